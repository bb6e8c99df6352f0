import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import * as forget from "#app/features/accounts/routes/forget-password.tsx";
import * as newAlert from "#app/features/alerts/routes/new-alert.tsx";
import { checkJob } from "#app/features/jobs/posting/job-form.ts";
import { reportForm } from "#app/features/moderation/reports/report-form.ts";
import * as login from "#app/features/my-account/routes/login.tsx";
import * as register from "#app/features/my-account/routes/register.tsx";
import * as team from "#app/features/team/routes/team.tsx";
import { checkForm } from "#app/http/form.ts";
import { pages } from "#app/pages.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";

useTestDatabase();

const host = "xn--4gbrim.xn--mgbtf8fl";
const inIdna = () => `${randomUUID()}@${host}`;
/** Pages that are the same for everybody name no person, but for a job's contact. */
const personal = pages.filter(({ cached, path }) => !cached || path === "jobs/:jobId");
const modules = import.meta.glob<{ loader?: (args: never) => unknown }>("/app/**/routes/*.tsx");

it("found 5 a domain in any script is shown in it on every page of everybody", async () => {
  const [seeker, company] = [
    await makeSeeker({ email: inIdna() }),
    await makeCompany({ email: inIdna() }),
  ];
  const contactEmail = inIdna();
  const { id: jobId } = await makeJob(company, { contactEmail });
  const { id: otherJob } = await makeJob(company, { contactEmail });
  const applicationId = await insertApplication(jobId, { by: seeker });
  const member = await makeMember(company, "reader");
  await db
    .insert(companyInvitations)
    .values({
      companyId: company.id,
      email: inIdna(),
      role: "reader",
      language: "ar",
      expiresAt: new Date(Date.now() + 60_000),
    });
  const owner = { ...company, company: { id: company.id, role: "owner" } } as const;
  const params = {
    category: "Design",
    slug: "nobody",
    countryId: "syria",
    provinceId: "aleppo",
    applicationId,
    companyId: company.id,
    memberId: member.id,
    caseId: randomUUID(),
  };
  const inIdnaAt = new Set<string>();
  let seen = 0;
  for (const { file, path, reader } of personal) {
    const { loader } = (await modules[`/app/${file}`]?.()) ?? {};
    if (!loader) continue;
    for (const as of reader === "company" ? [owner] : [seeker, owner]) {
      for (const id of path.startsWith("apply") ? [jobId, otherJob] : [jobId]) {
        const to = `/${path.replace("*", "nowhere")}`.replace(":jobId", id).replace(/:(\w+)/g, "x");
        const { data } = await visit(loader, { as, to, params: { ...params, jobId: id } });
        const text = JSON.stringify(data) ?? "";
        if (text.includes(host)) inIdnaAt.add(`${as.userType} at ${path}`);
        if (text.includes("موقع.سوريا")) seen += 1;
      }
    }
  }
  expect([...inIdnaAt]).toEqual([]);
  expect(seen).toBeGreaterThan(15);
}, 90_000);

it.each([
  ["logging in", login.action, "/login"],
  ["registering", register.action, "/register"],
  ["a forgotten password", forget.action, "/forget-password"],
  ["an alert", newAlert.action, "/alerts/new"],
  ["the team", team.action, "/company-dashboard/team"],
] as const)(
  "found 5 %s gives an address back as it was typed, though browsers send it in IDNA",
  async (_, action, to) => {
    const as = to.includes("team") ? await makeCompany() : { kind: "visitor" as const };
    const form = { email: `a..b@${host}`, intent: "invite" };
    const { status, data } = await visit(action, { as, to, form });
    expect(status).toBe(400);
    expect(data).toMatchObject({ values: { email: "a..b@موقع.سوريا" } });
  },
);

it("found 5 a job's contact and a report take a domain in any script", () => {
  const contact = checkJob({ contactEmail: "Jobs@موقع.سوريا" });
  expect(contact.errors).not.toHaveProperty("contactEmail");
  expect(checkForm(reportForm, { reason: "money", email: "Hala@موقع.سوريا" })).toMatchObject({
    values: { email: `hala@${host}` },
  });
});
