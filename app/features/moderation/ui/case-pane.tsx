import { deskPaths } from "#app/desk-paths.ts";
import type { CaseAnswer } from "#app/features/moderation/case-answer.ts";
import type { CaseReading } from "#app/features/moderation/case-page.server.ts";
import type { ReportedMessage } from "#app/features/moderation/messages/reported-messages.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";
import { UserText } from "#app/ui/text.tsx";
import { ActLog } from "./act-log.tsx";
import { CaseMessages } from "./case-messages.tsx";
import { CaseReports } from "./case-reports.tsx";
import { CaseStateBadge } from "./case-state-badge.tsx";
import { CaseText } from "./case-text.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { DecisionPreview } from "./decision-preview.tsx";
import { SignalMatches } from "./signal-matches.tsx";
import { SimilarJobs } from "./similar-jobs.tsx";

type Props = {
  reading: CaseReading;
  /** Beside the queue; else it is a page of its own. */
  isBeside?: boolean;
  /** Hidden below 1024 px, where the list has the page until a case is chosen. */
  isOnlyWide?: boolean;
  answer: CaseAnswer | undefined;
  /** Those that the case is about, where they are opened. */
  reported?: readonly ReportedMessage[] | undefined;
};

/** All that a moderator needs to decide about a case, and the form for it. */
export function CasePane({ reading, isBeside, isOnlyWide, answer, reported }: Props) {
  const messages = useAllMessages();
  const { moderation } = messages;
  const { detail, query } = reading;
  const { job, company } = detail;
  const isOpen = detail.isForOthers || detail.possible.length > 0;
  return (
    <section
      className={isOnlyWide ? "pane only-lg" : "pane"}
      aria-label={job?.title ?? company.name}
    >
      <CaseTop reading={reading} isBeside={isBeside} />
      {answer?.preview ? (
        <div className="pane-in stack gap-4">
          <CaseHead reading={reading} />
          <DecisionPreview detail={detail} query={query} answer={answer} />
        </div>
      ) : (
        <div className={isOpen ? "pane-in case" : "pane-in"}>
          <div className="case-read">
            <Evidence reading={reading} reported={reported} />
            {detail.job && <CaseText job={detail.job} marked={detail.marked} />}
            <Background detail={detail} />
            {detail.possible.length > 0 && (
              <p className="foot-bar only-sm">
                <a href="#decision" className="btn btn-primary btn-wide">
                  {moderation.decideTitle} <Icon name="down" />
                </a>
              </p>
            )}
          </div>
          <div className="decision" id="decision">
            <DecisionForm
              // An inserted text needs fields made anew; other answers keep what was typed meanwhile.
              key={answer?.inserted === undefined ? "" : answer.values.note}
              detail={detail}
              query={query}
              texts={reading.texts}
              answer={answer}
            />
          </div>
        </div>
      )}
    </section>
  );
}

/** Jobs that say nearly the same, and earlier acts. */
function Background({ detail }: Pick<CaseReading, "detail">) {
  const { moderation } = useAllMessages();
  const { job, company, matches, acts } = detail;
  const similar = detail.similar.filter(({ id }) => id !== matches.copied?.id);
  if (!job && acts.length === 0) return null;
  return (
    <div className="stack gap-4">
      {job && (
        <section className="stack gap-2">
          <h3 className="text-lg">{moderation.similarTitle}</h3>
          {similar.length > 0 ? (
            <SimilarJobs jobs={similar} companyId={company.id} />
          ) : (
            <p className="muted">{moderation.noneSimilar}</p>
          )}
        </section>
      )}
      <ActLog acts={acts} />
    </div>
  );
}

/** The job and its company, reports and matches of a case; the job's text and earlier acts follow. */
function Evidence({ reading, reported }: Pick<Props, "reading" | "reported">) {
  const { moderation } = useAllMessages();
  const { detail } = reading;
  return (
    <div className="stack gap-4">
      <CaseHead reading={reading} />
      {detail.appeal && (
        <section className="stack gap-2">
          <h3 className="text-lg">{moderation.appealTitle}</h3>
          <UserText text={detail.appeal} />
        </section>
      )}
      <CaseReports reports={detail.reports} />
      <CaseMessages reading={reading} messages={reported} />
      <Signals signals={detail.signals} />
      <SignalMatches detail={detail} />
      <CaseFigures reading={reading} />
    </div>
  );
}

