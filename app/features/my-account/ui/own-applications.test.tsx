import { expect, it } from "vitest";
import { listOwnApplications } from "#app/features/applications/application-lists.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { WithdrawCard } from "#app/features/applications/own/ui/withdraw-question.tsx";
import OwnApplicationPage, { loader } from "#app/features/applications/routes/own-application.tsx";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { messages as english } from "#app/messages/en/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { insertApplication } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
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
  const own = await listOwnApplications(seeker);
  for (const language of ["en", "ar"] as const) {
    const html = rendered(<OwnApplications own={own} removed={[]} shown={null} />, language);
    for (const id of [untouched, invited])
      expect(html).toContain(`href="/my-account/applications/${id}"`);
    const { waiting } = { ar: arabic, en: english }[language];
    const when = waiting.at(formatTimestamp(startsAt, language));
    expect(html.split(when)).toHaveLength(2);
  }
});

it.each([
  ["en", "Hello Barada Foods, I applied for your job “Night nurse”."],
  ["ar", "مرحباً Barada Foods، تقدّمت بطلب لوظيفة «Night nurse» لديكم."],
] as const)(
  "a company's mobile number opens WhatsApp with a sentence in %s",
  async (language, sentence) => {
    const seeker = await makeSeeker();
    const company = await makeCompany({ companyName: "Barada Foods", phone: "0944 000 101" });
    await insertApplication((await makeJob(company, { title: "Night nurse" })).id, { by: seeker });
    const own = await listOwnApplications(seeker);
    const html = rendered(<OwnApplications own={own} removed={[]} shown={null} />, language);
    expect(html).toContain('href="tel:0944000101"');
    const link = /<a href="(https:\/\/wa\.me[^"]*)"([^>]*)>/.exec(html);
    expect(link?.[1]).toBe(`https://wa.me/963944000101?text=${encodeURIComponent(sentence)}`);
    expect(link?.[2]).toContain('rel="noopener noreferrer"');
  },
);

type PageProps = Parameters<typeof OwnApplicationPage>[0];

/** The stones in a page: filled ones and all. */
const stepsIn = (html: string) => {
  const steps =
    /class="status-steps(?: named)?">.*?<\/span>((?:<i[^>]*><\/i>)*)<\/span>/s.exec(html)?.[1] ??
    "";
  return [steps.split('class="done"').length - 1, steps.split("<i ").length - 1];
};

it.each(languages)(
  "ACCT-08 reading 66: an untouched application in %s has its day and five stones, the first filled, and no status; an answered one says its status",
  async (language) => {
    const seeker = await makeSeeker();
    const job = await makeJob(await makeCompany());
    const id = await insertApplication(job.id, { by: seeker });
    const { status } = { ar: arabic, en: english }[language].ownApplication;
    const to = `/my-account/applications/${id}`;
    const shown = async () => {
      const own = await listOwnApplications(seeker);
      const list = <OwnApplications own={own} removed={[]} shown={null} />;
      const opened = { to, params: { applicationId: id }, language, as: seeker };
      const props = { loaderData: (await visit(loader, opened)).data };
      const page = rendered(<OwnApplicationPage {...(props as PageProps)} />, language);
      // The history of a page says what was done, such as sending it.
      return [rendered(list, language), page.split('class="timeline"')[0] ?? ""];
    };
    const day = formatDate(new Date(), language, "short");
    for (const html of await shown()) {
      expect(html).toContain(day);
      expect(stepsIn(html)).toEqual([1, 5]);
      for (const word of Object.values(status)) expect(html).not.toContain(`>${word}<`);
    }
    await db.update(jobApplications).set({ status: "shortlisted", openedAt: new Date() });
    for (const html of await shown()) {
      expect(html).toContain(`<b>${status.shortlisted}</b>`);
      expect(stepsIn(html)).toEqual([3, 5]);
    }
  },
);

it("a refused application has filled stones only for its sending and opening, and the last in grey", async () => {
  const seeker = await makeSeeker();
  const job = await makeJob(await makeCompany());
  await insertApplication(job.id, { by: seeker, status: "not_selected" });
  const html = async () => {
    const own = await listOwnApplications(seeker);
    return rendered(<OwnApplications own={own} removed={[]} shown={null} />);
  };
  for (const [openedAt, filled] of [
    [null, 1],
    [new Date(), 2],
  ] as const) {
    await db.update(jobApplications).set({ openedAt });
    const page = await html();
    expect(stepsIn(page)).toEqual([filled, 5]);
    expect(page).toContain('class="over"');
  }
});

it("F48 the question before withdrawing names the job and its company", () => {
  const html = rendered(
    <WithdrawCard applicationId="a" job={{ title: "Night nurse" }} company={{ name: "Al Noor" }} />,
  );
  expect(html).toContain("Night nurse");
  expect(html).toContain("Al Noor");
});
