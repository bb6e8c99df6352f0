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
  const { applicants, applications } = useAllMessages();
  const language = useLanguage();
  const { applicant: person, sent } = applicant;
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
          <StageBadge stage={applicant.stage} />{" "}
          <time dateTime={sent.createdAt}>
            {applicants.appliedOn({ date: formatDate(sent.createdAt, language, "short") })}
          </time>{" "}
          {applicant.rating && <Mean rating={applicant.rating} />}
        </p>
        <LabelBadges labels={applicant.labels} />
      </div>
      {!applicant.isNameOnly && applicant.mayAnswer && (
        <Star isStarred={applicant.isStarred} to={to} />
      )}
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
