import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { BrowserSession } from "#e2e/support/browser-session.ts";
import { type Board, openBoard } from "./role-board.ts";
import { emailOf, everybody, formOf, members, password, pdf, type Who } from "./role-people.ts";
import { ask } from "./role-request.ts";

test.describe.configure({ mode: "default", timeout: 120_000 });
let board: Board;
test.beforeAll(async () => {
  board = await openBoard();
});
test.afterEach(async () => {
  await board.restore();
});
test.afterAll(async () => {
  await board.close();
});

const profile = { firstName: "Forged", lastName: "Name", companyName: "Forged Company" };
const place = { country: "Syria", province: "Aleppo", city: "Azaz" };

test("PERM-09 DATA-03 a profile form changes the sender's own profile, and neither id nor type", async () => {
  // The form of a team's owner is the company's, which is theirs to change.
  for (const who of members.filter((who) => who !== "team owner")) {
    const victim = await profileOf(who === "company" ? "other company" : "company");
    const before = await everyProfile(who);
    const own = await profileOf(who);
    const forged = {
      id: victim?.id,
      user_id: victim?.id,
      userId: victim?.id,
      user_type: "admin",
      userType: "admin",
      role: "admin",
      is_admin: "true",
      email: emailOf("admin"),
      plan: "enterprise",
      created_at: "2020-01-01",
    };
    const body = new URLSearchParams({ ...profile, ...forged } as Record<string, string>);
    const { status } = await ask(board, { who, to: "/my-account", method: "POST", body });
    expect(status, who).toBe("303 /my-account");
    const now = await profileOf(who);
    // An account without a profile is given a job seeker's.
    const unchanged = own ?? { id: now?.id, user_type: "customer_employee", email: emailOf(who) };
    expect(now).toMatchObject({
      id: unchanged.id,
      user_type: unchanged.user_type,
      email: unchanged.email,
      ...(who.includes("company") ? { company_name: "Forged Company" } : { first_name: "Forged" }),
      plan: null,
    });
    expect(await everyProfile(who), who).toEqual(before);
    await board.restore();
  }
});

test("AUTH-10 PERM-09 a registration is never an admin's and takes no other account's id", async () => {
  const { id = "" } = (await profileOf("company")) ?? {};
  const session = new BrowserSession(board.origin);
  const forged = { id, user_id: id, role: "admin", is_admin: "true", emailVerified: "true" };
  const account = { ...profile, ...place, email: "new@people.example", phone: "0944123456" };
  const secret = { password, confirmPassword: password, agree: "on" };
  const registered = await session.post("/register", { ...account, ...secret, ...forged });
  expect(registered.headers.get("location")).toBe("/register?created=1");
  const [stored] = await board.sql`select * from user_profiles where email = 'new@people.example'`;
  expect(stored?.user_type).toBe("customer_employee");
  expect(stored?.id).not.toBe(id);
  expect((await session.get("/admin-dashboard")).headers.get("location")).toBe("/my-account");
});

test("PERM-03 PERM-04 POST-09 a job belongs to the company that posts it, with any id in the form", async () => {
  const before = await jobsOf("company");
  const { id: victim = "" } = (await profileOf("company")) ?? {};
  const { open, draft, others } = board.records;
  const forged = {
    company_id: victim,
    companyId: victim,
    owner: victim,
    status: "draft",
    id: open,
    jobId: open,
  };
  const refused = await postJob("/post-job", { ...forged, draftId: draft });
  expect(refused).toBe("/my-account");
  expect(await jobsOf("other company")).toHaveLength(1);
  await postJob("/post-job", forged);
  const posted = await jobsOf("other company");
  expect(posted.map(({ title, status }) => [title, status])).toEqual([
    ["Forged job", "active"],
    ["Miller", "active"],
  ]);
  await postJob(`/edit-job/${others}`, forged);
  expect((await jobsOf("other company")).map(({ title }) => title)).toEqual([
    "Forged job",
    "Forged job",
  ]);
  expect(await jobsOf("company")).toEqual(before);
});

