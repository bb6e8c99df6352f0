import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type AuthEvent,
  eventBetween,
  makeSessionEvents,
  tabWire,
} from "#app/features/accounts/session/session-events.ts";
import type { SessionInfo } from "#app/features/accounts/session/session-info.ts";
import { until } from "#test/servers/until.ts";
import { AuthError } from "./auth-errors.ts";
import { createSessionRefresh, isRefreshDue } from "./use-session-refresh.ts";

const minute = 60_000;
const now = Date.parse("2026-05-01T10:00:00Z");
const infoUntil = (expires: number, more: Partial<SessionInfo> = {}): SessionInfo => ({
  user: "rima",
  changedAt: "2026-01-01",
  expiresAt: new Date(expires).toISOString(),
  ...more,
});

describe("the moment of a refresh", () => {
  it.each([
    ["four checks", 2 * minute, false],
    ["just under four checks", 119_999, true],
    ["three checks", 90_000, true],
    ["nothing", 0, true],
    ["less than nothing, after a sleep", -minute, true],
  ])("AUTH-19 with %s left", (_, left, due) => {
    expect(isRefreshDue(new Date(now + left).toISOString(), now)).toBe(due);
  });
});

describe("a tab", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("AUTH-19 checks every 30 s and refreshes when three checks remain, again and again", async () => {
    const info = infoUntil(now + 5 * minute);
    const tab = openTab({ lives: 5 * minute, knew: info });
    await tab.start(info);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(tab.counted.refreshes).toBe(0);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.counted.refreshes).toBe(1);
    expect(tab.raised.filter((event) => event === "TOKEN_REFRESHED")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(tab.counted.refreshes).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.counted.refreshes).toBe(2);
  });

  it("AUTH-19 checks nothing for a visitor", async () => {
    const tab = openTab();
    await tab.start(null);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(tab.counted.refreshes + tab.counted.requests).toBe(0);
  });

  it.each([
    ["the connection is lost", "retryable_fetch_error", 0],
    ["the server has a fault", "unexpected_failure", 500],
    ["its network asks for too much", "over_request_rate_limit", 429],
  ] as const)("AUTH-19 tries again at the next check when %s", async (_, kind, status) => {
    const info = infoUntil(now + minute);
    const failures = [new AuthError(kind, status)];
    const tab = openTab({ failures, knew: info });
    await tab.start(info);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.state()).toBe("signed in");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.raised.at(-1)).toBe("TOKEN_REFRESHED");
  });

  it.each([
    ["session_missing", 401],
    ["invalid_token", 403],
    ["user_banned", 403],
  ] as const)("AUTH-18 is signed out when the server answers %s", async (kind, status) => {
    const info = infoUntil(now + minute);
    const failures = [new AuthError(kind, status)];
    const tab = openTab({ failures, knew: info });
    await tab.start(info);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.raised.at(-1)).toBe("SIGNED_OUT");
    expect(tab.counted.reloads).toBe(1);
    expect(tab.state()).toBe("signed out");
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(tab.counted.refreshes).toBe(1);
  });

  it("AUTH-17 AUTH-18 is loading, then publishes its first session and the sign-in", async () => {
    const info = infoUntil(now + 60 * minute);
    const tab = openTab({ serverSays: info });
    expect(tab.state()).toBe("loading");
    await tab.start(info);
    expect(tab.raised).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
    expect(tab.state()).toBe("signed in");
  });

  it("AUTH-18 does not believe an old page: it asks who is signed in now", async () => {
    const tab = openTab({ serverSays: null });
    await tab.start(infoUntil(now + 60 * minute));
    expect(tab.raised).toEqual(["INITIAL_SESSION"]);
    expect(tab.counted.reloads).toBe(1);
    expect(tab.state()).toBe("signed out");
  });

  it("AUTH-18 raises a changed profile and a sign-out as they come from the server", async () => {
    const info = infoUntil(now + 60 * minute);
    const tab = openTab({ serverSays: info });
    await tab.start(info);
    tab.settle(infoUntil(now + 61 * minute));
    expect(tab.raised).toHaveLength(2);
    tab.settle(infoUntil(now + 61 * minute, { changedAt: "2026-05-01" }));
    tab.settle(null);
    expect(tab.raised.slice(2)).toEqual(["USER_UPDATED", "SIGNED_OUT"]);
  });

  it("AUTH-18 follows events of another tab", async () => {
    const info = infoUntil(now + 60 * minute);
    const tab = openTab({ serverSays: info });
    await tab.start(info);
    for (const event of ["SIGNED_OUT", "SIGNED_IN", "USER_UPDATED"] as const) tab.heard(event);
    expect(tab.counted.reloads).toBe(3);
    tab.heard("PASSWORD_RECOVERY");
    tab.heard("TOKEN_REFRESHED");
    expect(tab.counted.reloads).toBe(3);
  });

  it("AUTH-18 does not refresh a session that another tab has refreshed", async () => {
    const info = infoUntil(now + 2 * minute);
    const tab = openTab({ knew: info });
    await tab.start(info);
    tab.store.info = infoUntil(now + 60 * minute);
    tab.heard("TOKEN_REFRESHED");
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(tab.counted.refreshes).toBe(0);
  });

  it("AUTH-18 checks for missed events after a return by Back", async () => {
    const info = infoUntil(now + 60 * minute);
    const tab = openTab({ serverSays: info });
    await tab.start(info);
    expect(tab.hasMissed()).toBe(false);
    tab.store.info = null;
    expect(tab.hasMissed()).toBe(true);
  });
});

