import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { keepsDrafts } from "#app/device-storage/draft-store.ts";
import { useDraft } from "#app/device-storage/use-draft.ts";
import { PlaceFields } from "#app/features/accounts/ui/place-fields.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { Seen, StaleNotice } from "#app/ui/form/stale-notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The stored values in the form's order, and the version of the profile. */
type AccountFormStart = {
  draftKey: string;
  version: string;
  /** The fingerprints of the values. */
  seen: string;
  values: FormValues;
  place: PlaceChoices | null;
  /** The job whose application waits for the profile. */
  job: string | null;
};

/** Why nothing was saved, the input, and the lists of the place chosen so far. */
export type AccountFormAnswer = {
  values: FormValues;
  place?: PlaceChoices;
  errors?: FormErrors;
  refused?: MessageKey;
  /** The profile was saved after the form was opened. */
  stale?: StaleForm;
};

/** State of a form's fields; those with `round` as key take a restored draft. */
export type AccountFields = {
  values: FormValues;
  /** The current values. */
  input: FormValues;
  error: (field: string) => string | null;
  place: ReactNode;
  /** Where the person lives, as it is stored, in the page's language; empty without a place. */
  home: string;
  /** As they are saved. */
  stored: FormValues;
  round: string;
};

type AccountFormProps = {
  start: AccountFormStart;
  answer: AccountFormAnswer | undefined;
  labels: Record<string, string>;
  /** The words of the fields that choose among codes. */
  words?: Record<string, Record<string, string>>;
  children: (fields: AccountFields) => ReactNode;
  /** Stands beside the form, below it on phones. */
  aside?: (fields: AccountFields) => ReactNode;
};

/** The frame of the profile and company forms: errors, fields, button. */
export function AccountForm(props: AccountFormProps) {
  const { start, answer, labels, words = {}, children, aside } = props;
  const messages = useAllMessages();
  const { form: says } = messages.seekers;
  const form = useRef<HTMLFormElement>(null);
  const here = (query = {}) => paths.myAccount({ ...query, job: start.job });
  const sending = useSending(paths.myAccount());
  const hydrated = useHydrated();
  // The lists of places come from the server, so a place is not stored as a draft.
  const { country, province, city, ...filledIn } = start.values;
  const { input, restored, round, discard, listeners } = useDraft(form, {
    key: start.draftKey,
    base: start.version,
    filledIn,
    answer,
  });
  const error = (field: string) => {
    const key = answer?.errors?.[field];
    return key === undefined ? null : messageAt(messages, key);
  };
  const labelOf = { ...messages.accounts.place, ...labels } as Record<string, string>;
  const wrong = Object.keys(start.values).flatMap((field) => {
    const message = error(field);
    const label = labelOf[field] ?? field;
    return message ? [{ field, message: says.fieldError({ field: label, error: message }) }] : [];
  });
  const values = answer?.values ?? restored ?? start.values;
  const place = (
    <PlaceFields place={answer?.place ?? start.place} here={here} required={false} error={error} />
  );
  const fields: AccountFields = {
    values,
    input: { ...values, ...input },
    error,
    place,
    home: homeOf(start.place),
    stored: start.values,
    round: `${round} ${answer?.stale?.seen}`,
  };
  return (
    <Form
      ref={form}
      method="post"
      action={here()}
      className={aside ? "form form-beside" : "form"}
      noValidate
      data-js=""
      {...listeners}
    >
      <FirstButton />
      <Seen seen={start.seen} answer={answer} />
      {answer?.refused && (
        <Refusal answer={answer}>
          {says.error({ message: messageAt(messages, answer.refused) })}
        </Refusal>
      )}
      <ErrorSummary title={says.error({ message: says.notSaved })} errors={wrong} answer={answer} />
      <StaleNotice
        stale={answer?.stale}
        label={(field) => labelOf[field] ?? field}
        word={(field, value) => words[field]?.[value] ?? (value === "on" ? says.ticked : undefined)}
      />
      {restored && !answer && (
        <div className="notice row spread">
          <p>{says.restored}</p>
          <Button type="button" onClick={discard}>
            {says.discard}
          </Button>
        </div>
      )}
      {children(fields)}
      <div className="send-bar">
        <Button variant="primary" size="lg" wide busy={sending && says.saving}>
          {says.save}
        </Button>
      </div>
      {hydrated && keepsDrafts() && <p className="hint">{says.savedOnDevice}</p>}
      {aside?.(fields)}
    </Form>
  );
}

function homeOf(place: PlaceChoices | null): string {
  if (!place) return "";
  const { country, province, city } = place;
  const label = (value: string, choices: PlaceChoices["cities"]) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  return city
    ? label(city, place.cities)
    : province
      ? label(province, place.provinces)
      : label(country, [...place.countries, ...(place.others ?? [])]);
}
