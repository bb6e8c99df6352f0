import { data, redirect } from "react-router";
import type { Actor } from "#app/features/accounts/actor.ts";
import { sharedContext } from "#app/features/accounts/devices/device-data.server.ts";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { AccountShell } from "#app/features/accounts/ui/account-shell.tsx";
import { type AlertFrequency, alertFrequencies, searchParams } from "#app/features/alerts/alert.ts";
import { alertForm } from "#app/features/alerts/alert-form.ts";
import { readAlertLink } from "#app/features/alerts/alert-links.server.ts";
import { findLinkedRecipient, pauseAllAlerts } from "#app/features/alerts/link-alerts.server.ts";
import {
  type AlertChanges,
  changeAlert,
  findAlertCompanies,
  findRecipientInfo,
  listAlerts,
  removeAlert,
} from "#app/features/alerts/own-alerts.server.ts";
import {
  findOwnRecipient,
  type RecipientId,
  renewFeedKey,
} from "#app/features/alerts/recipients.server.ts";
import { searchLabels } from "#app/features/alerts/search-label.server.ts";
import { AlertList } from "#app/features/alerts/ui/alert-list.tsx";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { findOwnChat } from "#app/features/push/chats/own-chat.server.ts";
import { findOwnPushCard, findRecipientPushCard } from "#app/features/push/push-card.server.ts";
import { PushCard } from "#app/features/push/ui/push-card.tsx";
import { findOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/alerts.ts";

export { secretHeaders as headers } from "#app/http/page-headers.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

type Args = Pick<Route.LoaderArgs, "request" | "context">;

/** Whose alerts are shown: those of a signed link, else the account's. */
async function recipientOf({ request, context }: Args): Promise<RecipientId | undefined> {
  const query = new URL(request.url).searchParams;
  if (query.has("signature")) {
    const id = await readAlertLink("manage", query);
    return id ? findLinkedRecipient(id) : undefined;
  }
  const actor = actorOf(context);
  return actor.kind === "person" ? findOwnRecipient(actor) : undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const actor = actorOf(context);
  const isLinked = query.has("signature");
  const recipient = await recipientOf({ request, context });
  const language = context.get(languageContext);
  const info = recipient && (await findRecipientInfo(recipient));
  const own = actor.kind === "person" && !isLinked;
  const email = info?.email ?? (own ? actor.email : null);
  const alerts = recipient ? await listAlerts(recipient) : [];
  const card =
    alerts.length > 0 && recipient
      ? own
        ? await findOwnPushCard(actor, language)
        : await findRecipientPushCard(recipient, language)
      : null;
  const companies = await findAlertCompanies(alerts.map(({ params }) => params));
  const shown = await Promise.all(
    alerts.map(async ({ params, ...alert }) => ({
      ...alert,
      params,
      company: companies.get(params) ?? null,
      labels: await searchLabels(readJobQuery(new URLSearchParams(params)), language),
    })),
  );
  return data(
    {
      alerts: shown,
      // The link's own parameters, for the forms.
      query: isLinked ? query.toString() : "",
      // The search that was saved just now, to go back to its jobs.
      saved: own && query.has("saved") ? searchOf(query.get("saved") ?? "") : null,
      stopsAll: query.get("stop") === "all",
      wish: own && alerts.length === 0 ? await wishOf(actor) : null,
      email: shownEmail(email),
      hasEmail: email !== null || !own,
      chat: await chatOf(actor, own),
      isConfirmed: own ? await isOwnEmailConfirmed(actor) : true,
      isKnown: own || recipient !== undefined,
      isLinked,
      card,
      isShared: context.get(sharedContext),
      feed: info && alerts.length > 0 ? settings().baseUrl + paths.alertFeed(info.feedKey) : null,
    },
    { headers: secretAddress, status: isLinked && !recipient ? 404 : 200 },
  );
}

const searchOf = (params: string) => searchParams(readJobQuery(new URLSearchParams(params)));

/** The job that a seeker's profile asks for: the first search to propose. */
async function wishOf(actor: Actor): Promise<string | null> {
  if (actor.kind !== "person" || actor.userType !== "customer_employee") return null;
  const profile = await orEmpty("profile", findOwnProfile(actor), null);
  return profile?.desiredPosition?.trim() || null;
}

/** Whether the account has a Telegram chat; null where none can be connected from here. */
async function chatOf(actor: Actor, isOwn: boolean): Promise<"connected" | "none" | null> {
  if (!isOwn || actor.kind !== "person" || !settings().telegram) return null;
  return (await findOwnChat(actor)) ? "connected" : "none";
}

/** Changes one alert, or stops all by the link of an email, which a mail program sends by itself (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams;
  const here = paths.alerts() + (query.has("signature") ? `?${query}` : "");
  const recipient = await recipientOf({ request, context });
  if (!recipient && query.has("signature"))
    return data(null, { status: 404, headers: secretAddress });
  if (!recipient) return redirect(here, { status: 303, headers: secretAddress });
  if (query.get("stop") === "all") {
    await pauseAllAlerts(recipient);
    // A mail program follows no redirect.
    if ((await request.text()).includes("One-Click")) return data(null, { headers: secretAddress });
    query.delete("stop");
    return redirectWithFlash(`${paths.alerts()}?${query}`, "ok", "alerts.allStopped");
  }
  const input = await readForm(request);
  if (input.intent === "renewFeed") {
    await renewFeedKey(recipient);
    return redirectWithFlash(here, "ok", "alerts.feedRenewed");
  }
  const named = checkForm(alertForm.pick({ name: true }), input);
  if (named.errors) return redirectWithFlash(here, "err", named.errors.name ?? "alerts.missing");
  const id = input.alert ?? "";
  if (!isUuid(id)) return redirectWithFlash(here, "err", "alerts.missing");
  const done =
    input.intent === "remove"
      ? await removeAlert(recipient, id)
      : await changeAlert(recipient, id, changesOf({ ...input, ...named.values }));
  if (isRefused(done)) return redirectWithFlash(here, "err", done.refused);
  const left = input.intent !== "remove" || (await findLinkedRecipient(recipient));
  const key = input.intent === "remove" ? "alerts.removed" : "alerts.changed";
  return redirectWithFlash(left ? here : paths.alerts(), "ok", key);
}

function changesOf({ intent, name, frequency, hour, ...rest }: FormValues): AlertChanges {
  if (intent === "pause" || intent === "resume") return { isPaused: intent === "pause" };
  const chosen = alertFrequencies.find((each) => each === frequency);
  const isHour = /^(1?\d|2[0-3])$/.test(hour ?? "");
  return {
    ...(name && { name }),
    ...(chosen && { frequency: chosen satisfies AlertFrequency }),
    ...(isHour && { hour: Number(hour) }),
    // A box that is not ticked is not sent.
    ...(rest.channels && {
      byEmail: rest.email === "on",
      byPush: rest.push === "on",
      byChat: rest.chat === "on",
    }),
  };
}

export default function Alerts({ loaderData }: Route.ComponentProps) {
  const { alerts: texts, jobs, telegram, ui } = useAllMessages();
  const { alerts, query, email, isConfirmed, isKnown, isLinked, feed, stopsAll } = loaderData;
  const { card, isShared, hasEmail, chat, wish, saved } = loaderData;
  return (
    <AccountShell>
      <title>{`${texts.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {saved !== null && (
        <WayBack to={paths.jobs() + (saved && `?${saved}`)} label={texts.backToJobs} />
      )}
      <div className="row spread mb-4">
        <div className="grow basis-40">
          <h1>{texts.title}</h1>
          <p className="muted">{hasEmail ? texts.intro : texts.byPhone}</p>
        </div>
        {alerts.length > 0 && (
          <ButtonLink to={paths.jobs()} icon="plus" variant="primary">
            {texts.newAlert}
          </ButtonLink>
        )}
      </div>
      {isKnown && !isConfirmed && <Notice kind="warn">{texts.unconfirmed}</Notice>}
      {stopsAll && alerts.length > 0 && (
        <form method="post" action={`${paths.alerts()}?${query}`} className="mb-3">
          <Button variant="danger">{texts.stopAll}</Button>
        </form>
      )}
      {alerts.length > 0 ? (
        <AlertList
          alerts={alerts}
          query={query}
          hasEmail={hasEmail}
          hasChat={chat === "connected"}
          hasDevice={card !== null && card.devices.length > 0}
        />
      ) : isKnown ? (
        <Empty title={texts.none} reason={texts.noneHint}>
          {wish && (
            <ButtonLink
              to={paths.newAlert({ keyword: wish })}
              icon="bell"
              variant="primary"
              size="lg"
              className="max-w-full whitespace-normal"
            >
              <span>
                {jobs.alertMe}: <bdi>{wish}</bdi>
              </span>
            </ButtonLink>
          )}
          <ButtonLink to={paths.jobs()} variant={wish ? "quiet" : "primary"} size="lg">
            {texts.newAlert}
          </ButtonLink>
        </Empty>
      ) : (
        <Empty
          title={isLinked ? texts.invalidTitle : texts.none}
          reason={isLinked ? texts.invalid : texts.signIn}
        >
          <ButtonLink to={paths.login({ redirect: paths.alerts() })} variant="primary" size="lg">
            {texts.logIn}
          </ButtonLink>
        </Empty>
      )}
      {card && (
        <div className="mt-4">
          <PushCard
            {...card}
            isAside
            isShared={isShared}
            next={paths.alerts() + (query && `?${query}`)}
          />
        </div>
      )}
      {chat && alerts.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          {chat === "connected" && <span>{telegram.alsoOnTelegram}</span>}
          <ButtonLink to={paths.ownTelegram()} icon="telegram">
            {chat === "connected" ? telegram.settings : telegram.onTelegram}
          </ButtonLink>
        </p>
      )}
      {email && alerts.length > 0 && (
        <p className="small muted mt-4">{texts.goesTo({ email: `\u2068${email}\u2069` })}</p>
      )}
      {feed && (
        <details className="disc mt-2">
          <summary>
            {texts.followByRss} <Icon name="down" className="turn" />
          </summary>
          <form method="post" action={paths.alerts() + (query && `?${query}`)}>
            <p className="small muted">
              <a className="tap" href={feed}>
                {texts.feed}
              </a>{" "}
              {texts.feedHint}
            </p>
            <Button name="intent" value="renewFeed">
              {texts.renewFeed}
            </Button>
          </form>
        </details>
      )}
    </AccountShell>
  );
}
