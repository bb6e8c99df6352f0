import type { PushPayload } from "#app/features/push/push-message.ts";
import type { SubscriptionEvent, WorkerScope } from "#app/offline/scope.ts";
import { paths } from "#app/paths.ts";

type Message = { json(): unknown } | null;

/** Shows a push message. A browser withdraws the permission of a worker that shows nothing. */
export async function showMessage(scope: WorkerScope, data: Message, icon: string): Promise<void> {
  const { title, body, path, tag, language } = read(data);
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    icon,
    data: { path },
  });
}

/** The text for an unreadable message. */
const unread: PushPayload = {
  title: "فُرَص · Furas",
  body: "",
  path: paths.home(),
  tag: "furas",
  language: "ar",
};

function read(data: Message): PushPayload {
  try {
    return { ...unread, ...(data?.json() as Partial<PushPayload>) };
  } catch {
    return unread;
  }
}

/** Leads to the page of a notification, in a tab that shows it or in a new one. */
export async function openNotification(scope: WorkerScope, pressed: Notification): Promise<void> {
  pressed.close();
  const { path = paths.home() } = (pressed.data ?? {}) as { path?: string };
  const to = new URL(path, scope.location.origin);
  if (to.origin !== scope.location.origin) return;
  const open = await scope.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => url === to.href);
  await (there ? there.focus() : scope.clients.openWindow(to.href));
}

/** The browser has replaced its subscription, or ended it: the board gets the one that takes its place. */
export async function renewOnChange(scope: WorkerScope, event: SubscriptionEvent): Promise<void> {
  const old = event.oldSubscription?.toJSON();
  if (!old?.keys?.auth) return;
  const options = event.oldSubscription?.options as PushSubscriptionOptionsInit;
  const subscription =
    event.newSubscription ?? (await scope.registration.pushManager.subscribe(options));
  const { endpoint = "", keys } = subscription.toJSON();
  const fields = { intent: "renew", oldEndpoint: old.endpoint ?? "", oldAuth: old.keys.auth };
  await fetch(paths.pushDevice(), {
    method: "POST",
    body: new URLSearchParams({ ...fields, endpoint, ...keys }),
  });
}
