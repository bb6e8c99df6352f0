import { type SQL, sql } from "drizzle-orm";
import { undecidedStatuses } from "#app/features/applications/application-status.ts";

/**
 * Hours from sending the application `a` to the first word of the company that decides something: an
 * invitation, an offer, or the decision itself. Null where there is none, or none of this sending.
 */
export const hoursToAnswer: SQL = sql`(select round(extract(epoch from min(e.created_at) - a.created_at) / 3600)::int
  from application_events e
  where e.application_id = a.id and e.side = 'company'
    and e.action in ('invite', 'offer', 'hire', 'decline') and e.created_at >= a.created_at)`;

/** Whether the company itself has decided the application `a`. */
export const isAnsweredHere: SQL = sql`(a.status in ('hired', 'not_selected'))`;
/** With the statuses as literals, by which the index of undecided applications is found. */
export const isUndecidedHere: SQL = sql.raw(
  `(a.status in (${undecidedStatuses.map((status) => `'${status}'`).join(", ")}))`,
);
