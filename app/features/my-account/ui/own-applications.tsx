import type {
  OwnApplication,
  OwnApplicationList,
} from "#app/features/applications/application-list.ts";
import { OwnStatusRow } from "#app/features/applications/own/ui/own-status-row.tsx";
import { type ShownGroup, shownGroups } from "#app/features/applications/own-status.ts";
import { Cleared } from "#app/features/applications/ui/cleared.tsx";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { GivenDetails } from "#app/features/applications/ui/sent-application.tsx";
import { WhatsAppLink } from "#app/features/applications/ui/whatsapp-link.tsx";
import type { RemovedApplication } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { jobCan } from "#app/features/job/job.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { forReader } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { PhoneLink, WebLink } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  own: OwnApplicationList;
  /** Those that went with their jobs. */
  removed: RemovedApplication[];
  shown: ShownGroup | null;
};

/**
 * The My Applications tab: a page of the person's applications, newest first. Once one was answered the
 * list can be filtered.
 */
export function OwnApplications({ own, removed, shown }: Props) {
  const messages = useAllMessages();
  const { dashboard, done } = messages.applications;
  const { items, all, counts, isAnyAnswered } = own;
  if (all === 0) {
    return (
      <div className="stack">
        <Removed removed={removed} />
        <Empty title={dashboard.noApplications}>
          <ButtonLink to={paths.jobs()} variant="primary">
            {done.browseNow}
          </ButtonLink>
        </Empty>
      </div>
    );
  }
  return (
    <div className="stack">
      <Removed removed={removed} />
      {isAnyAnswered && <Groups all={all} counts={counts} shown={shown} />}
      {items.length === 0 && <p className="muted">{messages.ownApplication.show.none}</p>}
      <ol className="own-apps">
        {items.map((application) => (
          <li key={application.id} className={isFresh(application) ? "fresh" : undefined}>
            <article id={`application-${application.id}`}>
              <OwnApplicationRow
                application={application}
                isOpen={application.hasNews || items.length === 1}
              />
            </article>
          </li>
        ))}
      </ol>
      <Pagination
        page={own.page}
        pages={own.pages}
        to={(page) =>
          paths.myAccount({ tab: "applications", show: shown, page: page > 1 ? page : null })
        }
      />
    </div>
  );
}

/** Says for some days that applications went with their jobs. */
function Removed({ removed }: Pick<Props, "removed">) {
  const texts = useAllMessages().ownApplication.removed;
  const { noTitle } = useAllMessages().jobs;
  const language = useLanguage();
  const named = removed.filter(({ title }) => title !== null);
  const unnamed = removed.length - named.length;
  if (removed.length === 0) return null;
  return (
    <Notice kind="warn">
      {named.length > 0 && <p>{texts.named(named.length)}</p>}
      {named.length > 0 && (
        <ul className="stack gap-1 my-2">
          {named.map(({ title, company, removedAt }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title
            <li key={place}>
              <b>
                <bdi>{title || noTitle}</bdi>
              </b>
              {" · "}
              <bdi>{company}</bdi>
              {" · "}
              {texts.on({ date: formatDate(removedAt, language) })}
            </li>
          ))}
        </ul>
      )}
      {unnamed > 0 && <p>{texts.companyGone(unnamed)}</p>}
    </Notice>
  );
}

type GroupsProps = Pick<OwnApplicationList, "all" | "counts"> & { shown: ShownGroup | null };

function Groups({ all, counts, shown }: GroupsProps) {
  const { show } = useAllMessages().ownApplication;
  const groups = shownGroups.filter((group) => counts[group] > 0 || group === shown);
  return (
    <Chips label={show.label}>
      {[null, ...groups].map((group) => (
        <Chip
          key={group}
          to={paths.myAccount({ tab: "applications", show: group })}
          on={group === shown}
          count={formatNumber(group ? counts[group] : all)}
        >
          {show[group ?? "all"]}
        </Chip>
      ))}
    </Chips>
  );
}

/** There is something to read or to answer. */
const isFresh = ({ hasNews, awaitsAnswer }: OwnApplication) => hasNews || awaitsAnswer;

