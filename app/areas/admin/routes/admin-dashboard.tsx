import { redirect } from "react-router";
import { paths } from "../../../paths.ts";
import { languageContext } from "../../../platform/language.server.ts";
import { figuresAreLive } from "../../../platform/site-figures.server.ts";
import { Button } from "../../../ui/button.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Ltr } from "../../../ui/text.tsx";
import { useAllWords } from "../../../words/context.tsx";
import { isAdmin, isCompany } from "../../accounts/actor.ts";
import { signedInPerson } from "../../accounts/session.server.ts";
import { withoutEmpty } from "../../jobs/job-query.ts";
import { askedOf } from "../../jobs/list-loader.server.ts";
import { adminPath, adminTabs, readAdminQuery } from "../admin-query.ts";
import { loadDashboard } from "../dashboard.server.ts";
import { AllCompanies } from "../ui/all-companies.tsx";
import { AllJobs } from "../ui/all-jobs.tsx";
import { AllUsers } from "../ui/all-users.tsx";
import { Overview } from "../ui/overview.tsx";
import type { Route } from "./+types/admin-dashboard.ts";

export { deskSheet as links } from "../../../sheets.ts";

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
