import { createContext } from "react-router";
import type { Actor } from "#app/features/accounts/actor.ts";

/** When the reader applied for a job; `id` names the application on My account. */
export type OwnApplicationNote = { id: string; appliedAt: string };

type FindOwnApplication = (
  actor: Actor,
  jobId: string,
) => Promise<{ id: string; createdAt: Date } | undefined>;

/** Finds the reader's application for a job; root.tsx sets it, since jobs know no applications. */
export const ownApplicationContext = createContext<FindOwnApplication>(async () => undefined);

type CountApplications = (actor: Actor, jobId: string) => Promise<number>;

/** Counts the applications to a company's own job; root.tsx sets it too. */
export const applicationCountContext = createContext<CountApplications>(async () => 0);
