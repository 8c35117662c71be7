"""What operators and tools ask for: health, the contract, its problems."""
