import type { Actor, Person } from "#app/features/accounts/actor.ts";

/** A person as read from the database with their session. */
export type ReadPerson = Person & {
  /** When their profile last changed, ISO; empty without a profile. */
  readonly changedAt: string;
  /** The language of their emails; null until it is known. */
  readonly language: string | null;
  readonly session: OpenSession;
};

/** The session that a request came with: its id, and when it was opened, ISO. */
export type OpenSession = { readonly id: string; readonly since: string };

/** The session as an open tab was served it. */
export type SessionInfo = {
  /** The account's id. */
  user: string;
  changedAt: string;
  /** When the access token runs out, ISO. */
  expiresAt: string;
};

/** The session info for the current page; null for a visitor. */
export function sessionInfo(actor: Actor, accessMinutes: number): SessionInfo | null {
  if (actor.kind !== "person") return null;
  const expiresAt = new Date(Date.now() + accessMinutes * 60_000).toISOString();
  return { user: actor.id, changedAt: changedAtOf(actor), expiresAt };
}

/** When a person's profile last changed, ISO; empty for one that was not read with a session. */
export function changedAtOf(person: Person): string {
  return "changedAt" in person ? String(person.changedAt) : "";
}

/** The session a person came with; undefined for one that was not read with a session. */
export function openSessionOf(person: Person): OpenSession | undefined {
  return "session" in person ? (person.session as OpenSession) : undefined;
}
