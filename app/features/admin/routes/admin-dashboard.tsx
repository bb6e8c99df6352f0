import { redirect } from "react-router";
import { isAdmin } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { adminPath, adminTabs, readAdminQuery } from "#app/features/admin/admin-query.ts";
import { loadDashboard } from "#app/features/admin/dashboard.server.ts";
import { AllCompanies } from "#app/features/admin/ui/all-companies.tsx";
import { AllJobs } from "#app/features/admin/ui/all-jobs.tsx";
import { AllUsers } from "#app/features/admin/ui/all-users.tsx";
import { Overview } from "#app/features/admin/ui/overview.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { queryParams, withoutEmpty } from "#app/http/page-address.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/admin-dashboard.ts";

export { figuresSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  if (person.lacksSecondFactor) throw redirect(paths.twoStep({ needed: 1 }), 303);
  if (!isAdmin(person)) {
    throw redirect(actingCompany(person) ? paths.companyDashboard() : paths.myAccount(), 303);
  }
  const params = queryParams(request);
  const filled = withoutEmpty(params);
  if (filled) throw redirect(paths.adminDashboard(Object.fromEntries(filled)));
  const query = readAdminQuery(params);
  const shown = await loadDashboard(person, query, context.get(languageContext));
  return { email: signInName(person), query, shown, fixedFigures: !settings().liveFigures };
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { email, query, shown, fixedFigures } = loaderData;
  const title = messages.admin[titleKeys[shown.tab]];
  return (
    <div className="wrap page">
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={messages.admin.description} />
      <AdminHead email={email} />
      <div className="mt-4 mb-5">
        <Tabs
          label={messages.admin.sections}
          tabs={adminTabs.map((tab) => ({
            to: adminPath({ tab }),
            label: messages.admin[tab],
            current: tab === shown.tab,
          }))}
        />
      </div>
      {shown.tab === "overview" && <Overview overview={shown} fixedFigures={fixedFigures} />}
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
  const messages = useAllMessages();
  return (
    <div className="row spread flex-nowrap">
      <div>
        <h1 className="text-xl">{messages.admin.title}</h1>
        <div className="row gap-x-4 gap-y-0">
          <p className="small muted wrap-anywhere">
            <Ltr>{email}</Ltr>
          </p>
          <a className="more" href={paths.security()}>
            {messages.security.title}
          </a>
        </div>
      </div>
      <form method="post" action={paths.logout()} className="flex-none">
        <Button variant="text" icon="exit" className="text-danger no-underline">
          {messages.ui.frame.logOut}
        </Button>
      </form>
    </div>
  );
}
