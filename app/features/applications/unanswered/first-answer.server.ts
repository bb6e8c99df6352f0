import { type SQL, sql } from "drizzle-orm";
import { undecidedStatuses } from "#app/features/applications/application-status.ts";

/** Hours from sending the application `a` to its company's first answer, null before; see first_answer_hours. */
export const hoursToAnswer: SQL = sql`(select answer_hours from company_applications
  where application_id = a.id)`;

/** Whether the company itself has decided the application `a`. */
export const isAnsweredHere: SQL = sql`(a.status in ('hired', 'not_selected'))`;
/** With the statuses as literals, by which the index of undecided applications is found. */
export const isUndecidedHere: SQL = sql.raw(
  `(a.status in (${undecidedStatuses.map((status) => `'${status}'`).join(", ")}))`,
);
