# `make run` plays, `make test` checks everything. Both need only make and Python 3.11 or newer.
# Written for every make since 3.81, which is the one that macOS has.

.DEFAULT_GOAL := help
.PHONY: run test fast format checks contract clients examples released lock openapi bench arena fuzz clean help

BIN := .venv/bin
RUNTIME := .venv/runtime.stamp
DEV := .venv/dev.stamp
CLIENTS := .venv/clients.stamp
NODE := tests/openapi/node
TYPESCRIPT := openapi/clients/typescript
# Each process has servers of its own, and many tests wait for them: one process more than there are cores, since one
# always waits. ARGS="-n 0" for a debugger.
PYTEST = $(BIN)/pytest --numprocesses $$($(BIN)/python -c 'import os; print(min(8, os.cpu_count() + 1))') --dist worksteal

run: $(RUNTIME) ## Start Upcard; options by ARGS="--port 8123"
	@exec $(BIN)/upcard up $(ARGS)

test: checks contract $(CLIENTS) ## Everything: format, lint, types, imports, contract, all tests
	$(PYTEST) $(ARGS)

fast: checks ## While working: the same without the contract, and the engines' quicker tests only
	$(PYTEST) tests/engines -m 'not thorough' $(ARGS)

checks: $(DEV)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

contract: $(DEV) ## Is the contract up to date, free of faults, and kind to the clients of the last released one?
	$(BIN)/upcard openapi --check openapi/openapi.json
	@.ci/node-packages $(NODE)
	@[ ! -e $(NODE)/node_modules/.package-lock.json ] || npm --prefix $(NODE) run --silent lint
	@[ ! -e $(NODE)/node_modules/.package-lock.json ] || npm --prefix $(NODE) run --silent breaking

format: $(DEV) ## Format the code and mend what the linter can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

openapi: $(DEV) ## Write openapi/openapi.json from the code, and the table of problems
	$(BIN)/upcard openapi --write openapi/openapi.json
	$(BIN)/python -m tests.openapi.error_table

examples: $(DEV) ## Record openapi/examples from a running server, and write the contract with them
	$(BIN)/python -m tests.openapi.recording
	$(BIN)/python -m tests.openapi.scenarios
	$(BIN)/upcard openapi --write openapi/openapi.json
	$(BIN)/python -m tests.openapi.error_table

clients: $(DEV) $(CLIENTS) ## Write what is generated of openapi/clients from openapi/openapi.json
	openapi/clients/python/generate openapi/clients/python/upcard_client/generated
	@.ci/node-packages $(TYPESCRIPT)
	@[ ! -e $(TYPESCRIPT)/node_modules/.package-lock.json ] || npm --prefix $(TYPESCRIPT) run --silent generate

released: $(DEV) ## At a release: from now on, what breaks clients of this contract must be told in the changelog
	cp openapi/openapi.json openapi/released/openapi.json

bench: $(DEV) ## Measure; the table goes into tests/bench/README.md
	$(BIN)/python -m tests.bench $(ARGS)

arena: $(DEV) ## Let the bots play each other; ARGS="liars-race --first basic --second random --matches 300"
	$(BIN)/python -m tests.worker.arena $(ARGS)

fuzz: $(DEV) ## Ten minutes of requests that nobody thought of; ARGS="--minutes 3", or "--seed 7 --rounds 1" once more
	$(BIN)/python -m tests.openapi.fuzz $(ARGS)

lock: $(DEV) ## Pin the newest versions that pyproject.toml allows, with hashes; LOCK="--upgrade" renews them
	$(COMPILE) --extra build --output-file requirements.lock pyproject.toml
	$(COMPILE) --extra build --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml
	$(COMPILE) --output-file openapi/clients/tools.lock openapi/clients/tools.in
	$(COMPILE) --output-file tests/openapi/clients/generators.lock tests/openapi/clients/generators.in

# The oldest Python is named, so that the locks do not depend on the one in use here.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11.0 --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock" $(LOCK)

clean: ## Remove what can be made again; matches in .upcard/ stay
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .schemathesis
	rm -rf tests/openapi/clients/build

help: ## Show this
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | column -t -s '|' 2>/dev/null || \
		sed -n 's/^\([a-z]*\):.*## /  make \1  /p' Makefile

$(RUNTIME): requirements.lock pyproject.toml .ci/environment
	@.ci/environment requirements.lock
	@touch $@

# The development lock holds the runtime's versions, so both stamps are good.
$(DEV): requirements-dev.lock requirements.lock pyproject.toml .ci/environment
	@.ci/environment requirements-dev.lock
	@touch $(RUNTIME) $@

# Made after the other, which may empty the folder that both are in.
$(CLIENTS): openapi/clients/tools.lock .ci/environment | $(DEV)
	@.ci/environment openapi/clients/tools.lock .venv/clients
	@touch $@
