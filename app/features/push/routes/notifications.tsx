import { sharedContext } from "#app/features/accounts/devices/device-data.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { findOwnPushCard } from "#app/features/push/push-card.server.ts";
import { PushCard } from "#app/features/push/ui/push-card.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/notifications.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  return {
    card: await findOwnPushCard(person, context.get(languageContext)),
    isShared: context.get(sharedContext),
  };
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { title, description, back } = useAllMessages().push;
  return (
    <AccountPage title={title} description={description} back={back}>
      <PushCard {...loaderData.card} isShared={loaderData.isShared} next={paths.notifications()} />
    </AccountPage>
  );
}
