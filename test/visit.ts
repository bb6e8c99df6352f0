import { createHmac, randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { authSessions } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { sessionMiddleware } from "#app/features/accounts/session/session.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cookieSecret } from "#app/platform/settings/app-secret.server.ts";

type Visit = {
  as: Actor;
  /** The address, from the slash. */
  to: string;
  /** Posted when given. */
  form?: Record<string, string>;
  params?: Record<string, string>;
  language?: Language;
};

type Landing = {
  /** What the loader or action answered, unless it was a response. */
  data?: unknown;
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  /** The key of what the page led to says. */
  notice: string | undefined;
  /** The id of the job that it says it about. */
  noticeJob?: string | undefined;
};

/** Asks a route's loader or action as a browser with a session would, through the session itself. */
export async function visit(
  handler: (args: never) => unknown,
  { as, to, form, params = {}, language = "en" }: Visit,
): Promise<Landing> {
  const request = new Request(`http://127.0.0.1:3000${to}`, {
    method: form ? "POST" : "GET",
    headers: { cookie: await sessionCookie(as) },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  let answer: unknown;
  const next = async () => {
    answer = await answerOf(() => handler({ request, context, params } as never));
    return new Response();
  };
  await sessionMiddleware({ request, context, params } as never, next);
  return landingOf(answer);
}

/** A thrown response counts as an answer; an error does not. */
async function answerOf(ask: () => unknown): Promise<unknown> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

function landingOf(answer: unknown): Landing {
  if (answer instanceof Response) {
    const cookies = answer.headers.getSetCookie().join("\n");
    return {
      status: answer.status,
      location: answer.headers.get("location"),
      ...noticeIn(cookies),
    };
  }
  const withInit = answer as { type?: string; data?: unknown; init?: { status?: number } | null };
  const wrapped = withInit?.type === "DataWithResponseInit";
  const status = (wrapped && withInit.init?.status) || 200;
  return { data: wrapped ? withInit.data : answer, status, location: null, notice: undefined };
}

/** The cookie of a new session. */
export async function sessionCookie(actor: Actor): Promise<string> {
  if (actor.kind === "visitor") return "";
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000);
  await db.insert(authSessions).values({ userId: actor.id, token, expiresAt });
  const signature = createHmac("sha256", cookieSecret()).update(token).digest("base64");
  return `furas_session=${encodeURIComponent(`${token}.${signature}`)}`;
}

function noticeIn(cookies: string): Pick<Landing, "notice" | "noticeJob"> {
  const [, written = ""] = /furas_notice=\w+(?:~|%7E)([^;\n]+)/.exec(cookies) ?? [];
  const [notice, noticeJob] = decodeURIComponent(written).split("~");
  return { notice: notice || undefined, ...(noticeJob && { noticeJob }) };
}
