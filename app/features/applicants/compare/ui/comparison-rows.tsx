import type { ReactNode } from "react";
import type { Compared, Comparison } from "#app/features/applicants/compare/comparison.ts";
import { LabelBadges, Mean } from "#app/features/applicants/marks/ui/marks.tsx";
import { answerWords, questionWords } from "#app/features/applications/answers/answer.ts";
import { desiredPay } from "#app/features/applications/ui/applicant-profile.tsx";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { StageBadge } from "#app/features/applications/ui/stage-badge.tsx";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { hasWish } from "#app/features/seekers/profile.ts";
import { formatDate } from "#app/i18n/format.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  comparison: Comparison;
  /** The matches of each with the job as a sentence, in their order. */
  whys: readonly string[];
  query: Record<string, string | null>;
};

/** Two or three applicants in the same rows: columns, or on a phone a value after the other. */
export function ComparisonRows({ comparison, whys, query }: Props) {
  const { applicants, applications } = useAllMessages();
  const { job, compared } = comparison;
  const { compare } = applicants;
  const nameOf = ({ applicant }: Compared) => applicant.name || applications.card.nobody;
  return (
    <div className={classNames("compare card p-0", compared.length > 2 && "compare-3")}>
      <div className="compare-names">
        {compared.map((each) => (
          <a
            key={each.id}
            href={paths.applicant(job.id, each.id, query)}
            aria-label={compare.open({ name: nameOf(each) })}
          >
            <bdi>{nameOf(each)}</bdi>
          </a>
        ))}
      </div>
      {useRows(comparison, whys).map(({ key, name, cells }) => (
        <section key={key} className="compare-row" aria-labelledby={`row-${key}`}>
          <h2 id={`row-${key}`}>
            <bdi>{name}</bdi>
          </h2>
          <dl>
            {compared.map((each, place) => (
              <div key={each.id}>
                <dt>
                  <bdi>{nameOf(each)}</bdi>
                </dt>
                <dd>{cells[place] || <span className="muted">{compare.none}</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type Row = { key: string; name: string; cells: ReactNode[] };

function useRows({ compared, questions }: Comparison, whys: readonly string[]): Row[] {
  const messages = useAllMessages();
  const language = useLanguage();
  const { applicants, applications, screening } = messages;
  const { compare } = applicants;
  const row = (key: string, name: string, cell: (each: Compared) => ReactNode): Row => ({
    key,
    name,
    cells: compared.map((each) => !each.isNameOnly && cell(each)),
  });
  const ofProfile = (text: ReactNode) => (
    <span className="small muted">
      {compare.fromProfile} {text}
    </span>
  );
  return [
    {
      key: "stage",
      name: compare.stage,
      cells: compared.map(({ stage, isNameOnly }) => (
        <>
          <StageBadge stage={stage} />
          {isNameOnly && <p className="small muted">{compare.gone}</p>}
        </>
      )),
    },
    {
      key: "fit",
      name: compare.fit,
      cells: compared.map(({ isNameOnly }, place) =>
        isNameOnly ? null : whys[place] || <span className="muted">{compare.noFit}</span>,
      ),
    },
    row("years", compare.experience, ({ sent: { experience }, applicant }) => {
      const { experienceYears: years } = applicant;
      if (!experience && years === null) return null;
      return (
        <>
          {experience && <p>{messageOrText(messages, `labels.experience.${experience}`)}</p>}
          {years !== null && <p>{ofProfile(applications.card.years(years))}</p>}
        </>
      );
    }),
    row("pay", compare.pay, ({ sent: { expectedSalary }, applicant: { desiredSalary } }) => {
      if (expectedSalary) return <bdi>{expectedSalary}</bdi>;
      const isDesired = desiredSalary.min !== null || desiredSalary.max !== null;
      return isDesired && ofProfile(<JobPay pay={desiredPay(desiredSalary)} />);
    }),
    row("available", compare.available, ({ sent: { availableDate }, applicant }) => {
      if (availableDate) {
        return <time dateTime={availableDate}>{formatDate(availableDate, language)}</time>;
      }
      const { min, max } = applicant.desiredSalary;
      if (!hasWish(applicant, min !== null || max !== null)) return null;
      return ofProfile(messageOrText(messages, `labels.availability.${applicant.availability}`));
    }),
    ...questions.map((question) =>
      row(question.id, questionWords(question, messages), ({ answers }) => {
        const answer = answers.find(({ questionId }) => questionId === question.id);
        return (
          answer && (
            <>
              <bdi>{answerWords(answer, messages, language)}</bdi>{" "}
              {answer.isUnmet && <Badge tone="urgent">{screening.unmet}</Badge>}
              {answer.isOutdated && <Badge>{screening.outdated}</Badge>}
            </>
          )
        );
      }),
    ),
    row("rating", compare.rating, ({ rating }) => rating && <Mean rating={rating} />),
    row(
      "labels",
      compare.labels,
      ({ labels }) => labels.length > 0 && <LabelBadges labels={labels} />,
    ),
    row("languages", compare.languages, ({ applicant: { languages } }) =>
      languages.length > 0 ? <bdi>{languages.join(" · ")}</bdi> : null,
    ),
    row("cv", compare.cv, ({ sent: { document }, applicant: { name } }) =>
      document ? (
        <a href={paths.document(document.id)} aria-label={applications.card.cvOf({ name })}>
          <FileName name={document.name} />
        </a>
      ) : null,
    ),
    row(
      "letter",
      compare.letter,
      ({ sent: { coverLetter } }) => coverLetter && <UserText text={coverLetter} />,
    ),
  ];
}
