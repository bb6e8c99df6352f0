import { data } from "react-router";
import { alertLink, readAlertLink } from "#app/features/alerts/alert-links.server.ts";
import { findLinkedAlert } from "#app/features/alerts/link-alerts.server.ts";
import { changeAlert } from "#app/features/alerts/own-alerts.server.ts";
import { AlertResult } from "#app/features/alerts/ui/alert-result.tsx";
import { InvalidAlertLink } from "#app/features/alerts/ui/invalid-alert-link.tsx";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/stop-alert.ts";

export { secretHeaders as headers } from "#app/http/page-headers.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

/** Opening the link stops nothing: programs that check emails open it too. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = await readAlertLink("stop", query);
  const alert = id ? await findLinkedAlert(id) : undefined;
  return data(
    {
      alert: alert ?? null,
      query: query.toString(),
      manage: alert ? await alertLink("manage", alert.recipientId) : null,
    },
    { status: alert ? 200 : 404, headers: secretAddress },
  );
}

/**
 * Stops the alert. A mail program sends "List-Unsubscribe=One-Click" by itself (RFC 8058); of our own
 * buttons two take it back.
 */
export async function action({ request }: Route.ActionArgs) {
  const id = await readAlertLink("stop", new URL(request.url).searchParams);
  const alert = id ? await findLinkedAlert(id) : undefined;
  if (!alert) return data({ isDone: false }, { status: 404, headers: secretAddress });
  const intent = new URLSearchParams(await request.text()).get("intent");
  await changeAlert(alert.recipientId, alert.id, {
    isPaused: intent !== "undo" && intent !== "weekly",
    ...(intent === "weekly" && { frequency: "weekly" }),
  });
  return data({ isDone: true }, { headers: secretAddress });
}

export default function StopAlert({ loaderData }: Route.ComponentProps) {
  const { alerts: texts } = useAllMessages();
  const { alert, query, manage } = loaderData;
  if (!alert || !manage) return <InvalidAlertLink />;
  const to = `${paths.stopAlert()}?${query}`;
  const name = `\u2068${alert.name}\u2069`;
  return (
    <AlertResult title={alert.isPaused ? texts.stoppedTitle : texts.stopTitle} arch="closed">
      <p>{alert.isPaused ? texts.stopped({ name }) : <bdi>{alert.name}</bdi>}</p>
      <form method="post" action={to} className="flex flex-wrap justify-center gap-3">
        {alert.isPaused ? (
          <Button size="lg" name="intent" value="undo">
            {texts.undo}
          </Button>
        ) : (
          <Button variant="danger" size="lg" name="intent" value="stop">
            {texts.stop}
          </Button>
        )}
        {alert.frequency !== "weekly" && (
          <Button size="lg" name="intent" value="weekly">
            {texts.weeklyInstead}
          </Button>
        )}
      </form>
      <p>
        <a href={manage}>{texts.manage}</a>
      </p>
    </AlertResult>
  );
}