/** A row with the status, the job and the five steps; open, also the ad and the sent documents. */
function OwnApplicationRow({ application, isOpen }: RowProps) {
  const { applications, ownApplication, jobs } = useAllMessages();
  const { card } = applications;
  const { id, job, company, document, coverLetter, hasNews } = application;
  const isOver = !jobCan.beAppliedTo(job.state);
  const title = job.title || jobs.noTitle;
  return (
    <details className="own-app" open={isOpen}>
      <summary>
        <Avatar id={company.id} name={company.name} logo={company.logo} />
        <OwnStatusRow application={application} />
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <small>
          <bdi>{company.name}</bdi>
        </small>
        <Icon name="down" className="turn" />
      </summary>
      <div className="stack gap-3">
        {application.awaitsAnswer && <ToAnswer application={application} title={title} />}
        {document && !application.isAnswered && (
          <Opened application={application} isOver={isOver} />
        )}
        <JobAndSent application={application} />
        <Folded title={card.theJob} text={job.excerpt} />
        {coverLetter && <Folded title={card.coverLetter} text={coverLetter} />}
        {!document && application.status !== "withdrawn" && <Cleared at={application.clearedAt} />}
        <div className="row">
          {(application.isAnswered || document) && (
            <ButtonLink
              to={paths.ownApplication(id)}
              variant={hasNews && !application.awaitsAnswer ? "primary" : undefined}
              aria-label={ownApplication.followNamed({ job: title })}
            >
              {ownApplication.follow}
            </ButtonLink>
          )}
          <JobLink job={job} />
          {document && (
            <>
              <a className="more" href={paths.document(document.id)}>
                <Icon name="download" />
                {card.ownCv}
              </a>
              <FileName name={document.name} />
            </>
          )}
        </div>
      </div>
    </details>
  );
}

/** Leads to the interview that its reader has still to confirm. */
function ToAnswer({ application, title }: { application: OwnApplication; title: string }) {
  const { interview } = useAllMessages().ownApplication;
  const act = application.interviewAt ? interview.confirm : interview.pick;
  return (
    <div className="row spread gap-2">
      <b className="small text-accent-ink">{interview.unconfirmed}</b>
      <ButtonLink
        to={`${paths.ownApplication(application.id)}#interview`}
        variant="primary"
        aria-label={`${act}: ${title}`}
      >
        {act}
      </ButtonLink>
    </div>
  );
}

function Folded({ title, text }: { title: string; text: string }) {
  return (
    <details className="disc">
      <summary>
        {title} <Icon name="down" className="turn" />
      </summary>
      <UserText text={text} />
    </details>
  );
}

type RowProps = { application: OwnApplication; isOpen: boolean };

type OpenedProps = { application: OwnApplication; isOver: boolean };

/** Views of the CV by others; after the job is over they no longer matter. */
function Opened({ application: { opened, isOpened }, isOver }: OpenedProps) {
  const messages = useAllMessages().ownData.application;
  const language = useLanguage();
  if (!opened) {
    if (isOver) return null;
    return <p className="small muted">{messages[isOpened ? "cvUnopened" : "unopened"]}</p>;
  }
  const [first, last] = [formatDate(opened.first, language), formatDate(opened.last, language)];
  const times = messages.times(opened.times);
  return (
    <p className="news">
      {first === last
        ? messages.opened({ date: last })
        : messages.openedOften({ times, first, last })}
    </p>
  );
}

/** A closed job is no longer anybody's to read but its company's. */
function JobLink({ job }: { job: OwnApplication["job"] }) {
  const { card } = useAllMessages().applications;
  if (!job.isReadable) return <Badge>{card.noLongerShown}</Badge>;
  return (
    <a className="more" href={paths.job(job.id)}>
      {card.openJob}
    </a>
  );
}

/** The job, what was sent for it, and the ways to its company, in one grid of names and values. */
function JobAndSent({ application }: { application: OwnApplication }) {
  const { browse, jobs, labels, ownApplication, ui } = useAllMessages();
  const language = useLanguage();
  const { job, company, document } = application;
  const { interview } = ownApplication;
  return (
    <DetailList>
      <Detail name={jobs.category}>{labels.category[job.category]}</Detail>
      <Detail name={interview.place}>
        <bdi>{forReader(job.place, language)}</bdi>
      </Detail>
      <Detail name={jobs.type}>
        {labels.employmentType[job.employmentType]} · {labels.experienceLevel[job.experienceLevel]}
      </Detail>
      <Detail name={jobs.pay}>
        <JobPay pay={job.pay} />
      </Detail>
      {document && <GivenDetails sent={application} />}
      <Detail name={ownApplication.company}>
        <bdi>{company.name}</bdi>
        {company.place && (
          <>
            {ui.comma}
            <bdi>{forReader(company.place, language)}</bdi>
          </>
        )}
      </Detail>
      {company.phone && (
        <Detail name={interview.phone}>
          <span className="row gap-x-3 gap-y-0">
            <PhoneLink phone={company.phone} className="tap" />
            {company.mobile && (
              <WhatsAppLink mobile={company.mobile} job={job.title} company={company.name} />
            )}
          </span>
        </Detail>
      )}
      {company.website && (
        <Detail name={browse.company.website}>
          <WebLink url={company.website} />
        </Detail>
      )}
    </DetailList>
  );
}
