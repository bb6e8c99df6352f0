import { sharedContext } from "#app/features/accounts/devices/device-data.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { findOwnChat } from "#app/features/push/chats/own-chat.server.ts";
import { findOwnPushCard } from "#app/features/push/push-card.server.ts";
import { findOwnPushKinds, setOwnPushKinds } from "#app/features/push/push-kinds.server.ts";
import { PushCard } from "#app/features/push/ui/push-card.tsx";
import { PushKinds } from "#app/features/push/ui/push-kinds.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/notifications.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const [card, kinds, chat] = await Promise.all([
    findOwnPushCard(person, context.get(languageContext)),
    findOwnPushKinds(person),
    findOwnChat(person),
  ]);
  // An account without an email gets the same news by text messages.
  const counts = card.devices.length > 0 || chat?.getsNews === true || person.email === null;
  return { card, kinds, counts, isShared: context.get(sharedContext) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const input = await readForm(request);
  await setOwnPushKinds(
    person,
    Object.keys(input).filter((kind) => input[kind] === "on"),
  );
  return redirectWithFlash(paths.notifications(), "ok", "push.saved");
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { title, description } = useAllMessages().push;
  return (
    <AccountPage title={title} description={description}>
      <PushCard
        {...loaderData.card}
        isShared={loaderData.isShared}
        isAside={loaderData.counts && loaderData.kinds.length > 0}
        next={paths.notifications()}
      />
      {loaderData.kinds.length > 0 && (
        <PushKinds kinds={loaderData.kinds} counts={loaderData.counts} />
      )}
    </AccountPage>
  );
}
