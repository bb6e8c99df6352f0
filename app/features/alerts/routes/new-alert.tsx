import type { ReactNode } from "react";
import { data } from "react-router";
import type { z } from "zod";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { refuseUnwritable } from "#app/features/accounts/mailbox/utf8-mail.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { AccountShell } from "#app/features/accounts/ui/account-shell.tsx";
import { searchParams } from "#app/features/alerts/alert.ts";
import { alertByEmailForm, alertForm } from "#app/features/alerts/alert-form.ts";
import { requestAlert } from "#app/features/alerts/link-alerts.server.ts";
import { saveOwnAlert } from "#app/features/alerts/own-alerts.server.ts";
import { searchLabels } from "#app/features/alerts/search-label.server.ts";
import { AlertForm, type AlertFormAnswer } from "#app/features/alerts/ui/alert-form.tsx";
import { AlertResult } from "#app/features/alerts/ui/alert-result.tsx";
import { filterParams, readJobQuery } from "#app/features/job/job-query.ts";
import { countMatchingJobs } from "#app/features/jobs/list/job-list.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { FeedLink } from "#app/ui/page/feed-links.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/new-alert.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readJobQuery(new URL(request.url).searchParams);
  const language = context.get(languageContext);
  const [labels, counted] = await Promise.all([
    searchLabels(query, language),
    orEmpty("count of an alert's jobs", countMatchingJobs(query), null),
  ]);
  const actor = actorOf(context);
  return {
    labels,
    counted,
    params: searchParams(query),
    isOwn: actor.kind === "person",
    hasEmail: actor.kind === "visitor" || actor.email !== null,
    feed: filterParams(query),
  };
}

/** Without an account the address is confirmed by a link first. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = await readForm(request);
  const actor = actorOf(context);
  const language = context.get(languageContext);
  const query = readJobQuery(new URL(request.url).searchParams);
  const labels = await searchLabels(query, language);
  const messages = messagesFor(language);
  const usualName = labels.join(messages.ui.comma) || messages.alerts.allJobs;
  const alert = ({ name, frequency, hour }: z.infer<typeof alertForm>) => ({
    query,
    language,
    frequency,
    hour,
    name: name || usualName,
  });
  const answer = (why: AlertFormAnswer, init: ResponseInit) =>
    data({ ...why, values: input, sentTo: null }, init);
  if (actor.kind === "person") {
    const checked = checkForm(alertForm, input);
    if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
    const saved = await saveOwnAlert(actor, alert(checked.values));
    if (isRefused(saved)) return answer(saved, { status: 400 });
    return redirectWithFlash(paths.alerts({ saved: searchParams(query) }), "ok", "alerts.saved");
  }
  const checked = checkForm(alertByEmailForm, input);
  if (checked.errors) return answer({ errors: checked.errors }, { status: 400 });
  const { email } = checked.values;
  const unwritable = await refuseUnwritable(email);
  if (unwritable) return answer({ errors: { email: unwritable.refused } }, { status: 400 });
  const requested = await requestAlert(email, alert(checked.values), clientOf(request));
  if (isRefused(requested)) return answer(requested, refusalInit(requested));
  return data({ values: input, sentTo: shownEmail(email) });
}

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { alerts, ui } = useAllMessages();
  const back = `${paths.jobs()}${loaderData.params && `?${loaderData.params}`}`;
  const title = loaderData.hasEmail ? alerts.newTitle : alerts.newTitleByPhone;
  const sentTo = actionData && "sentTo" in actionData ? actionData.sentTo : null;
  if (sentTo) {
    return (
      <AlertResult title={alerts.sentTitle} arch="closed">
        <p>{alerts.sent({ email: `\u2068${sentTo}\u2069` })}</p>
        <ButtonLink to={back} size="lg">
          {alerts.backToJobs}
        </ButtonLink>
      </AlertResult>
    );
  }
  return (
    <Frame isOwn={loaderData.isOwn}>
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      {loaderData.isOwn && <WayBack to={paths.alerts()} label={alerts.title} className="only-sm" />}
      <h1>{title}</h1>
      <p className="muted mb-4">
        {!loaderData.hasEmail
          ? alerts.newIntroByPhone
          : loaderData.isOwn
            ? alerts.newIntroOwn
            : alerts.newIntro}
      </p>
      <AlertForm {...loaderData} back={back} answer={actionData} />
      <details className="disc mt-2">
        <summary>
          {alerts.followByRss} <Icon name="down" className="turn" />
        </summary>
        <FeedLink query={loaderData.feed} text={alerts.feedOfJobs} />
      </details>
    </Frame>
  );
}

/** An account's own alerts stand beside the list of its pages. */
function Frame({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  if (!isOwn) return <div className="wrap slim page">{children}</div>;
  return (
    <AccountShell>
      <div className="slim">{children}</div>
    </AccountShell>
  );
}
