import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers, limits } from "#app/features/accounts/accounts.table.ts";
import { blockAccount } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import {
  completeSignIn,
  findSecondStep,
} from "#app/features/accounts/sign-in/complete-sign-in.server.ts";
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from "#app/features/accounts/sign-in/passkey-sign-in.server.ts";
import { completeSignInWithPasskey } from "#app/features/accounts/sign-in/passkey-step.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAuthenticator } from "#test/passkey-authenticator.ts";
import { begunSignIn, otherBoard, pendingOf, rp, withPasskey } from "#test/passkey-people.ts";
import { useSettings } from "#test/settings.ts";

useTestDatabase();
beforeEach(async () => {
  await db.delete(limits);
});

const notAccepted = { refused: "accounts.passkeyNotAccepted" };
const expired = { refused: "accounts.passkeyExpired" };

describe("a passkey as the second step", () => {
  it("opens the session after the right password, each challenge once", async () => {
    const { email, authenticator } = await withPasskey();
    const { client, ask } = await pendingOf(email);
    expect(await findSecondStep(client.headers)).toEqual({ byApp: false, byPasskey: true });
    const first = authenticator.get(await ask());
    const latest = authenticator.get(await ask(), { isVerified: false });
    const complete = (credential: string) => completeSignInWithPasskey(credential, client, rp);
    expect(await complete(first), "of an earlier challenge").toEqual(notAccepted);
    expect(await complete(latest), "of a challenge that was answered").toEqual(notAccepted);
    const answer = authenticator.get(await ask());
    expect(await complete(answer)).toHaveProperty("actor.email", email);
    expect(await complete(answer), "copied").toEqual({ refused: "twoStep.expired" });
    const again = await pendingOf(email);
    await again.ask();
    expect(
      await completeSignInWithPasskey(answer, again.client, rp),
      "copied into another sign-in",
    ).toEqual(notAccepted);
  });

  it("is none of another account's, of another board or of a counter that stands still", async () => {
    const [{ email, authenticator }, stranger] = [await withPasskey(), await withPasskey()];
    const { client, ask } = await pendingOf(email);
    const complete = async (make: (options: { challenge: string }) => string) =>
      completeSignInWithPasskey(make(await ask()), client, rp);
    expect(await complete((o) => stranger.authenticator.get(o)), "theirs").toEqual(notAccepted);
    const { id: credentialId } = authenticator;
    expect(await complete((o) => stranger.authenticator.get(o, { credentialId }))).toEqual(
      notAccepted,
    );
    expect(await complete((o) => authenticator.get(o, { by: otherBoard }))).toEqual(notAccepted);
    expect(await complete((o) => authenticator.get(o, { counter: 7 }))).toHaveProperty("actor");
    const again = await pendingOf(email);
    const stale = authenticator.get(await again.ask(), { counter: 7 });
    expect(await completeSignInWithPasskey(stale, again.client, rp)).toEqual(notAccepted);
  });

  it("shares the tries of codes, and a recovery code opens in its place", async () => {
    const { email, codes } = await withPasskey();
    const { client } = await pendingOf(email);
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) {
      answers.push(await completeSignInWithPasskey("{}", client, rp));
      answers.push(await completeSignIn("000000", client));
    }
    const refused = answers.map((answer) => "refused" in answer && answer.refused);
    expect(refused.filter((key) => key === "accounts.tooManyTries")).toHaveLength(2);
    await db.delete(limits);
    expect(await completeSignIn(codes[0] ?? "", client)).toHaveProperty("actor.email", email);
  });
});

describe("a passkey as a whole sign-in", () => {
  it("opens the account of its owner, once", async () => {
    const { email, authenticator } = await withPasskey();
    const { options, finish } = await begunSignIn();
    const answer = authenticator.get(options);
    expect(await finish(answer)).toHaveProperty("actor.email", email);
    expect(await finish(answer), "copied").toEqual(expired);
    expect(await (await begunSignIn()).finish(answer), "to another challenge").toEqual(notAccepted);
  });

  it("requires user verification by the device, and this board", async () => {
    const { authenticator } = await withPasskey();
    for (const how of [{ isVerified: false }, { by: otherBoard }]) {
      const { options, finish } = await begunSignIn();
      const answer = authenticator.get(options, how);
      expect(await finish(answer), JSON.stringify(how)).toEqual(notAccepted);
    }
  });

  it("opens again and again with an authenticator that has no counter", async () => {
    const { email, authenticator } = await withPasskey();
    for (let turn = 0; turn < 2; turn += 1) {
      const { options, finish } = await begunSignIn();
      const answer = authenticator.get(options, { counter: 0 });
      expect(await finish(answer)).toHaveProperty("actor.email", email);
    }
  });

  it("answers an unknown passkey, a wrong signature and a strange text alike", async () => {
    const [{ authenticator }, stranger] = [await withPasskey(), makeAuthenticator(rp)];
    const { id: credentialId } = authenticator;
    for (const make of [
      (o: { challenge: string }) => stranger.get(o),
      (o: { challenge: string }) => stranger.get(o, { credentialId }),
      () => "null",
      () => "x".repeat(30_000),
    ]) {
      const { options, finish } = await begunSignIn();
      expect(await finish(make(options))).toEqual(notAccepted);
    }
  });

  it("opens no blocked account and no challenge of another purpose", async () => {
    const { email, person, authenticator } = await withPasskey();
    const { client, ask } = await pendingOf(email);
    const answer = authenticator.get(await ask());
    const input = { credential: answer, remember: false };
    expect(await signInWithPasskey(input, client, rp)).toEqual(expired);
    await blockAccount(person.id);
    const { options, finish } = await begunSignIn();
    expect(await finish(authenticator.get(options))).toEqual({ refused: "accounts.blocked" });
  });

  it("opens no demo account on a board without them", async () => {
    const { person, authenticator } = await withPasskey();
    await db
      .update(authUsers)
      .set({ email: "keyed@demo.furas.test" })
      .where(eq(authUsers.id, person.id));
    useSettings({ demo: false });
    const { options, finish } = await begunSignIn();
    expect(await finish(authenticator.get(options))).toEqual(notAccepted);
  });

  it("is limited for each browser, and so are the challenges", async () => {
    const client = newClient("203.0.113.77");
    const finish = () => signInWithPasskey({ credential: "{}", remember: false }, client, rp);
    for (let turn = 0; turn < 20; turn += 1) {
      await finish();
      await beginPasskeySignIn(client, rp);
    }
    expect(await finish()).toHaveProperty("refused", "accounts.tooManyTries");
    expect(await beginPasskeySignIn(client, rp)).toHaveProperty("refused", "accounts.tooManyTries");
    expect(await db.$count(authChallenges, eq(authChallenges.purpose, "passkey-sign-in"))).toBe(20);
  });
});
