import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { requestRecovery } from "#app/features/accounts/password-reset/recovery.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, registrationFields } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import * as register from "./register.tsx";
import * as reset from "./reset-password.tsx";

useTestDatabase();
const mail = useTestMail();

const fields = {
  ...registrationFields,
  password: "rainy roofs of Homs",
  confirmPassword: "rainy roofs of Homs",
};
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const send = (form: Record<string, string>) =>
  visit(register.action, { as: visitor, to: "/register", form: { ...fields, ...form } });
const profileOf = async (email: string) =>
  (
    await db
      .select()
      .from(userProfiles)
      .innerJoin(authUsers, eq(authUsers.id, userProfiles.id))
      .where(eq(authUsers.email, email))
  )[0]?.user_profiles;

describe("registering", () => {
  it("F18 shows the role that one registers for", async () => {
    const job = await makeJob(await makeCompany(), { title: "Nurse in Homs" });
    const to = paths.register({ next: paths.apply(job.id) });
    const page = await visit(register.loader, { as: visitor, to });
    expect(page.data).toMatchObject({ purpose: "Nurse in Homs", isShared: false });
    const plain = await visit(register.loader, { as: visitor, to: "/register" });
    expect(plain.data).toMatchObject({ purpose: null });
  });

  it("F1 asks once about an address that looks like a slip, through other refusals too", async () => {
    const email = `rana-${crypto.randomUUID()}@gmial.com`;
    const weak = { email, password: "123456", confirmPassword: "123456" };
    expect((await send(weak)).data).toMatchObject({ meant: email.replace("gmial", "gmail") });
    expect((await send({ ...weak, checkedEmail: email })).data).toMatchObject({
      errors: { password: "accounts.passwordCommon" },
      values: { checkedEmail: email },
    });
    expect(await send({ email, checkedEmail: email })).toMatchObject({ status: 303 });
    const other = `rana-${crypto.randomUUID()}@gmial.com`;
    const meant = other.replace("gmial", "gmail");
    await send({ email: other, checkedEmail: other, emailMeant: meant });
    expect(await profileOf(meant)).toMatchObject({ firstName: "Hala", email: meant });
  });

  it("F27 stores the name of a company alone, and it may be left out", async () => {
    const [named, unnamed, seeker] = [newEmail(), newEmail(), newEmail()];
    const companyName = " Dana\u202e Bakery ";
    await send({ email: named, userType: "company", companyName });
    await send({ email: unnamed, userType: "company" });
    await send({ email: seeker, companyName });
    expect((await profileOf(named))?.companyName).toBe("Dana Bakery");
    expect((await profileOf(unnamed))?.companyName).toBeNull();
    expect((await profileOf(seeker))?.companyName).toBeNull();
    const long = await send({
      email: newEmail(),
      userType: "company",
      companyName: "x".repeat(101),
    });
    expect(long.data).toMatchObject({ errors: { companyName: "accounts.nameTooLong" } });
  });

  it("F43 asks for another password once, after one that is easy to guess", async () => {
    const email = newEmail();
    const weak = { password: "123456", confirmPassword: "123456" };
    expect((await send({ email, ...weak })).data).toMatchObject({
      errors: { password: "accounts.passwordCommon" },
    });
    const once = { email, onePassword: "1", confirmPassword: "" };
    expect((await send({ ...once, password: "five5" })).data).toMatchObject({
      errors: { password: "accounts.passwordTooShort" },
      values: { onePassword: "1" },
    });
    expect(await send(once)).toMatchObject({ status: 303 });
  });

  it("F43 does so after a forgotten password too", async () => {
    await requestRecovery(await makeAccount(), "en", newClient());
    const to = `/reset-password?token=${await mail.lastToken()}`;
    const set = (form: Record<string, string>) => visit(reset.action, { as: visitor, to, form });
    expect((await set({ password: "123456", confirmPassword: "123456" })).data).toMatchObject({
      errors: { password: "accounts.passwordCommon" },
    });
    expect(await set({ password: "rainy roofs of Homs" })).toMatchObject({ status: 400 });
    expect(await set({ password: "rainy roofs of Homs", onePassword: "1" })).toMatchObject({
      status: 303,
    });
  });
});
