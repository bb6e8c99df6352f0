import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authSessions, authVerifications } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import * as reset from "#app/features/my-account/routes/reset-password.tsx";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { visit } from "#test/visit.ts";
import { findOpenLink, requestRecovery, resetPassword } from "./recovery.server.ts";

useTestDatabase();
const mail = useTestMail();

beforeEach(async () => {
  await db.delete(authVerifications);
});

describe("setting a new password", () => {
  it("AUTH-16 works with the new password only, and ends every session of the account", async () => {
    const email = await makeAccount();
    const other = await makeAccount();
    for (const address of [email, email, other]) await sessionOf(address, "six-olives");
    const before = await db.$count(authSessions);
    const token = await linkFor(email);
    expect(await open(token)).toMatchObject({ status: 200, data: { token, done: false } });
    expect(await open(token)).toMatchObject({ data: { token } });
    const landing = await post(token, "six-pears", "six-pears");
    expect(landing).toMatchObject({ status: 303, location: "/reset-password?done=1" });
    expect(await db.$count(authSessions)).toBe(before - 2);
    expect(await sessionOf(email, "six-olives")).toEqual({ refused: "accounts.wrongPassword" });
    expect(await sessionOf(email, "six-pears")).toHaveProperty("actor.email", email);
    const done = await visit(reset.loader, { as: visitor, to: "/reset-password?done=1" });
    expect(done).toMatchObject({ data: { done: true } });
  });

  it("AUTH-15 opens with a link once only, and every older link dies with it", async () => {
    const email = await makeAccount();
    const older = await linkFor(email);
    const token = await linkFor(email);
    await post(token, "six-pears", "six-pears");
    for (const dead of [token, older]) {
      expect(await open(dead)).toMatchObject({ status: 200, data: { token: null } });
      expect(await post(dead, "more-pears-1", "more-pears-1")).toMatchObject({
        status: 410,
        data: { refused: "recovery.linkInvalid" },
      });
    }
    expect(await sessionOf(email, "six-pears")).toHaveProperty("actor.email", email);
  });

  it("AUTH-15 lets one of fifty uses at once through", async () => {
    const email = await makeAccount();
    const token = await linkFor(email);
    const uses = Array.from({ length: 50 }, (_, use) =>
      resetPassword(token, `grey-pears-${use}`, newClient(), removeAccount),
    );
    const answers = await Promise.all(uses);
    const won = answers.flatMap((answer, use) => ("setCookies" in answer ? [use] : []));
    expect(won).toHaveLength(1);
    expect(await sessionOf(email, `grey-pears-${won[0]}`)).toHaveProperty("actor.email", email);
  });

  it("AUTH-15 refuses a link after its hour, and sweeps it away", async () => {
    const email = await makeAccount();
    const token = await linkFor(email);
    const move = (minutes: number) =>
      db
        .update(authVerifications)
        .set({ expiresAt: new Date(Date.now() + minutes * 60_000) })
        .where(eq(authVerifications.expiresAt, authVerifications.expiresAt));
    const [row] = await db.select().from(authVerifications);
    const life = (row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(Math.round(life / 60_000)).toBe(60);
    await move(1);
    expect(await findOpenLink(token, new Headers())).toEqual({ startsAnew: false });
    await move(-1);
    expect(await open(token)).toMatchObject({ data: { token: null } });
    expect(await post(token, "six-pears", "six-pears")).toMatchObject({ status: 410 });
    await linkFor(email);
    expect(await db.$count(authVerifications)).toBe(1);
  });

  it.each(["", "forged", "%00", "a".repeat(5000)])("AUTH-15 refuses the link %j", async (token) => {
    expect(await open(token)).toMatchObject({ status: 200, data: { token: null } });
    expect(await post(token, "six-pears", "six-pears")).toMatchObject({ status: 410 });
  });

  it("AUTH-14 AUTH-08 ERR-04 asks first whether both are the same, then for six characters", async () => {
    const email = await makeAccount();
    const token = await linkFor(email);
    expect(await post(token, "abc", "abd")).toMatchObject({
      status: 400,
      data: { errors: { confirmPassword: "accounts.passwordMismatch" } },
    });
    for (const short of ["abc", "five5", ""]) {
      expect(await post(token, short, short)).toMatchObject({
        status: 400,
        data: { errors: { password: "accounts.passwordTooShort" } },
      });
    }
    expect(await post(token, "sixsix", "sixsix")).toMatchObject({ status: 303 });
  });

  it("ERR-17 says so when the password cannot be stored, and the link still works then", async () => {
    const email = await makeAccount();
    const token = await linkFor(email);
    await db.execute(
      sql`alter table auth_accounts add constraint broken check (password is null) not valid`,
    );
    expect(await post(token, "six-pears", "six-pears")).toMatchObject({
      status: 500,
      data: { refused: "recovery.resetFailed" },
    });
    await db.execute(sql`alter table auth_accounts drop constraint broken`);
    expect(await sessionOf(email, "six-olives")).toHaveProperty("actor.email", email);
    expect(await post(token, "six-pears", "six-pears")).toMatchObject({ status: 303 });
  });

  it("stores no token in the database, and none in cacheable parts of the page", async () => {
    const email = await makeAccount();
    const token = await linkFor(email);
    const rows = await db.select().from(authVerifications);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(reset.headers({ actionHeaders: new Headers() } as never)).toEqual({
      "cache-control": "no-store",
      "referrer-policy": "strict-origin",
    });
  });
});

function open(token: string) {
  return visit(reset.loader, { as: visitor, to: `/reset-password?token=${token}` });
}

function post(token: string, password: string, confirmPassword: string) {
  const to = `/reset-password?token=${token}`;
  return visit(reset.action, { as: visitor, to, form: { password, confirmPassword } });
}

/** Asks for a link and reads it in the email that came. */
async function linkFor(email: string): Promise<string> {
  await requestRecovery(email, "en", newClient());
  return await mail.lastToken();
}

function sessionOf(email: string, password: string) {
  return signIn({ email, password, remember: true }, newClient());
}
