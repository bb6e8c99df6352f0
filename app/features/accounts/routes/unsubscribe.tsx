import { data } from "react-router";
import { readUnsubscribe, unsubscribe } from "#app/features/accounts/emails/unsubscribe.server.ts";
import { UnsubscribeQuestion } from "#app/features/accounts/ui/unsubscribe-question.tsx";
import { secretAddress } from "#app/http/page-headers.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/unsubscribe.ts";

export { secretHeaders as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

/** Opening the link switches nothing off: programs that check emails open it too. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const link = await readUnsubscribe(query);
  const status = link ? 200 : 404;
  return data(
    { kind: link?.kind ?? null, query: query.toString() },
    { status, headers: secretAddress },
  );
}

/**
 * Switches the kind off. A mail program sends "List-Unsubscribe=One-Click" by itself (RFC 8058); all
 * that is needed is in the address, and the body is not read.
 */
export async function action({ request }: Route.ActionArgs) {
  const link = await readUnsubscribe(new URL(request.url).searchParams);
  if (link) await unsubscribe(link.account, link.kind);
  return data({ isDone: link !== undefined }, { status: link ? 200 : 404, headers: secretAddress });
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { unsubscribe: texts } = messages.ownEmails;
  const { kind, query } = loaderData;
  const state = actionData?.isDone ? "done" : kind ? "open" : "invalid";
  const title = { done: texts.doneTitle, open: texts.title, invalid: texts.invalidTitle }[state];
  return (
    <div className="wrap slim page">
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={texts.description} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      <div className="card pad stack">
        <h1 className="text-2xl">{title}</h1>
        {state === "open" && kind && <UnsubscribeQuestion kind={kind} query={query} />}
        {state === "done" && <Notice kind="ok">{texts.done}</Notice>}
        {state === "invalid" && <Notice kind="err">{texts.invalid}</Notice>}
        {state !== "open" && (
          <ButtonLink to={paths.ownEmails()} size="lg" wide>
            {texts.goOn}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
