import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { authSessions, limits } from "#app/features/accounts/accounts.table.ts";
import { isAdmin, type Person } from "#app/features/accounts/actor.ts";
import { answerCall } from "#app/features/accounts/auth-api/auth-calls.server.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import {
  createAdmin,
  resetSecondFactor,
} from "#app/features/accounts/operator/operate-accounts.server.ts";
import { completeSignIn } from "#app/features/accounts/sign-in/complete-sign-in.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useSettings } from "#test/settings.ts";
import { recoveryCodes, totpSecrets } from "./second-factor.table.ts";
import * as factors from "./second-factors.server.ts";
import { openSecret, sealSecret } from "./secret-box.server.ts";
import { acceptedStep, base32, totpAddress, totpCode } from "./totp.server.ts";

useTestDatabase();
beforeEach(async () => {
  await db.delete(limits);
});

describe("codes of an authenticator app", () => {
  // RFC 6238, appendix B, its last six digits.
  const secret = base32(Buffer.from("12345678901234567890"));
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at %i s it is %s", (seconds, code) => {
    expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
  });

  it("is right for half a minute more or less, and never after it was used", () => {
    const now = 1_700_000_000_000;
    const step = Math.floor(now / 30_000);
    for (const near of [step - 1, step, step + 1]) {
      expect(acceptedStep(secret, totpCode(secret, near), 0, now)).toBe(near);
    }
    for (const far of [step - 2, step + 2]) {
      expect(acceptedStep(secret, totpCode(secret, far), 0, now)).toBeUndefined();
    }
    expect(acceptedStep(secret, totpCode(secret, step), step, now)).toBeUndefined();
  });

  it("the address for an app holds board, account and secret", () => {
    expect(totpAddress(secret, "a b@x.example", "فُرَص")).toBe(
      `otpauth://totp/${encodeURIComponent("فُرَص")}:a%20b%40x.example?secret=${secret}&issuer=${encodeURIComponent("فُرَص")}`,
    );
  });
});

it("secrets lie encrypted, for one account only", async () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const encrypted = await sealSecret("SECRET", one);
  expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("SECRET");
  expect(await openSecret(encrypted, one)).toBe("SECRET");
  expect(await openSecret(encrypted, other)).toBeUndefined();
});

const stepNow = () => Math.floor(Date.now() / 30_000);
const cookieOf = (opened: object) =>
  ((opened as { setCookies?: string[] }).setCookies ?? [])
    .map((line) => line.split(";", 1)[0])
    .join("; ");
const enter = (email: string, client = newClient(), code?: string) =>
  signIn({ email, password, remember: false, code }, client);

async function personOf(email: string): Promise<{ person: Person; cookie: string }> {
  const cookie = cookieOf(await enter(email));
  return { person: (await findActor(new Headers({ cookie }))).actor as Person, cookie };
}

/**
 * An account with an app. The present code is used, so its codes are those of the next half minute: neither is
 * refused where that begins before it is checked, as the code of the one before would be.
 */
async function withApp(email: string) {
  const { person } = await personOf(email);
  await factors.beginOwnTotp(person, password);
  const { secret } = await factors.findOwnSecondFactors(person, "Furas");
  const turned = await factors.confirmOwnTotp(person, totpCode(secret ?? "", stepNow()));
  if ("refused" in turned) throw new Error(turned.refused);
  const code = () => totpCode(secret ?? "", stepNow() + 1);
  return { person, secret: secret ?? "", codes: turned.codes, code };
}

