import type { ApplicantPreview } from "#app/features/applicants/applicant.ts";
import { AnswerList } from "#app/features/applications/ui/answer-list.tsx";
import { ApplicantProfile, LongText } from "#app/features/applications/ui/applicant-profile.tsx";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { SentDetails } from "#app/features/applications/ui/sent-application.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PersonHead } from "./applicant-head.tsx";
import type { PaneLinks } from "./desk.tsx";

type Props = { preview: ApplicantPreview; links: PaneLinks };

/** Beside the list while no application is open: the next to read, as the list of all applications shows it. */
export function PreviewPane({ preview, links }: Props) {
  const { applicants } = useAllMessages();
  const { id, stage, sent, applicant, answers } = preview;
  const { document } = sent;
  const title = stage === "new" ? applicants.waiting.title : applicants.applicant;
  return (
    <section className="pane pane-flow only-lg" aria-label={title}>
      <header className="pane-top">
        <p className="small muted">{title}</p>
        <p className="small muted keys">{applicants.keys}</p>
      </header>
      <div className="pane-in stack">
        <PersonHead {...preview} />
        <SentDetails sent={sent} />
        <div>
          <ButtonLink to={links.to(id)} variant="primary" data-pane="">
            {applicants.waiting.open}
          </ButtonLink>
          {stage === "new" && <p className="hint mt-2">{applicants.waiting.opens}</p>}
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
    </section>
  );
}
