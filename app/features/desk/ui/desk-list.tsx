import type { ReactNode } from "react";
import { Form } from "react-router";
import { type DeskQuery, deskParams, longestSearch } from "#app/features/desk/desk-query.ts";
import { DeskNav, type DeskPlace } from "#app/features/moderation/ui/desk-nav.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import type { Page } from "#app/platform/paging.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { Table } from "#app/ui/list/table.tsx";

type Props<Kind extends string, Row> = {
  here: DeskPlace;
  path: (query?: ReturnType<typeof deskParams>) => string;
  texts: {
    title: string;
    count: (n: number) => string;
    sample: string;
    hint?: string;
    kinds: Record<Kind | "label", string>;
  };
  kinds: readonly Kind[];
  query: DeskQuery<Kind>;
  list: Page<Row>;
  columns: readonly string[];
  /** Draws a row of the table. */
  row: (item: Row) => ReactNode;
};

/** A list of the desk: a search box, kinds, a table and its pages. */
export function DeskList<Kind extends string, Row>(props: Props<Kind, Row>) {
  const { here, path, texts, kinds, query, list, columns, row } = props;
  const { desk, moderation, ui } = useAllMessages();
  const { kind, search } = query;
  const shown = formatNumber(list.total);
  return (
    <div className="wrap page">
      <title>{`${texts.title} | ${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <DeskNav here={here} />
      <div className="head mb-3">
        <h1>{texts.title}</h1>
        <p className="muted num" role="status">
          {list.isMore ? desk.more({ count: shown }) : texts.count(list.total)}
        </p>
      </div>
      <Form action={path()} role="search">
        <input type="hidden" name="kind" value={kind} />
        <div className="join">
          <label className="sr" htmlFor="search">
            {desk.search}
          </label>
          <input
            key={`${kind} ${search}`}
            className="input"
            id="search"
            name="search"
            type="search"
            enterKeyHint="search"
            maxLength={longestSearch}
            defaultValue={search}
            placeholder={texts.sample}
            aria-describedby={texts.hint && "search-hint"}
            dir="auto"
          />
          <button type="submit" className="btn btn-primary" aria-label={desk.search}>
            <Icon name="search" />
          </button>
        </div>
      </Form>
      <div className="mt-3 mb-3">
        <Chips label={texts.kinds.label}>
          {kinds.map((each) => (
            <Chip key={each} to={path(deskParams({ kind: each, search }))} on={each === kind}>
              {texts.kinds[each]}
            </Chip>
          ))}
        </Chips>
      </div>
      {list.items.length === 0 ? (
        <Empty title={desk.none} reason={search ? desk.noneMatching : undefined} heading="h2">
          {search && <ButtonLink to={path(deskParams({ kind }))}>{desk.showAll}</ButtonLink>}
        </Empty>
      ) : (
        <div className={here === "jobs" ? "desk-rows" : "desk-rows faces"}>
          <Table caption={texts.title} columns={columns} compact>
            {list.items.map(row)}
          </Table>
        </div>
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        to={(page) => path(deskParams({ kind, search, page }))}
      />
      {texts.hint && (
        <p id="search-hint" className="small muted mt-3">
          {texts.hint}
        </p>
      )}
    </div>
  );
}
