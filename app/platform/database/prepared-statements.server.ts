import type { Sql } from "postgres";

/** How many statements a connection may hold prepared; each costs the server some ten kilobytes. */
const max = 150;

/**
 * Has statements prepared that come again: Drizzle asks for none to be, and an unprepared one with
 * values takes two trips to the server. Texts that searches put together differ endlessly, so one is
 * prepared when it comes a third time, and there is an end to how many.
 */
export function preparing(client: Sql): Sql {
  const prepared = new Set<string>();
  const seen = new Map<string, number>();
  const comesAgain = (text: string) => {
    if (prepared.has(text)) return true;
    if (prepared.size >= max) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < 3) {
      if (seen.size >= 10 * max) seen.clear();
      seen.set(text, times);
      return false;
    }
    seen.delete(text);
    prepared.add(text);
    return true;
  };
  const unsafe = client.unsafe.bind(client);
  const again: Sql["unsafe"] = (text, values = [], options = {}) => {
    const may = values.length > 0 && client.options.prepare;
    return unsafe(text, values, { ...options, prepare: may && comesAgain(text) });
  };
  return Object.assign(client, { unsafe: again });
}
