import { eq, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { registerAccount } from "#app/features/accounts/accounts.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { sessionMiddleware } from "#app/features/accounts/session/session.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeJob, makeSeeker } from "#test/people.ts";
import { action, loader } from "./my-account.tsx";

useTestDatabase();

beforeAll(async () => {
  await db.execute(sql`alter table user_profiles drop constraint user_profiles_user_type_check`);
});

type Account = { id: string; cookie: string };

/** An account that has registered and signed in; its type is then stored as said, null for no profile. */
async function signedIn(userType: string | null): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = "furas-test";
  const place = { country: "Syria", province: "Aleppo", city: "Azaz", plan: undefined };
  const person = { firstName: "Rima", lastName: "Al-Halabi", phone: "+963 944 000 101" };
  const account = { email, password, userType: "customer_employee" as const };
  const registered = await registerAccount({ ...account, ...person, ...place }, newClient());
  if ("refused" in registered) throw new Error(registered.refused);
  const own = eq(userProfiles.id, registered.id);
  if (userType === null) await db.delete(userProfiles).where(own);
  else await db.update(userProfiles).set({ userType }).where(own);
  const session = await signIn({ email, password, remember: false }, newClient());
  if ("refused" in session) throw new Error(session.refused);
  const cookie = session.setCookies.map((line) => line.split(";", 1)[0]).join("; ");
  return { id: registered.id, cookie };
}

async function stored({ id }: Account) {
  const [row] = await db.select().from(userProfiles).where(eq(userProfiles.id, id));
  return row;
}

type Handled = { thrown?: Response; answer: Awaited<ReturnType<typeof loader | typeof action>> };

/** Hands a request to the page as the server does: the session is read first. */
async function handle(request: Request): Promise<Handled> {
  const args = {
    request,
    url: new URL(request.url),
    pattern: "/my-account",
    params: {},
    context: new RouterContextProvider(),
  };
  let handled: Handled | undefined;
  await sessionMiddleware(args, async () => {
    try {
      const handler = request.method === "POST" ? action : loader;
      handled = { answer: await handler(args) };
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      handled = { thrown, answer: thrown };
    }
    return new Response();
  });
  if (!handled) throw new Error("Nothing was answered.");
  return handled;
}

const address = "http://127.0.0.1:3000/my-account";
const headersOf = (account?: Account) => new Headers(account ? { cookie: account.cookie } : {});
const open = (account?: Account, query = "") =>
  handle(new Request(address + query, { headers: headersOf(account) }));
const send = (account: Account | undefined, values: Record<string, string>) => {
  const body = new URLSearchParams(values);
  return handle(new Request(address, { method: "POST", body, headers: headersOf(account) }));
};

const names = { firstName: "Layla", lastName: "Haddad" };