test("PERM-05 PERM-06 an application is its sender's and pending, with a CV of their own", async () => {
  const { open, upload, cv } = board.records;
  const { id: victim = "" } = (await profileOf("seeker")) ?? {};
  const to = `/apply/${open}`;
  const contact = { firstName: "Sami", lastName: "Darwish", email: "s@people.example" };
  const forged = {
    user_id: victim,
    userId: victim,
    id: victim,
    status: "accepted",
    resume_url: `/documents/${cv}`,
    document_id: cv,
    job_id: board.records.others,
  };
  const fields = { ...contact, phone: "0944123456", ...forged };
  for (const documentId of [upload, cv]) {
    for (const intent of ["", "remove-file"]) {
      const before = await board.state();
      const body = formOf({ ...fields, documentId, intent });
      const { status } = await ask(board, { who: "other seeker", to, method: "POST", body });
      expect(status).toBe(intent ? "200" : "400");
      expect(await board.state(), `${intent} ${documentId}`).toBe(before);
    }
  }
  const body = formOf({ ...fields, documentId: upload });
  body.append("resume", pdf("A cook of ten years"), "cv.pdf");
  const { id: own } = (await profileOf("other seeker")) ?? {};
  const { status } = await ask(board, { who: "other seeker", to, method: "POST", body });
  expect(status).toBe(`303 ${to}?done=1`);
  const sent = await board.sql`
    select user_id, job_id, status, owner_id, resume_url = '/documents/' || document_id as own_cv
    from job_applications join documents on documents.id = document_id where job_id = ${open} and user_id <> ${victim}`;
  expect([...sent]).toEqual([
    { user_id: own, job_id: open, status: "pending", owner_id: own, own_cv: true },
  ]);
  expect((await ask(board, { who: "seeker", to: `/documents/${upload}` })).status).toBe("200");
});

test("PERM-01 AUTH-20 only a whole cookie of a session that lasts is one", async () => {
  const ownPages: Partial<Record<Who, string>> = {
    seeker: "/my-account",
    company: "/company-dashboard",
    admin: "/admin-dashboard",
  };
  for (const [who, to] of Object.entries(ownPages) as [Who, string][]) {
    const session = new BrowserSession(board.origin);
    await session.post("/login", { email: emailOf(who), password });
    const { cookie } = session;
    const opened = async (sent: Record<string, string>) =>
      (await fetch(board.origin + to, { headers: sent, redirect: "manual" })).status;
    const { session: known } = await (await session.get("/auth/v1/session")).json();
    expect(await opened({ cookie })).toBe(200);
    const [name = "", value = ""] = cookie.split("; ")[0]?.split("=") ?? [];
    const [token = "", signature = ""] = decodeURIComponent(value).split(".");
    const other =
      decodeURIComponent(board.cookies["signed out"]).split(".")[1]?.split(";")[0] ?? "";
    for (const forged of [token, `${token}.`, `${token}.${other}`, `${token}x.${signature}`]) {
      expect(await opened({ cookie: `${name}=${encodeURIComponent(forged)}` }), forged).toBe(303);
    }
    expect(await opened({ authorization: `Bearer ${known.access_token}` })).toBe(303);
    expect(await opened({ cookie: `${name}=${known.refresh_token}` })).toBe(303);
    await session.post("/logout", {});
    expect(await opened({ cookie })).toBe(303);
  }
});

