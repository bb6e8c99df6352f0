import { data } from "react-router";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import {
  createLabel,
  deleteLabel,
  listLabels,
  renameLabel,
} from "#app/features/applicants/marks/labels.server.ts";
import {
  LabelList,
  NewLabel,
  useLabelRemoval,
} from "#app/features/applicants/marks/ui/label-list.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { ConfirmCard } from "#app/ui/form/confirm.tsx";
import type { Route } from "./+types/labels.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const company = companyAt(context, request, "recruit");
  const labels = await listLabels(company);
  const wanted = new URL(request.url).searchParams.get("remove");
  const removed = labels.find(({ id }) => id === wanted) ?? null;
  if (wanted && !removed) throw redirectWithFlash(paths.labels(), "err", gone);
  return { labels, removed };
}

const gone = "applicants.marks.labelGone";

export async function action({ request, context }: Route.ActionArgs) {
  const company = companyAt(context, request, "recruit");
  const input = await readForm(request);
  const { intent, label = "", name = "", newLabel = "" } = input;
  if (intent === "add") {
    const added = await createLabel(company, newLabel);
    if (!isRefused(added))
      return redirectWithFlash(paths.labels(), "ok", "applicants.marks.labelled");
    return data<FormAnswer>({ values: input, errors: { newLabel: added.refused } }, 400);
  }
  if (intent === "remove") {
    const removed = await deleteLabel(company, label);
    if (isRefused(removed)) return redirectWithFlash(paths.labels(), "err", removed.refused);
    return redirectWithFlash(paths.labels(), "ok", "applicants.labelsPage.removed");
  }
  const renamed = await renameLabel(company, label, name);
  if (isRefused(renamed) && renamed.refused === gone) {
    return redirectWithFlash(paths.labels(), "err", gone);
  }
  if (isRefused(renamed)) {
    return data<FormAnswer>({ values: input, errors: { name: renamed.refused } }, 400);
  }
  return redirectWithFlash(paths.labels(), "ok", "applicants.labelsPage.renamed");
}

export default function Labels({ loaderData, actionData }: Route.ComponentProps) {
  const { applicants } = useAllMessages();
  const { labels, removed } = loaderData;
  const { title, description } = applicants.labelsPage;
  const questionOf = useLabelRemoval();
  return (
    <AccountPage title={title} description={description}>
      <meta name="robots" content="noindex" />
      <p className="muted mb-5">{description}</p>
      {removed ? (
        <ConfirmCard question={questionOf(removed)} back={paths.labels()} />
      ) : (
        <>
          <NewLabel labels={labels} answer={actionData} />
          <LabelList labels={labels} answer={actionData} />
        </>
      )}
    </AccountPage>
  );
}
