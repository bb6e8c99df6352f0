import { settings } from "#app/platform/settings/settings.server.ts";
import { hasSecondFactor } from "./second-factors.server.ts";

/** Whether an admin may do nothing as one before a second factor is set up. */
export async function lacksNeededSecondFactor(userId: string): Promise<boolean> {
  return settings().adminSecondFactor && !(await hasSecondFactor(userId));
}
