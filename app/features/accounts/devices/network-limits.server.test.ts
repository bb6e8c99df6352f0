import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { registerAccount } from "#app/features/accounts/accounts.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import {
  requestRecovery,
  resetPassword,
} from "#app/features/accounts/password-reset/recovery.server.ts";
import { openLink } from "#app/features/accounts/password-reset/reset-links.server.ts";
import { beginPasskeySignIn } from "#app/features/accounts/sign-in/passkey-sign-in.server.ts";
import { requestAlert } from "#app/features/alerts/link-alerts.server.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { removeAccount } from "#app/features/my-account/delete-account.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { makeAccount } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import type { Client } from "./client.server.ts";
import { newDeviceCookie, rememberDevice } from "./devices.server.ts";
import { consumeOfNetwork, recordKnownBrowser, sharedLimits } from "./network-limits.server.ts";

useTestDatabase();
useTestMail();

const browser = (address: string, userAgent: string, cookie = ""): Client => ({
  address,
  headers: new Headers({ "user-agent": userAgent, cookie }),
});

const person = {
  userType: "customer_employee" as const,
  firstName: "Rima",
  lastName: "Halabi",
  password: "six-olives",
  phone: "+963 944 000 101",
  country: "Syria",
  province: "Aleppo",
  city: "Azaz",
  plan: undefined,
};
const alert = { name: "Diver", frequency: "daily", hour: 8, language: "en" } as const;
const anyone = () => `${randomUUID()}@people.example`;

const acts: [string, (client: Client) => Promise<object>][] = [
  ["registrations", (client) => registerAccount({ ...person, email: anyone() }, client)],
  ["forgotten passwords", (client) => requestRecovery(anyone(), "en", client)],
  [
    "reset links that are none",
    (client) => resetPassword(randomUUID(), "six-olives", client, removeAccount),
  ],
  [
    "alerts",
    (client) =>
      requestAlert(
        anyone(),
        { ...alert, query: readJobQuery(new URLSearchParams("keyword=diver")) },
        client,
      ),
  ],
  [
    "passkey challenges",
    (client) => beginPasskeySignIn(client, { id: "board.example", origins: [] } as never),
  ],
];

const tooMany = { refused: "accounts.tooManyTries", retryAfter: expect.any(Number) };

describe("A4 an address that many share", () => {
  it.each(acts)("one browser's flood of %s leaves the others theirs", async (_, act) => {
    const address = randomUUID();
    let last: object = {};
    for (
      let turn = 0;
      turn < 25 && !("refused" in last && last.refused === tooMany.refused);
      turn++
    ) {
      last = await act(browser(address, "flood"));
    }
    expect(last).toEqual(tooMany);
    expect(await act(browser(address, "neighbour"))).not.toEqual(tooMany);
  });

  const limits = sharedLimits(3600, 3, 6);
  const once = (client: Client) => consumeOfNetwork("acts", client, limits);

  it("tells browsers of one kind apart by the secrets that they got with the form", async () => {
    const address = randomUUID();
    const [one = "", other = ""] = [newDeviceCookie(), newDeviceCookie()].map(
      (line) => line.split(";")[0],
    );
    for (let turn = 0; turn < 3; turn++) await once(browser(address, "phone", one));
    expect(await once(browser(address, "phone", one))).toEqual(tooMany);
    expect(isRefused(await once(browser(address, "phone", other)))).toBe(false);
  });

  it("keeps a share for browsers that have done nothing, and bounds it", async () => {
    const address = randomUUID();
    for (const name of ["a", "a", "a", "b", "b", "b"]) await once(browser(address, name));
    expect(await once(browser(address, "b"))).toEqual(tooMany);
    const names = ["c", "d", "e"];
    for (const name of names) expect(isRefused(await once(browser(address, name)))).toBe(false);
    expect(await once(browser(address, "c")), "its second act").toEqual(tooMany);
    expect(await once(browser(address, "f"))).toEqual(tooMany);
    expect(isRefused(await once(browser(randomUUID(), "f")))).toBe(false);
  });

  it("gives a browser with an earlier sign-in a limit of its own", async () => {
    await makeAccount();
    const [user] = await db.select({ id: authUsers.id }).from(authUsers);
    const { hash, setCookies } = await rememberDevice(user?.id ?? "", new Headers());
    const known = browser(randomUUID(), "x", setCookies[0]?.split(";")[0]);
    for (let turn = 0; turn < 20; turn++) await once(browser(known.address, `made up ${turn}`));
    expect(await once(known)).toEqual(tooMany);
    await recordKnownBrowser(hash);
    for (let turn = 0; turn < 3; turn++) expect(isRefused(await once(known))).toBe(false);
    expect(await once(known)).toEqual(tooMany);
  });

  it("never refuses a good link", async () => {
    const address = randomUUID();
    for (let turn = 0; turn < 60; turn++) {
      await resetPassword(
        randomUUID(),
        "six-olives",
        browser(address, `made up ${turn}`),
        removeAccount,
      );
    }
    await makeAccount();
    const [user] = await db.select({ id: authUsers.id }).from(authUsers);
    const link = await openLink(user?.id ?? "");
    const client = browser(address, "made up 1");
    expect(await resetPassword(randomUUID(), "six-olives", client, removeAccount)).toEqual(tooMany);
    expect(
      await resetPassword(link?.token ?? "", "quiet hills of Homs", client, removeAccount),
    ).toHaveProperty("setCookies");
  });
});
