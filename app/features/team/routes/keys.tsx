import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { AccountShell } from "#app/features/accounts/ui/account-shell.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { apiKeyForm, type ListedKey } from "#app/features/team/keys/api-key.ts";
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from "#app/features/team/keys/api-keys.server.ts";
import { KeyList, useRevocation } from "#app/features/team/ui/key-list.tsx";
import { type KeyAnswer, NewKey } from "#app/features/team/ui/new-key.tsx";
import { ShownOnce } from "#app/features/team/ui/shown-once.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { ConfirmCard } from "#app/ui/form/confirm.tsx";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import type { Route } from "./+types/keys.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const recruiter = companyAt(context, request, "recruit");
  const keys = await listApiKeys(recruiter);
  const id = new URL(request.url).searchParams.get("revoke");
  const revoked = keys.find((key) => key.id === id && key.revokedAt === null) ?? null;
  const isOwner = actingCompany(recruiter)?.mayManage ?? false;
  return { keys, revoked, isOwner, newId: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const recruiter = companyAt(context, request, "recruit");
  const input = await readForm(request);
  if (input.intent === "revoke") {
    const revoked = await revokeApiKey(recruiter, input.key ?? "");
    if (isRefused(revoked)) return redirectWithFlash(paths.apiKeys(), "err", revoked.refused);
    return redirectWithFlash(paths.apiKeys(), "ok", "keys.revoked");
  }
  const checked = checkForm(apiKeyForm, input);
  if (checked.errors) return data<KeyAnswer>({ values: input, errors: checked.errors }, 400);
  const created = await createApiKey(recruiter, checked.values);
  if (isRefused(created)) {
    const { refused, retryAfter } = created;
    // A key that was made already needs a form of its own to be created again.
    const { id: _, ...values } = input;
    const headers: Record<string, string> = retryAfter ? { "retry-after": `${retryAfter}` } : {};
    return data<KeyAnswer>({ values, refused }, { status: retryAfter ? 429 : 409, headers });
  }
  const headers = { "cache-control": "private, no-store" };
  return data<KeyAnswer>({ key: created.key, name: checked.values.name }, { headers });
}

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { keys: texts } = useAllMessages();
  const { keys, revoked, isOwner, newId } = loaderData;
  const answer: KeyAnswer | undefined = actionData;
  if (revoked) return <RevokePage revoked={revoked} />;
  return (
    <AccountPage title={texts.title} description={texts.lead}>
      <div className="stack gap-5">
        <div>
          <p className="muted">{texts.lead}</p>
          <p className="mt-2">
            <MoreLink to={paths.apiReference()}>{texts.reference}</MoreLink>
          </p>
        </div>
        {answer && "key" in answer && (
          <ShownOnce
            title={texts.createdTitle({ name: answer.name })}
            text={texts.createdText}
            secret={answer.key}
            done={paths.apiKeys()}
          />
        )}
        <KeyList listed={keys} />
        <NewKey
          key={newId}
          id={newId}
          isOwner={isOwner}
          answer={answer && "values" in answer ? answer : undefined}
        />
      </div>
    </AccountPage>
  );
}

function RevokePage({ revoked }: { revoked: ListedKey }) {
  const { keys, ui } = useAllMessages();
  return (
    <AccountShell>
      <title>{`${keys.title} | ${ui.frame.site}`}</title>
      <ConfirmCard question={useRevocation(revoked)} back={paths.apiKeys()} />
    </AccountShell>
  );
}
