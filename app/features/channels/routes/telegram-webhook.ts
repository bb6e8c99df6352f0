import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { isFromTelegram, receiveUpdate } from "#app/platform/telegram/telegram-updates.server.ts";
import type { Route } from "./+types/telegram-webhook.ts";

/** POST /telegram/webhook: an update of the bot, known by its secret; server/load bounds its length. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  if (!isFromTelegram(request.headers.get("x-telegram-bot-api-secret-token"))) {
    return new Response(null, { status: 401 });
  }
  const update: unknown = await request.json().catch(() => undefined);
  return new Response(null, { status: (await receiveUpdate(update)) ? 204 : 400 });
}

export function loader() {
  return methodNotAllowed("POST");
}
