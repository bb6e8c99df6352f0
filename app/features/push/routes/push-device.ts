import { redirectDocument } from "react-router";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import { sharedContext } from "#app/features/accounts/devices/device-data.server.ts";
import {
  consumeOfNetwork,
  sharedLimits,
} from "#app/features/accounts/devices/network-limits.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { readSubscription } from "#app/features/push/push-form.ts";
import { readRecipientTicket } from "#app/features/push/recipient-ticket.server.ts";
import {
  removeDevice,
  removeOwnDevice,
  renewSubscription,
  subscribeOwnDevice,
  subscribeRecipient,
} from "#app/features/push/subscriptions.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { paths, safeNext } from "#app/paths.ts";
import { isRefused, notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/push-device.ts";

/**
 * A browser subscribes or renews its subscription, answered as JSON, or a device is removed by a form.
 * A ticket stands for a recipient without an account, else it is about the session's.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const input = await readForm(request);
  if (input.intent === "renew") return answer(await renew(request, input));
  const recipientId = input.ticket ? await readRecipientTicket(input.ticket) : undefined;
  if (input.ticket && !recipientId) throw notFound();
  if (input.intent === "remove") {
    const id = input.device ?? "";
    if (recipientId) await removeDevice({ recipientId }, id);
    else await removeOwnDevice(signedInPerson(context, request), id);
    const next = safeNext(input.next) ?? paths.notifications();
    return redirectWithFlash(next, "ok", "push.removed");
  }
  const person = recipientId ? undefined : signedInPerson(context, request);
  if (context.get(sharedContext)) return answer(refused("push.shared"));
  const subscription = readSubscription(input);
  if (!subscription) return answer(refused("push.invalid"));
  const browser = {
    language: context.get(languageContext),
    userAgent: request.headers.get("user-agent") ?? "",
  };
  return answer(
    person
      ? await subscribeOwnDevice(person, subscription, browser)
      : await subscribeRecipient(recipientId ?? "", subscription, browser),
  );
}

/** A link changes nothing. */
export function loader() {
  return redirectDocument(paths.notifications(), 303);
}

/** Renewals of unknown subscriptions; a browser that knows its subscription is never refused. */
const failures = sharedLimits(60 * 60, 20, 60);

async function renew(request: Request, input: FormValues): Promise<Outcome<object>> {
  const next = readSubscription(input);
  const { oldEndpoint = "", oldAuth = "" } = input;
  if (!next) return refused("push.invalid");
  const outcome = await renewSubscription({ endpoint: oldEndpoint, auth: oldAuth }, next);
  if (!isRefused(outcome) && outcome.renewed) return outcome;
  const counted = await consumeOfNetwork("push-renewals", clientOf(request), failures);
  return isRefused(counted) ? counted : outcome;
}

function answer(outcome: Outcome<object>): Response {
  const { status, headers } = isRefused(outcome)
    ? refusalInit(outcome)
    : { status: 200, headers: {} };
  return Response.json(outcome, {
    status,
    headers: { ...headers, "cache-control": "private, no-store" },
  });
}
