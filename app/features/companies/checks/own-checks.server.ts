import { and, asc, desc, eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { spacedMobile } from "#app/features/accounts/profile/mobile-number.server.ts";
import { checkGraceDays } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { CheckKind, CheckState, ShownCheck } from "./check.ts";
import { companyCheckActs, companyChecks } from "./checks.table.ts";
import { type DomainFault, shownDomain } from "./domain/domain-name.ts";
import { listOwnDomains, type NamedDomain } from "./domain/own-domain.server.ts";
import {
  findAccountChecks,
  isOfItsAccount,
  isTwinColumn,
  listShownChecks,
} from "./shown-checks.server.ts";

/** A check that the company began, as its own people see it; times in ISO. */
export type OwnCheck = {
  state: CheckState;
  subject: string;
  /** The subject as it is read. */
  shown: string;
  reason: string | null;
  begunAt: string;
  checkedAt: string | null;
  /** Since when a domain that is done is no longer proved, and until when it counts. */
  failing: { since: string; until: string } | null;
  /** The text that the domain has to show; for owners only. */
  token: string | null;
};

export type OwnChecks = {
  /** Whether the actor may begin checks. */
  mayBegin: boolean;
  /** Its domain or register is done. */
  isMarked: boolean;
  isTwin: boolean;
  /** With the address or number, and since when it is confirmed. */
  email: { subject: string; at: string | null } | null;
  phone: { subject: string; at: string | null } | null;
  /** The account has a confirmed number, but the company states another one. */
  hasOtherPhone: boolean;
  domain: OwnCheck | null;
  domains: NamedDomain[];
  siteFault: DomainFault | null;
  register: OwnCheck | null;
  shown: ShownCheck[];
  acts: { id: string; kind: CheckKind; state: CheckState; subject: string; at: string }[];
};

const maxActs = 20;

/** The checks of the company that the actor acts for. 404 for all others. */
export async function findOwnChecks(actor: Actor): Promise<OwnChecks> {
  const company = actingCompany(actor);
  if (!company) throw notFound();
  const [[profile], account, [confirmed], rows, named, shown, acts] = await Promise.all([
    db
      .select({ checked: userProfiles.checked, isTwin: isTwinColumn })
      .from(userProfiles)
      .where(eq(userProfiles.id, company.id)),
    findAccountChecks(company.id),
    db
      .select({ phone: confirmedPhones.phone })
      .from(confirmedPhones)
      .innerJoin(userProfiles, eq(userProfiles.id, confirmedPhones.userId))
      .where(and(eq(confirmedPhones.userId, company.id), isOfItsAccount)),
    db.select().from(companyChecks).where(eq(companyChecks.companyId, company.id)),
    listOwnDomains(actor),
    listShownChecks(company.id),
    db
      .select()
      .from(companyCheckActs)
      .where(eq(companyCheckActs.companyId, company.id))
      .orderBy(desc(companyCheckActs.at), desc(companyCheckActs.id))
      .limit(maxActs),
  ]);
  const own = (kind: "domain" | "register") => {
    const row = rows.find((each) => each.kind === kind);
    return row ? ownCheck(row, company.mayManage) : null;
  };
  const { email, phone } = account;
  return {
    mayBegin: company.mayManage,
    isMarked: (profile?.checked ?? 0) > 0,
    isTwin: profile?.isTwin ?? false,
    email,
    phone: phone && { ...phone, subject: spacedMobile(phone.subject) },
    hasOtherPhone: confirmed !== undefined && phone === null,
    domain: own("domain"),
    register: own("register"),
    ...named,
    shown,
    acts: acts.map(({ id, kind, state, subject, at }) => ({
      id,
      kind,
      state,
      subject: kind === "domain" ? shownDomain(subject) : subject,
      at: at.toISOString(),
    })),
  };
}

function ownCheck(row: typeof companyChecks.$inferSelect, mayManage: boolean): OwnCheck {
  const { state, subject, reason, begunAt, checkedAt, failingSince, token } = row;
  return {
    state,
    subject,
    shown: row.kind === "domain" ? shownDomain(subject) : subject,
    reason,
    begunAt: begunAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
    failing:
      state === "done" && failingSince
        ? { since: failingSince.toISOString(), until: endOfGrace(failingSince).toISOString() }
        : null,
    token: mayManage ? token : null,
  };
}

function endOfGrace(since: Date): Date {
  return new Date(since.getTime() + checkGraceDays * 24 * 60 * 60 * 1000);
}

/** What a change of the actor's company would end, to be said before it is saved. */
export type DependentChecks = { name: boolean; site: boolean; phone: boolean };

/** None for actors without a company. */
export async function findDependentChecks(actor: Actor): Promise<DependentChecks> {
  const company = actingCompany(actor);
  if (!company) return { name: false, site: false, phone: false };
  const [rows, { phone }] = await Promise.all([
    db.select().from(companyChecks).where(eq(companyChecks.companyId, company.id)),
    findAccountChecks(company.id),
  ]);
  const holds = rows.filter(({ state }) => state === "done" || state === "waiting");
  return {
    name: holds.some(({ kind }) => kind === "register"),
    site: holds.some(({ source }) => source === "site"),
    phone: phone !== null,
  };
}

/** The checks of the company of an account that owns it, and what became of them, for the copy of its data. */
export async function exportOwnChecks(actor: Person) {
  const company = actingCompany(actor);
  if (!company?.mayManage) return [];
  return db
    .select({
      kind: companyCheckActs.kind,
      subject: companyCheckActs.subject,
      state: companyCheckActs.state,
      reason: companyCheckActs.reason,
      at: companyCheckActs.at,
    })
    .from(companyCheckActs)
    .where(eq(companyCheckActs.companyId, company.id))
    .orderBy(asc(companyCheckActs.at));
}
