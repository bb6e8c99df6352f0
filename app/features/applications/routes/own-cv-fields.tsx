import { data, Form, redirect } from "react-router";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { statusOf } from "#app/features/applications/apply/refusal-status.server.ts";
import {
  type EntryRow,
  entryChosenName,
  entryFieldName,
  entryRowsIn,
} from "#app/features/applications/cv/fields/entry-row.ts";
import {
  readOwnCvFields,
  saveOwnCvFields,
} from "#app/features/applications/cv/fields/own-cv-fields.server.ts";
import {
  chosenName,
  type ProfileRow,
  profileRowFields,
} from "#app/features/applications/cv/fields/profile-row.ts";
import { EntryRowFields } from "#app/features/applications/cv/fields/ui/entry-row-fields.tsx";
import { ProfileRowFields } from "#app/features/applications/cv/fields/ui/profile-row-fields.tsx";
import {
  type EntryField,
  type EntryKind,
  entryKinds,
} from "#app/features/seekers/entries/profile-entry.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { type StaleForm, seenOf } from "#app/http/stale-form/stale-form.server.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { Seen, StaleNotice } from "#app/ui/form/stale-notice.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/own-cv-fields.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  if (whyNotSend(person)) throw redirect(paths.myAccount(), 303);
  const read = await readOwnCvFields(person, params.cvId);
  if (isRefused(read)) {
    if (read.refused === "cvs.gone") throw notFound();
    return data({ refused: read.refused }, statusOf(read.refused));
  }
  const { name, rows, entries, stored } = read;
  const isOther = read.email && read.email.toLowerCase() !== person.email?.toLowerCase();
  const email = isOther ? shownEmail(read.email ?? "") : null;
  const hasEmail = person.email !== null;
  return { name, rows, entries, seen: seenOf(stored), email, hasEmail };
}

/** Why nothing was saved, and the input. */
type Answer = { values: FormValues; errors?: FormErrors; refused?: MessageKey; stale?: StaleForm };

export async function action({ request, context, params }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  if (whyNotSend(person)) throw redirect(paths.myAccount(), 303);
  const values = await readForm(request);
  const isAnyChosen =
    profileRowFields.some((field) => values[chosenName(field)]) ||
    entryRowsIn(values).some(({ isChosen }) => isChosen);
  if (!isAnyChosen) {
    return data<Answer>({ values, refused: "cvs.toProfile.none" }, 400);
  }
  try {
    const notSaved = await saveOwnCvFields(person, values);
    if (notSaved && isRefused(notSaved))
      return data<Answer>({ values, refused: notSaved.refused }, 403);
    const { errors, stale } = notSaved ?? {};
    if (errors) return data<Answer>({ values, errors }, 400);
    if (stale) return data<Answer>({ values: withSaved(values, stale), stale }, 409);
    return redirectWithFlash(paths.myAccount(), "ok", "cvs.toProfile.saved");
  } catch (error) {
    logError(error, { path: paths.ownCvFields(params.cvId) });
    return data<Answer>({ values, refused: "cvs.toProfile.failed" }, 500);
  }
}

/** The sent fields; an unchanged one takes the value that was saved in the meantime. */
function withSaved(sent: FormValues, { values }: StaleForm): FormValues {
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, values[field] ?? value]),
  );
}

export default function OwnCvFields({ loaderData, actionData, params }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description, back, explained, scan, nothingNew, profile } = messages.cvs.toProfile;
  const sent = actionData?.values;
  const rows = rowsOf("rows" in loaderData ? loaderData.rows : null, sent);
  const entries = entriesOf("entries" in loaderData ? loaderData.entries : [], actionData);
  const isAny = rows !== null && rows.length + entries.length > 0;
  return (
    <AccountPage title={title} description={description} back={{ to: paths.ownCvs(), label: back }}>
      <div className="stack">
        {"refused" in loaderData && !actionData && (
          <Notice kind="warn">{messageAt(messages, loaderData.refused)}</Notice>
        )}
        {"rows" in loaderData && loaderData.rows === null && !actionData && (
          <Notice kind="warn">{scan}</Notice>
        )}
        {"rows" in loaderData && rows && !isAny && <Notice>{nothingNew}</Notice>}
        {isAny ? (
          <>
            {"name" in loaderData && (
              <p className="muted">{explained({ name: `\u2068${loaderData.name}\u2069` })}</p>
            )}
            {"email" in loaderData && loaderData.email && (
              <OtherEmail email={loaderData.email} hasEmail={loaderData.hasEmail} />
            )}
            <FieldsForm
              id={params.cvId}
              rows={rows}
              entries={entries}
              seen={"seen" in loaderData ? loaderData.seen : ""}
              answer={actionData}
            />
          </>
        ) : (
          <p>
            <a className="more" href={paths.myAccount()}>
              {profile}
            </a>
          </p>
        )}
      </div>
    </AccountPage>
  );
}

