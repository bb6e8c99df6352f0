import type { CaseList } from "#app/features/moderation/case-page.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Empty } from "#app/ui/empty.tsx";
import { CaseRows } from "./case-rows.tsx";

/** Appealed, decided or all cases, with the way to older ones. */
export function CaseResults({ list }: { list: CaseList }) {
  const { lists } = useAllMessages().moderation;
  const { cases, older, query, reading } = list;
  const { before, ...first } = query;
  const isFiltered = Object.keys(first).some((name) => name !== "tab");
  return (
    <>
      {cases.length === 0 ? (
        <Empty
          title={isFiltered ? lists.nothing : lists.none}
          reason={isFiltered ? lists.nothingHint : undefined}
        />
      ) : (
        <CaseRows entries={cases} query={query} chosen={reading?.detail.id} />
      )}
      <p className="row spread mt-2">
        {before ? (
          <a className="tap" href={paths.moderation(first)}>
            {lists.newest}
          </a>
        ) : (
          <span />
        )}
        {older && (
          <a className="tap" href={paths.moderation({ ...first, before: older })} rel="next">
            {lists.older}
          </a>
        )}
      </p>
    </>
  );
}
