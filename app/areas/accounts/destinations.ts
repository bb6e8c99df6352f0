import { paths } from "../../paths.ts";
import type { UserType } from "./actor.ts";

/** Where an account of this type belongs after signing in. */
export function destinationOf(userType: UserType): string {
  if (userType === "admin") return paths.adminDashboard();
  if (userType === "company") return paths.companyDashboard();
  return userType === "none" ? paths.home() : paths.myAccount();
}