test("PERM-09 CALL-03 tokens of another's session are refused, and nothing is done", async () => {
  const tokens = JSON.parse((await ask(board, { who: "company", to: "/auth/v1/session" })).text);
  const { access_token, refresh_token } = tokens.session;
  const before = await board.state();
  const post = (to: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(board, { who: "seeker", to, method: "POST", body: new URLSearchParams(fields), headers });
  const bearer = { authorization: `Bearer ${access_token}` };
  expect((await post("/auth/v1/user", { password: "stolen-one" }, bearer)).status).toBe("403");
  expect((await post("/auth/v1/logout", {}, bearer)).status).toBe("403");
  const refresh = { grant_type: "refresh_token", refresh_token };
  expect((await post("/auth/v1/token", refresh)).status).toBe("403");
  expect(await board.state()).toBe(before);
});

test("FRAME-03..05 FRAME-07 PERM-10 the frame leads each where they belong, and only companies to posting", async () => {
  const account: Partial<Record<Who, string>> = {
    company: "/company-dashboard",
    "other company": "/company-dashboard",
    "team owner": "/company-dashboard",
    "team recruiter": "/company-dashboard",
    "team reader": "/company-dashboard",
    "other member": "/company-dashboard",
    admin: "/admin-dashboard",
  };
  const nav = ["/", "/home", "/jobs", "/companies", "/advanced-search"];
  const footer = ["/jobs", "/saved-jobs", "/companies", "/post-job", "/how-to-register"];
  for (const who of everybody) {
    const { text } = await ask(board, { who, to: "/home" });
    const signedIn = members.some((member) => member === who);
    const own = signedIn ? [account[who] ?? "/my-account"] : ["/login", "/register"];
    const posts = ["team owner", "team recruiter", "other member"];
    if (who.includes("company") || posts.includes(who)) own.push("/post-job");
    // Saved jobs are a seeker's and a visitor's (D4).
    if (!signedIn || who.includes("seeker")) own.push("/saved-jobs");
    if (who.includes("seeker")) own.push("/alerts");
    if (who.includes("moderator")) own.push("/moderation", "/operations");
    // The face of the signed-in.
    if (account[who]) own.push("/my-account");
    expect(linksIn(text, "header"), who).toEqual([...nav, ...own].sort());
    const bottom = [...footer, "/", "/privacy-policy", "/terms-conditions"];
    expect(linksIn(text, "footer"), who).toEqual(bottom.sort());
  }
});

test("PERM-08 an admin's pages hold no form but those that look and the one that logs out", async () => {
  for (const tab of ["overview", "users", "companies", "jobs"]) {
    const { text } = await ask(board, { who: "admin", to: `/admin-dashboard?tab=${tab}` });
    const posting = [...text.matchAll(/<form[^>]*method="post"[^>]*>/g)].map(([form]) => form);
    expect(posting.map((form) => /action="([^"]*)"/.exec(form)?.[1])).toEqual(["/logout"]);
  }
});

/** Where the links of a part of the page lead, without their queries. */
function linksIn(page: string, part: "header" | "footer"): (string | undefined)[] {
  const html = page.slice(page.indexOf(`<${part}`), page.indexOf(`</${part}>`));
  const links = html.matchAll(/<a [^>]*href="(\/[a-z-]*)/g);
  return [...new Set([...links].map(([, path]) => path))].sort();
}

/** Goes through the four steps as the other company. */
/** Returns where the last step leads. */
async function postJob(to: string, forged: Record<string, string>): Promise<string> {
  const steps: Record<string, string>[] = [
    { title: "Forged job", description: "Bread.", category: "Law", jobType: "full-time" },
    { experienceLevel: "entry", requirements: "", benefits: "" },
    { ...place, currency: "SYP" },
    { intent: "submit" },
  ];
  const session = new BrowserSession(board.origin);
  await session.post("/login", { email: emailOf("other company"), password });
  let at = `${to}?step=1`;
  for (const [index, fields] of steps.entries()) {
    const draftId = /draft=([\w-]+)/.exec(at)?.[1] ?? randomUUID();
    const form = { intent: "next", step: `${index + 1}`, draftId, ...forged, ...fields };
    const { headers } = await session.post(at, form);
    // The address names the draft from the first step on.
    at = headers.get("location") ?? at;
  }
  return at;
}

async function profileOf(who: Who) {
  const [profile] = await board.sql`select * from user_profiles where email = ${emailOf(who)}`;
  return profile;
}

/** All that others have stored of themselves. */
async function everyProfile(but: Who) {
  const email = emailOf(but);
  return {
    profiles: await board.sql`select * from user_profiles where email <> ${email} order by id`,
    users: await board.sql`select * from auth_users order by id`,
  };
}

async function jobsOf(who: Who) {
  return board.sql`
    select jobs.* from jobs join user_profiles owner on owner.id = company_id
    where owner.email = ${emailOf(who)} order by jobs.title, jobs.id`;
}
