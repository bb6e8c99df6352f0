import type { ReactNode } from "react";
import type { ListedAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { ActList } from "#app/features/moderation/ui/act-log.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = {
  title: string;
  /** Stands in the row while the part is folded, such as a count. */
  value?: string | undefined;
  /** Said in place of the content where there is none. */
  empty?: string | false | undefined;
  children?: ReactNode;
};

/** A part of a record that folds below 1024 px; an empty one is a single row. */
export function RecordPart({ title, value, empty, children }: Props) {
  if (empty) {
    return (
      <section className="row spread gap-y-0">
        <h2>{title}</h2>
        <p className="muted">{empty}</p>
      </section>
    );
  }
  return (
    <details className="unfolded-lg">
      <summary>
        <h2>{title}</h2>
        {value && <span className="small muted only-sm">{value}</span>}
        <Icon name="down" className="turn" />
      </summary>
      <div className="stack gap-3">{children}</div>
    </details>
  );
}

/** The moderators' logged acts on a record; renders nothing without any. */
export function ActsPart({ acts }: { acts: readonly ListedAct[] }) {
  const { moderation } = useAllMessages();
  if (acts.length === 0) return null;
  return (
    <RecordPart title={moderation.logTitle} value={formatNumber(acts.length)}>
      <ActList acts={acts} />
    </RecordPart>
  );
}
