import { deskPaths } from "#app/desk-paths.ts";
import { deviceName } from "#app/features/accounts/device-name.ts";
import type { DeskAccount, DeskCase } from "#app/features/desk/accounts/account.ts";
import { isWaiting } from "#app/features/moderation/cases/case.ts";
import { formatDate, formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import { languageName } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { MailLink, PhoneLink } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";

type AccountProps = {
  account: DeskAccount;
  /** When its company joined, which is said beside it. */
  profileSince?: string;
};

/** The account, with its address in full, since moderators write to its owner. */
export function AccountCard({ account, profileSince }: AccountProps) {
  const { desk, team } = useAllMessages();
  const language = useLanguage();
  const texts = desk.account;
  const day = (at: string) => formatDate(at, language);
  const roles: Record<string, string> = team.role;
  const { email, phone, company, reports } = account;
  return (
    <Card pad stack className="gap-3">
      <h2 className="text-xl">{texts.title}</h2>
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
      <Block account={account} />
      <Sessions account={account} />
    </Card>
  );
}

function Block({ account: { block } }: { account: DeskAccount }) {
  const { desk, moderation } = useAllMessages();
  const language = useLanguage();
  if (!block) return null;
  return (
    <section className="stack gap-2 border-t border-line pt-3">
      <h3 className="text-lg">
        {desk.account.blockedSince} {formatDate(block.since, language)}
      </h3>
      <p>{block.reason ? moderation.reasons[block.reason] : desk.account.byOperator}</p>
      {block.note && <UserText text={block.note} />}
      {block.appeal && (
        <>
          <h4>{desk.account.appeal}</h4>
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
const shownSessions = 3;

/** Which devices it is open on; no network address is stored. */
function Sessions({ account: { sessions } }: { account: DeskAccount }) {
  const { desk, security } = useAllMessages();
  const language = useLanguage();
  const at = (iso: string) =>
    `${formatDate(iso, language, "short")} ${formatTimestamp(iso, language).time}`;
  const rows = sessions.map(({ id, device, since, lastUsedAt }) => (
    <li key={id}>
      {deviceName(device, security)}
      <p className="small muted">
        {desk.account.sessionSince({ since: at(since), used: at(lastUsedAt) })}
      </p>
    </li>
  ));
  const older = rows.slice(shownSessions);
  return (
    <section className="stack gap-2 border-t border-line pt-3">
      <h3 className="text-lg">
        {desk.account.sessions} <span className="num muted">{formatNumber(sessions.length)}</span>
      </h3>
      {sessions.length === 0 ? (
        <p className="muted">{desk.account.noSessions}</p>
      ) : (
        <ul className="stack gap-2">{rows.slice(0, shownSessions)}</ul>
      )}
      {older.length > 0 && (
        <details className="disc">
          <summary>
            {desk.account.olderSessions({ n: formatNumber(older.length) })}
            <Icon name="down" className="turn" />
          </summary>
          <ul className="stack gap-2">{older}</ul>
        </details>
      )}
    </section>
  );
}

/** The cases that there have been, each with a link to it. */
export function CasesCard({ cases }: { cases: readonly DeskCase[] }) {
  const { desk, jobs, moderation } = useAllMessages();
  const language = useLanguage();
  return (
    <Card pad stack className="gap-3">
      <h2 className="text-xl">{desk.cases.title}</h2>
      {cases.length === 0 && <p className="muted">{desk.cases.none}</p>}
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
            <Badge tone={isWaiting(each.state) ? "urgent" : "plain"}>
              {moderation.state[each.state]}
            </Badge>
            <p className="small muted">
              {each.reports > 0 && `${moderation.reports(each.reports)} · `}
              {desk.cases.opened({ date: formatDate(each.openedAt, language) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
