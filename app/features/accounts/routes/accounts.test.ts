import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import * as accounts from "#app/features/accounts/accounts.server.ts";
import { authSessions, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { sessionMiddleware } from "#app/features/accounts/session/session.server.ts";
import * as login from "#app/features/my-account/routes/login.tsx";
import * as register from "#app/features/my-account/routes/register.tsx";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import * as logout from "./logout.ts";

useTestDatabase();

const origin = "http://127.0.0.1:3000";
const input = {
  userType: "company",
  firstName: "Nabil",
  lastName: "Haddad",
  phone: "٠٩٤٤٠٠٠٢٠١",
  country: "Syria",
  province: "حلب",
  city: "Azaz",
  password: "six-olives",
  confirmPassword: "six-olives",
  agree: "on",
};
const newEmail = () => `${crypto.randomUUID()}@example.com`;

describe("registering", () => {
  it("CALL-01 AUTH-09 stores everything but the password in the profile and signs in", async () => {
    const email = newEmail();
    const answer = await post("/register?next=/post-job", { ...input, email, plan: "basic" });
    expect(answer).toMatchObject({ status: 303, location: "/register?created=1&next=%2Fpost-job" });
    expect(await profileOf(email)).toMatchObject({
      userType: "company",
      firstName: "Nabil",
      lastName: "Haddad",
      email,
      phone: "+963 944 000 201",
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      plan: "basic",
      companyName: null,
    });
    const page = await get(answer.location, answer.cookie);
    expect(page.body).toMatchObject({ created: { name: expect.any(String) }, next: "/post-job" });
  });

  it("AUTH-10 PERM-09 refuses admin and keeps the input, but never a password", async () => {
    const email = newEmail();
    const answer = await post("/register", { ...input, email, user_type: "admin", id: "7" });
    expect(answer).toMatchObject({ status: 400, cookie: "" });
    expect(answer.body).toMatchObject({ errors: { userType: "accounts.userTypeUnknown" } });
    expect(answer.body).toMatchObject({ values: { email, city: "Azaz" } });
    expect(JSON.stringify(answer.body)).not.toContain("six-olives");
    expect(await profileOf(email)).toBeUndefined();
  });

  it("PERM-09 takes no id from the form", async () => {
    const email = newEmail();
    const id = crypto.randomUUID();
    await post("/register", { ...input, email, id, userId: id });
    expect(await profileOf(email)).not.toHaveProperty("id", id);
  });

  it("AUTH-10 ERR-02 refuses a second account for the same e-mail in other letters", async () => {
    const email = newEmail();
    await post("/register", { ...input, email });
    const answer = await post("/register", { ...input, email: email.toUpperCase() });
    expect(answer).toMatchObject({ status: 409, cookie: "" });
    expect(answer.body).toMatchObject({ refused: "accounts.emailTaken" });
    expect(await db.select().from(authUsers).where(eq(authUsers.email, email))).toHaveLength(1);
  });

  it("AUTH-08 refuses a password of 5 characters and takes one of 6", async () => {
    const email = newEmail();
    const withPassword = (password: string) =>
      post("/register", { ...input, email, password, confirmPassword: password });
    expect((await withPassword("12345")).body).toMatchObject({
      errors: { password: "accounts.passwordTooShort" },
    });
    expect((await withPassword("k7-olm")).status).toBe(303);
  });

  it("ERR-02 an error is worded in the form", async () => {
    const failing = vi.spyOn(accounts, "registerAccount").mockRejectedValueOnce(new Error("down"));
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const answer = await post("/register", { ...input, email: newEmail() });
    expect(answer).toMatchObject({ status: 500, cookie: "" });
    expect(answer.body).toMatchObject({ refused: "accounts.registrationFailed" });
    expect(log).toHaveBeenCalledWith(expect.stringContaining("down"));
    failing.mockRestore();
    log.mockRestore();
  });

  it("FRAME-11 without scripts comes back with the cities of the governorate", async () => {
    const answer = await post("/register", {
      firstName: "Nabil",
      province: "Aleppo",
      country: "سوريا",
      intent: "place",
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      values: { firstName: "Nabil" },
      place: { country: "Syria", province: "Aleppo", city: "" },
    });
    expect(JSON.stringify(answer.body)).toContain("أعزاز");
  });

  it("AUTH-06 shows only the places requested, in the page's language", async () => {
    const { body } = await get("/register?country=Lebanon");
    expect(body).toMatchObject({ place: { country: "Lebanon", cities: [] } });
    expect(body).toHaveProperty("place.countries.length", 10);
    expect(JSON.stringify(body)).toContain("بيروت");
    expect(JSON.stringify(body)).not.toContain("Aleppo");
  });
});

describe("signing in", () => {
  it("ERR-01 answers a wrong password and an unknown address alike", async () => {
    const email = newEmail();
    await post("/register", { ...input, email });
    const wrong = await post("/login", { email, password: "wrong-one" });
    const unknown = await post("/login", { email: newEmail(), password: "six-olives" });
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({ status: 401, cookie: "" });
      expect(answer.body).toMatchObject({ refused: "accounts.wrongPassword" });
    }
    expect(wrong.body).toMatchObject({ values: { email } });
    expect(JSON.stringify(wrong.body)).not.toContain("wrong-one");
  });

  it("AUTH-01 refuses empty fields", async () => {
    expect(await post("/login", {})).toMatchObject({ status: 400, cookie: "" });
  });

  it("AUTH-04 goes on to the address inside the product that was requested", async () => {
    const email = newEmail();
    await post("/register", { ...input, email });
    const to = async (next: string) =>
      (await post(`/login?next=${next}`, { email: email.toUpperCase(), password: "six-olives" }))
        .location;
    expect(await to("/apply/7?from=list")).toBe("/apply/7?from=list");
    // Report 2: a page that holds a form whose session had ended is loaded, with scripts too.
    const next = encodeURIComponent("/apply/7?from=list&loaded=1");
    const answer = await post(`/login?next=${next}`, { email, password: "six-olives" });
    expect(answer).toMatchObject({ location: "/apply/7?from=list", isLoadedAnew: true });
    for (const foreign of ["//evil.example", "/%5Cevil.example", "https://evil.example"]) {
      expect(await to(foreign)).toBe("/company-dashboard");
    }
  });

  it("AUTH-05 outlives the browser only when asked to", async () => {
    const email = newEmail();
    await post("/register", { ...input, email });
    const brief = await post("/login", { email, password: "six-olives" });
    expect(sessionLine(brief)).not.toMatch(/max-age|expires/i);
    const answer = await post("/login", { email, password: "six-olives", remember: "on" });
    expect(sessionLine(answer)).toMatch(/max-age=2592000/i);
    expect(sessionLine(answer)).toMatch(/httponly/i);
  });

  it("AUTH-03 AUTH-21 shows a signed-in person their own page instead of the forms", async () => {
    const email = newEmail();
    const { cookie } = await post("/register", { ...input, email, userType: "customer_employee" });
    for (const page of ["/login", "/register", "/login?next=/jobs"]) {
      expect(await get(page, cookie)).toMatchObject({ status: 303, location: "/my-account" });
    }
    const again = await post("/register", { ...input, email: newEmail() }, cookie);
    expect(again).toMatchObject({ status: 303, location: "/my-account" });
    await db.delete(userProfiles).where(eq(userProfiles.email, email));
    expect(await get("/login", cookie)).toMatchObject({ status: 303, location: "/home" });
  });
});

