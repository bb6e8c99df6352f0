import { and, asc, eq, ne, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { documents } from "#app/features/applications/applications.table.ts";
import {
  contentColumns,
  readCv,
} from "#app/features/applications/cv/encryption/cv-content.server.ts";
import type { BegunKind, ShownCheck } from "#app/features/companies/checks/check.ts";
import { companyCheckActs, companyChecks } from "#app/features/companies/checks/checks.table.ts";
import {
  changeCheck,
  lockChecks,
  notifyOwners,
} from "#app/features/companies/checks/record-check.server.ts";
import { listShownChecks } from "#app/features/companies/checks/shown-checks.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** A register that waits for a moderator, as the list has it. */
export type WaitingRegister = {
  companyId: string;
  name: string;
  logo: string | null;
  place: string | null;
  /** ISO. */
  sentAt: string;
};

const maxListed = 50;

/** The registers that wait, the oldest first, and how many there are. 404 for all but moderators. */
export async function listRegisters(
  actor: Actor,
  language: Language,
): Promise<{ waiting: WaitingRegister[]; total: number }> {
  requireModerator(actor);
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(companyChecks)
      .innerJoin(userProfiles, eq(userProfiles.id, companyChecks.companyId))
      .where(isWaiting)
      .orderBy(asc(companyChecks.begunAt), asc(companyChecks.companyId))
      .limit(maxListed),
    db.$count(companyChecks, isWaiting),
  ]);
  return { waiting: rows.map((row) => waitingOf(row, language)), total };
}

/** A company's register as a moderator decides it. */
export type RegisterDetail = WaitingRegister & {
  state: "waiting" | "done" | "failed" | "expired" | "revoked";
  number: string;
  hasDocument: boolean;
  reason: string | null;
  /** When the account or the imported company came, ISO. */
  joinedAt: string;
  website: string | null;
  /** Those besides the register. */
  checks: ShownCheck[];
  /** Whether another company has a register of this number, decided or not. */
  isNumberUsed: boolean;
  /** The latest acts. */
  acts: { id: string; kind: string; state: string; subject: string; at: string }[];
};

/** 404 for all but moderators, and for a company that never sent one. */
export async function findRegister(
  actor: Actor,
  companyId: string,
  language: Language,
): Promise<RegisterDetail> {
  requireModerator(actor);
  if (!isUuid(companyId)) throw notFound();
  const [row] = await db
    .select({
      ...columns,
      state: companyChecks.state,
      number: companyChecks.subject,
      documentId: companyChecks.documentId,
      reason: companyChecks.reason,
      joinedAt: userProfiles.createdAt,
      website: userProfiles.companyWebsite,
    })
    .from(companyChecks)
    .innerJoin(userProfiles, eq(userProfiles.id, companyChecks.companyId))
    .where(and(eq(companyChecks.companyId, companyId), isRegister));
  if (!row) throw notFound();
  const [checks, others, acts] = await Promise.all([
    listShownChecks(companyId),
    db.$count(
      companyChecks,
      and(
        isRegister,
        eq(companyChecks.subject, row.number),
        ne(companyChecks.companyId, companyId),
      ),
    ),
    db
      .select()
      .from(companyCheckActs)
      .where(eq(companyCheckActs.companyId, companyId))
      .orderBy(sql`${companyCheckActs.at} desc`)
      .limit(maxActs),
  ]);
  return {
    ...waitingOf(row, language),
    state: row.state,
    number: row.number,
    hasDocument: row.documentId !== null,
    reason: row.reason,
    joinedAt: row.joinedAt.toISOString(),
    website: row.website,
    checks: checks.filter(({ kind }) => kind !== register),
    isNumberUsed: others > 0,
    acts: acts.map(({ id, kind, state, subject, at }) => ({
      id,
      kind,
      state,
      subject,
      at: at.toISOString(),
    })),
  };
}

const maxActs = 20;

/** The document of a register that waits; that it was read stands in the log. 404 for all but moderators, and where there is none. */
export async function findRegisterDocument(
  actor: Actor,
  companyId: string,
): Promise<{ content: Uint8Array; name: string; mediaType: string }> {
  const moderator = requireModerator(actor);
  if (!isUuid(companyId)) throw notFound();
  const [row] = await db
    .select({ ...contentColumns, name: documents.fileName, mediaType: documents.mediaType })
    .from(companyChecks)
    .innerJoin(documents, eq(documents.id, companyChecks.documentId))
    .where(and(eq(companyChecks.companyId, companyId), isRegister));
  const content = row && (await readCv(row));
  if (!content) throw notFound();
  await logAct(db, { act: "read_register", actorId: moderator.id, companyId });
  return { content, name: row.name, mediaType: row.mediaType };
}

/** `sentAt` is that of the register that was read. */
type Decision = { act: "accept" | "refuse" | "revoke"; sentAt: string; reason: string };

/**
 * Decides about a company's register, which deletes its document, or revokes an accepted one. 404 for all but
 * moderators. Refusals: checks.register.decided, for one that another moderator has decided or the company changed.
 */
export async function decideRegister(
  actor: Actor,
  companyId: string,
  { act, sentAt, reason }: Decision,
): Promise<Outcome<{ act: string }>> {
  const moderator = requireModerator(actor);
  if (!isUuid(companyId)) throw notFound();
  // The company's own people do not judge it.
  if (actingCompany(moderator)?.id === companyId) throw notFound();
  return db.transaction(async (tx) => {
    const rows = await lockChecks(tx, companyId);
    const row = rows.find(({ kind }) => kind === "register");
    if (!row) throw notFound();
    // Another document may have the same number.
    if (
      row.begunAt.toISOString() !== sentAt ||
      row.state !== (act === "revoke" ? "done" : "waiting")
    ) {
      return refused("checks.register.decided");
    }
    const ended = { documentId: null, reason: act === "accept" ? null : reason };
    if (act === "accept") {
      const done = { state: "done", method: "document", checkedAt: new Date() } as const;
      await changeCheck(tx, row, { ...ended, ...done }, moderator.id);
    } else {
      const state = act === "refuse" ? "failed" : "revoked";
      await changeCheck(tx, row, { ...ended, state }, moderator.id);
    }
    await logAct(tx, {
      act: `register_${act}`,
      actorId: moderator.id,
      companyId,
      note: act === "accept" ? null : reason,
    });
    await notifyOwners(tx, companyId, newsOf[act]);
    return { act };
  });
}

const newsOf = {
  accept: "registerDone",
  refuse: "registerFailed",
  revoke: "registerRevoked",
} as const;

const register: BegunKind = "register";
const isRegister = eq(companyChecks.kind, register);
const isWaiting = sql`${companyChecks.kind} = 'register' and ${companyChecks.state} = 'waiting'`;

const columns = {
  companyId: companyChecks.companyId,
  begunAt: companyChecks.begunAt,
  name: companyCalled,
  logo: logoColumn,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
};

type Row = Omit<WaitingRegister, "place" | "sentAt"> & {
  begunAt: Date;
  country: string | null;
  province: string | null;
  city: string | null;
};

function waitingOf({ companyId, name, logo, begunAt, ...place }: Row, language: Language) {
  const { country, province, city } = place;
  return {
    companyId,
    name,
    logo,
    place: companyPlace({ country, province, city }, language),
    sentAt: begunAt.toISOString(),
  };
}

function requireModerator(actor: Actor): Person {
  if (!isModerator(actor)) throw notFound();
  return actor;
}
