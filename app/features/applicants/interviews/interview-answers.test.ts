import { expect, it } from "vitest";
import * as applicantRoute from "#app/features/applicants/routes/applicant.tsx";
import * as applicantsRoute from "#app/features/applicants/routes/applicants.tsx";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { answerInterview } from "#app/features/applications/lifecycle/own-applications.server.ts";
import * as dashboardRoute from "#app/features/company-dashboard/routes/company-dashboard.tsx";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { insertApplication, oneTime } from "#test/sent-applications.ts";

useTestDatabase();

const invitation = {
  action: "invite" as const,
  message: "Please come.",
  interview: oneTime(new Date("2030-01-05T08:30:00Z"), { place: "Baghdad Street 7" }),
};

it.each(languages)(
  "F31 in %s a wish for another time is marked in both lists and stands beside the next invitation",
  async (language) => {
    const { card } = messagesFor(language).applications;
    const [company, seeker] = [await makeCompany(), await makeSeeker()];
    const job = await makeJob(company);
    const id = await insertApplication(job.id, { by: seeker });
    const of = (to: string) => ({ as: company, to, language, params: { jobId: job.id } });
    const lists = async () => [
      (await askPage(dashboardRoute, of("/company-dashboard?tab=applications"))).page,
      (await askPage(applicantsRoute, of(`/company-dashboard/jobs/${job.id}/applicants`))).page,
    ];
    await answerApplications(company, [id], invitation);
    for (const page of await lists()) {
      for (const mark of Object.values(card.interviewAnswer)) expect(page).not.toContain(mark);
    }

    await answerInterview(seeker, id, { answer: "ask_another_time", note: "On Sunday?" });
    for (const page of await lists()) expect(page).toContain(card.interviewAnswer.another_time);
    const form = of(`/company-dashboard/jobs/${job.id}/applicants/${id}?answer=invite`);
    const params = { jobId: job.id, applicationId: id };
    const { page } = await askPage(applicantRoute, { ...form, params });
    expect(page).toContain("On Sunday?");
    expect(page).toContain('value="2030-01-05"');
    expect(page).toContain('value="11:30"');
    expect(page).toContain('value="Baghdad Street 7"');

    await answerInterview(seeker, id, { answer: "confirm", note: null });
    for (const list of await lists()) expect(list).toContain(card.interviewAnswer.confirmed);
  },
);
