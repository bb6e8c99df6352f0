import { describe, expect, it } from "vitest";
import { renderEmail } from "#app/emails/render-email.server.tsx";
import type { Language } from "#app/i18n/language.ts";
import { problemsIn } from "#test/hostile-texts.ts";
import { changeContent, changedContent } from "./address/email-change-emails.server.ts";
import { registrationContent } from "./address/registration-email.server.ts";
import { confirmationContent } from "./emails/confirmation-email.server.ts";
import {
  newDeviceContent,
  type SecondFactorChange,
  secondFactorContent,
} from "./emails/security-emails.server.ts";
import { recoveryContent } from "./password-reset/recovery-email.server.ts";
import { passwordChangedContent } from "./sign-in/password-changed-email.server.ts";

const at = new Date("2026-11-20T14:30:00Z");
const device = { browser: "chrome", system: "android" } as const;
const link = "https://jobs.example/confirm-email?token=abc";
const devices = (n: number) => Array.from({ length: n }, () => ({ data: device, at }));

const passwordAlone = { app: null, phone: null, passkeys: [] };
const all = {
  app: { since: at.toISOString(), lastUsedAt: null },
  phone: { phone: "+963944000101", since: at.toISOString() },
  passkeys: [
    { id: "1", name: "My phone", addedAt: at.toISOString(), lastUsedAt: at.toISOString() },
    { id: "2", name: "\u202e<b>Yours</b>\n", addedAt: at.toISOString(), lastUsedAt: null },
  ],
};

const contents: [string, (language: Language) => Parameters<typeof renderEmail>[0]][] = [
  ["confirmation", (language) => confirmationContent("account", link, language)],
  [
    "confirmation of a contact address",
    (language) => confirmationContent("contact", link, language),
  ],
  ["a change of address", (language) => changeContent(link, language)],
  ["a changed address", (language) => changedContent(link, language)],
  ["a registration again", (language) => registrationContent(link, language)],
  ["recovery", (language) => recoveryContent(link, language)],
  ["one new device", (language) => newDeviceContent(devices(1), language)],
  ["twelve new devices", (language) => newDeviceContent(devices(12), language)],
  ["one new password", (language) => passwordChangedContent(devices(1), language, passwordAlone)],
  [
    "three new passwords",
    (language) => passwordChangedContent(devices(3), language, passwordAlone),
  ],
  [
    "a new password beside passkeys",
    (language) => passwordChangedContent(devices(1), language, all),
  ],
  ...(["appOn", "appOff", "passkeyAdded", "passkeyRemoved"] as const).map(secondFactor),
  ...(["codesRenewed", "codeUsed", "reset"] as const).map(secondFactor),
  [
    "three changes of the second factor",
    (language) =>
      secondFactorContent(
        (["appOff", "codeUsed", "passkeyAdded"] as const).map((change) => ({
          data: { change },
          at,
        })),
        language,
      ),
  ],
];

function secondFactor(change: SecondFactorChange["change"]): (typeof contents)[number] {
  return [
    `second factor: ${change}`,
    (language) => secondFactorContent([{ data: { change }, at }], language),
  ];
}

describe.each(contents)("the email about %s", (_, contentIn) => {
  it.each(["ar", "en"] as const)(
    "I18N-01 is whole in %s, as text and as HTML",
    async (language) => {
      expect(await problemsIn(contentIn(language), language)).toEqual([]);
      const { text, subject } = renderEmail(contentIn(language), language);
      const arabic = /\p{Script=Arabic}{3}/u;
      expect(arabic.test(text)).toBe(language === "ar");
      expect(arabic.test(subject)).toBe(language === "ar");
    },
  );
});

it("S4 many events are one email that lists ten and counts the rest", () => {
  const { text } = renderEmail(newDeviceContent(devices(12), "en"), "en");
  expect(text).toContain("There were 12 logins");
  expect(text.match(/- Chrome on Android/g)).toHaveLength(10);
  expect(text).toContain("and 2 more");
});

it("the email about a new password names other ways into the account, their last use, and their removal", () => {
  const { text } = renderEmail(passwordChangedContent(devices(1), "en", all), "en");
  expect(text).toMatch(
    /- Passkey: \u2068My phone\u2069\n +Added November 20, 2026.*\n +Last used November 20, 2026/,
  );
  expect(text).toMatch(/- Authenticator app\n +Added .*\n +Not used yet/);
  expect(text).toMatch(/- Phone\n +Confirmed November 20, 2026/);
  expect(text).toContain("/my-account/security");
  const alone = renderEmail(passwordChangedContent(devices(1), "en", passwordAlone), "en").text;
  expect(alone).not.toContain("/my-account/security");
});
