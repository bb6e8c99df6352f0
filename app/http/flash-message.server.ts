import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { flashCookieMinutes } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { cookieLine, readCookie } from "./cookie.server.ts";
import type { FlashTone } from "./flash-message.ts";

type Pending = { key: string; tone: FlashTone };

/** The flash message of the page that a redirect leads to; read by the frame of every page. */
export const flashContext = createContext<{ take(): Pending | null }>({ take: () => null });

const name = "furas_notice";
const pattern = /^(ok|warn|err)~([\w.]+)$/;

export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const [, tone, key] = pattern.exec(readCookie(request.headers.get("cookie"), name) ?? "") ?? [];
  let taken = false;
  context.set(flashContext, {
    take() {
      if (!tone || !key) return null;
      taken = true;
      return { tone: tone as FlashTone, key };
    },
  });
  const response = await next();
  // A redirect with a new message must not be cleared, nor one that shows no page.
  if (taken && response.status !== 303 && response.status !== 302) {
    response.headers.append("set-cookie", cookieLine(name, "", 0));
  }
  return response;
};

/** Redirects (303) and shows a message there: `key` is a message key. */
export function redirectWithFlash(to: string, tone: FlashTone, key: MessageKey): Response {
  return redirect(to, {
    status: 303,
    headers: { "set-cookie": cookieLine(name, `${tone}~${key}`, flashCookieMinutes * 60) },
  });
}
