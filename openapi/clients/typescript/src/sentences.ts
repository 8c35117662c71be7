import type { GameTexts, Texts, Variant } from './generated/index.js';

type Fields = Record<string, unknown>;

/**
 * What an event says to people, by the texts of `getTexts`. `names` holds a name for each seat.
 *
 * An event without a text, as a newer server may send it, is told by its type.
 */
export function sentence(texts: GameTexts, event: { type: string }, names: readonly string[]): string {
  const half = event.type in texts.match.events ? texts.match : texts.game;
  const fields: Fields = { ...event };
  const text = half.events[event.type]?.find((variant) => fits(variant, fields))?.text ?? event.type;
  return text.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => {
    const way = path.split('.');
    return word(half, names, way.at(-1) ?? '', at(way, fields));
  });
}

function fits({ when = {} }: Variant, fields: Fields): boolean {
  return Object.entries(when).every(([field, value]) => (fields[field] ?? null) === value);
}

/** How a value is said. What it is depends on the name of its field. */
function word(texts: Texts, names: readonly string[], field: string, value: unknown): string {
  const say = (part: unknown, of = field): string => word(texts, names, of, part);
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'number' && texts.seat_fields.includes(field)) {
    return texts.seat.replace('{name}', names[value] ?? '');
  }
  if (Array.isArray(value)) {
    const parts: unknown[] = value;
    if (!texts.seat_lists.includes(field)) {
      return parts.map((part) => say(part)).join(', ');
    }
    // One for each seat. What is in a list of lists is said without its name, so that no number passes for a seat.
    return parts
      .map((part, seat) => [names[seat] ?? '', [part].flat().map((each) => say(each, '')).filter(Boolean).join(' ')])
      .filter(([, said]) => said)
      .map(([name, said]) => `${name} ${said}`)
      .join(', ');
  }
  if (typeof value === 'object') {
    return Object.entries(value).map(([name, part]) => say(part, name)).filter(Boolean).join(' ');
  }
  return texts.names[String(value)] ?? String(value);
}

/** What lies at the end of a path; of a list, what lies there in each of its items. */
function at(way: string[], value: unknown): unknown {
  const [name, ...rest] = way;
  if (name === undefined || value === null || value === undefined) {
    return value;
  }
  return Array.isArray(value) ? value.map((item) => at(way, item)) : at(rest, (value as Fields)[name]);
}
