import type { ReactNode } from "react";
import type { Applicant } from "#app/features/applications/application-list.ts";
import { defaultCurrency, type Pay } from "#app/features/job/job.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { likelyPound } from "#app/features/job/pay/pound.ts";
import type { ProfileEntry } from "#app/features/seekers/entries/profile-entry.ts";
import { EntryView } from "#app/features/seekers/entries/ui/entry-view.tsx";
import { hasWish } from "#app/features/seekers/profile.ts";
import { forReader } from "#app/i18n/language.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge, Badges } from "#app/ui/badge.tsx";
import { WebLink } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { UserText } from "#app/ui/text.tsx";

/** The applicant's profile beside the application; empty fields are left out. */
export function ApplicantProfile({ applicant }: { applicant: Applicant }) {
  const { card } = useAllMessages().applications;
  return (
    <>
      <ProfileSummary applicant={applicant} />
      <OwnLinks applicant={applicant} />
      <div className="grid md2 lg4 empty:hidden">
        <AllMessages title={card.skills} entries={applicant.skills} />
        <AllMessages title={card.languages} entries={applicant.languages} />
        <AllMessages title={card.certifications} entries={applicant.certifications} />
        <AllMessages title={card.preferredLocations} entries={applicant.preferredLocations} />
      </div>
      <LongText title={card.bio} text={applicant.bio} />
      <Entries
        title={card.workExperience}
        entries={applicant.entries.filter(({ kind }) => kind === "job")}
        text={applicant.workExperience}
      />
      <Entries
        title={card.education}
        entries={applicant.entries.filter(({ kind }) => kind === "school")}
        text={applicant.education}
      />
    </>
  );
}

function ProfileSummary({ applicant }: { applicant: Applicant }) {
  const messages = useAllMessages();
  const { card } = messages.applications;
  const language = useLanguage();
  const { experienceYears: years, desiredSalary } = applicant;
  const hasSalary = desiredSalary.min !== null || desiredSalary.max !== null;
  const isWished = hasWish(applicant, hasSalary);
  return (
    <Given
      details={[
        [card.desiredSalary, hasSalary && <JobPay pay={desiredPay(desiredSalary)} />],
        [
          card.workType,
          isWished && messageOrText(messages, `labels.employmentType.${applicant.workType}`),
        ],
        [card.experienceYears, years === null ? null : card.years(years)],
        [
          card.availability,
          isWished && messageOrText(messages, `labels.availability.${applicant.availability}`),
        ],
        [card.relocates, isWished && (applicant.willingToRelocate ? card.yes : card.no)],
        [card.place, isolated(applicant.place && forReader(applicant.place, language))],
      ]}
    />
  );
}

/** The profile does not say in which pound: the amount does. */
export function desiredPay(salary: Applicant["desiredSalary"]): Pay {
  const pay: Pay = { ...salary, period: "month" };
  return salary.currency === defaultCurrency ? { ...pay, pound: likelyPound(salary) } : pay;
}

/** In rows of their own: an address may be longer than the screen is wide. */
function OwnLinks({ applicant: { linkedinUrl, portfolioUrl } }: { applicant: Applicant }) {
  const { card } = useAllMessages().applications;
  return (
    <Given
      className="detail-list-side"
      details={[
        [card.linkedin, linkedinUrl && <WebLink url={linkedinUrl} />],
        [card.portfolio, portfolioUrl && <WebLink url={portfolioUrl} />],
      ]}
    />
  );
}

type GivenProps = {
  details: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
};

/** A fact without a value is left out. */
function Given({ details, className }: GivenProps) {
  const given = details.filter(([, value]) => value !== null && value !== "" && value !== false);
  if (given.length === 0) return null;
  return (
    <DetailList className={className}>
      {given.map(([name, value]) => (
        <Detail key={name} name={name}>
          {value}
        </Detail>
      ))}
    </DetailList>
  );
}

function AllMessages({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="stack gap-2">
      <h3 className="text-base">{title}</h3>
      <Badges>
        {entries.map((entry) => (
          <Badge key={entry}>
            <bdi>{entry}</bdi>
          </Badge>
        ))}
      </Badges>
    </div>
  );
}

type EntriesProps = { title: string; entries: ProfileEntry[]; text: string | null };

/** Jobs or schools, and below them the text about them, which stands alone where there are none. */
function Entries({ title, entries, text }: EntriesProps) {
  if (entries.length === 0) return <LongText title={title} text={text} />;
  return (
    <div className="stack gap-2">
      <h3 className="text-base">{title}</h3>
      <ul className="stack gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryView entry={entry} />
          </li>
        ))}
      </ul>
      {text && <UserText text={text} />}
    </div>
  );
}

export function LongText({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className="long-text">
      <h3 className="text-base">{title}</h3>
      <UserText text={text} />
    </div>
  );
}

/** A person's text has its own direction. */
function isolated(text: string | null | undefined) {
  return text ? <bdi>{text}</bdi> : null;
}
