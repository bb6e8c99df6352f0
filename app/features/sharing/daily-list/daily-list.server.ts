import { and, desc, eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isModerator } from "#app/features/accounts/actor.ts";
import type { Category } from "#app/features/job/job.ts";
import { shortCardOf, shortColumns } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { shareLines } from "#app/features/job/share-text.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { parsePlaceText, placeName } from "#app/features/places/place.ts";
import { formatDate } from "#app/i18n/format.ts";
import { defaultLanguage } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { DailyListOptions } from "./daily-list.ts";

/** The newest of a day among which the best are chosen. */
const considered = 500;

/**
 * The open jobs of a day as a text for messengers, the best first: companies that were checked, jobs that state
 * their pay, then the newest. Null for a day without any. Throws a 404 for all but moderators.
 */
export async function writeDailyList(
  actor: Actor,
  options: DailyListOptions,
): Promise<string | null> {
  if (!isModerator(actor)) throw notFound();
  const rows = await listJobsOfDay(options.day);
  if (rows.length === 0) return null;
  const best = rows.toSorted((one, other) => worthOf(other) - worthOf(one)).slice(0, options.limit);
  return textOf(best, options, messagesFor(options.language));
}

type Row = Awaited<ReturnType<typeof listJobsOfDay>>[number];

/** Newest first, by the index jobs_newest. */
async function listJobsOfDay(day: string) {
  const from = sql`(${day}::date)::timestamp at time zone 'Asia/Damascus'`;
  const end = sql`(${day}::date + 1)::timestamp at time zone 'Asia/Damascus'`;
  return db
    .select(shortColumns)
    .from(jobs)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(
      and(
        eq(jobs.status, "active"),
        sql`${jobs.createdAt} >= ${from}`,
        sql`${jobs.createdAt} < ${end}`,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(considered);
}

function worthOf({ checked, salaryMin, salaryMax }: Row): number {
  return (checked > 0 ? 2 : 0) + (salaryMin || salaryMax ? 1 : 0);
}

/** Three lines a job under the heading of its group, the groups in the order of their best jobs. */
function textOf(rows: readonly Row[], options: DailyListOptions, messages: AllMessages): string {
  const { day, language, group } = options;
  const { dailyList } = messages;
  const groups = Map.groupBy(rows, (row) => groupOf(row, options, messages));
  const at = language === defaultLanguage ? "" : `?lang=${language}`;
  const parts = [...groups].map(([name, members]) => {
    const written = members.map((row) => jobText(row, at, options, messages));
    // WhatsApp sets what stands between asterisks in bold.
    return [...(group === "none" ? [] : [`*${name}*`]), ...written].join("\n\n");
  });
  const address = settings().baseUrl + paths.jobs() + at;
  return [
    dailyList.heading({ day: formatDate(`${day}T12:00:00+03:00`, language) }),
    ...parts,
    dailyList.more({ address }),
  ].join("\n\n");
}

function groupOf(row: Row, { group, language }: DailyListOptions, messages: AllMessages): string {
  if (group === "none") return "";
  if (group === "category") return messages.labels.category[row.category as Category];
  const [country, province] = (row.placeId ?? parsePlaceText(row.location))?.split("/") ?? [];
  return country && province
    ? placeName(`${country}/${province}`, language)
    : messages.dailyList.elsewhere;
}

function jobText(
  row: Row,
  at: string,
  { language }: DailyListOptions,
  messages: AllMessages,
): string {
  const card = shortCardOf(row, language);
  const lines = shareLines(
    {
      title: card.title.trim() || messages.jobs.noTitle,
      company: card.company || messages.jobs.noCompany,
      place: card.place,
      pay: payText(card.pay, messages),
      from: card.from && messages.jobs.fromSite({ site: card.from }),
    },
    language,
  );
  return [...lines, settings().baseUrl + paths.shortJob(shortName(card.id)) + at].join("\n");
}
