import { alertFrequencies } from "#app/features/alerts/alert.ts";
import type { ListedAlert } from "#app/features/alerts/own-alerts.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxAlertNameLength } from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { HourField, hourText } from "./hour-field.tsx";

type ShownAlert = Pick<
  ListedAlert,
  | "id"
  | "name"
  | "params"
  | "frequency"
  | "hour"
  | "byEmail"
  | "byPush"
  | "byChat"
  | "isPaused"
  | "lastSentAt"
> & { labels: string[] };

type AlertListProps = {
  alerts: readonly ShownAlert[];
  /** The parameters of a signed link; empty for the account's own. */
  query: string;
  /** Of an account without one new jobs come as push messages alone. */
  hasEmail: boolean;
  /** Whether the account has a Telegram chat. */
  hasChat: boolean;
};

/** Each alert with its frequency and actions. */
export function AlertList({ alerts, query, hasEmail, hasChat }: AlertListProps) {
  const to = paths.alerts() + (query && `?${query}`);
  return (
    <ul className="stack plain">
      {alerts.map((alert) => (
        <li key={alert.id} className="card pad stack">
          <AlertSummary alert={alert} />
          <form method="post" action={to} className="stack">
            <input type="hidden" name="alert" value={alert.id} />
            <Choices alert={alert} hasEmail={hasEmail} hasChat={hasChat} />
            <Acts alert={alert} />
          </form>
        </li>
      ))}
    </ul>
  );
}

function AlertSummary({ alert }: { alert: ShownAlert }) {
  const { alerts: texts, ui } = useAllMessages();
  const language = useLanguage();
  const labels = alert.labels.join(ui.comma);
  const sent = alert.lastSentAt
    ? texts.lastSent({ date: formatDate(alert.lastSentAt, language) })
    : texts.neverSent;
  return (
    <div>
      <h2 className="text-lg">
        <a href={paths.jobs() + (alert.params && `?${alert.params}`)}>
          <bdi>{alert.name}</bdi>
        </a>
      </h2>
      {labels !== "" && labels !== alert.name && (
        <p className="small muted">
          <bdi>{labels}</bdi>
        </p>
      )}
      <p className="small muted">
        {alert.isPaused ? texts.isPaused : whenSent(alert, texts, language)} · {sent}
      </p>
    </div>
  );
}

function whenSent(
  { frequency, hour }: ShownAlert,
  { frequencies, atHour }: AllMessages["alerts"],
  language: Language,
): string {
  const often = frequencies[frequency];
  return frequency === "instant" ? often : atHour({ often, hour: hourText(hour, language) });
}

type ChoicesProps = Pick<AlertListProps, "hasEmail" | "hasChat"> & { alert: ShownAlert };

/** Folded settings: a person with many alerts scans the list. */
function Choices({ alert, hasEmail, hasChat }: ChoicesProps) {
  const { alerts: texts, telegram } = useAllMessages();
  return (
    <details className="disc">
      <summary aria-label={`${texts.edit}: ${alert.name}`}>
        {texts.edit} <Icon name="down" className="turn" />
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-2">
        <div className="w-full">
          <TextField
            id={`name-${alert.id}`}
            label={texts.name}
            name="name"
            maxLength={maxAlertNameLength}
            defaultValue={alert.name}
          />
        </div>
        <SelectField
          id={`frequency-${alert.id}`}
          label={texts.frequency}
          name="frequency"
          defaultValue={alert.frequency}
          options={alertFrequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
        />
        <HourField id={`hour-${alert.id}`} hour={alert.hour} />
        <fieldset className="flex w-full flex-wrap items-center gap-x-5 gap-y-0">
          <legend className="legend">{texts.channels}</legend>
          <input type="hidden" name="channels" value="1" />
          {hasEmail ? (
            <Check type="checkbox" name="email" defaultChecked={alert.byEmail}>
              {texts.byEmail}
            </Check>
          ) : (
            alert.byEmail && <input type="hidden" name="email" value="on" />
          )}
          <Check type="checkbox" name="push" defaultChecked={alert.byPush}>
            {texts.byPush}
          </Check>
          {hasChat ? (
            <Check type="checkbox" name="chat" defaultChecked={alert.byChat}>
              {telegram.byChat}
            </Check>
          ) : (
            alert.byChat && <input type="hidden" name="chat" value="on" />
          )}
        </fieldset>
        <Button name="intent" value="save" aria-label={`${texts.save}: ${alert.name}`}>
          {texts.save}
        </Button>
      </div>
    </details>
  );
}

function Acts({ alert }: { alert: ShownAlert }) {
  const { alerts: texts } = useAllMessages();
  const label = (text: string) => `${text}: ${alert.name}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        name="intent"
        value={alert.isPaused ? "resume" : "pause"}
        aria-label={label(alert.isPaused ? texts.resume : texts.pause)}
      >
        {alert.isPaused ? texts.resume : texts.pause}
      </Button>
      <Button variant="danger" name="intent" value="remove" aria-label={label(texts.remove)}>
        {texts.remove}
      </Button>
    </div>
  );
}
