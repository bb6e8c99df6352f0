import { deskPaths } from "#app/desk-paths.ts";
import { deviceName } from "#app/features/accounts/device-name.ts";
import type { DeskAccount, DeskCase } from "#app/features/desk/accounts/account.ts";
import { CaseStateBadge } from "#app/features/moderation/ui/case-state-badge.tsx";
import { formatDate, formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import { languageName } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { MailLink, PhoneLink } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";
import { RecordPart } from "./record-part.tsx";

type AccountProps = {
  account: DeskAccount;
  /** When its company joined, which is said beside it. */
  profileSince?: string;
};

/** The facts of an account, with its address in full, since moderators write to its owner. */
export function AccountDetails({ account, profileSince }: AccountProps) {
  const { desk, team } = useAllMessages();
  const language = useLanguage();
  const texts = desk.account;
  const day = (at: string) => formatDate(at, language);
  const roles: Record<string, string> = team.role;
  const { email, phone, company, reports } = account;
  return (
    <DetailList className="desk-details">
      {!profileSince && <Detail name={desk.type}>{desk.types[account.userType]}</Detail>}
      {!profileSince && <Detail name={desk.joined}>{day(account.joinedAt)}</Detail>}
      {profileSince && day(profileSince) !== day(account.joinedAt) && (
        <Detail name={texts.since}>{day(account.joinedAt)}</Detail>
      )}
      <Detail name={desk.email} full>
        {email ? <MailLink email={email} /> : desk.empty}
        {email && (
          <p className="small muted">
            {account.isEmailConfirmed
              ? account.emailConfirmedAt
                ? texts.confirmedOn({ date: day(account.emailConfirmedAt) })
                : desk.confirmed
              : desk.notConfirmed}
          </p>
        )}
      </Detail>
      <Detail name={texts.phone}>{phone ? <PhoneLink phone={phone} /> : desk.empty}</Detail>
      <Detail name={texts.language}>
        {account.language ? languageName(account.language, texts.languages) : texts.unknown}
      </Detail>
      <Detail name={texts.signedIn}>
        {account.signedInAt ? day(account.signedInAt) : texts.noLoginOpen}
      </Detail>
      <Detail name={texts.secondFactor}>{account.hasSecondFactor ? texts.yes : texts.no}</Detail>
      {(company || account.userType === "company_member") && (
        <Detail name={texts.team}>
          {company ? (
            <>
              <a href={deskPaths.deskCompany(company.id)}>
                <bdi>{company.name}</bdi>
              </a>{" "}
              <span className="small muted">{roles[company.role] ?? texts.noTeam}</span>
            </>
          ) : (
            texts.noTeam
          )}
        </Detail>
      )}
      {account.applications > 0 && (
        <Detail name={texts.applications}>
          <span className="num">{formatNumber(account.applications)}</span>
        </Detail>
      )}
      {reports.by > 0 && (
        <Detail name={texts.reportsBy}>
          <span className="num">{formatNumber(reports.by)}</span>
        </Detail>
      )}
      {reports.about > 0 && (
        <Detail name={texts.reportsAbout}>
          <span className="num">{formatNumber(reports.about)}</span>
        </Detail>
      )}
    </DetailList>
  );
}

/** Since when and why an account is blocked, with its appeal; nothing for others. */
export function BlockPart({ account: { block } }: { account: DeskAccount }) {
  const { desk, moderation } = useAllMessages();
  const language = useLanguage();
  if (!block) return null;
  return (
    <section className="stack gap-2">
      <h2>
        {desk.account.blockedSince} {formatDate(block.since, language)}
      </h2>
      <p>{block.reason ? moderation.reasons[block.reason] : desk.account.byOperator}</p>
      {block.note && <UserText text={block.note} />}
      {block.appeal && (
        <>
          <h3 className="text-base">{desk.account.appeal}</h3>
          <UserText text={block.appeal} />
        </>
      )}
      {block.caseId && (
        <p>
          <a href={deskPaths.moderationCase(block.caseId)} className="more">
            {desk.cases.read}
          </a>
        </p>
      )}
    </section>
  );
}

/** The last used ones, which are not folded. */
const shownDevices = 3;

/** Which devices it is open on, alike ones in one row; no network address is stored. */
export function SessionsPart({ account: { sessions } }: { account: DeskAccount }) {
  const { desk, security } = useAllMessages();
  const language = useLanguage();
  const at = (iso: string) =>
    `${formatDate(iso, language, "short")} ${formatTimestamp(iso, language).time}`;
  const names = sessions.map(({ device }) => deviceName(device, security));
  const rows = [...new Set(names)].map((name) => {
    const alike = sessions.filter((_, index) => names[index] === name);
    const [since = ""] = alike.map((each) => each.since).sort();
    const used =
      alike
        .map((each) => each.lastUsedAt)
        .sort()
        .at(-1) ?? since;
    return (
      <li key={name}>
        {name}
        {alike.length > 1 && <b className="num"> ×{formatNumber(alike.length)}</b>}
        <p className="small muted">
          {desk.account.sessionSince({ since: at(since), used: at(used) })}
        </p>
      </li>
    );
  });
  const older = rows.slice(shownDevices);
  return (
    <RecordPart
      title={desk.account.sessions}
      value={formatNumber(sessions.length)}
      empty={sessions.length === 0 && desk.account.noSessions}
    >
      <ul className="stack gap-2">{rows.slice(0, shownDevices)}</ul>
      {older.length > 0 && (
        <details className="disc">
          <summary>
            {desk.account.olderSessions({ n: formatNumber(older.length) })}
            <Icon name="down" className="turn" />
          </summary>
          <ul className="stack gap-2">{older}</ul>
        </details>
      )}
    </RecordPart>
  );
}

/** The cases that there have been, each with a link to it. */
export function CasesPart({ cases }: { cases: readonly DeskCase[] }) {
  const { desk, jobs, moderation } = useAllMessages();
  const language = useLanguage();
  if (cases.length === 0) return <RecordPart title={desk.cases.title} empty={desk.cases.none} />;
  return (
    <section className="stack gap-2">
      <h2>{desk.cases.title}</h2>
      <ul className="stack gap-3">
        {cases.map((each) => (
          <li key={each.id}>
            <a href={deskPaths.moderationCase(each.id)}>
              <bdi>
                {each.job === null
                  ? each.isAboutMessages
                    ? moderation.aboutMessages
                    : desk.account.title
                  : each.job.trim() || jobs.noTitle}
              </bdi>
            </a>{" "}
            <CaseStateBadge state={each.state} />
            <p className="small muted">
              {each.reports > 0 && `${moderation.reports(each.reports)} · `}
              {desk.cases.opened({ date: formatDate(each.openedAt, language) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
