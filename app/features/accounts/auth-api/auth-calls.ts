import {
  type SessionEvents,
  sessionEvents,
} from "#app/features/accounts/session/session-events.ts";
import type { SessionInfo } from "#app/features/accounts/session/session-info.ts";
import { paths } from "#app/paths.ts";
import { AuthError, isAuthErrorKind } from "./auth-errors.ts";

export type AuthUser = { id: string; email: string | null; user_type: string; updated_at: string };

/**
 * The session as scripts see it. The session itself is an HttpOnly cookie: neither token opens
 * anything without it. `expires_at` is in seconds since 1970.
 */
type AuthSession = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  expires_in: number;
  token_type: "bearer";
};

export type Signed = { user: AuthUser; session: AuthSession };

export type SignUp = {
  email: string;
  password: string;
  /** The person agrees to the terms and the privacy policy. */
  agree: true;
  data: {
    first_name: string;
    last_name: string;
    phone: string;
    country: string;
    province: string;
    city: string;
    user_type: string;
  };
};

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The auth calls of a browser. Each throws an AuthError, as the server gave it. */
export function makeAuthCalls(send: Fetch, events: SessionEvents) {
  const post = <T>(name: string, values: Record<string, string>, token?: string) =>
    call<T>(send, name, {
      method: "POST",
      body: new URLSearchParams(values),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const raised = <T>(event: Parameters<SessionEvents["raise"]>[0], answer: T): T => {
    events.raise(event);
    return answer;
  };
  return {
    async signUp({ email, password, data }: SignUp): Promise<Signed> {
      const values = { email, password, agree: "on", ...data };
      return raised("SIGNED_IN", await post<Signed>("signup", values));
    },
    async signIn(values: { email: string; password: string; remember?: boolean }) {
      const { email, password, remember } = values;
      const input = {
        grant_type: "password",
        email,
        password,
        ...(remember && { remember: "on" }),
      };
      return raised("SIGNED_IN", await post<Signed>("token", input));
    },
    async signOut(token?: string): Promise<void> {
      raised("SIGNED_OUT", await post("logout", {}, token));
    },
    /** Null for a visitor. */
    async getSession(): Promise<Signed | null> {
      const read = await call<Signed | { session: null }>(send, "session", { method: "GET" });
      return read.session ? read : null;
    },
    /** Without a refresh token, the session of the browser's cookie. */
    refreshSession: (refresh_token?: string) =>
      post<Signed>("token", {
        grant_type: "refresh_token",
        ...(refresh_token !== undefined && { refresh_token }),
      }),
    async updateUser({ password, current }: { password: string; current: string }, token?: string) {
      const values = { password, current_password: current };
      return raised("USER_UPDATED", await post<{ user: AuthUser }>("user", values, token));
    },
    /** The link leads to /reset-password of this board; answered alike for unknown addresses. */
    async resetPasswordForEmail(email: string): Promise<void> {
      await post("recover", { email });
    },
  };
}

/** The session info that a tab remembers. */
export function sessionInfoOfSigned({ user, session }: Signed): SessionInfo {
  const expiresAt = new Date(session.expires_at * 1000).toISOString();
  return { user: user.id, changedAt: user.updated_at, expiresAt };
}

async function call<T>(send: Fetch, name: string, init: RequestInit): Promise<T> {
  const response = await send(paths.authCall(name), init).catch(() => {
    throw new AuthError("retryable_fetch_error", 0);
  });
  const { status } = response;
  if ([502, 503, 504].includes(status)) throw new AuthError("retryable_fetch_error", status);
  const answer = (await response.json().catch(() => ({}))) as { error?: unknown };
  if (response.ok) return answer as T;
  if (isAuthErrorKind(answer.error)) throw new AuthError(answer.error, status);
  // A network that costs too much is answered before the call, in other words.
  throw new AuthError(status === 429 ? "over_request_rate_limit" : "unexpected_failure", status);
}

export const authCalls = makeAuthCalls((path, init) => fetch(path, init), sessionEvents);
