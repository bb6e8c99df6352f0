import type { CaseReading } from "#app/features/moderation/case-page.server.ts";
import type { Queue } from "#app/features/moderation/queue.server.ts";
import { type QueueKind, queueKinds } from "#app/features/moderation/queue-kind.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { CaseRows } from "./case-rows.tsx";

type Props = { queue: Queue; kind: QueueKind | null; reading: CaseReading | null };

/** The cases that wait, and the kinds of which some do where there are several. */
export function QueueResults({ queue: { list, counts }, kind, reading }: Props) {
  const { moderation } = useAllMessages();
  const shown = queueKinds.filter((each) => counts[each] > 0 || each === kind);
  return (
    <>
      {(shown.length > 1 || kind) && (
        <div className="mb-4">
          <Chips label={moderation.kinds.label}>
            {[null, ...shown].map((each) => (
              <Chip
                key={each ?? "all"}
                to={paths.moderation({ kind: each })}
                on={each === kind}
                count={formatNumber(counts[each ?? "all"])}
              >
                {moderation.kinds[each ?? "all"]}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      {list.items.length === 0 && !reading ? (
        <Empty title={moderation.nothing} reason={moderation.nothingHint} />
      ) : (
        <>
          <CaseRows entries={list.items} query={{ kind }} chosen={reading?.detail.id} />
          <Pagination
            page={list.page}
            pages={list.pages}
            to={(page) => paths.moderation({ kind, page })}
          />
        </>
      )}
    </>
  );
}
