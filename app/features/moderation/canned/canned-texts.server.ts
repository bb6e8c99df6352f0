import { and, asc, eq, isNull, sql } from "drizzle-orm";
import {
  type Actor,
  isLeadingModerator,
  isModerator,
  type Person,
} from "#app/features/accounts/actor.ts";
import { type DecisionReason, decisionReasons } from "#app/features/moderation/cases/case.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { notFound, type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { cannedReasons } from "./canned-reasons.table.ts";
import type { CannedText } from "./canned-text.ts";
import startingTexts from "./starting-texts.json" with { type: "json" };

/** Those that come with the board. */
const shipped: CannedText[] = startingTexts.map((text) => ({
  ...text,
  reason: text.reason as DecisionReason,
  isOwn: false,
}));

const maxOwn = 200;

/** All texts that are offered, by reason; those of the board first. A 404 for anyone but moderators. */
export async function listCannedTexts(actor: Actor): Promise<CannedText[]> {
  if (!isModerator(actor)) throw notFound();
  const rows = await db
    .select()
    .from(cannedReasons)
    .where(isNull(cannedReasons.retiredAt))
    .orderBy(asc(cannedReasons.createdAt))
    .limit(maxOwn);
  const all = [...shipped, ...rows.map(ownText)];
  return decisionReasons.flatMap((reason) => all.filter((text) => text.reason === reason));
}

/** The offered text of this id. A 404 for anyone but moderators. */
export async function findCannedText(actor: Actor, id: string): Promise<CannedText | undefined> {
  if (!isModerator(actor)) throw notFound();
  if (!isUuid(id)) return shipped.find((text) => text.id === id);
  const [row] = await db.select().from(cannedReasons).where(isOffered(id));
  return row && ownText(row);
}

export type CannedValues = {
  reason: DecisionReason;
  titleAr: string;
  titleEn: string;
  textAr: string;
  textEn: string;
};

/** Adds a text, for leading moderators. Refusals: moderators.texts.tooMany. */
export async function addCannedText(
  actor: Actor,
  values: CannedValues,
): Promise<Outcome<{ id: string }>> {
  const leader = requireLeader(actor);
  return db.transaction(async (tx) => {
    if ((await tx.$count(cannedReasons, isNull(cannedReasons.retiredAt))) >= maxOwn) {
      return refused("moderators.texts.tooMany");
    }
    const [added] = await tx.insert(cannedReasons).values(values).returning();
    await logAct(tx, { ...loggedOf(leader, values), act: "text_add" });
    return { id: added?.id ?? "" };
  });
}

/** Changes a text for later decisions, for leading moderators. Refusals: moderators.texts.gone. */
export async function changeCannedText(
  actor: Actor,
  id: string,
  values: CannedValues,
): Promise<Outcome<{ id: string }>> {
  return writeOffered(actor, id, values, "text_change");
}

/** Offers a text no longer, for leading moderators. Refusals: moderators.texts.gone. */
export async function retireCannedText(actor: Actor, id: string): Promise<Outcome<{ id: string }>> {
  return writeOffered(actor, id, { retiredAt: sql`now()` }, "text_retire");
}

async function writeOffered(
  actor: Actor,
  id: string,
  change: CannedValues | { retiredAt: ReturnType<typeof sql> },
  act: string,
): Promise<Outcome<{ id: string }>> {
  const leader = requireLeader(actor);
  if (!isUuid(id)) throw notFound();
  return db.transaction(async (tx) => {
    const [changed] = await tx.update(cannedReasons).set(change).where(isOffered(id)).returning();
    if (!changed) return refused("moderators.texts.gone");
    await logAct(tx, { ...loggedOf(leader, changed), act });
    return { id };
  });
}

function loggedOf({ id }: Person, { reason, titleAr, titleEn }: CannedValues) {
  return { actorId: id, reason, note: `${titleAr} / ${titleEn}` };
}

function requireLeader(actor: Actor): Person {
  if (!isLeadingModerator(actor)) throw notFound();
  return actor;
}

function isOffered(id: string) {
  return and(eq(cannedReasons.id, id), isNull(cannedReasons.retiredAt));
}

function ownText(row: typeof cannedReasons.$inferSelect): CannedText {
  const { id, reason, titleAr, titleEn, textAr, textEn } = row;
  return {
    id,
    reason,
    title: { ar: titleAr, en: titleEn },
    text: { ar: textAr, en: textEn },
    isOwn: true,
  };
}
