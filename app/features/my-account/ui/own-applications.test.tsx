import { expect, it } from "vitest";
import { listOwnApplications } from "#app/features/applications/application-lists.server.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { WithdrawCard } from "#app/features/applications/own/ui/withdraw-question.tsx";
import { formatDateTime } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { insertApplication } from "#test/sent-applications.ts";
import { OwnApplications } from "./own-applications.tsx";

useTestDatabase();

it("F24 F48 each application leads to its page, and an interview's day and hour stand on its card", async () => {
  const seeker = await makeSeeker();
  const company = await makeCompany();
  const untouched = await insertApplication((await makeJob(company)).id, { by: seeker });
  const job = await makeJob(company, { title: "Night nurse" });
  const invited = await insertApplication(job.id, { by: seeker, status: "interview" });
  const startsAt = new Date(Date.now() + 3 * 86_400_000);
  await db.insert(interviews).values({ applicationId: invited, startsAt });
  const applications = await listOwnApplications(seeker);
  for (const language of ["en", "ar"] as const) {
    const html = rendered(<OwnApplications applications={applications} shown={null} />, language);
    for (const id of [untouched, invited])
      expect(html).toContain(`href="/my-account/applications/${id}"`);
    const when = formatDateTime(startsAt, language, { weekday: true });
    expect(html.split(when)).toHaveLength(2);
  }
});

it("F48 the question before withdrawing names the job and its company", () => {
  const html = rendered(
    <WithdrawCard applicationId="a" job={{ title: "Night nurse" }} company={{ name: "Al Noor" }} />,
  );
  expect(html).toContain("Night nurse");
  expect(html).toContain("Al Noor");
});
