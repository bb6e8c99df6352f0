import { and, asc, eq, lte, sql } from "drizzle-orm";
import { lookHours } from "#app/features/companies/checks/check.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import {
  type CheckRow,
  changeCheck,
  lockChecks,
  notifyOwners,
} from "#app/features/companies/checks/record-check.server.ts";
import { checkGraceDays, checkWaitingDays } from "#app/limits.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { type Network, openNetwork } from "#app/platform/network/open-network.server.ts";
import { doneBy, hoursFromNow } from "./own-domain.server.ts";
import { type Proof, proveDomain } from "./prove-domain.server.ts";

/** Domains of one hour, and how many of them at once: a night of slow answers ends before the next. */
const maxAnHour = 400;
const atOnce = 4;

/**
 * Looks again at the domains that are due: those that wait every few hours for a week, those that are done every
 * month, and those that no longer hold every day, until their days of grace are over. Returns how many.
 */
export async function recheckDomains(network: Network = openNetwork): Promise<number> {
  const due = await db
    .select()
    .from(companyChecks)
    .where(and(eq(companyChecks.kind, "domain"), lte(companyChecks.nextAt, sql`now()`)))
    .orderBy(asc(companyChecks.nextAt))
    .limit(maxAnHour);
  const rest = due.values();
  const lookAtRest = async () => {
    for (const row of rest) await recheck(row, network);
  };
  await Promise.all(Array.from({ length: atOnce }, lookAtRest));
  return due.length;
}

async function recheck({ companyId, subject, token }: CheckRow, network: Network): Promise<void> {
  if (!token) return;
  const proof = await proveDomain(subject, token, network);
  await db.transaction(async (tx) => {
    const rows = await lockChecks(tx, companyId);
    const row = rows.find(({ kind }) => kind === "domain");
    if (row?.token === token) await conclude(tx, row, proof);
  });
}

async function conclude(tx: Transaction, row: CheckRow, proof: Proof): Promise<void> {
  const { companyId, state } = row;
  if ("by" in proof) {
    await changeCheck(tx, row, doneBy(proof.by));
    if (state !== "done") await notifyOwners(tx, companyId, "domainDone");
    return;
  }
  const reason = proof.fault;
  if (state === "done") {
    const since = row.failingSince ?? new Date();
    if (since.getTime() > Date.now() - checkGraceDays * dayMs) {
      const nextAt = hoursFromNow(24);
      await changeCheck(tx, row, { state, reason, failingSince: since, nextAt });
      if (!row.failingSince) await notifyOwners(tx, companyId, "failing");
      return;
    }
    await changeCheck(tx, row, { state: "expired", reason, nextAt: null });
    await notifyOwners(tx, companyId, "expired");
    return;
  }
  const isOver = row.begunAt.getTime() < Date.now() - checkWaitingDays * dayMs;
  await changeCheck(tx, row, {
    state: isOver && state === "waiting" ? "failed" : state,
    reason,
    nextAt: isOver ? null : hoursFromNow(lookHours),
  });
}

const dayMs = 24 * 60 * 60 * 1000;
