import { data } from "react-router";
import { findRenewal, renewByLink } from "#app/features/jobs/lifecycle/renewal-links.server.ts";
import { secretAddress } from "#app/http/page-headers.ts";
import { formatDate } from "#app/i18n/format.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/renew-job.ts";

export { secretHeaders as headers } from "#app/http/page-headers.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

/** Opening the link changes nothing: programs that check emails open it too. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const renewal = await findRenewal(query);
  const shown = { renewal: renewal ?? null, query: Object.fromEntries(query) };
  return data(shown, { status: renewal ? 200 : 404, headers: secretAddress });
}

/** The link is the proof; no session is needed. */
export async function action({ request }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams;
  const before = await findRenewal(query);
  const renewed = await renewByLink(query);
  if (isRefused(renewed)) {
    return data({ isDone: false, hasDeadline: false, refused: renewed.refused }, 409);
  }
  return data({ isDone: true, hasDeadline: before?.deadline != null, refused: null });
}

export default function RenewJob({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { renew } = messages.manage;
  const { renewal, query } = loaderData;
  const isDone = actionData?.isDone ?? false;
  const question = renewal?.deadline ? renew.extendTitle : renew.confirmTitle;
  const title = isDone ? renew.done : renewal ? question : renew.invalidTitle;
  return (
    <div className="wrap slim page">
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={renew.title} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      <div className="card pad stack">
        <h1 className="text-2xl">{title}</h1>
        {isDone && (
          <Notice kind="ok">{actionData?.hasDeadline ? renew.extended : renew.confirmed}</Notice>
        )}
        {!isDone && renewal && <Question renewal={renewal} query={query} />}
        {!isDone && actionData?.refused && (
          <Notice kind="err">{messageAt(messages, actionData.refused)}</Notice>
        )}
        {!isDone && !renewal && <p>{renew.invalid}</p>}
        {(isDone || !renewal) && (
          <ButtonLink to={paths.companyDashboard()} size="lg" wide>
            {renew.manage}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type QuestionProps = { renewal: NonNullable<Loaded["renewal"]>; query: Loaded["query"] };

function Question({ renewal: { title, deadline }, query }: QuestionProps) {
  const { manage, jobs } = useAllMessages();
  const language = useLanguage();
  const { renew } = manage;
  const dates = deadline && {
    date: formatDate(deadline.now, language),
    later: formatDate(deadline.later, language),
  };
  return (
    <form method="post" action={paths.renewJob(query)} className="stack">
      <p>
        <b>
          <bdi>{title.trim() || jobs.noTitle}</bdi>
        </b>
      </p>
      <p>{dates ? renew.extendText(dates) : renew.confirmText}</p>
      <Button variant="primary" size="lg" wide>
        {dates ? renew.extendAct(dates) : renew.confirmAct}
      </Button>
    </form>
  );
}
