import type { PhoneRegistration } from "#app/features/accounts/account-forms.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  completePhoneRegistration,
  requestPhoneRegistration,
} from "#app/features/accounts/phone/phone-registration.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { accountPassword, newClient } from "#test/accounts.ts";
import { newNumber, withSms } from "./sms.ts";

/** A registration by phone as its form is read. */
export function phoneRegistration(phone = newNumber()): PhoneRegistration {
  return {
    userType: "customer_employee",
    firstName: "Hala",
    lastName: "Nasser",
    password: accountPassword,
    phone,
    country: "Syria",
    province: "Homs",
    city: "Homs",
    plan: undefined,
    companyName: undefined,
  };
}

/** A browser with a registration that waits for its code, and the code. */
export async function registering(phone: string) {
  const begin = () => requestPhoneRegistration(phoneRegistration(phone), newClient(), "en");
  const { answer, sent } = await withSms(begin);
  if (isRefused(answer)) throw new Error(`The registration was refused: ${answer.refused}.`);
  const cookie = answer.setCookies[0]?.split(";", 1)[0];
  return { client: newClient(undefined, cookie), code: sent[0]?.code ?? "", sent };
}

/** A job seeker who has registered by phone, with `accountPassword`, and the cookies of the session. */
export async function makePhoneSeeker(): Promise<{
  person: Person;
  phone: string;
  cookie: string;
}> {
  const phone = newNumber();
  const { client, code } = await registering(phone);
  const session = await completePhoneRegistration(code, client);
  if (isRefused(session) || session.actor.kind !== "person") throw new Error("Not registered.");
  const cookie = session.setCookies.map((line) => line.split(";", 1)[0]).join("; ");
  return { person: session.actor, phone, cookie };
}
