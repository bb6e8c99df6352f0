import { and, eq, inArray, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companySlugs } from "#app/features/companies/companies.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { isSlug } from "#app/features/companies/slug.ts";
import { closingText } from "#app/features/job/closing-text.ts";
import type { JobCard } from "#app/features/job/job.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { withSteadyAmounts } from "#app/features/job/share-text.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { findSuccessor } from "#app/features/moderation/merges/merged-companies.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { EmbeddedJob, EmbeddedList } from "./embedded-list.ts";

/** A company that may be embedded; `slug` is null for one without a page of its own. */
export type EmbeddedCompany = { id: string; name: string; slug: string | null };

/**
 * The company by a slug, also an earlier one, or by its id, also that of one that was merged with it;
 * undefined for a blocked one and for none.
 */
export async function findEmbeddedCompany(name: string): Promise<EmbeddedCompany | undefined> {
  const company = await findNamed(name);
  if (company) return company;
  const successor = await findSuccessor(name);
  return successor ? findNamed(successor) : undefined;
}

async function findNamed(name: string): Promise<EmbeddedCompany | undefined> {
  const isId = isUuid(name);
  if (!isId && !isSlug(name)) return undefined;
  const bySlug = db
    .select({ id: companySlugs.companyId })
    .from(companySlugs)
    .where(eq(companySlugs.slug, name));
  const [company] = await db
    .select({ id: userProfiles.id, name: companyCalled, slug: companySlugColumn })
    .from(userProfiles)
    .where(
      and(
        isId ? eq(userProfiles.id, name) : inArray(userProfiles.id, bySlug),
        eq(userProfiles.userType, "company"),
        sql`not exists (select from auth_users account
          where account.id = ${userProfiles}.id and account.blocked_at is not null)`,
      ),
    );
  return company;
}

/** The newest open jobs of a company. */
export async function findEmbeddedList(
  company: EmbeddedCompany,
  language: Language,
  limit: number,
): Promise<EmbeddedList> {
  const messages = messagesFor(language);
  const listed = await listJobs({ company: company.id, sort: "newest" }, language, { limit });
  if (isRefused(listed)) throw new Error(listed.refused);
  const { embed, jobs } = messages;
  const name = company.name || jobs.noCompany;
  return {
    language,
    label: embed.label({ company: name }),
    jobs: listed.cards.map((card) => embeddedJob(card, language, messages)),
    none: embed.none,
    all: { text: embed.all({ company: name }), url: companyAddress(company, language) },
  };
}

/** Where all jobs of a company are. */
export function companyAddress({ id, slug }: EmbeddedCompany, language: Language): string {
  const path = slug ? paths.company(slug) : paths.jobs({ company: id });
  return settings().baseUrl + inLanguage(path, language);
}

function embeddedJob(card: JobCard, language: Language, messages: AllMessages): EmbeddedJob {
  const { jobs, labels } = messages;
  return {
    title: card.title.trim() || jobs.noTitle,
    url: settings().baseUrl + inLanguage(paths.shortJob(shortName(card.id), "e"), language),
    place: [card.place, labels.employmentType[card.employmentType]].filter(Boolean).join(" · "),
    pay: withSteadyAmounts(payText(card.pay, messages), language),
    closes: closesText(card.closesInDays, messages),
    isSoon: card.isUrgent,
  };
}

function closesText(days: number | null, { jobs }: AllMessages): string | null {
  return days === null ? null : closingText(days, jobs);
}

/** Names the language: a reader who comes from another site has chosen none here. */
function inLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}
