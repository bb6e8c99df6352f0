import { data } from "react-router";
import { readAlertLink } from "#app/features/alerts/alert-links.server.ts";
import { confirmAlert, findLinkedAlert } from "#app/features/alerts/link-alerts.server.ts";
import { AlertResult } from "#app/features/alerts/ui/alert-result.tsx";
import { InvalidAlertLink } from "#app/features/alerts/ui/invalid-alert-link.tsx";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/confirm-alert.ts";

export { secretHeaders as headers } from "#app/http/page-headers.ts";

/** Opening the link begins nothing: programs that check emails open it too. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = await readAlertLink("confirm", query);
  const alert = id ? await findLinkedAlert(id) : undefined;
  return data(
    { alert: alert ?? null, query: query.toString() },
    { status: alert ? 200 : 404, headers: secretAddress },
  );
}

export async function action({ request }: Route.ActionArgs) {
  const id = await readAlertLink("confirm", new URL(request.url).searchParams);
  const done = id ? !isRefused(await confirmAlert(id)) : false;
  return data({ isDone: done }, { status: done ? 200 : 404, headers: secretAddress });
}

export default function ConfirmAlert({ loaderData: { alert, query } }: Route.ComponentProps) {
  const { alerts: texts } = useAllMessages();
  if (!alert) return <InvalidAlertLink />;
  const jobs = paths.jobs() + (alert.params && `?${alert.params}`);
  return (
    <AlertResult
      title={alert.isConfirmed ? texts.confirmedTitle : texts.confirmTitle}
      arch={alert.isConfirmed ? "open" : "closed"}
    >
      <p>
        <bdi>{alert.name}</bdi>
      </p>
      {alert.isConfirmed ? (
        <>
          <ButtonLink to={jobs} variant="primary" size="lg">
            {texts.seeJobs}
          </ButtonLink>
          <p>
            <a href={paths.register()}>{texts.register}</a>
          </p>
        </>
      ) : (
        <form method="post" action={`${paths.confirmAlert()}?${query}`}>
          <Button variant="primary" size="lg">
            {texts.confirm}
          </Button>
        </form>
      )}
    </AlertResult>
  );
}
