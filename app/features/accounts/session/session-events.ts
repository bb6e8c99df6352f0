/** Events of a browser's session; raised once and followed in every open tab. */
const authEvents = [
  "INITIAL_SESSION",
  "SIGNED_IN",
  "SIGNED_OUT",
  "TOKEN_REFRESHED",
  "USER_UPDATED",
  "PASSWORD_RECOVERY",
] as const;
export type AuthEvent = (typeof authEvents)[number];

export type AuthState = "loading" | "signed in" | "signed out";

/** `here` tells an event of this tab from one that another tab raised. */
export type Raised = { event: AuthEvent; here: boolean };
type Listener = (raised: Raised) => void;

/** The parts of a session that events compare. */
type Known = { user: string; changedAt: string };

/** The event between two states of the session; null is a visitor. */
export function eventBetween(before: Known | null, now: Known | null): AuthEvent | undefined {
  if (before?.user !== now?.user) return now ? "SIGNED_IN" : "SIGNED_OUT";
  return before?.changedAt === now?.changedAt ? undefined : "USER_UPDATED";
}

/** The way between the tabs of one browser. */
export type Wire = {
  send(event: AuthEvent): void;
  /** Calls the listener with other tabs' events; returns the function that stops it. */
  receive(listener: (event: AuthEvent) => void): () => void;
};

export type SessionEvents = ReturnType<typeof makeSessionEvents>;

export function makeSessionEvents(wire: Wire) {
  const listeners = new Set<Listener>();
  const tell = (raised: Raised) => {
    for (const listener of listeners) listener(raised);
    if (typeof document === "undefined") return;
    document.dispatchEvent(new CustomEvent("furas:auth", { detail: raised }));
  };
  return {
    /** Tells this tab and, but for its own first look, every other one. */
    raise(event: AuthEvent): void {
      tell({ event, here: true });
      if (event !== "INITIAL_SESSION") wire.send(event);
    },
    follow(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Hears the other tabs until the answered function is called. */
    listen: () => wire.receive((event) => tell({ event, here: false })),
  };
}

const name = "furas-auth";

/** By BroadcastChannel; without it, by a storage event. */
export function tabWire(): Wire {
  return typeof BroadcastChannel === "undefined" ? overStore() : overChannel();
}

function overChannel(): Wire {
  let open: BroadcastChannel | undefined;
  return {
    send(event) {
      // One channel only: a second one of this tab would hear the first.
      const channel = open ?? new BroadcastChannel(name);
      channel.postMessage(event);
      if (channel !== open) channel.close();
    },
    receive(listener) {
      const channel = new BroadcastChannel(name);
      open = channel;
      channel.onmessage = ({ data }) => {
        if (isAuthEvent(data)) listener(data);
      };
      return () => {
        if (open === channel) open = undefined;
        channel.close();
      };
    },
  };
}

function overStore(): Wire {
  return {
    send(event) {
      try {
        localStorage.setItem(name, `${event} ${Date.now()}`);
      } catch {
        // A browser that stores nothing: the other tabs learn it at their next check.
      }
    },
    receive(listener) {
      const hear = ({ key, newValue }: StorageEvent) => {
        const event = newValue?.split(" ")[0];
        if (key === name && isAuthEvent(event)) listener(event);
      };
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
  };
}

function isAuthEvent(value: unknown): value is AuthEvent {
  return authEvents.some((event) => event === value);
}

/** The events of this tab. */
export const sessionEvents = makeSessionEvents(tabWire());
