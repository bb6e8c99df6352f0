import { redirect } from "react-router";
import { isAdmin, isCompany } from "#app/areas/accounts/actor.ts";
import { signedInPerson } from "#app/areas/accounts/session.server.ts";
import { adminPath, adminTabs, readAdminQuery } from "#app/areas/admin/admin-query.ts";
import { loadDashboard } from "#app/areas/admin/dashboard.server.ts";
import { AllCompanies } from "#app/areas/admin/ui/all-companies.tsx";
import { AllJobs } from "#app/areas/admin/ui/all-jobs.tsx";
import { AllUsers } from "#app/areas/admin/ui/all-users.tsx";
import { Overview } from "#app/areas/admin/ui/overview.tsx";
import { withoutEmpty } from "#app/areas/jobs/job-query.ts";
import { askedOf } from "#app/areas/jobs/list-loader.server.ts";
import { paths } from "#app/paths.ts";
import { languageContext } from "#app/platform/language.server.ts";
import { figuresAreLive } from "#app/platform/site-figures.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { useAllWords } from "#app/words/context.tsx";
import type { Route } from "./+types/admin-dashboard.ts";

export { deskSheet as links } from "#app/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  if (person.lacksSecondFactor) throw redirect(paths.twoStep({ needed: 1 }), 303);
  if (!isAdmin(person)) {
    throw redirect(isCompany(person) ? paths.companyDashboard() : paths.myAccount(), 303);
  }
  const params = askedOf(request);
  const filled = withoutEmpty(params);
  if (filled) throw redirect(paths.adminDashboard(Object.fromEntries(filled)));
  const query = readAdminQuery(params);
  const shown = await loadDashboard(person, query, context.get(languageContext));
  return { email: person.email, query, shown, fixedFigures: !figuresAreLive };
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const words = useAllWords();
  const { email, query, shown, fixedFigures } = loaderData;
  const title = words.admin[titleKeys[shown.tab]];
  return (
    <div className="wrap page">
      <title>{`${title} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={words.admin.description} />
      <AdminHead email={email} />
      <div className="mt-4 mb-5">
        <Tabs
          label={words.admin.sections}
          tabs={adminTabs.map((tab) => ({
            to: adminPath({ tab }),
            label: words.admin[tab],
            current: tab === shown.tab,
          }))}
        />
      </div>
      {shown.tab === "overview" && (
        <Overview counters={shown.counters} fixedFigures={fixedFigures} />
      )}
      {shown.tab === "users" && <AllUsers query={query} list={shown.list} />}
      {shown.tab === "companies" && <AllCompanies query={query} list={shown.list} />}
      {shown.tab === "jobs" && <AllJobs query={query} list={shown.list} />}
    </div>
  );
}

const titleKeys = {
  overview: "title",
  users: "usersTitle",
  companies: "companiesTitle",
  jobs: "jobsTitle",
} as const;

function AdminHead({ email }: { email: string }) {
  const words = useAllWords();
  return (
    <div className="row spread flex-nowrap">
      <div>
        <h1 className="text-2xl">{words.admin.title}</h1>
        <p className="small muted wrap-anywhere">
          <Ltr>{email}</Ltr>
        </p>
        <p>
          <a className="more" href={paths.security()}>
            {words.security.title}
          </a>
        </p>
      </div>
      <form method="post" action={paths.logout()} className="flex-none">
        <Button>{words.ui.frame.logOut}</Button>
      </form>
    </div>
  );
}
