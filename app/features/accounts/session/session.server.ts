import { and, eq, sql } from "drizzle-orm";
import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { languageContext, switchedLanguage } from "#app/http/language.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";

const actorContext = createContext<Actor>(visitor);

/** Reads the session once a request and lengthens its cookie when the library says so. */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const { actor, setCookies } = await findActor(request.headers);
  context.set(actorContext, actor);
  if (actor.kind === "person") await storeOwnLanguage(actor, request, context.get(languageContext));
  const response = await next();
  const own = response.headers.getSetCookie().some((line) => line.includes("furas_session="));
  // Only a page takes an ended session's cookie away: the late answer to a script of a page that was
  // left would take the cookie of a login since.
  const mode = request.headers.get("sec-fetch-mode") ?? "navigate";
  if (actor.kind === "visitor" && mode !== "navigate") return response;
  if (!own) for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
  return response;
};

type Context = Readonly<RouterContextProvider>;

export function actorOf(context: Context): Actor {
  return context.get(actorContext);
}

/** The signed-in person; a visitor is sent to sign in and comes back to the requested address. */
export function signedInPerson(context: Context, request: Request, flash?: MessageKey): Person {
  const actor = actorOf(context);
  if (actor.kind === "person") return actor;
  const to = paths.login({ next: addressOf(request) });
  throw flash ? redirectWithFlash(to, "warn", flash) : redirect(to, 303);
}

/** Longer addresses would come back in a header larger than some proxies take. */
const longestNext = 2000;

/** Path and query of the page behind a request, without the router's own parameters. */
function addressOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  const path = url.pathname.replace(/\.data$/, "");
  const whole = path + (url.searchParams.size ? `?${url.searchParams}` : "");
  return [whole, path, "/"].find((address) => address.length <= longestNext) ?? "/";
}

/**
 * Keeps the language that the actor reads emails in: the one that the request switches to, or the
 * page's where none is known yet.
 */
export async function storeOwnLanguage(
  actor: Person,
  request: Request,
  page: Language,
): Promise<void> {
  const known = "language" in actor ? actor.language : null;
  const language = switchedLanguage(request) ?? (isLanguage(known) ? known : page);
  if (language === known) return;
  await db
    .update(authUsers)
    .set({ language })
    .where(
      and(eq(authUsers.id, actor.id), sql`${authUsers.language} is distinct from ${language}`),
    );
}
