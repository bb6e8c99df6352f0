import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { shortList } from "#app/emails/short-list.server.ts";
import { closingText } from "#app/features/job/closing-text.ts";
import type { ShortCard } from "#app/features/job/job.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { formatList } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths, type ShareChannel } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Digest } from "./digest-details.server.ts";

/**
 * Digest for a recipient with alerts: the new jobs, and some that fit the profile with their
 * reasons; `manage` leads to all alerts.
 */
export function digestContent(
  digest: Digest,
  fits: readonly ShortCard[],
  manage: string,
  language: Language,
): EmailContent {
  const { alerts: texts } = messagesFor(language).emails;
  const { jobs, alerts } = digest;
  const [only, ...more] = alerts;
  const names = formatList(
    alerts.map(({ name }) => isolated(name)),
    language,
  );
  const isOne = only !== undefined && more.length === 0;
  const count = texts.count(jobs.length);
  const list = isOne ? `/jobs?${only.params}` : paths.jobs();
  return {
    subject: isOne ? texts.subject({ count, search: isolated(only.name) }) : count,
    preview: jobs
      .slice(0, 2)
      .map(({ title }) => isolated(title))
      .join(messagesFor(language).ui.comma),
    heading: count,
    blocks: [
      names,
      shortList(
        jobs.map((job) => entryOf(job, language)),
        language,
      ),
      ...fitBlocks(fits, language),
    ],
    action: { label: texts.act, href: settings().baseUrl + list },
    notes: [isOne ? texts.when[only.frequency] : texts.whenSeveral],
    reason: texts.reason,
    manage: { label: texts.manage, href: manage },
  };
}

function fitBlocks(fits: readonly ShortCard[], language: Language): EmailContent["blocks"] {
  if (fits.length === 0) return [];
  const { fits: text } = messagesFor(language).emails.alerts;
  return [
    text,
    shortList(
      fits.map((job) => {
        const { lines, ...entry } = entryOf(job, language);
        return { ...entry, lines: [...lines, ...(job.why ? [job.why] : [])] };
      }),
      language,
    ),
  ];
}

const entryOf = (job: ShortCard, language: Language) => jobEntry(job, language, "a");

/** A job as a digest lists it, with the letter of its source in its link. */
export function jobEntry(job: ShortCard, language: Language, channel: ShareChannel) {
  const messages = messagesFor(language);
  const { noCompany, fromSite } = messages.jobs;
  const about = [
    isolated(job.company || noCompany),
    isolated(job.place),
    job.from && fromSite({ site: isolated(job.from) }),
  ];
  return {
    title: isolated(job.title || messages.jobs.noTitle),
    href: settings().baseUrl + paths.shortJob(shortName(job.id), channel),
    company: { id: job.companyKey, name: job.company, logo: job.logo ?? null },
    lines: [
      about.filter(Boolean).join(" · "),
      [payText(job.pay, messages), closingOf(job, language)].filter(Boolean).join(" · "),
    ],
  };
}

function closingOf({ closesInDays }: ShortCard, language: Language): string | undefined {
  const { jobs } = messagesFor(language);
  if (closesInDays === null) return undefined;
  return closingText(closesInDays, jobs);
}

/**
 * Confirmation for an address without an account: the search that alerts were requested for, without the words
 * that somebody typed; these stand on the page that the link opens.
 */
export function confirmationContent(
  { labels, isWhole }: { labels: string[]; isWhole: boolean },
  link: string,
  language: Language,
): EmailContent {
  const messages = messagesFor(language);
  const { confirmation, reasonConfirmation } = messages.emails.alerts;
  const search = labels.map((label) => isolated(label)).join(messages.ui.comma);
  const { subject, preview, heading, act, life, notYou } = confirmation;
  return {
    subject,
    preview,
    heading,
    blocks: [
      search === "" ? confirmation.introAll : confirmation.intro({ search }),
      ...(isWhole ? [] : [confirmation.wordsLater]),
    ],
    action: { label: act, href: link, isWrittenOut: true },
    notes: [life, notYou],
    reason: reasonConfirmation,
  };
}
