import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import {
  noOwnApplications,
  type OwnApplication,
} from "#app/features/applications/application-list.ts";
import {
  countCompanyApplications,
  listOwnApplications,
} from "#app/features/applications/application-lists.server.ts";
import { type Progress, progressOf } from "#app/features/applications/own-status.ts";
import {
  companyRows,
  seekerRows,
  type WaitingRow,
} from "#app/features/applications/waiting/ui/waiting-rows.ts";
import {
  findCompanyWaiting,
  findOwnWaiting,
} from "#app/features/applications/waiting/waiting.server.ts";
import { noCompanyWaiting, noSeekerWaiting } from "#app/features/applications/waiting/waiting.ts";
import { findOwnCompany } from "#app/features/companies/companies.server.ts";
import { findCompanyFigures } from "#app/features/figures/company-figures.server.ts";
import { findOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";

/** Next steps of a signed-in person. */
export type NextSteps = {
  userType: "customer_employee" | "company";
  /** The name of the person or company; empty if unknown. */
  name: string;
  /** Sent by a seeker, or received by a company. */
  applications: number;
  /** Whether the profile states a wish or a company. */
  hasProfile: boolean;
  waiting: { title: string; rows: WaitingRow[]; nothing?: string };
  /** A seeker's newest. */
  sent?: SentRow[];
  /** Sums of a company's last four weeks, once its jobs were seen. */
  figures?: { views: number; saved: number; sent: number };
};

/** One's own application with how far it has come, in the reader's words. */
type SentRow = {
  id: string;
  title: string;
  /** Once it was answered, else the day on which it was sent (reading 66). */
  state: string;
  steps: Progress["steps"];
};

const shownSent = 3;

/** The landing page's next steps for the actor; null if it shows the visitor's page. */
export async function findNextSteps(actor: Actor, language: Language): Promise<NextSteps | null> {
  if (actor.kind !== "person") return null;
  if (actor.userType === "customer_employee") return await stepsOfSeeker(actor, language);
  return actingCompany(actor) ? await stepsOfCompany(actor, language) : null;
}

async function stepsOfSeeker(seeker: Person, language: Language): Promise<NextSteps> {
  const [profile, sent, waiting] = await Promise.all([
    findOwnProfile(seeker),
    orEmpty("applications", listOwnApplications(seeker), noOwnApplications),
    orEmpty("waiting", findOwnWaiting(seeker), noSeekerWaiting),
  ]);
  const messages = messagesFor(language);
  return {
    userType: "customer_employee",
    name: fullName(profile),
    applications: sent.all,
    sent: sent.items.slice(0, shownSent).map((each) => sentRow(each, messages, language)),
    hasProfile: Boolean(profile.desiredPosition?.trim()),
    waiting: {
      title: messages.waiting.title,
      rows: seekerRows(waiting, messages, language),
      nothing: messages.waiting.nothingForYou,
    },
  };
}

function sentRow(
  { id, job, createdAt, ...application }: OwnApplication,
  { applications, jobs, ownApplication }: AllMessages,
  language: Language,
): SentRow {
  const { state, steps } = progressOf(application, ownApplication);
  return {
    id,
    title: job.title.trim() || jobs.noTitle,
    state: state ?? applications.card.applied({ date: formatDate(createdAt, language, "short") }),
    steps,
  };
}

async function stepsOfCompany(person: Person, language: Language): Promise<NextSteps> {
  const [company, applications, waiting, figures] = await Promise.all([
    findOwnCompany(person),
    countCompanyApplications(person),
    orEmpty("waiting", findCompanyWaiting(person), noCompanyWaiting),
    orEmpty("figures", findCompanyFigures(person, 28), undefined),
  ]);
  const messages = messagesFor(language);
  const mayAnswer = actingCompany(person)?.mayRecruit === true;
  const name = company?.companyName?.trim() ?? "";
  const { views = 0, saved = 0, sent = 0 } = figures?.totals ?? {};
  return {
    userType: "company",
    name,
    applications: applications.total,
    hasProfile: name !== "",
    waiting: {
      title: messages.waiting.companyTitle,
      rows: companyRows(waiting, mayAnswer, messages, language),
    },
    ...(views > 0 && { figures: { views, saved, sent } }),
  };
}
