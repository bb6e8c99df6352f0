import { paths } from "#app/paths.ts";
import type { UserType } from "./actor.ts";

const destinations: Record<UserType, string> = {
  admin: paths.adminDashboard(),
  company: paths.companyDashboard(),
  // Without a company they are led on to My account from there.
  company_member: paths.companyDashboard(),
  customer_employee: paths.myAccount(),
  other: paths.myAccount(),
  none: paths.home(),
};

/** Where a signed-in person belongs: after signing in, and behind the header's account link. */
export function destinationOf(userType: UserType): string {
  return destinations[userType];
}