/** The page of the list on which a case stands. */
export function queuePage({ query, page }: Pick<CaseReading, "query" | "page">): string {
  return paths.moderation({ ...query, page: page > 1 ? page : null });
}

function CaseTop({ reading, isBeside }: Pick<Props, "reading" | "isBeside">) {
  const { moderation } = useAllMessages();
  const { query, position, total, previous, next } = reading;
  const to = (id: string) =>
    isBeside ? paths.moderation({ ...query, case: id }) : deskPaths.moderationCase(id, query);
  // A case opened from elsewhere has no place in a queue. On a page of its own the way back stands above it.
  const isPlaced = position !== null || previous || next;
  if (!isPlaced && !isBeside) return null;
  return (
    <header className={classNames("pane-top", !isPlaced && "only-sm")}>
      {isBeside && (
        <a href={queuePage(reading)} className="tap small only-sm">
          {moderation.back}
        </a>
      )}
      <p className="small muted num">
        {position !== null &&
          moderation.place({ at: formatNumber(position), of: formatNumber(total) })}
      </p>
      <span className="row gap-1 flex-nowrap">
        {previous && (
          <a href={to(previous)} className="icon-btn" aria-label={moderation.previous} rel="prev">
            <Icon name="chevron" back />
          </a>
        )}
        {next && (
          <a href={to(next)} className="icon-btn" aria-label={moderation.next} rel="next">
            <Icon name="chevron" flip />
          </a>
        )}
      </span>
    </header>
  );
}

function CaseHead({ reading }: Pick<Props, "reading">) {
  const { merges, moderation, jobs } = useAllMessages();
  const language = useLanguage();
  const { job, company, state } = reading.detail;
  return (
    <div className="stack gap-1">
      <div className="row flex-nowrap items-start">
        <Avatar id={company.id} name={company.name} logo={company.logo} />
        <h2 className="text-xl">
          <bdi>{job ? job.title.trim() || jobs.noTitle : company.name}</bdi>{" "}
          <CaseStateBadge state={state} />
        </h2>
      </div>
      <Meta>
        {job && <MetaItem icon="building">{company.name}</MetaItem>}
        {job && <MetaItem icon="pin">{job.place[language]}</MetaItem>}
        {!company.isConfirmed && company.accountAgeDays !== null && (
          <MetaItem icon="info">{moderation.notConfirmed}</MetaItem>
        )}
        {company.accountAgeDays !== null && (
          <MetaItem icon="clock">
            {moderation.accountAge}: {moderation.days(company.accountAgeDays)}
          </MetaItem>
        )}
        {company.accountAgeDays === null && <MetaItem icon="info">{moderation.noLogin}</MetaItem>}
        {company.isBlocked && <MetaItem icon="lock">{moderation.state.blocked}</MetaItem>}
      </Meta>
      <p className="row gap-x-4 gap-y-0">
        {job?.status === "active" && (
          <a href={paths.job(job.id)} className="more">
            {moderation.openJob}
          </a>
        )}
        {company.hasDouble && (
          <a href={deskPaths.deskMerge(company.id)} className="more">
            {merges.mergeLink}
          </a>
        )}
        {job && (
          <a href={deskPaths.deskMoveJob(job.id)} className="more">
            {merges.moveLink}
          </a>
        )}
      </p>
    </div>
  );
}

function Signals({ signals }: { signals: CaseReading["detail"]["signals"] }) {
  const { moderation } = useAllMessages();
  if (signals.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{moderation.signalsTitle}</h3>
      <ul className="chips">
        {signals.map((name) => (
          <li key={name}>
            <Badge tone="urgent">{moderation.signals[name]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CaseFigures({ reading }: Pick<Props, "reading">) {
  const { moderation } = useAllMessages();
  const { company, job } = reading.detail;
  return (
    <dl className="case-figures">
      <div>
        <dt>{moderation.suspendedBefore}</dt>
        <dd className={company.suspendedBefore > 0 ? "bad-word num" : "num"}>
          {formatNumber(company.suspendedBefore)}
        </dd>
      </div>
      {job && (
        <div>
          <dt>{moderation.applicants}</dt>
          <dd className="num">{formatNumber(job.applicants)}</dd>
        </div>
      )}
    </dl>
  );
}