describe("signing out", () => {
  it("AUTH-20 ends the session on the server, so that the old cookie opens nothing", async () => {
    const { cookie } = await post("/register", { ...input, email: newEmail() });
    const before = await db.$count(authSessions);
    const answer = await post("/logout", {}, cookie);
    expect(answer).toMatchObject({ status: 303, location: "/login" });
    expect(sessionLine(answer)).toMatch(/max-age=0/i);
    expect(await db.$count(authSessions)).toBe(before - 1);
    expect(await get("/login", cookie)).toMatchObject({ status: 200 });
  });

  it("is done by a form only, and harmless for a visitor", async () => {
    const { cookie } = await post("/register", { ...input, email: newEmail() });
    expect(await get("/logout", cookie)).toMatchObject({ status: 303, location: "/" });
    expect(await get("/login", cookie)).toMatchObject({ status: 303 });
    expect(await post("/logout", {})).toMatchObject({ status: 303, location: "/login" });
  });
});

const routes = { "/login": login, "/register": register, "/logout": logout };
type Answer = {
  status: number;
  location: string;
  isLoadedAnew: boolean;
  cookie: string;
  lines: string[];
  body: unknown;
};

const get = (address: string, cookie = "") =>
  send(new Request(origin + address, { headers: { cookie } }));

function post(address: string, values: Record<string, string>, cookie = "") {
  const body = new URLSearchParams(values);
  return send(new Request(origin + address, { method: "POST", body, headers: { cookie } }));
}

/** Asks a route as the server does, with the session read before it. */
async function send(request: Request): Promise<Answer> {
  const url = new URL(request.url);
  const route = routes[url.pathname as keyof typeof routes];
  const handler = (request.method === "POST" ? route.action : route.loader) as (
    args: unknown,
  ) => unknown;
  const args = {
    request,
    url,
    params: {},
    pattern: url.pathname,
    context: new RouterContextProvider(),
  };
  let body: unknown;
  const response = await sessionMiddleware(args, async () => {
    const answer = await Promise.resolve(args)
      .then(handler)
      .catch((thrown: unknown) => thrown);
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    const whole = answer as { type?: string; data?: unknown; init?: ResponseInit | null };
    body = whole.type === "DataWithResponseInit" ? whole.data : answer;
    return new Response(null, whole.type ? (whole.init ?? {}) : {});
  });
  const { status, headers } = response as Response;
  const lines = headers.getSetCookie();
  const cookie = lines.map((line) => line.split(";", 1)[0]).join("; ");
  const isLoadedAnew = headers.has("x-remix-reload-document");
  return { status, location: headers.get("location") ?? "", isLoadedAnew, cookie, lines, body };
}

function sessionLine({ lines }: Answer): string | undefined {
  return lines.find((line) => line.startsWith("furas_session="));
}

async function profileOf(email: string) {
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.email, email));
  return profile;
}
