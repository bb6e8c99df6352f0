import { expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useSettings } from "#test/settings.ts";
import { visit } from "#test/visit.ts";
import { action, loader } from "./register-code.tsx";

useTestDatabase();

const forms: (Record<string, string> | undefined)[] = [
  undefined,
  { code: "123456" },
  { intent: "again" },
];

it.each(forms)(
  "without a registration that waits, %j leads to the form, which says why",
  async (form) => {
    useSettings({ sms: { ...settings().sms, signUp: true } });
    const to = "/register/code";
    const opened = form
      ? await visit(action, { as: visitor, to, form })
      : await visit(loader, { as: visitor, to });
    expect(opened).toMatchObject({ location: "/register?by=phone", notice: "phone.codeExpired" });
  },
);
