import { deskPaths } from "#app/desk-paths.ts";
import type { DeskCompany } from "#app/features/desk/companies/company.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { MailLink, PhoneLink, WebLink } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr, UserText } from "#app/ui/text.tsx";
import { JobStateBadge } from "./job-state-badge.tsx";
import { RecordPart } from "./record-part.tsx";

type Props = { company: DeskCompany };

export function ProfilePart({ company }: Props) {
  const { desk, labels } = useAllMessages();
  const texts = desk.companyPage;
  const language = useLanguage();
  const { person, email, phone, website, size, industry, foundedYear, place } = company;
  const industries: Record<string, string> = labels.industry;
  return (
    <section className="stack gap-3">
      <h2>{texts.about}</h2>
      <DetailList className="desk-details">
        <Detail name={desk.joined}>{formatDate(company.joinedAt, language)}</Detail>
        {place && (
          <Detail name={desk.place}>
            <bdi>{place}</bdi>
          </Detail>
        )}
        {person && (
          <Detail name={texts.person}>
            <bdi>{person}</bdi>
          </Detail>
        )}
        {size && (
          <Detail name={texts.size}>
            <Ltr>{size}</Ltr>
          </Detail>
        )}
        {industry && (
          <Detail name={texts.industry}>
            <bdi>{industries[industry] ?? industry}</bdi>
          </Detail>
        )}
        {foundedYear && <Detail name={texts.founded}>{String(foundedYear)}</Detail>}
        <Detail name={texts.phone}>{phone ? <PhoneLink phone={phone} /> : desk.empty}</Detail>
        <Detail name={desk.contactEmail} full>
          {email ? <MailLink email={email} /> : desk.empty}
          {email && (
            <p className="small muted">
              {company.isEmailConfirmed ? desk.confirmed : desk.notConfirmed}
            </p>
          )}
        </Detail>
        <Detail name={texts.website} full>
          {website ? <WebLink url={website} /> : desk.empty}
        </Detail>
      </DetailList>
      {company.description?.trim() && (
        <details className="disc">
          <summary>
            {texts.description}
            <Icon name="down" className="turn" />
          </summary>
          <UserText text={company.description} />
        </details>
      )}
    </section>
  );
}

export function ChecksPart({ company: { id, checks } }: Props) {
  const { desk, checks: words } = useAllMessages();
  const texts = desk.companyPage;
  const language = useLanguage();
  const methods: Record<string, string> = words.shown.method;
  const done = checks.filter(({ state }) => state === "done").length;
  return (
    <RecordPart
      title={texts.checks}
      value={`${formatNumber(done)}/${formatNumber(checks.length)}`}
      empty={checks.length === 0 && texts.noChecks}
    >
      <ul className="stack gap-3">
        {checks.map(({ kind, state, subject, method, at }) => (
          <li key={kind}>
            <b>{words.kinds[kind]}</b>{" "}
            <Badge tone={state === "done" ? "ok" : "plain"}>{words.states[state]}</Badge>
            <p className="wrap-anywhere">
              <Ltr>{subject}</Ltr>
            </p>
            <p className="small muted">
              {[state === "done" && method && methods[method], at && formatDate(at, language)]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {checks.some(({ kind }) => kind === "register") && (
        <p>
          <a href={deskPaths.companyRegister(id)} className="more">
            {texts.checksMore}
          </a>
        </p>
      )}
    </RecordPart>
  );
}

export function TwinsPart({ company: { twins } }: Props) {
  const { desk } = useAllMessages();
  const texts = desk.companyPage;
  return (
    <RecordPart
      title={texts.twins}
      value={formatNumber(twins.length)}
      empty={twins.length === 0 && texts.noTwins}
    >
      <ul className="stack gap-2">
        {twins.map((twin) => (
          <li key={twin.id}>
            <a href={deskPaths.deskCompany(twin.id)}>
              <bdi>{twin.name || desk.noName}</bdi>
            </a>{" "}
            {twin.checked && <Badge tone="ok">{desk.checkedCompany}</Badge>}
            {twin.place && (
              <p className="small muted">
                <bdi>{twin.place}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </RecordPart>
  );
}

export function TeamPart({ company }: Props) {
  const { desk, team } = useAllMessages();
  const texts = desk.companyPage;
  const language = useLanguage();
  return (
    <RecordPart
      title={texts.team}
      value={formatNumber(company.team.length)}
      empty={company.team.length === 0 && texts.noTeam}
    >
      <ul className="stack gap-2">
        {company.team.map(({ id, name, role, since }) => (
          <li key={id}>
            <a href={deskPaths.deskPerson(id)}>
              <bdi>{name || desk.noName}</bdi>
            </a>{" "}
            <Badge>{team.role[role]}</Badge>
            {since && (
              <p className="small muted">{texts.since({ date: formatDate(since, language) })}</p>
            )}
          </li>
        ))}
      </ul>
    </RecordPart>
  );
}

export function JobsPart({ company: { jobs } }: Props) {
  const messages = useAllMessages();
  const { desk, labels } = messages;
  const texts = desk.companyPage;
  const language = useLanguage();
  const states = (["active", "draft", "closed"] as const).filter((each) => jobs.counts[each] > 0);
  return (
    <RecordPart
      title={texts.jobs}
      value={formatNumber(states.reduce((sum, each) => sum + jobs.counts[each], 0))}
      empty={jobs.newest.length === 0 && texts.noJobs}
    >
      <DetailList className="grid-cols-3">
        {states.map((each) => (
          <Detail key={each} name={labels.jobStatus[each]}>
            {formatNumber(jobs.counts[each])}
          </Detail>
        ))}
      </DetailList>
      <h3 className="text-base">{texts.newest}</h3>
      <ul className="stack gap-2">
        {jobs.newest.map((job) => (
          <li key={job.id} className="row spread gap-x-3 gap-y-0">
            <span>
              <a href={deskPaths.deskJob(job.id)}>
                <bdi>{job.title.trim() || messages.jobs.noTitle}</bdi>
              </a>{" "}
              <JobStateBadge state={job.state} />
            </span>
            <span className="small muted">{formatDate(job.createdAt, language, "short")}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  );
}

/** Figures that are zero are left out, and the part if all are. */
export function FiguresPart({ company: { replies, followers, reports } }: Props) {
  const { desk } = useAllMessages();
  const texts = desk.companyPage;
  const { answered, unanswered, overdue } = replies;
  const open = unanswered + overdue;
  const all = answered + open;
  const ofAll = { answered: formatNumber(answered), all: formatNumber(all) };
  const figures = [
    { name: texts.answered, count: all, text: texts.answeredOf(ofAll) },
    { name: texts.unanswered, count: open },
    { name: texts.followers, count: followers },
    { name: texts.reports, count: reports },
  ].filter(({ count }) => count > 0);
  if (figures.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h2>{texts.figures}</h2>
      <DetailList className="detail-list-side">
        {figures.map(({ name, count, text = formatNumber(count) }) => (
          <Detail key={name} name={name}>
            <span className="num">{text}</span>
          </Detail>
        ))}
      </DetailList>
    </section>
  );
}
