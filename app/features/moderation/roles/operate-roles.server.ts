import {
  addModerator,
  isLastLeader,
  removeModerator,
  setLeading,
} from "#app/features/accounts/operator/moderators.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { recordRole } from "./roles.server.ts";

// Operator actions on moderators, reachable from the command line only.

/** Makes an account a moderator, or a leading one too. False where nothing changes. */
export async function addByOperator(id: string, leads: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isAdded = await addModerator(id, { leads }, tx);
    if (isAdded) await recordRole(tx, { change: "add", id, actorId: null });
    const isChanged = leads && (isAdded || (await setLeading(id, true, tx)));
    if (isChanged) await recordRole(tx, { change: "lead", id, actorId: null });
    return isAdded || isChanged;
  });
}

/** Removes a moderator, the last leading one too. False where the account was none. */
export async function removeByOperator(
  id: string,
): Promise<{ isRemoved: boolean; wasLastLeader: boolean }> {
  return db.transaction(async (tx) => {
    const wasLastLeader = await isLastLeader(tx, id);
    const isRemoved = await removeModerator(id, tx);
    if (isRemoved) await recordRole(tx, { change: "remove", id, actorId: null });
    return { isRemoved, wasLastLeader };
  });
}
