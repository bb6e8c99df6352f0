import type { ReactNode } from "react";
import { Form } from "react-router";
import { type AdminQuery, longestSearch } from "#app/features/admin/admin-query.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

type TabSearchProps = {
  query: AdminQuery;
  /** An example of the searched values. */
  sample: string;
  /** Filters of the same form. */
  children?: ReactNode;
};

/** The search box of a tab, with its query. */
export function TabSearch({ query, sample, children }: TabSearchProps) {
  const messages = useAllMessages().admin;
  return (
    <Form action={paths.adminDashboard()} role="search" className="stack gap-2">
      <input type="hidden" name="tab" value={query.tab} />
      <div className="join">
        <label className="sr" htmlFor="search">
          {messages.search}
        </label>
        <input
          key={`${query.tab} ${query.search}`}
          className="input"
          id="search"
          name="search"
          type="search"
          enterKeyHint="search"
          maxLength={longestSearch}
          defaultValue={query.search}
          placeholder={sample}
          data-js=""
        />
        <button type="submit" className="btn btn-primary" aria-label={messages.search}>
          <Icon name="search" />
        </button>
      </div>
      {children}
    </Form>
  );
}
