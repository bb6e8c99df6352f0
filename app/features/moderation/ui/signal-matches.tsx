import { deskPaths } from "#app/desk-paths.ts";
import type { CaseDetail } from "#app/features/moderation/case.server.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { SimilarJobItem } from "./similar-jobs.tsx";

/** The matches of a case's signals: the copied job, both logos side by side, and each known contact with its case. */
export function SignalMatches({ detail }: { detail: CaseDetail }) {
  const { moderation } = useAllMessages();
  const { copied, logos, contacts } = detail.matches;
  return (
    <>
      {copied && (
        <section className="stack gap-2">
          <h3 className="text-lg">{moderation.matches.copied}</h3>
          <ul>
            <SimilarJobItem job={copied} companyId={detail.company.id} />
          </ul>
        </section>
      )}
      {logos.length > 0 && <AlikeLogos detail={detail} />}
      {contacts.length > 0 && <SeenContacts contacts={contacts} />}
    </>
  );
}

function AlikeLogos({ detail: { company, matches } }: { detail: CaseDetail }) {
  const { moderation } = useAllMessages();
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{moderation.matches.logos}</h3>
      <ul className="stack gap-2">
        {matches.logos.map((other) => (
          <li key={other.companyId} className="reported row flex-nowrap">
            <Avatar id={company.id} name={company.name} logo={company.logo} size="lg" />
            <Avatar
              id={other.companyId}
              name={other.company}
              logo={other.isBlocked ? null : other.logo}
              size="lg"
            />
            <div>
              {other.slug ? (
                <a href={paths.company(other.slug)}>
                  <bdi>{other.company}</bdi>
                </a>
              ) : (
                <b>
                  <bdi>{other.company}</bdi>
                </b>
              )}
              <p className="small muted">
                {moderation.similarity({ percent: formatNumber(Math.round(other.likeness * 100)) })}
                {other.isChecked && ` · ${moderation.matches.checked}`}
                {other.isBlocked && ` · ${moderation.state.blocked}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeenContacts({ contacts }: Pick<CaseDetail["matches"], "contacts">) {
  const { moderation, jobs } = useAllMessages();
  const language = useLanguage();
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{moderation.matches.contacts}</h3>
      <ul className="stack gap-2">
        {contacts.map(({ written, case: earlier, decidedAt }) => (
          <li key={written} className="reported">
            <b>
              <Ltr>{written}</Ltr>
            </b>
            <p className="small muted">
              {earlier ? (
                <>
                  <a href={deskPaths.moderationCase(earlier.id)}>
                    <bdi>
                      {earlier.title === null
                        ? earlier.company
                        : earlier.title.trim() || jobs.noTitle}
                    </bdi>
                  </a>
                  {earlier.title !== null && (
                    <>
                      {" · "}
                      <bdi>{earlier.company}</bdi>
                    </>
                  )}
                  {earlier.reason && ` · ${moderation.reasons[earlier.reason]}`}
                </>
              ) : (
                moderation.matches.gone
              )}
              {" · "}
              <time dateTime={decidedAt}>{formatDate(decidedAt, language, "short")}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
