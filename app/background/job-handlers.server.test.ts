import { describe, expect, it } from "vitest";
import { emailLanes, emailQueues } from "#app/emails/email-lanes.ts";
import { accountEmails } from "#app/features/accounts/account-emails.server.ts";
import { createJobHandlers, emailKinds } from "./job-handlers.server.ts";

describe("the lanes of emails (growth, finding 5)", () => {
  it("list each kind of email, and none besides", () => {
    const names = emailKinds.map(({ name }) => name);
    expect(Object.keys(emailLanes).toSorted()).toEqual(names.toSorted());
  });

  it.each(accountEmails.map(({ name }) => name))("%s is urgent: it protects an account", (name) => {
    expect(emailLanes[name]).toBe("security");
  });

  it.each(emailKinds.filter(({ optional }) => optional).map(({ name }) => name))(
    "%s is not urgent: its reader may switch it off",
    (name) => {
      expect(emailLanes[name]).not.toBe("security");
    },
  );

  it("have workers each", () => {
    const handlers = createJobHandlers({ maxCvBytesPerDay: Infinity });
    expect(Object.keys(handlers)).toEqual(expect.arrayContaining(emailQueues));
  });
});
