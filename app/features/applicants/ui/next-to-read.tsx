import type { ApplicantRow, Pipeline } from "#app/features/applicants/applicant.ts";
import { questionWords } from "#app/features/applications/answers/answer.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import type { PaneLinks } from "./desk.tsx";

type Props = { pipeline: Pipeline; links: PaneLinks };

/** The pane while no application is open: the first unread applicant and the job's questions. Opens nothing. */
export function NextToRead({ pipeline, links }: Props) {
  const messages = useAllMessages();
  const { applicants, jobs } = messages;
  const { job, list, screening } = pipeline;
  const next = list.items.find(({ stage }) => stage === "new");
  return (
    <section className="pane only-lg" aria-label={applicants.waiting.title}>
      <div className="pane-in stack">
        {next ? (
          <Waiting row={next} to={links.to(next.id)} />
        ) : (
          <div>
            <h2 className="text-lg">{applicants.waiting.none}</h2>
            <p className="muted">{applicants.choose}</p>
          </div>
        )}
        <p className="small muted">{applicants.keys}</p>
      </div>
      <div className="pane-in stack gap-3">
        <div>
          <h2 className="text-base">{applicants.waiting.job}</h2>
          <p className="num">
            <JobPay pay={job.pay} />
          </p>
          <a className="tap" href={paths.job(job.id)}>
            <bdi>{job.title || jobs.noTitle}</bdi>
          </a>
        </div>
        {screening && (
          <div>
            <h2 className="text-base">{applicants.waiting.questions}</h2>
            <ul className="list-disc ps-5">
              {screening.questions.map((question) => (
                <li key={question.id}>
                  <bdi>{questionWords(question, messages)}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function Waiting({ row, to }: { row: ApplicantRow; to: string }) {
  const { applicants, applications, labels } = useAllMessages();
  const language = useLanguage();
  const { experience, expectedSalary, createdAt, position } = row;
  const name = row.name || applications.card.nobody;
  return (
    <>
      <h2 className="text-lg">{applicants.waiting.title}</h2>
      <div className="flex items-center gap-3">
        <PersonFace name={name} className="face-lg" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-strong">
            <bdi>{name}</bdi>
          </p>
          {position && (
            <p className="small muted">
              <bdi>{position}</bdi>
            </p>
          )}
        </div>
      </div>
      <dl className="case-figures">
        <div>
          <dt>{applicants.filter.experience}</dt>
          <dd>{experience ? messageOrText({ labels }, `labels.experience.${experience}`) : "-"}</dd>
        </div>
        <div>
          <dt>{applicants.asks}</dt>
          <dd>
            <bdi>{expectedSalary ?? "-"}</bdi>
          </dd>
        </div>
        <div>
          <dt>{applicants.waiting.sent}</dt>
          <dd>
            <time dateTime={createdAt}>{formatDate(createdAt, language, "short")}</time>
          </dd>
        </div>
      </dl>
      <div>
        <ButtonLink to={to} variant="primary" data-pane="">
          {applicants.waiting.read}
        </ButtonLink>
        <p className="hint mt-2">{applicants.waiting.opens}</p>
      </div>
    </>
  );
}
