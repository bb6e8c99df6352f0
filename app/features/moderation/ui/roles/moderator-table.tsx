import { deskPaths } from "#app/desk-paths.ts";
import { roleChanges } from "#app/features/moderation/roles/role-change.ts";
import type { DeskModerator } from "#app/features/moderation/roles/roles.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = { list: readonly DeskModerator[]; ownId: string; mayChange: boolean };

/** Who is at the desk; leading moderators find the changes in the last column. */
export function ModeratorTable({ list, ownId, mayChange }: Props) {
  const { roles } = useAllMessages().moderators;
  const { who, role, factor, since, namedBy, change } = roles.columns;
  return (
    <section className="stack gap-2">
      <h2 className="text-lg">{roles.count(list.length)}</h2>
      <Table
        caption={roles.title}
        columns={[who, role, factor, since, namedBy]}
        {...(mayChange && { actions: change })}
      >
        {list.map((each) => (
          <Row key={each.id} moderator={each} isSelf={each.id === ownId} mayChange={mayChange} />
        ))}
      </Table>
    </section>
  );
}

type RowProps = { moderator: DeskModerator; isSelf: boolean; mayChange: boolean };

function Row({ moderator, isSelf, mayChange }: RowProps) {
  const { roles } = useAllMessages().moderators;
  const language = useLanguage();
  const { name, email, leads, hasSecondFactor, isBlocked, since, namedBy } = moderator;
  return (
    <tr>
      <td className="lead wide" data-h={roles.columns.who}>
        <b>
          <bdi>{name || email}</bdi>
        </b>{" "}
        {isSelf && <Badge>{roles.self}</Badge>}
        {name && email && (
          <p className="small muted">
            <Ltr>{email}</Ltr>
          </p>
        )}
      </td>
      <td data-h={roles.columns.role}>
        {leads ? <b>{roles.leading}</b> : roles.plain}
        {isBlocked && <Badge tone="urgent">{roles.blocked}</Badge>}
      </td>
      <td data-h={roles.columns.factor}>{hasSecondFactor ? roles.on : roles.off}</td>
      <td data-h={roles.columns.since}>
        <time dateTime={since}>{formatDate(since, language)}</time>
      </td>
      <td className="wide" data-h={roles.columns.namedBy}>
        <bdi>{namedBy ?? roles.operator}</bdi>
      </td>
      {mayChange && (
        <td className="act">
          <Changes moderator={moderator} />
        </td>
      )}
    </tr>
  );
}

function Changes({ moderator: { id, name, email, leads } }: { moderator: DeskModerator }) {
  const { roles } = useAllMessages().moderators;
  return (
    <div className="row">
      {roleChanges.map((change) => {
        if (change === "add" || change === (leads ? "lead" : "unlead")) return null;
        return (
          <ButtonLink
            key={change}
            to={deskPaths.deskModerators({ moderator: id, act: change })}
            aria-label={roles.actsOf[change]({ name: name || email || "" })}
          >
            {roles.acts[change]}
          </ButtonLink>
        );
      })}
    </div>
  );
}
