import type { ReactNode } from "react";
import { Form } from "react-router";
import type { ApplicantDetail } from "#app/features/applicants/applicant.ts";
import { LabelBadges, Mean } from "#app/features/applicants/marks/ui/marks.tsx";
import { StageBadge } from "#app/features/applications/ui/stage-badge.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = { applicant: ApplicantDetail; to: string };

/** Who has applied and when, and the company's star. */
export function ApplicantHead({ applicant, to }: Props) {
  return (
    <PersonHead
      {...applicant}
      mean={applicant.rating && <Mean rating={applicant.rating} />}
      labels={<LabelBadges labels={applicant.labels} />}
    >
      {!applicant.isNameOnly && applicant.mayAnswer && (
        <Star isStarred={applicant.isStarred} to={to} />
      )}
    </PersonHead>
  );
}

type PersonHeadProps = {
  stage: ApplicantDetail["stage"];
  applicant: Pick<ApplicantDetail["applicant"], "name" | "desiredPosition">;
  sent: Pick<ApplicantDetail["sent"], "createdAt">;
  /** Behind the day. */
  mean?: ReactNode;
  labels?: ReactNode;
  /** At the end of the row. */
  children?: ReactNode;
};

/** Who has applied and when. */
export function PersonHead(props: PersonHeadProps) {
  const { stage, applicant: person, sent, mean, labels, children } = props;
  const { applicants, applications } = useAllMessages();
  const language = useLanguage();
  const name = person.name || applications.card.nobody;
  return (
    <div className="applicant-head row flex-nowrap">
      <PersonFace name={name} className="face-lg" />
      <div className="grow min-w-0">
        <h2 className="text-xl">
          <bdi>{name}</bdi>
        </h2>
        {person.desiredPosition && (
          <p className="muted">
            <bdi>{person.desiredPosition}</bdi>
          </p>
        )}
        <p className="small muted">
          <StageBadge stage={stage} />{" "}
          <time dateTime={sent.createdAt}>
            {applicants.appliedOn({ date: formatDate(sent.createdAt, language, "short") })}
          </time>{" "}
          {mean}
        </p>
        {labels}
      </div>
      {children}
    </div>
  );
}

function Star({ isStarred, to }: { isStarred: boolean; to: string }) {
  const { applicants } = useAllMessages();
  return (
    <Form method="post" action={to} preventScrollReset className="self-start">
      <input type="hidden" name="intent" value="star" />
      <input type="hidden" name="starred" value={isStarred ? "0" : "1"} />
      <button
        type="submit"
        className="icon-btn"
        aria-label={isStarred ? applicants.unstar : applicants.star}
      >
        <Icon name="star" className={isStarred ? "starred" : undefined} />
      </button>
    </Form>
  );
}
