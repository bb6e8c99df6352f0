import {
  type AuthEvent,
  type AuthState,
  eventBetween,
  type SessionEvents,
} from "#app/features/accounts/session/session-events.ts";
import type { SessionInfo } from "#app/features/accounts/session/session-info.ts";
import { AuthError, type AuthErrorKind } from "./auth-errors.ts";

const checkEvery = 30_000;
const checksLeft = 3;

/** Errors of a refresh that mean the session has ended. */
const sessionEnded: ReadonlySet<AuthErrorKind> = new Set([
  "session_missing",
  "invalid_token",
  "user_banned",
]);

/** Whether the access token is to be renewed now: three or fewer checks remain before it runs out. */
export function isRefreshDue(expiresAt: string, now: number): boolean {
  return Math.floor((Date.parse(expiresAt) - now) / checkEvery) <= checksLeft;
}

export type Outside = {
  events: SessionEvents;
  /** Asks the server for a new access token. Throws an AuthError. */
  refresh(): Promise<SessionInfo>;
  /** Asks the server who is signed in now; null for a visitor. Throws an AuthError. */
  ask(): Promise<SessionInfo | null>;
  /** The session last known to this browser's tabs. */
  stored: { read(): SessionInfo | null; write(info: SessionInfo | null): void };
  /** Reloads the page's data. */
  reload(): void;
};

/** Keeps one tab's session alive and in step with the other tabs. */
export function createSessionRefresh({ events, refresh, ask, stored, reload }: Outside) {
  let state: AuthState = "loading";
  let known: SessionInfo | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Compares the session that came with the page. */
  async function start(info: SessionInfo | null): Promise<void> {
    let now = info;
    // A page that waited for its scripts may be older than an event in another tab.
    if (eventBetween(stored.read(), info)) now = await ask().catch(() => info);
    const event = take(now);
    events.raise("INITIAL_SESSION");
    if (event) events.raise(event);
    if (eventBetween(info, now)) reload();
  }

  /** Stores the session the server has just returned. */
  function settle(info: SessionInfo | null): void {
    const event = take(info);
    if (event) events.raise(event);
  }

  function take(info: SessionInfo | null): AuthEvent | undefined {
    const event = eventBetween(stored.read(), info);
    known = info;
    state = info ? "signed in" : "signed out";
    stored.write(info);
    clearInterval(timer);
    // A visitor has nothing to keep alive.
    timer = info ? setInterval(check, checkEvery) : undefined;
    return event;
  }

  async function check(): Promise<void> {
    if (!known || !isRefreshDue(known.expiresAt, Date.now())) return;
    try {
      settle(await refresh());
      events.raise("TOKEN_REFRESHED");
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      // No line, or an error of the server: the next check tries again.
      if (!sessionEnded.has(error.kind)) return;
      settle(null);
      reload();
    }
  }

  /** Another tab raised an event. */
  function heard(event: AuthEvent): void {
    if (event === "SIGNED_IN" || event === "SIGNED_OUT" || event === "USER_UPDATED") reload();
    // The session belongs to the whole browser: one tab's refresh serves all.
    if (event === "TOKEN_REFRESHED") known = stored.read() ?? known;
  }

  return {
    start,
    settle,
    check,
    heard,
    state: () => state,
    /** Whether another tab changed the session while this one could not hear. */
    hasMissed: () => eventBetween(stored.read(), known) !== undefined,
    stop: () => clearInterval(timer),
  };
}
