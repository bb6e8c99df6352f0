import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  answerInterview,
  markOwnNewsSeen,
  withdrawOwnApplication,
} from "#app/features/applications/lifecycle/own-applications.server.ts";
import { writeMessage } from "#app/features/applications/thread/thread.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { oneTime } from "#test/sent-applications.ts";

useTestDatabase();
const mail = useTestMail();

let seeker: EmailPerson;
let company: EmailPerson;
beforeEach(async () => {
  await db.delete(emailEvents);
  [seeker, company] = [await makeSeeker(), await makeCompany()];
  for (const [person, language] of [
    [seeker, "ar"],
    [company, "en"],
  ] as const) {
    const set = { emailVerified: true, language };
    await db.update(authUsers).set(set).where(eq(authUsers.id, person.id));
  }
});

async function makeApplication(title = "Night baker"): Promise<string> {
  const job = await makeJob(company, { title });
  const cv = await uploadDocument(seeker, { content: samplePdf(["CV"]), fileName: "cv.pdf" });
  if (isRefused(cv)) throw new Error(cv.refused);
  const [application] = await db
    .insert(jobApplications)
    .values({ jobId: job.id, userId: seeker.id, documentId: cv.id, resumeUrl: cv.url })
    .returning({ id: jobApplications.id });
  return application?.id ?? "";
}

const to = async ({ email }: EmailPerson) =>
  (await mail.emails())
    .filter((letter) => letter.to.includes(email))
    .map(({ source }) => parseEmail(source));
const say = (action: "shortlist" | "decline" | "reply", message: string | null = null) =>
  ({ action, message, interview: null }) as const;
const startsAt = new Date("2030-01-02T08:00:00Z");
const invitation = {
  action: "invite",
  message: null,
  interview: oneTime(startsAt, { place: "Baghdad Street" }),
} as const;