describe("events between tabs", () => {
  it("AUTH-18 tells signing in, out, another account and a changed profile apart", () => {
    const rima = infoUntil(now);
    expect(eventBetween(null, null)).toBeUndefined();
    expect(eventBetween(null, rima)).toBe("SIGNED_IN");
    expect(eventBetween(rima, null)).toBe("SIGNED_OUT");
    expect(eventBetween(rima, infoUntil(now, { user: "karam" }))).toBe("SIGNED_IN");
    expect(eventBetween(rima, infoUntil(now, { changedAt: "later" }))).toBe("USER_UPDATED");
    expect(eventBetween(rima, infoUntil(now + 1))).toBeUndefined();
  });

  it("AUTH-18 each event but a tab's own first look reaches every other tab", async () => {
    const raising = makeSessionEvents(tabWire());
    const others = [makeSessionEvents(tabWire()), makeSessionEvents(tabWire())];
    const heard: [number, AuthEvent, boolean][] = [];
    const own: AuthEvent[] = [];
    raising.follow(({ event, here }) => own.push(here ? event : "INITIAL_SESSION"));
    const ends = [raising, ...others].map((events) => events.listen());
    others.forEach((events, tab) => {
      events.follow(({ event, here }) => heard.push([tab, event, here]));
    });
    const events = ["SIGNED_IN", "USER_UPDATED", "TOKEN_REFRESHED", "PASSWORD_RECOVERY"] as const;
    for (const event of events) raising.raise(event);
    raising.raise("INITIAL_SESSION");
    raising.raise("SIGNED_OUT");
    await until(() => heard.length === 10);
    for (const tab of [0, 1]) {
      const seen = heard.filter(([at]) => at === tab);
      expect(seen).toEqual([...events, "SIGNED_OUT"].map((event) => [tab, event, false]));
    }
    expect(own).toEqual([...events, "INITIAL_SESSION", "SIGNED_OUT"]);
    for (const end of ends) end();
  });

  it("AUTH-18 a browser without channels learns it from its storage", () => {
    const listeners = new Set<(event: object) => void>();
    const setItem = (key: string, newValue: string) => {
      for (const listener of listeners) listener({ key, newValue });
    };
    vi.stubGlobal("BroadcastChannel", undefined);
    vi.stubGlobal("localStorage", { setItem });
    vi.stubGlobal("addEventListener", (_: string, hear: never) => listeners.add(hear));
    vi.stubGlobal("removeEventListener", (_: string, hear: never) => listeners.delete(hear));
    const heard: AuthEvent[] = [];
    const other = makeSessionEvents(tabWire());
    other.follow(({ event }) => heard.push(event));
    const end = other.listen();
    makeSessionEvents(tabWire()).raise("SIGNED_OUT");
    setItem("something-else", "SIGNED_IN 1");
    expect(heard).toEqual(["SIGNED_OUT"]);
    end();
    setItem("furas-auth", "SIGNED_IN 1");
    expect(heard).toEqual(["SIGNED_OUT"]);
    vi.unstubAllGlobals();
  });
});

type Circumstances = {
  /** Minutes' worth of milliseconds that a renewed token lives. */
  lives?: number;
  failures?: AuthError[];
  /** What the server answers when asked who is signed in. */
  serverSays?: SessionInfo | null;
  /** What the browser's tabs knew before. */
  knew?: SessionInfo | null;
};

/** A tab without a page: what it asks, raises and reloads is written down. */
function openTab(circumstances: Circumstances = {}) {
  const { lives = 60 * minute, failures = [], serverSays = null, knew = null } = circumstances;
  const raised: AuthEvent[] = [];
  const store = { info: knew };
  const counted = { reloads: 0, refreshes: 0, requests: 0 };
  const events = makeSessionEvents({ send() {}, receive: () => () => {} });
  events.follow(({ event }) => raised.push(event));
  const refresh = createSessionRefresh({
    events,
    async refresh() {
      counted.refreshes += 1;
      const failure = failures.shift();
      if (failure) throw failure;
      return infoUntil(Date.now() + lives);
    },
    async ask() {
      counted.requests += 1;
      return serverSays;
    },
    stored: {
      read: () => store.info,
      write(info) {
        store.info = info;
      },
    },
    reload() {
      counted.reloads += 1;
    },
  });
  return { ...refresh, raised, store, counted };
}
