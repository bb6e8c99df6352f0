import { redirect } from "react-router";
import { listCompanies } from "#app/features/companies/directory/company-directory.server.ts";
import {
  type CompanyQuery,
  companiesAtATime,
  readCompanyQuery,
} from "#app/features/companies/directory/company-query.ts";
import { CompanySearch } from "#app/features/companies/directory/ui/company-search.tsx";
import { CompanyTile } from "#app/features/companies/directory/ui/company-tile.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { queryParams, withoutEmpty } from "#app/http/page-address.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { LoadMore } from "#app/ui/list/load-more.tsx";
import { Awaited } from "#app/ui/list/loading-list.tsx";
import type { Route } from "./+types/companies.ts";

export { companiesSheet as links } from "#app/styles/sheets.ts";

/** How many parts stand in one list; further on it shows the last of them. A tile is 1.5 KB. */
const partsAtOnce = 8;

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = queryParams(request);
  const filled = withoutEmpty(params);
  if (filled) throw redirect(paths.companies(Object.fromEntries(filled)));
  const query = readCompanyQuery(params);
  const before = Math.max(0, query.page - partsAtOnce) * companiesAtATime;
  const limit = Math.min(query.page, partsAtOnce) * companiesAtATime;
  const listed = await orEmpty(
    "companies",
    listCompanies(query, context.get(languageContext), { skip: before, limit }),
    { total: 0, isMore: false, companies: [] },
  );
  const last = Math.max(1, Math.ceil(listed.total / companiesAtATime));
  if (query.page > last) throw redirect(companiesPath({ ...query, page: last }));
  return { query, before, ...listed, rated: !settings().liveFigures };
}

function companiesPath({ name, industry, checked, page }: CompanyQuery): string {
  const parts = { checked: checked ? 1 : null, page: page > 1 ? page : null };
  return paths.companies({ name, industry, ...parts });
}

export default function Companies({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const own = messages.browse.companies;
  const { query, before, total, isMore, companies, rated } = loaderData;
  const shown = before + companies.length;
  return (
    <div className="wrap pt-4">
      <title>{`${own.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={own.description} />
      <div className="companies-head">
        <h1>{own.titleText}</h1>
        <p className="muted small num" role="status">
          {isMore ? own.moreThan({ count: own.companyCount(total) }) : own.companyCount(total)}
        </p>
      </div>
      <CompanySearch query={query} />
      <Awaited path={paths.companies()}>
        {companies.length === 0 ? (
          <NoCompanies searched={query.name !== "" || query.industry !== "" || query.checked} />
        ) : (
          <div>
            <h2 className="sr">{own.list}</h2>
            {before > 0 && (
              <p className="mb-3">
                <ButtonLink to={companiesPath({ ...query, page: before / companiesAtATime })}>
                  {own.earlier}
                </ButtonLink>
              </p>
            )}
            <div className="companies">
              {companies.map((company, place) => (
                <CompanyTile
                  key={company.id}
                  company={company}
                  rated={rated}
                  id={anchorOf(before + place)}
                />
              ))}
            </div>
            <LoadMore
              shown={shown}
              total={total}
              isMore={isMore}
              {...(shown < total && {
                to: `${companiesPath({ ...query, page: query.page + 1 })}#${anchorOf(shown)}`,
              })}
            />
          </div>
        )}
      </Awaited>
    </div>
  );
}

/** The next part begins at its first company, which has a name of its own. */
function anchorOf(place: number): string | undefined {
  return place > 0 && place % companiesAtATime === 0 ? `company-${place + 1}` : undefined;
}

function NoCompanies({ searched }: { searched: boolean }) {
  const messages = useMessages().browse.companies;
  return (
    <Empty title={messages.none} reason={searched ? messages.noneText : messages.noneAtAll}>
      {searched && (
        <ButtonLink to={paths.companies()} size="lg">
          {messages.clear}
        </ButtonLink>
      )}
    </Empty>
  );
}
