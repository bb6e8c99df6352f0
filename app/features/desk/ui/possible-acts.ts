import type { DeskAccount } from "#app/features/desk/accounts/account.ts";
import type { DeskCompany } from "#app/features/desk/companies/company.ts";
import type { AccountAct, CompanyAct } from "#app/features/desk/desk-act.ts";

/** The acts that a moderator may do on an account now; none on a colleague's. */
export function accountActsOn(account: DeskAccount): AccountAct[] {
  const { isColleague, sessions, block, email, isEmailConfirmed } = account;
  if (isColleague) return [];
  return [
    ...(sessions.length > 0 ? (["end_sessions"] as const) : []),
    ...(email && !isEmailConfirmed && !block ? (["send_confirmation"] as const) : []),
    block ? "unblock" : "block",
  ];
}

/** The same with a company; one without a login has checks at most. */
export function companyActsOn({ account, team, checks }: DeskCompany): CompanyAct[] {
  const isDone = (kind: string) =>
    checks.some((check) => check.kind === kind && check.state === "done");
  const ofAccount = account ? accountActsOn(account) : [];
  return [
    ...(team.length > 0 ? (["end_sessions"] as const) : []),
    ...ofAccount.filter((act) => act !== "end_sessions"),
    ...(isDone("domain") ? (["revoke_domain"] as const) : []),
    ...(isDone("register") ? (["revoke_register"] as const) : []),
  ];
}
