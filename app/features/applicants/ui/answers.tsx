import { Form } from "react-router";
import type { ApplicantInterview } from "#app/features/applicants/applicant.ts";
import { answerTo, type FormAnswer, lastEventOf } from "#app/features/applicants/form-answer.ts";
import type { Reading } from "#app/features/applicants/read-applicant.server.ts";
import type { Stage } from "#app/features/applicants/stage.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { RowMenu } from "#app/ui/list/row-menu.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { writtenIn } from "#app/ui/own-direction.tsx";
import { UserText } from "#app/ui/text.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { PaneLinks } from "./desk.tsx";
import { Missed, TooLate } from "./missed.tsx";

type Props = { reading: Reading; links: PaneLinks; answer: FormAnswer | undefined };

/** The main next action of each stage. */
const nextStep: Partial<Record<Stage, CompanyAction>> = {
  new: "shortlist",
  reviewing: "shortlist",
  shortlisted: "invite",
  interview: "offer",
  offered: "hire",
  hired: "reply",
  not_selected: "reconsider",
  closed: "reply",
};

/** The allowed next actions; the chosen one is open. */
export function Answers({ reading, links, answer }: Props) {
  const { applicants } = useAllMessages();
  const { applicant, asking, templates } = reading;
  const { name } = applicant.applicant;
  const refused = answerTo("answer", answer);
  const missed = refused?.missed;
  const lastEvent = String(missed?.at(-1)?.id ?? lastEventOf(applicant.history));
  if (asking) {
    return (
      <AnswerForm
        key={asking}
        action={asking}
        to={links.to(applicant.id, { answer: asking })}
        back={links.to(applicant.id)}
        language={applicant.language ?? writtenIn(applicant.sent.coverLetter || name)}
        names={{ name, job: applicant.job }}
        templates={templates}
        answer={answer}
        start={asking === "invite" ? startOf(applicant.interview, reading.place) : {}}
        doubts={reading.doubts}
        lastEvent={lastEvent}
      >
        {missed && <Missed missed={missed} />}
        {asking === "invite" && applicant.interview && <Wish interview={applicant.interview} />}
      </AnswerForm>
    );
  }
  if (applicant.actions.length === 0) return null;
  const chief = nextStep[applicant.stage];
  const isReached = reading.doubts.people.length === 0;
  const step = { links, chief, id: applicant.id, lastEvent, isReached };
  const may = (action: CompanyAction) => action !== chief && applicant.actions.includes(action);
  const rest = applicant.actions
    .filter((action) => may(action) && action !== "invite")
    .toSorted((a, b) => Number(a === "decline") - Number(b === "decline"));
  return (
    <>
      {missed && <TooLate missed={missed} values={refused.values} />}
      {/* At a phone's foot, where only the main action has its words. */}
      <div className="answers">
        {chief && applicant.actions.includes(chief) && <Step {...step} action={chief} />}
        {may("invite") && <Step {...step} action="invite" icon="calendar" />}
        {may("decline") && <Step {...step} action="decline" className="only-lg" />}
        {rest.length > 0 && (
          <RowMenu label={applicants.moreActions}>
            {rest.map((action) => (
              <Step
                {...step}
                key={action}
                action={action}
                className={action === "decline" ? "only-sm" : undefined}
              />
            ))}
          </RowMenu>
        )}
      </div>
    </>
  );
}

/** The applicant's wish for another time, beside the fields that answer it. */
function Wish({ interview }: { interview: ApplicantInterview }) {
  const { applicants } = useAllMessages();
  if (interview.answer !== "another_time") return null;
  return (
    <Notice kind="warn" title={applicants.interviewAnswer.another_time}>
      {interview.answerNote && <UserText text={interview.answerNote} />}
    </Notice>
  );
}

/**
 * A further invitation begins with the day, hour and place of the last one, in Damascus, if it has a time;
 * a first one with the place of the company's last.
 */
function startOf(interview: ApplicantInterview | null, lastPlace: string): FormValues {
  if (!interview) return { interviewPlace: lastPlace };
  const { startsAt, minutes, place, phone, link, note } = interview;
  const local = startsAt && new Date(Date.parse(startsAt) + 3 * 60 * 60 * 1000).toISOString();
  return {
    ...(local && { interviewDay: local.slice(0, 10), interviewTime: local.slice(11, 16) }),
    interviewLength: String(minutes),
    interviewPlace: place ?? "",
    interviewPhone: phone ?? "",
    interviewLink: link ?? "",
    interviewNote: note ?? "",
  };
}

type StepProps = {
  action: CompanyAction;
  id: string;
  links: PaneLinks;
  chief: CompanyAction | undefined;
  icon?: IconName;
  className?: string | undefined;
  lastEvent: string;
  /** Whether the email will arrive. */
  isReached: boolean;
};

/** An action without text runs at once if its email arrives; all others open a form. */
function Step({ action, id, links, chief, icon, className, lastEvent, isReached }: StepProps) {
  const label = useAllMessages().applicants.action[action];
  const variant = action === chief ? "primary" : action === "decline" ? "danger" : "quiet";
  if (isReached && (action === "shortlist" || action === "reconsider")) {
    return (
      <Form method="post" action={links.to(id)} className={className} preventScrollReset>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="lastEvent" value={lastEvent} />
        <Button variant={variant}>{label}</Button>
      </Form>
    );
  }
  return (
    <ButtonLink
      to={links.to(id, { answer: action })}
      variant={variant}
      icon={icon}
      className={className}
      data-pane=""
    >
      <span>{label}</span>
    </ButtonLink>
  );
}
