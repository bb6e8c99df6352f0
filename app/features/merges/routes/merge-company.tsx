import { data } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { answerMerge } from "#app/features/merges/answer-merge.server.ts";
import { mergeCompanies } from "#app/features/merges/merge-companies.server.ts";
import { mergeForm } from "#app/features/merges/merge-form.ts";
import { findSide, listDoubles, type Side } from "#app/features/merges/preview-merge.server.ts";
import { MergePage } from "#app/features/merges/ui/merge-page.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import type { Route } from "./+types/merge-company.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params: { companyId } }: Route.LoaderArgs) {
  const moderator = moderatorAt(context, request);
  const language = context.get(languageContext);
  const { searchParams } = new URL(request.url);
  const search = searchParams.get("q") ?? "";
  const otherId = searchParams.get("other");
  const [company, other, doubles] = await Promise.all([
    findSide(moderator, companyId, language),
    otherId && otherId !== companyId ? findSide(moderator, otherId, language) : null,
    otherId ? [] : listDoubles(moderator, companyId, search, language),
  ]);
  return { company, other, doubles, search };
}

export async function action({ request, context, params: { companyId } }: Route.ActionArgs) {
  const moderator = moderatorAt(context, request);
  await findSide(moderator, companyId, context.get(languageContext));
  const other = new URL(request.url).searchParams.get("other") ?? "";
  const values = await readForm(request);
  const checked = checkForm(mergeForm, values);
  if (checked.errors) return data<FormRefusal>({ values, errors: checked.errors }, 400);
  const { keep, reason } = checked.values;
  const [from, into] = keep === companyId ? [other, companyId] : [companyId, other];
  if (keep !== into) {
    return data<FormRefusal>({ values, errors: { keep: "merges.errors.keep" } }, 400);
  }
  return answerMerge("merge", await mergeCompanies(moderator, { from, into, reason }), values);
}

export default function MergeCompany({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { merge: texts, mergeLink } = messages.merges;
  const { company, other, doubles, search } = loaderData;
  const answer = actionData && "values" in actionData ? (actionData as FormRefusal) : undefined;
  const sides = other ? [company, other] : [];
  return (
    <MergePage
      title={texts.title({ company: `\u2068${company.name}\u2069` })}
      here={mergeLink}
      intro={<p className="muted">{texts.intro}</p>}
      texts={texts}
      answer={answer}
      doubles={doubles}
      search={search}
      to={(id) => deskPaths.deskMerge(company.id, id ? { other: id } : undefined)}
      chosen={other && { id: other.id, sides: sides.map((side) => ({ side })) }}
    >
      <p>
        {texts.moves} {texts.stays}
      </p>
      <ChoiceField
        label={texts.keep}
        name="keep"
        required
        hint={texts.keepHint}
        defaultValue={answer?.values.keep ?? (other ? usualChoice(company, other) : "")}
        error={messageAt(messages, answer?.errors?.keep)}
        choices={sides.map(({ id, name, place, email }) => ({
          value: id,
          label: name,
          hint: [place, email].filter(Boolean).join(" · "),
        }))}
      />
    </MergePage>
  );
}

/** The one with more checks, then with more jobs. */
function usualChoice(one: Side, other: Side): string {
  const more = one.checks.length - other.checks.length || one.jobs.total - other.jobs.total;
  return more >= 0 ? one.id : other.id;
}
