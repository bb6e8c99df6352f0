import { moderatorAt, readQueue } from "#app/features/moderation/case-page.server.ts";
import { countRegisters } from "#app/features/moderation/queue.server.ts";
import { queueKinds } from "#app/features/moderation/queue-kind.ts";
import { CasePane } from "#app/features/moderation/ui/case-pane.tsx";
import { QueueList } from "#app/features/moderation/ui/queue-list.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import type { Route } from "./+types/moderation.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const chosen = new URL(request.url).searchParams.get("case");
  const [queue, registers] = await Promise.all([
    readQueue(person, request, chosen && isUuid(chosen) ? chosen : null),
    countRegisters(person),
  ]);
  return { ...queue, registers };
}

export default function Moderation({ loaderData }: Route.ComponentProps) {
  const { board, checks, moderation, ui } = useAllMessages();
  const { queue, reading, kind } = loaderData;
  const { counts, list } = queue;
  return (
    <div className="wrap page">
      <title>{`${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{moderation.title}</h1>
      <div className="row spread">
        <p className="muted">{moderation.waiting(counts.all)}</p>
        <p className="row">
          <a className="tap" href={paths.companyRegisters()}>
            {checks.desk.link({ count: formatNumber(loaderData.registers) })}
          </a>
          <a className="tap" href={paths.boardFigures()}>
            {board.link}
          </a>
          <a className="tap" href={paths.operations()}>
            {moderation.operations}
          </a>
        </p>
      </div>
      <div className="mt-4 mb-4">
        <Chips label={moderation.kinds.label}>
          {[null, ...queueKinds].map((each) => (
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
      {list.items.length === 0 && !reading ? (
        <Empty title={moderation.nothing} reason={moderation.nothingHint} />
      ) : (
        <div className={reading ? "desk" : undefined}>
          <div className={reading ? "desk-list desk-behind" : "desk-list"}>
            <QueueList entries={list.items} kind={kind} chosen={reading?.detail.id} />
            <Pagination
              page={list.page}
              pages={list.pages}
              to={(page) => paths.moderation({ kind, page })}
            />
          </div>
          {reading && <CasePane reading={reading} isBeside answer={undefined} />}
        </div>
      )}
    </div>
  );
}
