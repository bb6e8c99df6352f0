import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { Person, UserType } from "#app/features/accounts/actor.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { eventCount } from "#app/platform/log/counter.server.ts";
import { accountPassword, makeAccount, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { refusedAuthorizationMiddleware } from "./refused-authorization.server.ts";
import { isRefusedAuthorization } from "./refused-authorization.ts";
import { sessionMiddleware } from "./session.server.ts";

useTestDatabase();

const person = (userType: UserType, lacksSecondFactor = false): Person => ({
  kind: "person",
  id: "1",
  email: "a@b.example",
  userType,
  lacksSecondFactor,
});
const seeker = person("customer_employee");
const company = person("company");

describe("a refused authorization", () => {
  it.each([
    ["a seeker at a company's page", seeker, "company-dashboard", "GET", 303],
    ["a seeker who deletes a job", seeker, "company-dashboard/delete-job/:jobId", "POST", 303],
    ["a company at the admins' page", company, "admin-dashboard", "GET", 303],
    ["an admin without a second factor", person("admin", true), "admin-dashboard", "GET", 303],
    ["a company that edits another's job", company, "edit-job/:jobId", "GET", 404],
    ["somebody else's CV", company, "documents/:documentId", "GET", 404],
    ["a company that applies", company, "apply/:jobId", "POST", 403],
    ["another's passkey", seeker, "my-account/security/two-step", "POST", 404],
  ] as const)("is %s", (_what, actor, route, method, status) => {
    expect(isRefusedAuthorization(actor, { route, method, status })).toBe(true);
  });

  it.each([
    ["a company at its own page", company, "company-dashboard", "GET", 200],
    ["an admin at theirs", person("admin"), "admin-dashboard", "GET", 200],
    ["an admin at the figures of the board", person("admin"), "moderation/figures", "GET", 200],
    ["a page that is not there", seeker, "*", "GET", 404],
    ["a job that was removed", seeker, "jobs/:jobId", "GET", 404],
    ["an old link to apply", seeker, "apply/:jobId", "GET", 404],
    ["a form with faults", seeker, "my-account", "POST", 400],
    ["a fault of ours", company, "company-dashboard", "GET", 500],
  ] as const)("is not %s", (_what, actor, route, method, status) => {
    expect(isRefusedAuthorization(actor, { route, method, status })).toBe(false);
  });
});

it("is counted, and logged in a line with only the account and the route's pattern", async () => {
  const email = await makeAccount();
  const signedIn = await signIn({ email, password: accountPassword, remember: false }, newClient());
  const lines = "setCookies" in signedIn ? (signedIn.setCookies ?? []) : [];
  const cookie = lines.map((line) => line.split(";", 1)[0]).join("; ");
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const before = eventCount("refused authorizations");
  try {
    await call("/documents/secret-id?name=secret", "documents/:documentId", cookie, 404);
    await call("/documents/secret-id?name=secret", "documents/:documentId", cookie, 404);
    await call("/documents/secret-id", "documents/:documentId", cookie, 200);
    await call("/documents/secret-id", "documents/:documentId", "", 404);
    expect(eventCount("refused authorizations")).toBe(before + 2);
    const lines = written.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes("authorization refused"));
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? "{}");
    expect(line).toMatchObject({ route: "documents/:documentId", method: "GET", status: 404 });
    expect(line.account).toMatch(/^[\da-f-]{36}$/);
    expect(lines[0]).not.toMatch(/secret|@/);
  } finally {
    written.mockRestore();
  }
});

/** A request as the root sees it: the account of its cookie, and then the status. */
async function call(path: string, pattern: string, cookie: string, status: number) {
  const request = new Request(`http://localhost${path}`, { headers: { cookie } });
  const context = new RouterContextProvider();
  const args = { request, context, pattern, params: {}, url: new URL(request.url) };
  type Args = Parameters<MiddlewareFunction<Response>>[0];
  const answer = async () => new Response(null, { status });
  await sessionMiddleware(
    args as Args,
    async () => (await refusedAuthorizationMiddleware(args as Args, answer)) as Response,
  );
}
