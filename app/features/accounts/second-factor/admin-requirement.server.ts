import { hasSecondFactor } from "./second-factors.server.ts";

let isRequired = false;

/** Whether admins of this board need a second factor. */
export function requireAdminSecondFactor(required: boolean): void {
  isRequired = required;
}

/** Whether an admin may do nothing as one before a second factor is set up. */
export async function lacksNeededSecondFactor(userId: string): Promise<boolean> {
  return isRequired && !(await hasSecondFactor(userId));
}
