import { eq } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { authUsers, userProfiles } from "./accounts.table.ts";
import { type Person, userTypeOf } from "./actor.ts";
import { confirmedPhones } from "./confirmed-phones.table.ts";
import { companyOf, membershipColumns } from "./membership/membership.server.ts";
import { companyMembers } from "./membership/membership.table.ts";

/** The person an account is now, also a blocked one, for work without a session; without the right to moderate. */
export async function findPerson(
  id: string,
  tx: Pick<Transaction, "select"> = db,
): Promise<Person | undefined> {
  const [row] = await tx
    .select({
      email: authUsers.email,
      phone: confirmedPhones.phone,
      userType: userProfiles.userType,
      ...membershipColumns,
    })
    .from(authUsers)
    .leftJoin(confirmedPhones, eq(confirmedPhones.userId, authUsers.id))
    .leftJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .leftJoin(companyMembers, eq(companyMembers.userId, authUsers.id))
    .where(eq(authUsers.id, id));
  if (!row) return undefined;
  const userType = userTypeOf(row.userType);
  const { email, phone } = row;
  return {
    kind: "person",
    id,
    email,
    ...(!email && phone && { phone }),
    userType,
    ...companyOf(userType, row),
  };
}
