import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { answerTus } from "#app/features/applications/apply/resumable-uploads.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import type { Route } from "./+types/upload.ts";

type Args = Pick<Route.ActionArgs, "request" | "context">;

/** HEAD returns how far an upload has come. A visitor gets 401; anyone else's is missing. */
export function loader(args: Route.LoaderArgs) {
  return args.request.method === "HEAD" ? answer(args) : notAllowed();
}

/** PATCH goes on with an upload, DELETE drops it. */
export function action(args: Route.ActionArgs) {
  return ["PATCH", "DELETE"].includes(args.request.method) ? answer(args) : notAllowed();
}

async function answer({ request, context }: Args): Promise<Response> {
  const actor = actorOf(context);
  if (actor.kind === "visitor") return new Response(null, { status: 401, headers });
  return answerTus(actor, request, messagesFor(context.get(languageContext)));
}

const notAllowed = () => methodNotAllowed("HEAD", "PATCH", "DELETE");

const headers = { "cache-control": "private, no-store" };
