import { useRef } from "react";
import { data, Form, redirect } from "react-router";
import { keepsDrafts } from "#app/device-storage/draft-store.ts";
import { useDraft } from "#app/device-storage/use-draft.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { entryForm } from "#app/features/seekers/entries/entry-form.ts";
import {
  addOwnEntry,
  changeOwnEntry,
  findOwnEntry,
  removeOwnEntry,
} from "#app/features/seekers/entries/own-entries.server.ts";
import {
  type EntryField,
  type EntryKind,
  entryFields,
  kindIn,
  valuesOfEntry,
} from "#app/features/seekers/entries/profile-entry.ts";
import { EntryFields } from "#app/features/seekers/entries/ui/entry-fields.tsx";
import { jobIn } from "#app/features/seekers/job-in.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import { type StaleForm, seenOf } from "#app/http/stale-form/stale-form.server.ts";
import { monthNames } from "#app/i18n/format.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { Seen, StaleNotice, useShown } from "#app/ui/form/stale-notice.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/profile-entry.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  if (person.userType !== "customer_employee") throw redirect(paths.myAccount(), 303);
  const { entryId } = params;
  const job = jobIn(request);
  const draftKey = `profile-entry/${person.id}/${entryId}`;
  if (entryId === "new") {
    const kind = kindOf(request);
    return { id: null, kind, values: {}, seen: "", job, draftKey: `${draftKey}/${kind}` };
  }
  const entry = await findOwnEntry(person, entryId);
  if (!entry) throw notFound();
  const values: FormValues = valuesOfEntry(entry);
  return { id: entry.id, kind: entry.kind, values, seen: seenOf(values), job, draftKey };
}

/** Why nothing was saved, and the input. */
type Answer = { values: FormValues; errors?: FormErrors; refused?: MessageKey; stale?: StaleForm };

export async function action({ request, context, params }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  if (person.userType !== "customer_employee") throw redirect(paths.myAccount(), 303);
  const values = await readForm(request);
  const id = params.entryId === "new" ? null : params.entryId;
  const back = paths.myAccount({ job: jobIn(request) });
  try {
    const entry = id === null ? undefined : await findOwnEntry(person, id);
    if (id !== null && !entry) throw notFound();
    if (id !== null && values.intent === "remove") {
      await removeOwnEntry(person, id);
      return redirectWithFlash(back, "ok", "seekers.entries.removed");
    }
    const checked = checkForm(entryForm(entry?.kind ?? kindOf(request)), values);
    if (checked.errors) return data<Answer>({ values, errors: checked.errors }, 400);
    const saved =
      id === null
        ? await addOwnEntry(person, checked.values)
        : await changeOwnEntry(person, id, checked.values, values);
    if (saved && isRefused(saved)) {
      if (saved.refused === "seekers.entries.gone") throw notFound();
      return data<Answer>({ values, refused: saved.refused }, 409);
    }
    if (saved?.stale) return data<Answer>({ values: saved.stale.values, stale: saved.stale }, 409);
    return redirectWithFlash(back, "ok", "seekers.entries.saved");
  } catch (error) {
    if (error instanceof Response) throw error;
    logError(error, { path: paths.profileEntry(params.entryId) });
    return data<Answer>({ values, refused: "seekers.saveFailed" }, 500);
  }
}

function kindOf(request: Request): EntryKind {
  return kindIn(new URL(request.url).searchParams.get("kind"));
}

export default function ProfileEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, account } = useAllMessages().seekers;
  const { id, kind, job } = loaderData;
  const title = id === null ? entries[kind].add : entries[kind].change;
  return (
    <AccountPage
      title={title}
      description={entries.explained}
      back={{ to: paths.myAccount({ job }), label: account.title }}
    >
      <EntryForm loaded={loaderData} answer={actionData} />
      {id !== null && <RemoveEntry id={id} kind={kind} job={job} />}
    </AccountPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function EntryForm({ loaded, answer }: { loaded: Loaded; answer: Answer | undefined }) {
  const { seekers, ...messages } = useAllMessages();
  const { form: says, entries } = seekers;
  const { id, kind, values, seen, job, draftKey } = useShown(loaded, answer !== undefined);
  const language = useLanguage();
  const to = paths.profileEntry(id ?? "new", id === null ? { kind, job } : { job });
  const sending = useSending(paths.profileEntry(id ?? "new"));
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { restored, round, discard, listeners, onSubmit } = useDraft(form, {
    key: draftKey,
    base: seen,
    filledIn: { ...Object.fromEntries(entryFields.map((field) => [field, ""])), ...values },
    answer,
  });
  const labels: Record<string, string> = { ...entries.fields, ...entries[kind].fields };
  const errorOf = (field: EntryField) => {
    const key = answer?.errors?.[field];
    return messageAt({ seekers, ...messages }, key);
  };
  const errors = entryFields.flatMap((field) => {
    const error = errorOf(field);
    return error
      ? [{ field, message: says.fieldError({ field: labels[field] ?? field, error }) }]
      : [];
  });
  return (
    <Form
      ref={form}
      method="post"
      action={to}
      className="form"
      noValidate
      data-js=""
      onSubmit={onSubmit}
      {...listeners}
    >
      <FirstButton />
      <Seen seen={seen} answer={answer} />
      {answer?.refused && (
        <Refusal answer={answer}>
          {says.error({ message: messageAt({ seekers, ...messages }, answer.refused) })}
        </Refusal>
      )}
      <ErrorSummary
        title={says.error({ message: says.notSaved })}
        errors={errors}
        answer={answer}
      />
      <StaleNotice
        stale={answer?.stale}
        label={(field) => labels[field] ?? field}
        word={(field, value) =>
          field.endsWith("Month")
            ? monthNames(language)[Number(value) - 1]
            : value === "on"
              ? says.ticked
              : undefined
        }
      />
      {restored && !answer && (
        <div className="notice row spread">
          <p>{says.restored}</p>
          <Button type="button" onClick={discard}>
            {says.discard}
          </Button>
        </div>
      )}
      <EntryFields
        key={`${round} ${answer?.stale?.seen}`}
        kind={kind}
        values={answer?.values ?? restored ?? values}
        error={errorOf}
      />
      <div className="send-bar">
        <Button variant="primary" size="lg" wide busy={sending && says.saving}>
          {entries.save}
        </Button>
      </div>
      {hydrated && keepsDrafts() && <p className="hint">{says.savedOnDevice}</p>}
    </Form>
  );
}

type RemoveProps = { id: string; kind: EntryKind; job: string | null };

function RemoveEntry({ id, kind, job }: RemoveProps) {
  const { entries } = useAllMessages().seekers;
  return (
    <details className="disc mt-5">
      <summary>
        {entries[kind].remove} <Icon name="down" className="turn" />
      </summary>
      <form method="post" action={paths.profileEntry(id, { job })} className="stack gap-2 py-2">
        <input type="hidden" name="intent" value="remove" />
        <p>{entries.removeCost}</p>
        <p>
          <Button variant="danger">{entries.removeAct}</Button>
        </p>
      </form>
    </details>
  );
}
