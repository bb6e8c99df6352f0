import { data } from "react-router";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import {
  changeOwnChat,
  disconnectOwnChat,
  findOwnChat,
  isOwnChatAwaited,
  openChatLink,
  sendOwnTest,
} from "#app/features/push/chats/own-chat.server.ts";
import { ChatLink } from "#app/features/push/ui/chat-link.tsx";
import { ConnectedChat } from "#app/features/push/ui/connected-chat.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { secretAddress } from "#app/http/page-headers.ts";
import { formatDate } from "#app/i18n/format.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/own-telegram.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  if (!settings().telegram) throw notFound();
  const [chat, isAwaited] = await Promise.all([findOwnChat(person), isOwnChatAwaited(person)]);
  // Worded here: a browser's own table of dates may put it in other words.
  const since = chat && formatDate(chat.since, context.get(languageContext));
  return { chat: chat && since ? { ...chat, since } : null, isAwaited };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  if (!settings().telegram) throw notFound();
  const input = await readForm(request);
  const here = paths.ownTelegram();
  if (input.intent === "connect") {
    const opened = await openChatLink(person);
    // The link stands on this page alone: only its hash is stored.
    if (isRefused(opened)) return data({ ...opened, link: null }, refusalInit(opened));
    return data({ ...opened, refused: null }, { headers: secretAddress });
  }
  if (input.intent === "disconnect") {
    await disconnectOwnChat(person);
    return redirectWithFlash(here, "ok", "telegram.disconnected");
  }
  if (input.intent === "test") {
    const sent = await sendOwnTest(person);
    if (isRefused(sent)) return redirectWithFlash(here, "err", sent.refused);
    return redirectWithFlash(here, "ok", "telegram.tested");
  }
  const wanted = { getsAlerts: input.alerts === "on", getsNews: input.news === "on" };
  const changed = await changeOwnChat(person, wanted);
  if (isRefused(changed)) return redirectWithFlash(here, "err", changed.refused);
  return redirectWithFlash(here, "ok", "telegram.saved");
}

export default function OwnTelegram({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description, intro } = messages.telegram;
  const { chat, isAwaited } = loaderData;
  const link = isAwaited ? (actionData?.link ?? null) : null;
  return (
    <AccountPage title={title} description={description}>
      <p className="muted mb-4">{intro}</p>
      {actionData?.refused && <Notice kind="err">{messageAt(messages, actionData.refused)}</Notice>}
      {chat ? <ConnectedChat chat={chat} /> : <ChatLink link={link} isAwaited={isAwaited} />}
    </AccountPage>
  );
}
