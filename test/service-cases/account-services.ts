import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { accountShell } from "#app/features/accounts/account-shell.server.ts";
import { authAccounts, authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import * as emailChange from "#app/features/accounts/address/email-change.server.ts";
import { removeSignIn } from "#app/features/accounts/delete-account.server.ts";
import { findOwnDeviceKey } from "#app/features/accounts/devices/device-key.server.ts";
import * as ownEmails from "#app/features/accounts/emails/own-emails.server.ts";
import { exportOwnAccount } from "#app/features/accounts/export-account.server.ts";
import { confirmOwnPassword } from "#app/features/accounts/own-password.server.ts";
import {
  confirmOwnPhone,
  findOwnPhone,
  removeOwnPhone,
  requestOwnCode,
} from "#app/features/accounts/phone/own-phone.server.ts";
import * as drafts from "#app/features/accounts/profile/drafts.server.ts";
import * as profileLists from "#app/features/accounts/profile/profile-lists.server.ts";
import * as ownPasskeys from "#app/features/accounts/second-factor/passkeys/own-passkeys.server.ts";
import * as factors from "#app/features/accounts/second-factor/second-factors.server.ts";
import { findOwnSignInMethods } from "#app/features/accounts/second-factor/sign-in-methods.server.ts";
import { totpCode } from "#app/features/accounts/second-factor/totp.server.ts";
import { storeOwnLanguage } from "#app/features/accounts/session/session.server.ts";
import * as sessions from "#app/features/accounts/session/sessions.server.ts";
import { changeOwnPassword } from "#app/features/accounts/sign-in/change-password.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import {
  countOwnBelongings,
  deleteOwnAccount,
  removeAccount,
} from "#app/features/my-account/delete-account.server.ts";
import { exportOwnData } from "#app/features/my-account/export-data.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { accountPassword, newClient } from "#test/accounts.ts";
import { ownersMark } from "#test/owned-records.ts";
import { makeAuthenticator } from "#test/passkey-authenticator.ts";
import { newNumber, withSms } from "#test/phone/sms.ts";
import {
  forAll,
  notOnlyOne,
  ofAdmin,
  ofCompany,
  ofSeeker,
  type ServiceCases,
  wholeList,
} from "./service-case.ts";

const rp = { id: "jobs.example", origin: "https://jobs.example" };