describe("/my-account", () => {
  it("ACCT-01 sends a visitor to sign in and back, with any method and body", async () => {
    for (const { answer } of [await open(), await send(undefined, names)]) {
      expect(answer).toMatchObject({ status: 303 });
      expect(redirectOf(answer)).toBe("/login?next=%2Fmy-account");
    }
    expect(redirectOf((await open(undefined, "?tab=applications")).answer)).toBe(
      "/login?next=%2Fmy-account%3Ftab%3Dapplications",
    );
  });

  it("ACCT-02 a seeker finds the profile form, and My Applications behind its tab", async () => {
    const seeker = await signedIn("customer_employee");
    expect((await open(seeker)).answer).toMatchObject({
      kind: "profile",
      isSeeker: true,
      values: { firstName: "Rima", phone: "+963 944 000 101", city: "Azaz" },
      place: { country: "Syria", province: "Aleppo", city: "Azaz" },
    });
    expect((await open(seeker, "?tab=applications")).answer).toMatchObject({
      kind: "applications",
      own: { items: [] },
    });
  });

  it.each([
    ["company", "company"],
    ["admin", "profile"],
    ["moderator", "profile"],
  ])("ACCT-02 PERM-10 a %s finds one form and no applications", async (userType, kind) => {
    const account = await signedIn(userType);
    for (const query of ["", "?tab=applications"]) {
      const { answer } = await open(account, query);
      expect(answer).toMatchObject({ kind, isSeeker: false });
      expect(answer).not.toHaveProperty("applications");
    }
    expect((await stored(account))?.userType).toBe(userType);
  });

  it("ACCT-06 anyone who has no profile gets a seeker's when the page opens", async () => {
    const account = await signedIn(null);
    expect(await stored(account)).toBeUndefined();
    expect((await open(account)).answer).toMatchObject({ kind: "profile", isSeeker: true });
    expect(await stored(account)).toMatchObject({
      userType: "customer_employee",
      firstName: "",
      lastName: "",
    });
  });

  it.each(["customer_employee", "admin", "moderator"])(
    "ERR-14 PERM-09 a %s saves the own profile, and forged fields are ignored",
    async (userType) => {
      const [account, victim] = [await signedIn(userType), await signedIn("customer_employee")];
      const before = await stored(account);
      const forged = { id: victim.id, user_type: "company", userType: "admin", companyName: "X" };
      const { answer } = await send(account, { ...names, ...forged, email: "x@example.com" });
      expect(answer).toMatchObject({ status: 303 });
      expect(redirectOf(answer)).toBe("/my-account");
      expect(noticeOf(answer)).toContain("furas_notice=ok~seekers.saved");
      expect(await stored(account)).toMatchObject({
        ...names,
        userType,
        companyName: null,
        email: before?.email,
      });
      expect(await stored(victim)).toMatchObject({ firstName: "Rima" });
    },
  );

  it("ERR-14 a company saves its information", async () => {
    const account = await signedIn("company");
    const { answer } = await send(account, { companyName: "Barada Foods", ...names });
    expect(redirectOf(answer)).toBe("/my-account");
    expect(noticeOf(answer)).toContain("furas_notice=ok~companies.saved");
    expect(await stored(account)).toMatchObject({ companyName: "Barada Foods", firstName: "Rima" });
  });

  it("ACCT-05 refuses a javascript: link and gives all input back", async () => {
    const account = await signedIn("customer_employee");
    const input = { ...names, linkedinUrl: "javascript:alert(1)", bio: "Kept" };
    expect((await send(account, input)).answer).toMatchObject({
      init: { status: 400 },
      data: { errors: { linkedinUrl: "seekers.errors.link" }, values: input },
    });
    expect(await stored(account)).toMatchObject({ firstName: "Rima", linkedinUrl: null });
  });

  it("A5 tells a company whose new name looks like the board's that its jobs wait", async () => {
    const account = await signedIn("company");
    await addModerator((await makeSeeker()).id);
    const first = await send(account, { companyName: "Plain Works" });
    expect(noticeOf(first.answer)).toContain("ok~companies.saved");
    await makeJob(account);
    const renamed = await send(account, { companyName: "Fuгаs" });
    expect(noticeOf(renamed.answer)).toContain("warn~companies.savedAndHeld");
    const back = await send(account, { companyName: "Plain Works" });
    expect(noticeOf(back.answer), "found 8").toContain("warn~companies.savedAndWaiting");
    const again = await send(account, { companyName: "Plain Works" });
    expect(noticeOf(again.answer)).toContain("ok~companies.saved");
  });

  it("shows the cities of a governorate without saving anything", async () => {
    const account = await signedIn("customer_employee");
    const input = { ...names, intent: "place", country: "Syria", province: "Homs" };
    expect((await send(account, input)).answer).toMatchObject({
      data: { values: input, place: { province: "Homs", city: "" } },
    });
    expect(await stored(account)).toMatchObject({ firstName: "Rima", province: "Aleppo" });
  });

  it("answers the lists of a place that is requested", async () => {
    const account = await signedIn("customer_employee");
    const { answer } = await open(account, "?country=Jordan&province=Amman");
    expect(answer).toMatchObject({ place: { country: "Jordan" }, values: { city: "Azaz" } });
  });
});

describe("/my-account with a faulty database", () => {
  it("ERR-15 says that a company was saved without its size", async () => {
    const account = await signedIn("company");
    await db.execute(sql`alter table user_profiles
      add constraint company_size_old check (company_size in ('1-10')) not valid`);
    const { answer } = await send(account, { companyName: "Barada", companySize: "51-200" });
    expect(noticeOf(answer)).toContain("furas_notice=warn~companies.savedWithoutSize");
    expect(await stored(account)).toMatchObject({ companyName: "Barada", companySize: null });
  });

  it("ERR-14 says that nothing was saved and gives all input back", async () => {
    const account = await signedIn("customer_employee");
    await db.execute(sql`alter table user_profiles
      add constraint no_layla check (first_name <> 'Layla') not valid`);
    expect((await send(account, names)).answer).toMatchObject({
      init: { status: 500 },
      data: { refused: "seekers.saveFailed", values: names },
    });
  });
});

function redirectOf(answer: Handled["answer"]): string | null {
  return answer instanceof Response ? answer.headers.get("location") : null;
}

function noticeOf(answer: Handled["answer"]): string {
  return answer instanceof Response ? answer.headers.getSetCookie().join() : "";
}
