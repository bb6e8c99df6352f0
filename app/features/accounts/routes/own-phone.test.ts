import { expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { refused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { accountPassword, makeAccount } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { personOf } from "#test/passkey-people.ts";
import { makePhoneSeeker } from "#test/phone/phone-people.ts";
import { useSettings } from "#test/settings.ts";
import { visit } from "#test/visit.ts";
import { action, loader } from "./own-phone.tsx";
import { loader as loginLoader } from "./phone-login.tsx";

useTestDatabase();

it("the only way in is not removed, and the form says so", async () => {
  const { person } = await makePhoneSeeker();
  const form = { intent: "remove", password: accountPassword };
  const answer = await visit(action, { as: person, to: "/my-account/phone", form });
  expect(answer).toMatchObject({ status: 409, data: { refused: "phone.opensAlone" } });
});

it.each([
  ["phone.opensAnother", 409],
  ["phone.noMoreToRegister", 503],
  ["channels.refused.noRights", 409],
  ["telegram.notConnected", 409],
  ["ownData.deleteFailed", 500],
  ["security.changeFailed", 500],
  ["telegram.unavailable", 503],
] as const)("%s is answered with %i", (key, status) => {
  expect(refusalInit(refused(key)).status).toBe(status);
});

it("a board without a sender offers no codes, and a confirmed number is removed all the same", async () => {
  const { person } = await personOf(await makeAccount());
  const to = "/my-account/phone";
  const sees = async () => (await visit(loader, { as: person, to })).status;
  const sends = async (form: Record<string, string>) =>
    (await visit(action, { as: person, to, form })).status;
  const seesLogin = async () =>
    (await visit(loginLoader, { as: visitor, to: "/login/code" })).status;
  expect([await sees(), await seesLogin()]).toEqual([200, 200]);
  useSettings({ sms: { ...settings().sms, isOffered: false } });
  expect([await sees(), await seesLogin()]).toEqual([404, 404]);
  await db.insert(confirmedPhones).values({ userId: person.id, phone: "963944000909" });
  expect(await sees()).toBe(200);
  expect(await sends({ intent: "confirm", code: "000000" })).toBe(404);
  const password = accountPassword;
  expect(await sends({ intent: "send", phone: "0944 000 910", password })).toBe(404);
  expect(await sends({ intent: "remove", password })).toBe(303);
  expect(await sees()).toBe(404);
});
