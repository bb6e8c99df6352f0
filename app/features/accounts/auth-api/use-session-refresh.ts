import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  type AuthEvent,
  type AuthState,
  eventBetween,
  type SessionEvents,
  sessionEvents,
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

type Outside = {
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

/** Keeps the session alive while the page is open, and in step with the browser's other tabs. */
export function useSessionRefresh(info: SessionInfo | null): void {
  const { revalidate } = useRevalidator();
  const reload = useRef(revalidate);
  reload.current = revalidate;
  const [refresh] = useState(() =>
    createSessionRefresh({ ...outside, reload: () => void reload.current() }),
  );
  const first = useRef(true);

  useEffect(() => {
    if (!first.current) return refresh.settle(info);
    first.current = false;
    void refresh.start(info);
  }, [info, refresh]);

  useEffect(() => {
    const unfollow = sessionEvents.follow(({ event, here }) => {
      if (!here) refresh.heard(event);
    });
    let deafen: (() => void) | undefined = sessionEvents.listen();
    const look = () => {
      if (document.visibilityState === "visible") void refresh.check();
    };
    // An open channel would keep the page out of the browser's memory of pages for Back.
    const leave = () => {
      deafen?.();
      deafen = undefined;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      deafen ??= sessionEvents.listen();
      if (refresh.hasMissed()) void reload.current();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      unfollow();
      leave();
      refresh.stop();
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, [refresh]);
}

const place = "furas-session";
/** For browsers that store nothing. */
let remembered: SessionInfo | null = null;

const outside: Omit<Outside, "reload"> = {
  events: sessionEvents,
  async ask() {
    const { authCalls, sessionInfoOfSigned } = await loadAuthCalls();
    const signed = await authCalls.getSession();
    return signed && sessionInfoOfSigned(signed);
  },
  async refresh() {
    const { authCalls, sessionInfoOfSigned } = await loadAuthCalls();
    return sessionInfoOfSigned(await authCalls.refreshSession());
  },
  stored: {
    read() {
      try {
        return JSON.parse(localStorage.getItem(place) ?? "null") as SessionInfo | null;
      } catch {
        return remembered;
      }
    },
    write(info) {
      remembered = info;
      try {
        if (info) localStorage.setItem(place, JSON.stringify(info));
        else localStorage.removeItem(place);
      } catch {
        // Only the other tabs miss it.
      }
    },
  },
};

/** Visitors need none, signed-in people not before the first refresh. */
function loadAuthCalls() {
  return import("./auth-calls.ts").catch(() => {
    throw new AuthError("retryable_fetch_error", 0);
  });
}