describe("an answer", () => {
  it("invites once when an invitation was replaced before it was sent", async () => {
    const id = await makeApplication();
    await answerApplications(company, [id], invitation);
    const later = { ...invitation.interview, times: [new Date("2030-01-03T08:00:00Z")] };
    await answerApplications(company, [id], { ...invitation, interview: later });
    const [email, ...more] = await to(seeker);
    expect(more).toEqual([]);
    expect(email?.text).toContain("الخميس");
    expect(email?.text).not.toContain("الأربعاء");
  });

  it.each([
    ["shortlist", "invite"],
    ["offer", "hire"],
    ["invite", "hire"],
    ["invite", "decline"],
    ["hire", "reconsider"],
    ["decline", "reconsider"],
    ["decline", "offer"],
    ["hire", "reply"],
  ] as const)(
    "found 3 %s, then %s, before a mail went out is one mail of one application",
    async (...actions) => {
      const id = await makeApplication();
      for (const action of actions) {
        const interview = action === "invite" ? invitation.interview : null;
        await answerApplications(company, [id], { action, message: `Words: ${action}`, interview });
      }
      const [email, ...more] = await to(seeker);
      expect(more).toEqual([]);
      const { [actions[0]]: before, [actions[1]]: after } = messagesFor("ar").emails.status;
      const last = actions[1] === "reply" ? before : after;
      expect(email?.subject).toBe(last.subject({ job: "Night baker" }));
      expect(email?.text).toContain(`Words: ${actions[1]}`);
      const isTakenBack =
        ["decline", "reconsider"].includes(actions[1]) || actions[0] === "decline";
      expect(email?.text.includes(`Words: ${actions[0]}`)).toBe(!isTakenBack);
    },
  );

  it("found 3 is told beside answers to other applications, each once, with the company's words", async () => {
    const [first, second] = [await makeApplication("One"), await makeApplication("Two")];
    await answerApplications(company, [first], say("shortlist", "We liked it"));
    await answerApplications(company, [second], say("reply", "Bring your papers"));
    await answerApplications(company, [first], say("decline"));
    // In one email, or in one for each application where the refusal is sent first.
    const emails = (await to(seeker)).map(({ subject, text }) => ({ subject, text }));
    const words = ["One", "Two", "Bring your papers"];
    const telling = words.map((word) => emails.filter(({ text }) => text.includes(word)).length);
    expect(telling).toEqual([1, 1, 1]);
    expect(JSON.stringify(emails)).not.toContain("We liked it");
  });

  it("found 3 of an applicant, changed before the mail went out, is told to the company once", async () => {
    const id = await makeApplication();
    await answerApplications(company, [id], invitation);
    await answerInterview(seeker, id, { answer: "ask_another_time", note: "On Sunday?" });
    await answerInterview(seeker, id, { answer: "confirm", note: null });
    expect((await to(company)).map(({ subject }) => subject)).toEqual([
      "Interview confirmed: Rima Al-Halabi",
    ]);
  });

  it("is emailed to the applicant in their language, with a way to stop such emails", async () => {
    const id = await makeApplication();
    await answerApplications(company, [id], say("shortlist", "أهلاً {name}"));
    const [email, ...more] = await to(seeker);
    expect(more).toEqual([]);
    expect(email?.text).toContain("أهلاً Rima Al-Halabi");
    expect(email?.subject).toContain("Night baker");
    expect(email?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(await to(company)).toEqual([]);
  });

  it("is not emailed where the applicant has switched that kind off, or has withdrawn since", async () => {
    const [first, second] = [await makeApplication("One"), await makeApplication("Two")];
    const muted = { mutedEmails: ["applicationEnded"] };
    await db.update(authUsers).set(muted).where(eq(authUsers.id, seeker.id));
    await answerApplications(company, [first], say("decline"));
    expect(await to(seeker)).toEqual([]);
    await answerApplications(company, [second], say("reply", "Bring your papers"));
    await markOwnNewsSeen(seeker, second, Number.MAX_SAFE_INTEGER);
    await withdrawOwnApplication(seeker, second);
    expect(await to(seeker)).toEqual([]);
    expect((await to(company)).map(({ subject }) => subject)).toEqual([
      "Withdrawn: Rima Al-Halabi",
    ]);
  });

  it("about several applications is gathered, without the applicant's answers reaching others", async () => {
    const ids = [await makeApplication("One"), await makeApplication("Two")];
    await answerApplications(company, ids, say("decline", "Dear {name}, not for {job}"));
    const emails = await to(seeker);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain("One");
    expect(emails[0]?.text).toContain("Two");
  });

  it("to an invitation is emailed to the company", async () => {
    const id = await makeApplication();
    await answerApplications(company, [id], invitation);
    expect((await to(seeker))[0]?.text).toContain("Baghdad Street");
    await answerInterview(seeker, id, { answer: "ask_another_time", note: "On Sunday?" });
    const [email] = await to(company);
    expect(email?.subject).toBe("Another time: Rima Al-Halabi");
    expect(email?.text).toContain("On Sunday?");
  });

  it("F54 to a message is emailed to the company, with no word of it in the subject", async () => {
    const id = await makeApplication();
    await answerApplications(company, [id], invitation);
    await answerApplications(company, [id], say("reply", "Have you a licence?"));
    expect((await to(seeker)).at(-1)?.text).toContain(
      messagesFor("ar").emails.status.noReplies.slice(0, 20),
    );
    await answerInterview(seeker, id, { answer: "confirm", note: null });
    const licence = await uploadDocument(seeker, {
      content: samplePdf(["Licence"]),
      fileName: "licence.pdf",
    });
    const documentIds = isRefused(licence) ? [] : [licence.id];
    await writeMessage(seeker, id, { text: "I have one", documentIds, key: randomUUID() });
    const emails = await to(company);
    const texts = emails.map(({ text }) => text).join("");
    for (const words of [
      "I have one",
      "1 document came with it",
      "Replies to this email reach nobody",
    ])
      expect(texts).toContain(words);
    expect(texts).not.toContain("licence");
    expect(emails.map(({ subject }) => subject).join("")).not.toContain("I have one");
  });
});
