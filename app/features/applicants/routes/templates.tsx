import { data } from "react-router";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import {
  findTemplate,
  isTemplateKind,
  templateForm,
  templateId,
} from "#app/features/applicants/templates/template.ts";
import {
  listTemplates,
  restoreTemplate,
  saveTemplate,
} from "#app/features/applicants/templates/templates.server.ts";
import { TemplateEditor, TemplateLinks } from "#app/features/applicants/ui/template-editor.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { seenOf } from "#app/http/stale-form/stale-form.server.ts";
import { contentLanguage, isContentLanguage } from "#app/i18n/language.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/templates.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const company = companyAt(context, request, "recruit");
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("kind");
  const kind = isTemplateKind(wanted) ? wanted : "interview";
  const inLanguage = searchParams.get("in");
  const language = isContentLanguage(inLanguage)
    ? inLanguage
    : contentLanguage(context.get(languageContext));
  const templates = await listTemplates(company);
  const shown = findTemplate(templates, templateId({ kind, language }));
  return { kind, language, templates, seen: seenOf({ body: shown?.body ?? "" }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const company = companyAt(context, request, "recruit");
  const input = await readForm(request);
  const isRestored = input.intent === "restore";
  const checked = checkForm(templateForm, isRestored ? { ...input, body: "-" } : input);
  if (checked.errors) {
    return data<FormAnswer>({ values: input, errors: checked.errors }, 400);
  }
  const { kind, language } = checked.values;
  const saved = isRestored
    ? await restoreTemplate(company, checked.values, input)
    : await saveTemplate(company, checked.values, input);
  if (isRefused(saved)) return data<FormAnswer>({ values: input, ...saved }, 403);
  if ("stale" in saved) {
    return data<FormAnswer>({ values: saved.stale.values, stale: saved.stale }, 409);
  }
  const here = paths.replyTemplates({ kind, in: language });
  return redirectWithFlash(
    here,
    "ok",
    isRestored ? "applicants.templates.restored" : "applicants.templates.saved",
  );
}

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  const { applicants } = useAllMessages();
  const { title, description } = applicants.templates;
  const { kind, language, templates, seen } = loaderData;
  const chosen = templates.find((each) => each.kind === kind && each.language === language);
  return (
    <AccountPage title={title} description={description}>
      <meta name="robots" content="noindex" />
      <div className="stack">
        <p className="muted">{description}</p>
        <TemplateLinks templates={templates} kind={kind} language={language} />
        {chosen && (
          <TemplateEditor
            key={`${kind}.${language}`}
            template={chosen}
            seen={seen}
            answer={actionData}
          />
        )}
      </div>
    </AccountPage>
  );
}
