import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { sessionEvents } from "#app/features/accounts/session/session-events.ts";
import type { SessionInfo } from "#app/features/accounts/session/session-info.ts";
import { AuthError } from "./auth-errors.ts";
import { createSessionRefresh, type Outside } from "./session-refresh.ts";

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
