import type { Actor } from "#app/features/accounts/actor.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { byteOrderMark, csvRow } from "#app/platform/csv/csv.ts";
import { type Figures, findCompanyFigures, findJobFigures } from "./company-figures.server.ts";
import type { Period } from "./figure-days.ts";

/** A table of each day and of each source of all jobs of a company, or of one; undefined for others. */
export async function exportFigures(
  actor: Actor,
  jobId: string | undefined,
  period: Period,
  language: Language,
): Promise<string | undefined> {
  const figures =
    jobId === undefined
      ? await findCompanyFigures(actor, period)
      : await findJobFigures(actor, jobId, period);
  return figures && figuresTable(figures, language);
}

function figuresTable(figures: Figures, language: Language): string {
  const { figures: words } = messagesFor(language);
  const { days, views, begun, sent, sources } = figures;
  const rows = [
    [words.day, words.views, words.begun, words.sent],
    ...days.map((day, at) => [day, ...[views, begun, sent].map((counts) => String(counts[at]))]),
    [],
    [words.source, words.views, words.begun],
    ...sources.map(({ source, host, views, begun }) => [
      host ?? words.sources[source as keyof typeof words.sources],
      String(views),
      String(begun),
    ]),
  ];
  return byteOrderMark + rows.map(csvRow).join("");
}
