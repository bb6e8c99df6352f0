import type {
  CvOpened,
  OwnApplication,
  OwnApplicationList,
} from "#app/features/applications/application-list.ts";
import { OwnStatusRow } from "#app/features/applications/own/ui/own-status-row.tsx";
import { type ShownGroup, shownGroups } from "#app/features/applications/own-status.ts";
import { Cleared } from "#app/features/applications/ui/cleared.tsx";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { SentDetails } from "#app/features/applications/ui/sent-application.tsx";
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
import { Empty } from "#app/ui/empty.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";
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
      {isAnyAnswered && <Groups counts={counts} shown={shown} />}
      {items.length === 0 && <p className="muted">{messages.ownApplication.show.none}</p>}
      <ol className="own-apps">
        {items.map((application) => (
          <li key={application.id} className={application.hasNews ? "fresh" : undefined}>
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

type GroupsProps = { counts: OwnApplicationList["counts"]; shown: ShownGroup | null };

function Groups({ counts, shown }: GroupsProps) {
  const { show } = useAllMessages().ownApplication;
  const all = paths.myAccount({ tab: "applications" });
  return (
    <Chips label={show.label}>
      {shownGroups.map((group) => (
        <Chip
          key={group}
          // A second press shows all of them again.
          to={group === shown ? all : paths.myAccount({ tab: "applications", show: group })}
          on={group === shown}
          count={formatNumber(counts[group])}
        >
          {show[group]}
        </Chip>
      ))}
    </Chips>
  );
}

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
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <small>
          <bdi>{company.name}</bdi>
        </small>
        <OwnStatusRow application={application} />
        <Icon name="down" className="turn" />
      </summary>
      <div className="stack gap-3">
        {document && !application.isAnswered && (
          <Opened opened={application.opened} isOver={isOver} />
        )}
        <JobMeta job={job} />
        <p>
          <JobPay pay={job.pay} />
        </p>
        {document && <SentDetails sent={application} />}
        {coverLetter && (
          <div className="stack gap-1">
            <h4 className="text-base">{card.coverLetter}</h4>
            <UserText text={coverLetter} />
          </div>
        )}
        <div className="stack gap-1">
          <h4 className="text-base">{card.theJob}</h4>
          <p className="job-desc" dir="auto">
            {job.excerpt}
          </p>
          <Company company={company} job={job.title} />
        </div>
        {!document && application.status !== "withdrawn" && <Cleared at={application.clearedAt} />}
        <div className="row">
          {(application.isAnswered || document) && (
            <ButtonLink
              to={paths.ownApplication(id)}
              variant={hasNews ? "primary" : undefined}
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

type RowProps = { application: OwnApplication; isOpen: boolean };

type OpenedProps = { opened: CvOpened | null; isOver: boolean };

/** Views of the CV by others; after the job is over they no longer matter. */
function Opened({ opened, isOver }: OpenedProps) {
  const messages = useAllMessages().ownData.application;
  const language = useLanguage();
  if (!opened) return isOver ? null : <p className="small muted">{messages.unopened}</p>;
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

type CompanyProps = Pick<OwnApplication, "company"> & { job: string };

function Company({ company, job }: CompanyProps) {
  const { ui } = useAllMessages();
  const language = useLanguage();
  const { name, place, phone, mobile, website } = company;
  return (
    <Meta>
      <MetaItem icon="building">
        <span>
          <bdi>{name}</bdi>
          {place && (
            <>
              {ui.comma}
              <bdi>{forReader(place, language)}</bdi>
            </>
          )}
        </span>
      </MetaItem>
      {phone && (
        <MetaItem icon="phone">
          <PhoneLink phone={phone} className="tap" />
          {mobile && <WhatsAppLink mobile={mobile} job={job} company={name} />}
        </MetaItem>
      )}
      {website && (
        <MetaItem icon="globe">
          <WebLink url={website} />
        </MetaItem>
      )}
    </Meta>
  );
}

function JobMeta({ job }: { job: OwnApplication["job"] }) {
  const { labels } = useAllMessages();
  const language = useLanguage();
  return (
    <Meta>
      <MetaItem icon="pin">
        <bdi>{forReader(job.place, language)}</bdi>
      </MetaItem>
      <MetaItem icon="briefcase">{labels.employmentType[job.employmentType]}</MetaItem>
      <MetaItem icon="chart">{labels.experienceLevel[job.experienceLevel]}</MetaItem>
      <MetaItem icon="grid">{labels.category[job.category]}</MetaItem>
    </Meta>
  );
}
