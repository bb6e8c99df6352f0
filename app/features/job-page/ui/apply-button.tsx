import { isReadable, type ShownJob } from "#app/features/job/job.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { Closing } from "#app/features/jobs/ui/job-card.tsx";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { Day } from "./job-detail-list.tsx";
import { farOff } from "./pay-box.tsx";

type Applying = {
  /** Not for a closed or draft job: its owner sees its status instead. */
  offered: boolean;
  /** Why this person may not apply, as a message key. */
  whyNot: MessageKey | null;
};

type ApplyProps = { job: ShownJob; applying: Applying };

type ApplyCardProps = ApplyProps & { onPhones?: boolean };

/** The page's one act, beside the pay on wide screens; `onPhones` where no bar has it there. */
export function ApplyCard({ job, applying, onPhones }: ApplyCardProps) {
  const messages = useMessages();
  if (!applying.offered) return null;
  if (job.applyUrl) {
    return (
      <aside className={onPhones ? undefined : "only-lg"} aria-label={messages.jobs.applyShort}>
        <Card stack>
          <ApplyThere to={job.applyUrl} wide />
          <p className="small muted">{messages.jobs.appliesThere}</p>
        </Card>
      </aside>
    );
  }
  return (
    <aside className={onPhones ? undefined : "only-lg"} aria-label={messages.jobs.applyShort}>
      <Card stack>
        <ButtonLink
          to={paths.apply(job.id)}
          variant="primary"
          size="lg"
          wide
          reason={applying.whyNot && messageAt(messages, applying.whyNot)}
        >
          {messages.jobs.apply}
        </ButtonLink>
        {!applying.whyNot && (
          <p className="safe">
            <Icon name="shield" />
            {messages.jobs.privateCv}
          </p>
        )}
      </Card>
    </aside>
  );
}

/** The same at the foot of a phone's screen, with the pay. */
export function ApplyBar({ job, applying }: ApplyProps) {
  const messages = useMessages();
  const isNear = job.closesInDays !== null && job.closesInDays <= farOff;
  if (!applying.offered) return null;
  const whyNot = job.applyUrl ? null : applying.whyNot;
  return (
    <div className="stick only-sm">
      <div>
        {whyNot ? (
          <p id="why-not">{messageAt(messages, whyNot)}</p>
        ) : (
          <>
            {/* How often stands above, among the facts: here it would take a line of its own. */}
            <JobPay pay={job.pay} bare />
            {isNear ? (
              <p>
                <Closing days={job.closesInDays} isUrgent={job.isUrgent} />
              </p>
            ) : (
              job.deadline && (
                <p className="muted">
                  {messages.jobs.until} <Day day={job.deadline} style="short" />
                </p>
              )
            )}
          </>
        )}
      </div>
      {job.applyUrl ? (
        <ApplyThere to={job.applyUrl} />
      ) : whyNot ? (
        <button
          type="button"
          className="btn btn-primary btn-lg"
          disabled
          aria-describedby="why-not"
        >
          {messages.jobs.applyShort}
        </button>
      ) : (
        <ButtonLink to={paths.apply(job.id)} variant="primary" size="lg">
          {messages.jobs.applyShort}
        </ButtonLink>
      )}
    </div>
  );
}

/** Leads to the site where one applies for a job that comes from there; beside the pay its name may take two lines. */
function ApplyThere({ to, wide }: { to: string; wide?: boolean }) {
  const { jobs } = useMessages();
  const site = new URL(to).hostname.replace(/^www\./, "");
  return (
    <a
      href={to}
      rel="nofollow noopener"
      className={classNames(
        "btn btn-primary btn-lg",
        wide ? "btn-wide" : "max-w-3/5 whitespace-normal wrap-anywhere",
      )}
    >
      <span>
        <Around say={(name) => jobs.applyAt({ site: name })}>
          <Ltr>{site}</Ltr>
        </Around>
      </span>
    </a>
  );
}

type OwnerProps = { job: ShownJob; mayChange: boolean };

/** The owner's actions at the foot of a phone's screen (D23). */
export function OwnerBar({ job, applications, mayChange }: OwnerProps & { applications: number }) {
  const { jobs } = useMessages();
  return (
    <div className="stick only-sm">
      <a href={paths.companyDashboard({ tab: "applications", job: job.id })} className="tap">
        {jobs.ownApplications(applications)}
      </a>
      {mayChange && (
        <ButtonLink to={paths.editJob(job.id)} variant="primary" size="lg" icon="edit">
          {jobs.edit}
        </ButtonLink>
      )}
    </div>
  );
}

/** The owner sees a job's status and its audience. */
export function OwnerNotice({
  job,
  mayChange,
  status: own,
}: OwnerProps & { status: string | undefined }) {
  const { jobs, labels } = useMessages();
  const hidden = job.status !== "active";
  return (
    <Notice kind={hidden ? "warn" : "info"} className="mb-2">
      <p>
        <b>
          <Around say={(status) => jobs.ownStatus({ status })}>
            {own ?? labels.jobStatus[job.status]}
          </Around>
        </b>{" "}
        {isReadable(job) ? (hidden ? jobs.ownOver : jobs.ownPublic) : jobs.ownHidden}{" "}
        {mayChange && <a href={paths.editJob(job.id)}>{jobs.edit}</a>}
      </p>
    </Notice>
  );
}
