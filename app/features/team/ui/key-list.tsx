import { Fragment } from "react";
import type { ListedKey } from "#app/features/team/keys/api-key.ts";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ConfirmButton, type Question } from "#app/ui/form/confirm.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** The keys that work, and those that do so no more. */
export function KeyList({ listed }: { listed: readonly ListedKey[] }) {
  const { keys } = useAllMessages();
  const works = ({ isExpired, revokedAt }: ListedKey) => !isExpired && revokedAt === null;
  const ended = listed.filter((key) => !works(key));
  const working = listed.filter(works);
  return (
    <>
      <section className="stack gap-3">
        <h2 className="text-xl">{keys.keys}</h2>
        {working.length === 0 ? (
          <p className="muted">{keys.none}</p>
        ) : (
          <ul className="card divide-y divide-line p-0">
            {working.map((key) => (
              <li key={key.id} className="team-row">
                <KeyDetails listed={key} />
                <Revocation listed={key} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {ended.length > 0 && (
        <section className="stack gap-3">
          <h2 className="text-xl">{keys.ended}</h2>
          <ul className="card divide-y divide-line p-0">
            {ended.map((key) => (
              <li key={key.id} className="team-row">
                <KeyDetails listed={key} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function KeyDetails({ listed: key }: { listed: ListedKey }) {
  const { keys } = useAllMessages();
  const language = useLanguage();
  const day = (at: string) => formatDate(at, language, "short");
  const created = { name: key.createdBy ?? "", date: day(key.createdAt) };
  const lines = [
    key.lastUsedAt ? keys.lastUsed(formatTimestamp(key.lastUsedAt, language)) : keys.neverUsed,
    key.createdBy ? keys.createdBy(created) : keys.createdByGone(created),
    stateOf(key),
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <p>
        <b className="wrap-anywhere">
          <bdi>{key.name}</bdi>
        </b>{" "}
        <span className="small muted">
          {keys.ending}{" "}
          <Ltr>
            <code>{key.ending}</code>
          </Ltr>
        </span>
      </p>
      <p className="small">{key.scopes.map((scope) => keys.scope[scope]).join(" · ")}</p>
      <p className="small muted">
        {lines.map((line, place) => (
          <Fragment key={line}>
            {place > 0 && " · "}
            <bdi>{line}</bdi>
          </Fragment>
        ))}
      </p>
      {key.isUnused && <p className="small">{keys.unused}</p>}
      {key.creatorHasLeft && key.createdBy && !key.revokedAt && !key.isExpired && (
        <p className="small">{keys.creatorLeft({ name: key.createdBy })}</p>
      )}
    </div>
  );

  function stateOf({ revokedAt, revokedBy, expiresAt, isExpired }: ListedKey): string {
    if (revokedAt) {
      const date = day(revokedAt);
      return revokedBy ? keys.wasRevoked({ name: revokedBy, date }) : keys.wasRevokedGone({ date });
    }
    if (!expiresAt) return "";
    const date = formatDate(expiresAt, language);
    return isExpired ? keys.hasExpired({ date }) : keys.expires({ date });
  }
}

function Revocation({ listed }: { listed: ListedKey }) {
  const { keys } = useAllMessages();
  const question = useRevocation(listed);
  return (
    <ConfirmButton question={question} to={paths.apiKeys({ revoke: listed.id })}>
      {keys.revoke}
      <span className="sr"> {listed.name}</span>
    </ConfirmButton>
  );
}

/** The question before a key is revoked. */
export function useRevocation({ id, name }: Pick<ListedKey, "id" | "name">): Question {
  const { keys } = useAllMessages();
  return {
    title: keys.revokeTitle({ name }),
    cost: keys.revokeCost,
    act: keys.revoke,
    keep: keys.revokeKeep,
    action: paths.apiKeys(),
    fields: { intent: "revoke", key: id },
  };
}
