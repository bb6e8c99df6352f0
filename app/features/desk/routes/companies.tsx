import { deskPaths } from "#app/desk-paths.ts";
import { listDeskCompanies } from "#app/features/desk/companies/list-companies.server.ts";
import { companyKinds, readDeskQuery } from "#app/features/desk/desk-query.ts";
import { CompanyState } from "#app/features/desk/ui/company-state.tsx";
import { DeskList } from "#app/features/desk/ui/desk-list.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { dayOf } from "#app/features/moderation/ui/when.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import type { Route } from "./+types/companies.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const query = readDeskQuery(request, companyKinds);
  return { query, list: await listDeskCompanies(person, query, context.get(languageContext)) };
}

export default function Companies({ loaderData: { query, list } }: Route.ComponentProps) {
  const { desk } = useAllMessages();
  const language = useLanguage();
  return (
    <DeskList
      here="companies"
      path={deskPaths.deskCompanies}
      texts={desk.companies}
      kinds={companyKinds}
      query={query}
      list={list}
      columns={[desk.name, desk.place, desk.joined, desk.state]}
      row={(company) => (
        <tr key={company.id}>
          <td className="lead" data-h={desk.name}>
            <span className="row flex-nowrap">
              <Avatar id={company.id} name={company.name} logo={company.logo} />
              <a href={deskPaths.deskCompany(company.id)}>
                <bdi>{company.name || desk.noName}</bdi>
              </a>
            </span>
          </td>
          <td data-h={desk.place}>{company.place ? <bdi>{company.place}</bdi> : desk.empty}</td>
          <td data-h={desk.joined}>
            <time dateTime={company.joinedAt}>{dayOf(company.joinedAt, language)}</time>
          </td>
          <td data-h={desk.state}>
            <span className="row gap-1">
              <CompanyState {...company} />
            </span>
          </td>
        </tr>
      )}
    />
  );
}
