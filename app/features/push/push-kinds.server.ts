import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { NewsKind } from "./push-message.ts";

/** The kinds of news that this person gets where push is on; new jobs are switched by their alerts. */
function pushKindsFor(person: Person): NewsKind[] {
  const company = actingCompany(person);
  // Readers are not reminded of interviews.
  if (company) return company.mayRecruit ? ["applicant", "interview"] : ["applicant"];
  if (person.userType !== "customer_employee") return [];
  return ["opened", "question", "invitation", "interview", "answer"];
}

/** The actor's kinds, each with whether it is on. */
export async function findOwnPushKinds(
  actor: Person,
): Promise<{ kind: NewsKind; isOn: boolean }[]> {
  const [account] = await db
    .select({ muted: authUsers.mutedPushes })
    .from(authUsers)
    .where(eq(authUsers.id, actor.id));
  return pushKindsFor(actor).map((kind) => ({ kind, isOn: !account?.muted.includes(kind) }));
}

/** Switches the actor's kinds on that are `wanted`, and the others off. */
export async function setOwnPushKinds(actor: Person, wanted: readonly string[]): Promise<void> {
  const mutedPushes = pushKindsFor(actor).filter((kind) => !wanted.includes(kind));
  await db.update(authUsers).set({ mutedPushes }).where(eq(authUsers.id, actor.id));
}