/** The fields that were read; of a refused form those that it had. */
function rowsOf(read: ProfileRow[] | null, sent: FormValues | undefined): ProfileRow[] | null {
  if (!sent) return read;
  return profileRowFields.flatMap((field) => {
    if (!(field in sent)) return [];
    const known = read?.find((row) => row.field === field);
    return [known ?? { field, stored: "", read: "", isSure: true, isChosen: false }];
  });
}

type ShownEntry = EntryRow & { isChosen: boolean; isOpen: boolean };

/** The jobs and schools that were read; of a refused form those that it had, open where they are wrong. */
function entriesOf(read: EntryRow[], answer: Answer | undefined): ShownEntry[] {
  if (!answer) return read.map((row) => ({ ...row, isChosen: row.isSure, isOpen: !row.isSure }));
  return entryRowsIn(answer.values).map(({ at, isChosen, ...row }) => {
    const errors = Object.keys(answer.errors ?? {});
    const isWrong = errors.some((field) =>
      field.startsWith(entryFieldName(at, "kind").slice(0, -4)),
    );
    const isSure = read[at]?.isSure ?? true;
    return { ...row, isSure, isChosen, isOpen: isWrong || !isSure };
  });
}

function OtherEmail({ email, hasEmail }: { email: string; hasEmail: boolean }) {
  const { toProfile } = useAllMessages().cvs;
  const text = hasEmail ? toProfile.email : toProfile.firstEmail;
  return (
    <p className="muted">
      {text({ email: `\u2066${email}\u2069` })}{" "}
      <a className="more" href={paths.changeEmail()}>
        {hasEmail ? toProfile.changeEmail : toProfile.addEmail}
      </a>
    </p>
  );
}

type FieldsFormProps = {
  id: string;
  rows: ProfileRow[];
  entries: ShownEntry[];
  seen: string;
  answer: Answer | undefined;
};

function FieldsForm({ id, rows, entries, seen, answer }: FieldsFormProps) {
  const messages = useAllMessages();
  const { form, fields, entries: ofEntries } = messages.seekers;
  const sending = useSending(paths.ownCvFields(id));
  const labels: Record<string, string> = {
    ...fields,
    ...Object.fromEntries(
      entries.flatMap(({ kind }, at) =>
        Object.entries({ ...ofEntries.fields, ...ofEntries[kind].fields }).map(([field, label]) => [
          entryFieldName(at, field as EntryField),
          label,
        ]),
      ),
    ),
  };
  const errorOf = (field: string) => messageAt(messages, answer?.errors?.[field]);
  const errors = Object.keys(answer?.errors ?? {}).map((field) => ({
    field,
    message: form.fieldError({ field: labels[field] ?? field, error: errorOf(field) ?? "" }),
  }));
  return (
    <Form
      method="post"
      action={paths.ownCvFields(id)}
      className="form"
      noValidate
      data-js=""
      key={answer?.stale?.seen}
    >
      <FirstButton />
      <Seen seen={seen} answer={answer} />
      {answer?.refused && (
        <Refusal answer={answer}>
          {form.error({ message: messageAt(messages, answer.refused) })}
        </Refusal>
      )}
      <ErrorSummary
        title={form.error({ message: form.notSaved })}
        errors={errors}
        answer={answer}
      />
      <StaleNotice stale={answer?.stale} label={(field) => labels[field] ?? field} />
      {rows.map((row) => (
        <ProfileRowFields
          key={row.field}
          row={row}
          sent={answer?.values}
          error={errorOf(row.field)}
        />
      ))}
      {entryKinds.map((kind) => (
        <Entries key={kind} kind={kind} entries={entries} error={errorOf} />
      ))}
      <div className="send-bar">
        <Button variant="primary" busy={sending && form.saving}>
          {messages.cvs.toProfile.save}
        </Button>
      </div>
    </Form>
  );
}

type EntriesProps = {
  kind: EntryKind;
  entries: ShownEntry[];
  error: (field: string) => string | null;
};

/** The jobs or the schools under their heading. */
function Entries({ kind, entries, error }: EntriesProps) {
  const { title } = useAllMessages().seekers.entries[kind];
  if (!entries.some((entry) => entry.kind === kind)) return null;
  return (
    <section className="stack gap-3" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      {entries.map(({ isChosen, isOpen, ...row }, at) =>
        row.kind === kind ? (
          <EntryRowFields
            key={entryChosenName(at)}
            at={at}
            row={row}
            isChosen={isChosen}
            isOpen={isOpen}
            error={(field) => error(entryFieldName(at, field))}
          />
        ) : null,
      )}
    </section>
  );
}
