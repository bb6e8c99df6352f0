import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import {
  deleteJobTemplate,
  listJobTemplates,
  startFromTemplate,
} from "#app/features/jobs/lifecycle/job-templates.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import type { Route } from "./+types/job-templates.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { templates: await listJobTemplates(companyAt(context, request, "recruit")) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  const { intent, template = "" } = await readForm(request);
  if (intent === "delete") {
    const deleted = await deleteJobTemplate(actor, template);
    if (isRefused(deleted)) return redirectWithFlash(paths.jobTemplates(), "err", deleted.refused);
    return redirectWithFlash(paths.jobTemplates(), "ok", "manage.done.templateDeleted");
  }
  const draft = await startFromTemplate(actor, template, context.get(languageContext));
  if (isRefused(draft)) return redirectWithFlash(paths.jobTemplates(), "err", draft.refused);
  return redirectWithFlash(paths.previewJob(draft.id), "ok", "manage.done.copy");
}

export default function JobTemplates({ loaderData }: Route.ComponentProps) {
  const { manage } = useAllMessages();
  const language = useLanguage();
  const { templateList: words } = manage;
  return (
    <AccountPage title={words.title} description={words.description}>
      <meta name="robots" content="noindex" />
      <p className="muted mb-4">{words.description}</p>
      {loaderData.templates.length === 0 ? (
        <Empty title={words.none} reason={words.noneMore} />
      ) : (
        <ul className="card divide-y divide-line p-0">
          {loaderData.templates.map(({ id, name, createdAt }) => (
            <li key={id} className="row spread p-4">
              <div>
                <h2 className="text-lg">
                  <bdi>{name}</bdi>
                </h2>
                <p className="small muted">
                  {words.saved({ date: formatDate(createdAt, language) })}
                </p>
              </div>
              <form method="post" action={paths.jobTemplates()} className="row gap-2">
                <input type="hidden" name="template" value={id} />
                <Button name="intent" value="use" icon="plus">
                  {words.use}
                  <span className="sr"> {name}</span>
                </Button>
                <Button name="intent" value="delete" variant="danger">
                  {words.delete}
                  <span className="sr"> {name}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
