import type { Actor } from "#app/features/accounts/actor.ts";
import { type Client, clientOf } from "#app/features/accounts/devices/client.server.ts";
import { beginOwnPasskey } from "#app/features/accounts/second-factor/passkeys/own-passkeys.server.ts";
import {
  findRelyingParty,
  type RelyingParty,
} from "#app/features/accounts/second-factor/passkeys/relying-party.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { beginPasskeySignIn } from "#app/features/accounts/sign-in/passkey-sign-in.server.ts";
import { beginPasskeyStep } from "#app/features/accounts/sign-in/passkey-step.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { isRefused, notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/passkey-options.ts";

/**
 * Returns the browser's passkey options as { options }, or { refused }, a message key. `step` is
 * "sign-in", "second-step", or "add", which needs the password too.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { step = "", password = "" } = await readForm(request);
  const rp = findRelyingParty(request);
  const begin = rp && Object.hasOwn(steps, step) ? steps[step] : undefined;
  if (!rp || !begin) throw notFound();
  const site = messagesFor(context.get(languageContext)).ui.frame.site;
  const actor = actorOf(context);
  const begun = await begin({ actor, password, client: clientOf(request), rp, site });
  if (isRefused(begun)) return Response.json(begun, withHeaders(refusalInit(begun)));
  const headers = sessionCookies(begun.setCookies);
  return Response.json({ options: begun.options }, withHeaders({ headers }));
}

type StepRequest = {
  actor: Actor;
  password: string;
  client: Client;
  rp: RelyingParty;
  site: string;
};

const steps: Record<string, (request: StepRequest) => Promise<Outcome<Begun>>> = {
  "sign-in": ({ client, rp }) => beginPasskeySignIn(client, rp),
  "second-step": ({ client, rp }) => beginPasskeyStep(client.headers, rp),
  // Without a session it has ended meanwhile.
  add: async ({ actor, password, rp, site }) =>
    actor.kind === "person"
      ? beginOwnPasskey(actor, password, { rp, site })
      : refused("accounts.passkeyExpired"),
};

type Begun = { options: object; setCookies: string[] };

export function loader() {
  return methodNotAllowed("POST");
}

function withHeaders(init: ResponseInit): ResponseInit {
  const headers = new Headers(init.headers);
  headers.set("cache-control", "private, no-store");
  return { ...init, headers };
}
