import { describe, expect, it } from "vitest";
import { type Actor, type Person, type UserType, visitor } from "#app/features/accounts/actor.ts";
import { mayReadApplication, mayReadDocument, whyNotSend } from "./application-access.ts";

const person = (id: string, userType: UserType): Person => ({
  kind: "person",
  id,
  email: `${id}@example.com`,
  userType,
});
const owners = { userId: "seeker", companyId: "company" };

const readers: [string, Actor, boolean][] = [
  ["the applicant", person("seeker", "customer_employee"), true],
  ["the company of the job", person("company", "company"), true],
  ["another seeker", person("other", "customer_employee"), false],
  ["another company", person("other", "company"), false],
  ["an admin", person("other", "admin"), false],
  ["an account of unknown type", person("other", "other"), false],
  ["the company's account once it is no company", person("company", "admin"), false],
  ["a visitor", visitor, false],
];

describe("PERM-06 who reads an application and its CV", () => {
  it.each(readers)("%s", (_, actor, allowed) => {
    expect(mayReadApplication(actor, owners)).toBe(allowed);
    expect(mayReadDocument(actor, "seeker", owners)).toBe(allowed);
  });

  it("an unused upload is its uploader's alone", () => {
    expect(mayReadDocument(person("seeker", "customer_employee"), "seeker", undefined)).toBe(true);
    expect(mayReadDocument(person("company", "company"), "seeker", undefined)).toBe(false);
    expect(mayReadDocument(person("other", "admin"), "seeker", undefined)).toBe(false);
    expect(mayReadDocument(visitor, "seeker", undefined)).toBe(false);
  });
});

describe("PERM-02 who applies", () => {
  it.each([
    ["company", "jobs.companiesCannotApply"],
    ["admin", "jobs.adminsCannotApply"],
    ["other", "jobs.accountCannotApply"],
    ["none", "jobs.accountCannotApply"],
  ] as const)("%s does not, and is told why", (userType, reason) => {
    expect(whyNotSend(person("x", userType))).toBe(reason);
  });

  it("a job seeker does, and a visitor signs in first", () => {
    expect(whyNotSend(person("x", "customer_employee"))).toBeNull();
    expect(whyNotSend(visitor)).toBe("applications.loginFirst");
  });
});
