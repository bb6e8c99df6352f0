import type { PrivateMessages } from "#app/messages/en/index.ts";
import type { ShownCheck } from "./check.ts";

/** A check in words; the domain, where there is one, stands behind them. */
export type CheckLine = Pick<ShownCheck, "kind" | "domain" | "at"> & { words: string; how: string };

/** The checks of a company in the reader's language, and one line about those that it lacks. */
export type CheckLines = { lines: CheckLine[]; closing: string };

/** Written by the server for everybody, so that pages to be read carry no words that they do not show. */
export function checkLines(
  checks: readonly ShownCheck[],
  texts: PrivateMessages["checks"]["shown"],
): CheckLines {
  const isLight = checks.every(({ kind }) => kind === "email");
  const unchecked = checks.length > 0 ? texts.only : texts.none;
  return {
    lines: checks.map(({ kind, method, domain, at }) => ({
      kind,
      domain,
      at,
      words: texts[kind],
      how: texts.method[method],
    })),
    closing: isLight ? unchecked : texts.note,
  };
}
