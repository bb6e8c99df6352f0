import type { ApplicantPreview, Neighbours } from "#app/features/applicants/applicant.ts";
import { AnswerList } from "#app/features/applications/ui/answer-list.tsx";
import { ApplicantProfile, LongText } from "#app/features/applications/ui/applicant-profile.tsx";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { SentDetails } from "#app/features/applications/ui/sent-application.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PersonHead } from "./applicant-head.tsx";
import type { PaneLinks } from "./desk.tsx";
import { PaneKeys, PaneTop } from "./pane-top.tsx";

type Props = {
  preview: ApplicantPreview;
  neighbours: Neighbours;
  links: PaneLinks;
  mayAnswer: boolean;
};

/** Beside the list while no application is open: the next to read, as the list of all applications shows it. */
export function PreviewPane({ preview, neighbours, links, mayAnswer }: Props) {
  const { applicants } = useAllMessages();
  const { id, stage, sent, applicant, answers } = preview;
  const { document } = sent;
  const title = stage === "new" ? applicants.waiting.title : applicants.applicant;
  return (
    <section className="pane pane-flow only-lg" aria-label={title}>
      <PaneTop title={title} name={applicant.name} neighbours={neighbours} links={links} />
      <div className="pane-in stack">
        <PersonHead {...preview} />
        <SentDetails sent={sent} />
        <div className="stack gap-2">
          {stage === "new" && (
            <p className="hint" id="opens">
              {applicants.waiting.opens}
            </p>
          )}
          <p>
            <ButtonLink to={links.to(id)} variant="primary" data-pane="">
              {applicants.waiting.open}
            </ButtonLink>
          </p>
          <div className="row gap-2">
            {stage === "new" &&
              mayAnswer &&
              (["shortlist", "invite", "decline"] as const).map((action) => (
                <Button
                  key={action}
                  type="button"
                  icon={action === "invite" ? "calendar" : undefined}
                  disabled
                  aria-describedby="opens"
                >
                  {applicants.action[action]}
                </Button>
              ))}
          </div>
        </div>
        <AnswerList answers={answers} />
        <LongText title={applicants.letter} text={sent.coverLetter} />
        {document && (
          <section className="stack gap-2">
            <h3 className="text-base">{applicants.cv}</h3>
            <div className="cv-box">
              <a href={`${links.to(id)}#cv`} data-pane="">
                <FileName name={document.name} /> <Icon name="chevron" flip />
              </a>
            </div>
          </section>
        )}
        <ApplicantProfile applicant={applicant} />
      </div>
      <PaneKeys />
    </section>
  );
}
