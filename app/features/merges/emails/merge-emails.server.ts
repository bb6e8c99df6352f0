import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailKind } from "#app/emails/email-kind.ts";
import { enqueueSingleEmail } from "#app/emails/enqueue-email.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays, maxRefusalLength } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

type News = {
  merge: string;
  act: "merge" | "move" | "undo";
  /** The company whose team the reader was of. */
  side: "from" | "into";
};

/** Tells a team that its company was merged with another, that a job was moved, or that this was undone. */
const mergedEmail = defineEmail<News>({
  name: "companiesMerged",
  // Sent one by one: manual decisions are no flood.
  usefulHours: 24 * emailRetryDays,
  perHour: null,
  async compose(events, { id, language }) {
    const news = events[0]?.data;
    const [row] = news
      ? await db
          .select(columns)
          .from(companyMerges)
          .innerJoin(from, eq(from.id, companyMerges.fromId))
          .innerJoin(into, eq(into.id, companyMerges.intoId))
          .leftJoin(jobs, eq(jobs.id, companyMerges.jobId))
          .where(eq(companyMerges.id, news.merge))
      : [];
    if (!news || !row) return undefined;
    // A member who has left the teams gets no email.
    const company = await findCompanyOf(id);
    if (company !== row.fromId && company !== row.intoId) return undefined;
    return { content: mergedContent(news, row, language) };
  },
});

export const mergeEmails: EmailKind[] = [mergedEmail];

/** Queues the emails to both teams, given by their accounts. */
export async function notifyTeams(
  tx: Transaction,
  news: Omit<News, "side">,
  teams: Record<News["side"], readonly string[]>,
): Promise<void> {
  for (const side of ["from", "into"] as const) {
    for (const account of teams[side]) {
      await enqueueSingleEmail(mergedEmail, account, { ...news, side }, tx);
    }
  }
}

const from = alias(userProfiles, "from_company");
const into = alias(userProfiles, "into_company");
const called = (company: typeof from | typeof into) =>
  sql<string>`company_called(${company.companyName}, ${company.firstName}, ${company.lastName})`;

const columns = {
  fromId: companyMerges.fromId,
  intoId: companyMerges.intoId,
  from: called(from),
  into: called(into),
  job: jobs.title,
  jobId: companyMerges.jobId,
  reason: companyMerges.reason,
  undoReason: companyMerges.undoReason,
};

type Row = {
  from: string;
  into: string;
  job: string | null;
  jobId: string | null;
  reason: string | null;
  undoReason: string | null;
};

function mergedContent({ act, side }: News, row: Row, language: Language): EmailContent {
  const texts = messagesFor(language).emails.merges;
  const names = {
    from: isolated(row.from),
    into: isolated(row.into),
    job: isolated(row.job ?? ""),
  };
  const text = act === "undo" ? texts.undo[row.jobId ? "move" : "merge"] : texts[act][side];
  // Doubles often have one name, which would tell neither of them apart.
  const isSame = !row.jobId && act !== "move" && row.from.trim() === row.into.trim();
  const same = texts.merge.same[act === "undo" ? "undo" : side];
  const intro = isSame ? same(names) : text.intro(names);
  const reason = act === "undo" ? row.undoReason : row.reason;
  const blocks: EmailContent["blocks"] = [intro];
  if (reason) {
    const lines = [isolated(reason, maxRefusalLength)];
    blocks.push({ kind: "panel", entry: { title: texts.why, lines } });
  }
  if (act !== "undo") blocks.push(texts.object);
  const href = settings().baseUrl + paths.companyDashboard();
  return {
    subject: text.subject(names),
    heading: text.heading,
    blocks,
    action: { label: texts.act, href },
    reason: texts.reason,
  };
}
