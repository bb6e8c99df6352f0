import { data } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { forgottenCookies } from "#app/features/accounts/delete-account.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import type { AccountAnswer } from "#app/features/accounts/ui/account-form.tsx";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import {
  countOwnBelongings,
  deleteOwnAccount,
} from "#app/features/my-account/delete-account.server.ts";
import { DeletionForm } from "#app/features/my-account/ui/deletion-form.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/delete-account.ts";

export { refuseWhenCut as clientAction } from "#app/http/connection-lost.ts";
export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  return { email: signInName(person), ...(await countOwnBelongings(person)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const { password = "" } = await readForm(request);
  const deleted = await deleteOrSay(person, password);
  if (isRefused(deleted)) {
    const isOfField = /^security\.current/.test(deleted.refused);
    const why = isOfField ? { errors: { password: deleted.refused } } : deleted;
    return data<AccountAnswer>(why, refusalInit(deleted));
  }
  const flashKey = deleted.deleted ? "ownData.deleted" : "ownData.closed";
  const response = redirectWithFlash(paths.home(), "ok", flashKey);
  for (const cookie of forgottenCookies()) response.headers.append("set-cookie", cookie);
  // Pages and applications that the browser stores for offline use.
  response.headers.set("clear-site-data", '"storage"');
  return response;
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { ownData } = useAllMessages();
  return (
    <AccountPage
      title={ownData.remove.title}
      description={ownData.description}
      back={{ to: paths.ownData(), label: ownData.title }}
    >
      <meta name="robots" content="noindex" />
      <DeletionForm belongings={loaderData} answer={actionData} />
    </AccountPage>
  );
}

/** An error is worded in the form. */
async function deleteOrSay(person: Person, password: string) {
  try {
    return await deleteOwnAccount(person, password);
  } catch (error) {
    logError(error, { path: paths.deleteAccount() });
    return refused("ownData.deleteFailed");
  }
}
