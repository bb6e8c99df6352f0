import { alertFrequencies } from "#app/features/alerts/alert.ts";
import type { ListedAlert } from "#app/features/alerts/own-alerts.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxAlertNameLength } from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { DetailLine } from "#app/ui/detail-line.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
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
> & {
  labels: string[];
  /** The one whose jobs alone it looks for. */
  company: { id: string; name: string; logo: string | null } | null;
};

type AlertListProps = {
  alerts: readonly ShownAlert[];
  /** The parameters of a signed link; empty for the account's own. */
  query: string;
  /** Of an account without one new jobs come as push messages alone. */
  hasEmail: boolean;
  /** Whether the account has a Telegram chat. */
  hasChat: boolean;
  /** Whether a device gets push messages. */
  hasDevice: boolean;
};

/** The alerts of searches, then those of followed companies. */
export function AlertList({ alerts, ...reader }: AlertListProps) {
  const texts = useAllMessages().alerts;
  const searches = alerts.filter(({ company }) => company === null);
  const companies = alerts.filter(({ company }) => company !== null);
  return (
    <>
      {searches.length > 0 && <Rows alerts={searches} {...reader} />}
      {companies.length > 0 && (
        <section aria-labelledby="companies">
          <h2 id="companies" className="text-xl mt-4 mb-2">
            {texts.companies}
          </h2>
          <Rows alerts={companies} {...reader} />
        </section>
      )}
    </>
  );
}

/** Each alert as a row: its switch beside it, its settings behind the dots. */
function Rows({ alerts, query, ...ways }: AlertListProps) {
  const to = paths.alerts() + (query && `?${query}`);
  return (
    <ul className="card alerts plain">
      {alerts.map((alert) => (
        <li key={alert.id} className={alert.company ? "of-company" : undefined}>
          {alert.company && <Avatar {...alert.company} />}
          <div className="alert-head">
            <AlertName alert={alert} />
            <Switch alert={alert} to={to} />
          </div>
          <AlertSummary alert={alert} {...ways} />
          <Settings alert={alert} to={to} {...ways} />
        </li>
      ))}
    </ul>
  );
}

function AlertName({ alert: { company, name, params } }: { alert: ShownAlert }) {
  const Heading = company ? "h3" : "h2";
  return (
    <Heading className="text-lg">
      <a href={paths.jobs() + (params && `?${params}`)}>
        <bdi>{name}</bdi>
      </a>
    </Heading>
  );
}

type Ways = Pick<AlertListProps, "hasEmail" | "hasChat" | "hasDevice">;

function AlertSummary({ alert, hasEmail, hasChat, hasDevice }: Ways & { alert: ShownAlert }) {
  const { alerts: texts, telegram, ui } = useAllMessages();
  const language = useLanguage();
  const ways = [
    alert.company !== null && texts.company,
    whenSent(alert, texts, language),
    alert.byEmail && hasEmail && texts.byEmail,
    alert.byPush && hasDevice && texts.byPush,
    alert.byChat && hasChat && telegram.byChat,
  ].filter((way) => way !== false);
  const sent = alert.lastSentAt
    ? texts.lastSent({ date: formatDate(alert.lastSentAt, language, "short") })
    : texts.neverSent;
  return (
    <div className="alert-details">
      {!alert.company && alert.labels.join(ui.comma) !== alert.name && (
        <p className="flex flex-wrap gap-2">
          {alert.labels.map((label) => (
            <Badge key={label}>
              <bdi>{label}</bdi>
            </Badge>
          ))}
        </p>
      )}
      {alert.isPaused && <b className="small text-accent-ink">{texts.isPaused}</b>}
      <DetailLine details={alert.isPaused ? [sent] : [...ways, sent]} />
    </div>
  );
}

type ActsProps = { alert: ShownAlert; to: string };

/** A button with the name of its act, drawn as a switch. */
function Switch({ alert, to }: ActsProps) {
  const { alerts: texts } = useAllMessages();
  const act = alert.isPaused ? texts.resume : texts.pause;
  return (
    <form method="post" action={to}>
      <input type="hidden" name="alert" value={alert.id} />
      <button
        type="submit"
        className="switch"
        name="intent"
        value={alert.isPaused ? "resume" : "pause"}
        aria-label={`${act}: ${alert.name}`}
        title={act}
      />
    </form>
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

type SettingsProps = Omit<Ways, "hasDevice"> & ActsProps;

/** Folded: a person with many alerts scans the list. */
function Settings({ alert, to, hasEmail, hasChat }: SettingsProps) {
  const { alerts: texts, telegram } = useAllMessages();
  return (
    <details>
      <summary className="icon-btn" aria-label={`${texts.edit}: ${alert.name}`} title={texts.edit}>
        <span aria-hidden="true">…</span>
      </summary>
      <form method="post" action={to} className="flex flex-wrap items-end gap-3 pt-2">
        <input type="hidden" name="alert" value={alert.id} />
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
        <Button
          variant="danger"
          name="intent"
          value="remove"
          aria-label={`${texts.remove}: ${alert.name}`}
        >
          {texts.remove}
        </Button>
      </form>
    </details>
  );
}
