import { type JobQuery, toParams } from "#app/features/job/job-query.ts";
import type { BoardToSuggest } from "#app/features/search/read-index.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import type { Things } from "./known-names.server.ts";
import type { SuggestionKind } from "./suggest.ts";
import type { Offer } from "./suggest-pick.ts";

/** All that offers are made of. */
export type Sources = { things: Things; board: BoardToSuggest; language: Language };

type Written = Pick<Offer, "label" | "note">;

type Match = Pick<Offer, "isVerbatim" | "fit">;

/** The offer of a search, with its jobs. */
export async function offerOf(
  { board }: Sources,
  kind: SuggestionKind,
  query: JobQuery,
  written: Written,
  match: Match,
): Promise<Offer> {
  const { total, totalAtLeast } = await board.count(query);
  return { ...offerWith(total, kind, query, written, match), countAtLeast: totalAtLeast };
}

/** The same of a search whose jobs are known. */
export function offerWith(
  count: number,
  kind: SuggestionKind,
  query: JobQuery,
  { label, note }: Written,
  { isVerbatim, fit }: Match,
): Offer {
  const to = paths.jobs(toParams(query));
  return { kind, label, note, to, count, countAtLeast: false, isVerbatim, fit, keys: [to] };
}
