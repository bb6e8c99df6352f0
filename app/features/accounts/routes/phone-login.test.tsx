import { RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { limits } from "#app/features/accounts/accounts.table.ts";
import { confirmedPhones } from "#app/features/accounts/confirmed-phones.table.ts";
import { languageContext } from "#app/http/language.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { withPasskey } from "#test/passkey-people.ts";
import { newNumber, withSms } from "#test/phone/sms.ts";
import { rendered } from "#test/render/render-parts.tsx";
import PhoneLogin, { action, loader } from "./phone-login.tsx";

useTestDatabase();
beforeEach(async () => {
  await db.delete(limits);
});

it("a refusal of more codes names the other ways in, with a link", async () => {
  const phone = newNumber();
  for (let time = 0; time < 2; time += 1) await post({ phone });
  const { page } = await post({ phone });
  expect(page).toContain("Too many attempts");
  expect(page).toContain(
    "Your password still opens the account, and so does its email if it has one.",
  );
  expect(page).toContain('href="/forget-password"');
  expect(page).toContain('href="/login"');
  expect(page).toContain(`value="${phone}"`);
});

it.each(["0112345678", "12"])(
  "%s in place of a number is refused there, while a code waits",
  async (phone) => {
    const first = newNumber();
    const { cookie } = await post({ phone: first });
    const { page } = await post({ phone }, cookie);
    expect(page).toContain("Enter a mobile number, such as");
    expect(page).toContain(`value="${phone}"`);
    expect(page).not.toContain("is on its way");
    const code = await post({ intent: "code", code: "000000" }, cookie);
    expect(code.page, "the code can still be entered").toContain("is on its way");
    expect(code.page).toContain(first);
  },
);

it("a new password with a second factor is not stored, and the next page says so", async () => {
  const { person } = await withPasskey();
  const phone = newNumber();
  const digits = phone.replace(/\D/g, "");
  await db.insert(confirmedPhones).values({ userId: person.id, phone: digits });
  const { answer, sent } = await withSms(() => post({ phone }));
  const form = { intent: "code", code: sent[0]?.code ?? "", password: "two-green-pears" };
  const entered = await post(form, answer.cookie);
  expect(entered.location).toBe("/login/verify");
  expect(entered.cookie).toContain("phone.login.passwordStays");
});

type Props = Parameters<typeof PhoneLogin>[0];

/** Posts a form of the page; returns the cookie it sets, and without scripts the page shown then. */
async function post(form: Record<string, string>, cookie = "") {
  const context = new RouterContextProvider();
  context.set(languageContext, "en");
  const headers = { cookie };
  const url = "http://127.0.0.1:3000/login/code";
  const query = new Request(url, { headers });
  const request = new Request(url, { method: "POST", headers, body: new URLSearchParams(form) });
  const answer = await action({ request, context, params: {} } as never);
  if (answer instanceof Response) {
    const set = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    return { cookie: set.join("; "), location: answer.headers.get("location"), page: "" };
  }
  const props = {
    loaderData: await loader({ request: query, context, params: {} } as never),
    actionData: answer.data,
  };
  return {
    cookie,
    location: null,
    page: rendered(<PhoneLogin {...(props as unknown as Props)} />),
  };
}