export const accountServices: ServiceCases = {
  "accounts/account-shell accountShell": {
    call: async (actor: Person) => accountShell(actor, "en"),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/address/email-change requestEmailChange": {
    async call(actor: Person) {
      const input = { email: "new@example.com", code: "", contactFollows: true };
      const password = await knownPassword(actor);
      return emailChange.requestEmailChange(actor, { ...input, password });
    },
    ...forAll,
    ...ofSeeker,
  },
  "accounts/address/email-change needsCode": {
    call: async (actor: Person) => ({ needsCode: await emailChange.needsCode(actor) }),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/address/email-change findOwnEmailChange": {
    call: async (actor: Person) => ({ pending: await emailChange.findOwnEmailChange(actor) }),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/address/email-change cancelOwnEmailChange": {
    call: (actor: Person) => emailChange.cancelOwnEmailChange(actor),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/delete-account removeSignIn": {
    call: (actor: Person) => db.transaction((tx) => removeSignIn(tx, actor)),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/devices/device-key findOwnDeviceKey": {
    call: (actor: Person) => findOwnDeviceKey(actor),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/emails/own-emails findOwnEmails": {
    call: (actor: Person) => ownEmails.findOwnEmails(actor),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/emails/own-emails isOwnEmailConfirmed": {
    // An unconfirmed one says nothing.
    call: async (actor: Person) => ({ isConfirmed: await ownEmails.isOwnEmailConfirmed(actor) }),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/emails/own-emails sendOwnConfirmation": {
    call: (actor: Person) => ownEmails.sendOwnConfirmation(actor, "account"),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/emails/own-emails setOwnMuted": {
    call: (actor: Person) => ownEmails.setOwnMuted(actor, ["applicationReceived"], []),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/export-account exportOwnAccount": {
    call: (actor: Person) => exportOwnAccount(actor),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/own-password confirmOwnPassword": {
    async call(actor: Person) {
      return confirmOwnPassword(actor, await knownPassword(actor));
    },
    ...forAll,
    ...ofSeeker,
  },
  "accounts/phone/own-phone findOwnPhone": {
    call: (actor: Person) => findOwnPhone(actor, new Headers()),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/phone/own-phone requestOwnCode": {
    call: async (actor: Person) => {
      const input = { phone: newNumber(), password: await knownPassword(actor) };
      return requestOwnCode(actor, input, "en", newClient());
    },
    ...forAll,
    ...ofSeeker,
  },
  "accounts/phone/own-phone confirmOwnPhone": {
    async call(actor: Person) {
      const input = { phone: newNumber(), password: await knownPassword(actor) };
      const { answer, sent } = await withSms(() => requestOwnCode(actor, input, "en", newClient()));
      if (isRefused(answer)) return answer;
      const cookie = answer.setCookies[0]?.split(";", 1)[0];
      return confirmOwnPhone(actor, sent[0]?.code ?? "", newClient(undefined, cookie));
    },
    ...forAll,
    ...ofSeeker,
  },
  "accounts/phone/own-phone removeOwnPhone": {
    call: async (actor: Person) => removeOwnPhone(actor, await knownPassword(actor)),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/profile/drafts keepDraft": {
    call: (actor: Person, { form }) =>
      drafts.keepDraft(actor, form, { id: "own", values: { title: "Changed" } }),
    ...forAll,
    ...ofCompany,
    needs: "self",
  },
  "accounts/profile/drafts listDrafts": {
    call: (actor: Person, { form }) => drafts.listDrafts(actor, form),
    ...ofCompany,
    needs: "self",
  },
  "accounts/profile/drafts dropDrafts": {
    call: (actor: Person, { form }) => drafts.dropDrafts(actor, form),
    ...forAll,
    ...ofCompany,
    needs: "self",
  },
  "accounts/profile/profile-lists listUsers": {
    call: (actor) => profileLists.listUsers(actor, wholeList, "en"),
    ...ofAdmin,
  },
  "accounts/profile/profile-lists countProfiles": {
    call: (actor) => profileLists.countProfiles(actor, "company"),
    ...ofAdmin,
  },
  "accounts/session/session storeOwnLanguage": {
    call: (actor: Person) =>
      storeOwnLanguage(actor, new Request("http://127.0.0.1/home?lang=en"), "ar"),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/passkeys/own-passkeys listOwnPasskeys": {
    call: (actor: Person) => ownPasskeys.listOwnPasskeys(actor),
    ...ofSeeker,
  },
  "accounts/second-factor/passkeys/own-passkeys beginOwnPasskey": {
    call: async (actor: Person) =>
      ownPasskeys.beginOwnPasskey(actor, await knownPassword(actor), { rp, site: "Furas" }),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/passkeys/own-passkeys addOwnPasskey": {
    async call(actor: Person) {
      const password = await knownPassword(actor);
      const begun = await ownPasskeys.beginOwnPasskey(actor, password, { rp, site: "Furas" });
      if (isRefused(begun)) return begun;
      const credential = makeAuthenticator(rp).create(begun.options);
      const headers = new Headers({ cookie: begun.setCookies[0]?.split(";", 1)[0] ?? "" });
      return ownPasskeys.addOwnPasskey(actor, { name: "New", credential }, { rp, headers });
    },
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/passkeys/own-passkeys renameOwnPasskey": {
    call: (actor: Person, { passkey }) => ownPasskeys.renameOwnPasskey(actor, passkey, "Renamed"),
    ...ofSeeker,
  },
  "accounts/second-factor/passkeys/own-passkeys removeOwnPasskey": {
    call: async (actor: Person, { passkey }) =>
      ownPasskeys.removeOwnPasskey(actor, passkey, await knownPassword(actor)),
    ...ofSeeker,
  },
  "accounts/second-factor/second-factors findOwnSecondFactors": {
    call: (actor: Person) => factors.findOwnSecondFactors(actor, "Furas"),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/second-factors beginOwnTotp": {
    call: async (actor: Person) => factors.beginOwnTotp(actor, await knownPassword(actor)),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/second-factors confirmOwnTotp": {
    async call(actor: Person) {
      await factors.beginOwnTotp(actor, await knownPassword(actor));
      const { secret } = await factors.findOwnSecondFactors(actor, "Furas");
      return factors.confirmOwnTotp(actor, totpCode(secret ?? "", totpStep()));
    },
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/second-factors renewOwnRecoveryCodes": {
    async call(actor: Person) {
      await factors.beginOwnTotp(actor, await knownPassword(actor));
      const { secret } = await factors.findOwnSecondFactors(actor, "Furas");
      await factors.confirmOwnTotp(actor, totpCode(secret ?? "", totpStep()));
      return factors.renewOwnRecoveryCodes(actor, await knownPassword(actor));
    },
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/second-factors removeOwnTotp": {
    call: async (actor: Person) => factors.removeOwnTotp(actor, await knownPassword(actor)),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/second-factor/sign-in-methods findOwnSignInMethods": {
    call: (actor: Person) => findOwnSignInMethods(actor),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/session/sessions listOwnSessions": {
    call: async (actor: Person, { session }) =>
      (await sessions.listOwnSessions(actor)).map(({ id }) => (id === session ? ownersMark : id)),
    ...ofSeeker,
  },
  "accounts/session/sessions endOwnSession": {
    call: (actor: Person, { session }) => sessions.endOwnSession(actor, session),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/session/sessions endOtherSessions": {
    call: (actor: Person) => sessions.endOtherSessions(actor),
    ...forAll,
    ...ofSeeker,
  },
  "accounts/sign-in/change-password changeOwnPassword": {
    async call(actor: Person) {
      const current = await knownPassword(actor);
      return changeOwnPassword(actor, { password: "rainy roofs of Homs", current });
    },
    ...forAll,
    ...ofSeeker,
  },
  "my-account/delete-account countOwnBelongings": {
    call: async (actor: Person) =>
      Object.values(await countOwnBelongings(actor)).map((n) => notOnlyOne(n)),
    ...forAll,
    ...ofSeeker,
  },
  "my-account/delete-account removeAccount": {
    call: (actor: Person) => db.transaction(async (tx) => removeAccount(tx, actor) ?? {}),
    ...forAll,
    ...ofSeeker,
  },
  "my-account/delete-account deleteOwnAccount": {
    async call(actor: Person) {
      return deleteOwnAccount(actor, await knownPassword(actor));
    },
    ...forAll,
    ...ofSeeker,
  },
  "my-account/export-data exportOwnData": {
    async call(actor: Person) {
      const zip = await exportOwnData(actor, await knownPassword(actor), "en");
      if (isRefused(zip)) return zip;
      const files = unzipSync(new Uint8Array(await new Response(zip).arrayBuffer()));
      return Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    },
    ...forAll,
    ...ofSeeker,
  },
};

let hash: Promise<string> | undefined;

/** Gives an account a password that is known. */
export async function knownPassword({ id }: Person): Promise<string> {
  hash ??= hashPassword(accountPassword);
  const password = await hash;
  // Second factors are for confirmed addresses.
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, id));
  await db.delete(authAccounts).where(eq(authAccounts.userId, id));
  await db
    .insert(authAccounts)
    .values({ userId: id, accountId: id, providerId: "credential", password });
  return accountPassword;
}

const totpStep = () => Math.floor(Date.now() / 30_000);
