import { existsSync } from "node:fs";
import type { QuerySet } from "./queries.ts";
import type { Ask } from "./timing.ts";

const verb = new URL("../../app/areas/jobs/suggest.server.ts", import.meta.url);
type Suggest = (typed: string, language: string) => Promise<readonly unknown[]>;

/** Suggestions for what was typed so far. */
export async function suggestAsks(typed: QuerySet): Promise<Ask[]> {
  if (!existsSync(verb)) return [];
  const { suggestSearches } = (await import(verb.href)) as { suggestSearches: Suggest };
  return typed.map(({ keyword = "" }) => {
    const language = /\p{Script=Arabic}/u.test(keyword) ? "ar" : "en";
    return async () => (await suggestSearches(keyword, language)).length;
  });
}
