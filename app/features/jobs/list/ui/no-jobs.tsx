import { Fragment } from "react";
import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import { activeFilters, filterValues } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import type { Nearest } from "#app/features/jobs/list/nearest.server.ts";
import { formatAtLeast, formatList } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { valueLabel } from "./filter-chips.tsx";
import { alertAddress } from "./list-tools.tsx";
import { useListAddress } from "./pinned-filter-context.ts";

/** The failed search, and the nearest searches with results. */
export function NoJobs({ list }: { list: JobListPage }) {
  const messages = useMessages();
  const { jobs } = messages;
  const language = useLanguage();
  const { query, nearest } = list;
  const { to, own, fixed } = useListAddress();
  const { sort, view } = query;
  const names = activeFilters(query).filter((name) => name !== fixed);
  const isOnlyWord = names.every((name) => name === "keyword");
  const filters = names.map((name) => filterText(name, list, messages));
  const reason =
    filters.length === 0
      ? jobs.noneAtAll
      : jobs.noneFor({ filters: formatList(filters, language) });
  const isNear = nearest.some(({ kind }) => kind !== "busiest");
  const meant = nearest.filter(({ kind }) => kind === "meant");
  const offers = [
    { title: jobs.meant, searches: meant },
    {
      title: isNear ? jobs.nearest : messages.browse.home.categories,
      searches: nearest.filter((near) => !meant.includes(near)),
    },
  ].filter(({ searches }) => searches.length > 0);
  return (
    <Empty title={jobs.none} reason={<bdi>{reason}</bdi>}>
      {!isNear && names.length > 0 && <p className="muted">{jobs.noneNear}</p>}
      {offers.map(({ title, searches }) => (
        <Fragment key={title}>
          <h3 className="text-lg">{title}</h3>
          <Chips label={title}>
            {searches.map((near) => (
              <Chip
                key={JSON.stringify(near.query)}
                to={to(near.query)}
                count={formatAtLeast(near.total, near.totalAtLeast)}
                rel="nofollow"
              >
                {nearLabel(near, list, messages)}
              </Chip>
            ))}
          </Chips>
        </Fragment>
      ))}
      <div className="row justify-center">
        <ButtonLink to={alertAddress(query)} icon="bell" size="lg" variant="primary">
          {jobs.alertWhenPosted}
        </ButtonLink>
        {names.length > 0 && (
          <ButtonLink to={isOnlyWord ? paths.jobs() : to({ ...own, sort, view })} size="lg">
            {isOnlyWord ? messages.browse.home.allJobs : jobs.clearFilters}
          </ButtonLink>
        )}
      </div>
    </Empty>
  );
}

/** A filter's values; the input, in quotation marks. */
function filterText(name: FilterName, list: JobListPage, messages: Messages): string {
  const values = filterValues(list.query, name).map((value) =>
    valueLabel(name, value, list, messages),
  );
  const text = values.join(messages.jobs.or);
  return filterOf(name).quoted ? messages.jobs.quoted({ text }) : text;
}

function nearLabel(near: Nearest, list: JobListPage, messages: Messages): string {
  const { jobs } = messages;
  if (near.kind === "place" || near.kind === "meant") return near.value;
  if (near.kind === "busiest") return messages.labels.category[near.value];
  if (near.kind === "keyword") return jobs.quoted({ text: near.value });
  if (near.kind === "without" || near.kind === "alone") {
    return jobs.near[near.kind]({ value: filterText(near.name, list, messages) });
  }
  return jobs.near[near.kind];
}
