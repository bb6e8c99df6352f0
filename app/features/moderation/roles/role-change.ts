/** What is done to a moderator; the log calls each `moderator_…`. */
export const roleChanges = ["add", "lead", "unlead", "remove"] as const;
export type RoleChange = (typeof roleChanges)[number];

/** A change of somebody who is at the desk already. */
export function roleChangeOf(input: string | null | undefined): Exclude<RoleChange, "add"> | null {
  return (["lead", "unlead", "remove"] as const).find((change) => change === input) ?? null;
}