describe("a second factor", () => {
  it("is set up with the password and a code, and ends the sessions that had none", async () => {
    const email = await makeAccount();
    const { cookie } = await personOf(email);
    const { person } = await personOf(email);
    expect(await factors.beginOwnTotp(person, "wrong")).toEqual({
      refused: "security.currentWrong",
    });
    expect(await factors.confirmOwnTotp(person, "000000")).toEqual({ refused: "twoStep.notBegun" });
    const { codes } = await withApp(email);
    expect(new Set(codes)).toHaveLength(10);
    expect((await findActor(new Headers({ cookie }))).actor.kind).toBe("visitor");
    const [row] = await db.select().from(totpSecrets);
    expect(row?.secret).not.toMatch(/^[A-Z2-7]{32}$/);
    const stored = JSON.stringify(await db.select().from(recoveryCodes));
    for (const each of codes) expect(stored).not.toContain(each.replaceAll("-", ""));
    expect(await factors.beginOwnTotp(person, password)).toEqual({ refused: "twoStep.alreadyOn" });
  });

  it("is requested after the right password; a code opens once", async () => {
    const email = await makeAccount();
    const { code } = await withApp(email);
    const before = await db.$count(authSessions);
    const pending = await enter(email);
    expect(pending).toMatchObject({ refused: "accounts.codeNeeded" });
    expect(cookieOf(pending)).not.toContain("furas_session");
    expect(await db.$count(authSessions)).toBe(before);
    const client = newClient("203.0.113.9", cookieOf(pending));
    expect(await completeSignIn("000000", client)).toEqual({ refused: "twoStep.codeWrong" });
    const right = code();
    expect(await completeSignIn(right, client)).toHaveProperty("actor.email", email);
    expect(await completeSignIn(right, client)).toEqual({ refused: "twoStep.expired" });
    const again = newClient("203.0.113.9", cookieOf(await enter(email)));
    expect(await completeSignIn(right, again)).toEqual({ refused: "twoStep.codeWrong" });
  });

  it("a recovery code opens once, however it is written, and is none of anybody else", async () => {
    const [email, other] = [await makeAccount(), await makeAccount()];
    const [{ codes, person }] = [await withApp(email), await withApp(other)];
    const [first = ""] = codes;
    const foreign = newClient("203.0.113.9", cookieOf(await enter(other)));
    expect(await completeSignIn(first, foreign)).toEqual({ refused: "twoStep.codeWrong" });
    const own = newClient("203.0.113.9", cookieOf(await enter(email)));
    expect(await completeSignIn(first.toLowerCase().replaceAll("-", " "), own)).toHaveProperty(
      "actor.email",
      email,
    );
    const again = newClient("203.0.113.9", cookieOf(await enter(email)));
    expect(await completeSignIn(first, again)).toEqual({ refused: "twoStep.codeWrong" });
    expect((await factors.findOwnSecondFactors(person, "Furas")).codesLeft).toBe(9);
  });

  it("checks six codes a minute, also with ever new passwords entered", async () => {
    const email = await makeAccount();
    await withApp(email);
    const answers = [];
    for (let round = 0; round < 4; round += 1) {
      const client = newClient("203.0.113.9", cookieOf(await enter(email)));
      for (let turn = 0; turn < 2; turn += 1) answers.push(await completeSignIn("000000", client));
    }
    const refused = answers.map((answer) => "refused" in answer && answer.refused);
    expect(refused.filter((key) => key === "twoStep.codeWrong")).toHaveLength(6);
    expect(refused.filter((key) => key === "accounts.tooManyTries")).toHaveLength(2);
  });

  it("comes with the password in the token call", async () => {
    const email = await makeAccount();
    const { code } = await withApp(email);
    const call = (more: object) => {
      const form = { grant_type: "password", email, password, ...more };
      return answerCall("token", { form, client: newClient(), language: "en" });
    };
    expect(await call({})).toMatchObject({ status: 401, body: { error: "second_factor_needed" } });
    expect(await call({ code: "000000" })).toMatchObject({
      body: { error: "invalid_credentials" },
    });
    expect(await call({ code: code() })).toMatchObject({ status: 200 });
  });

  it("is turned off with the password only", async () => {
    const email = await makeAccount();
    const { person } = await withApp(email);
    expect(await factors.removeOwnTotp(person, "")).toEqual({ refused: "security.currentMissing" });
    expect(await factors.removeOwnTotp(person, password)).toEqual({ removed: true });
    expect(await enter(email)).toHaveProperty("actor.email", email);
  });
});

describe("emails about the second factor", () => {
  const changesEmailed = async (userId: string) =>
    (
      await db
        .select({ data: emailEvents.data })
        .from(emailEvents)
        .where(and(eq(emailEvents.userId, userId), eq(emailEvents.kind, "secondFactor")))
        .orderBy(emailEvents.id)
    ).map(({ data }) => (data as { change: string }).change);

  it("tell the owner when it is turned on or off, of new codes and of each that was used", async () => {
    const email = await makeAccount();
    const { person, codes } = await withApp(email);
    expect(await changesEmailed(person.id)).toEqual(["appOn"]);
    const client = newClient("203.0.113.9", cookieOf(await enter(email)));
    await completeSignIn("AAAA-BBBB-CCCC-DDDD", client);
    await completeSignIn(codes[0] ?? "", client);
    await factors.renewOwnRecoveryCodes(person, password);
    await factors.removeOwnTotp(person, "wrong");
    await factors.removeOwnTotp(person, password);
    const expected = ["appOn", "codeUsed", "codesRenewed", "appOff"];
    expect(await changesEmailed(person.id)).toEqual(expected);
    await factors.removeOwnTotp(person, password);
    expect(await changesEmailed(person.id), "nothing was on").toEqual(expected);
  });

  it("tell the owner when the operator turns it off", async () => {
    const { person } = await withApp(await makeAccount());
    await resetSecondFactor(person.id);
    expect(await changesEmailed(person.id)).toEqual(["appOn", "reset"]);
  });
});

it("S6 an admin without the second factor that the board asks for is none", async () => {
  const email = "needy@jobs.example";
  await createAdmin(email, await hashPassword(password));
  useSettings({ adminSecondFactor: true });
  const { person, cookie } = await personOf(email);
  expect(person).toMatchObject({ userType: "admin", lacksSecondFactor: true });
  expect(isAdmin(person)).toBe(false);
  await factors.beginOwnTotp(person, password);
  const { secret } = await factors.findOwnSecondFactors(person, "Furas");
  await factors.confirmOwnTotp(person, totpCode(secret ?? "", stepNow()));
  expect(isAdmin((await findActor(new Headers({ cookie }))).actor)).toBe(true);
});
