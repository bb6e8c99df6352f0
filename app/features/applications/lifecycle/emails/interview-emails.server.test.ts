import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { findApplicant } from "#app/features/applicants/applicant.server.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import {
  findCompanyCalendar,
  findOwnCalendar,
} from "#app/features/applications/interviews/calendars.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  findInterviews,
  type Interview,
  listOfferedTimes,
} from "#app/features/applications/lifecycle/interviews.server.ts";
import { answerInterview } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { shownInterview } from "#app/features/applications/own/own-application.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { confirmed, insertApplication, oneTime } from "#test/sent-applications.ts";

useTestDatabase();
const mail = useTestMail();

const times = [10, 11, 12].map((hour) => new Date(Date.UTC(2099, 10, 30, hour - 3)));
const offer = oneTime(new Date(), { times, minutes: 45, place: "Baghdad Street; 7" });
const invitation = { action: "invite", message: null, interview: offer } as const;
const single = { ...invitation, interview: { ...offer, times: times.slice(0, 1) } };
const decline = { action: "decline", message: null, interview: null } as const;

let company: Person;
let seeker: Person;
let jobId: string;
let id: string;
beforeEach(async () => {
  company = await confirmed(await makeCompany({ companyName: "Barada Foods" }));
  seeker = await confirmed(await makeSeeker({ firstName: "Rima", lastName: "Halabi" }), "en");
  jobId = (await makeJob(company, { title: "Baker" })).id;
  id = await insertApplication(jobId, { by: seeker });
});

/** The emails since the last look. */
let seen = 0;
beforeEach(() => {
  seen = 0;
});
async function sent(to: Person) {
  const all = await mail.emails();
  const fresh = all.slice(seen);
  seen = all.length;
  return fresh
    .filter((each) => each.to.includes(to.email ?? ""))
    .map(({ source }) => parseEmail(source));
}
const newest = async () => (await findInterviews([id])).get(id) as Interview;
async function pick(at: number) {
  const time = (await listOfferedTimes(await newest()))[at]?.id;
  return answerInterview(seeker, id, { answer: "confirm", note: null, time });
}
const ask = () => answerInterview(seeker, id, { answer: "ask_another_time", note: null });

/** The properties of a calendar file that change. */
function read(calendars: string[] = []) {
  return calendars.map((file) => {
    const lines = new Map(
      file.split(/\r?\n/).map((line) => line.split(/:(.*)/) as [string, string]),
    );
    return [lines.get("METHOD"), lines.get("DTSTART"), Number(lines.get("SEQUENCE"))];
  });
}

describe("an offer of several times", () => {
  it("lists them in the invitation, each with its weekday, and has no calendar entry yet", async () => {
    await answerApplications(company, [id], invitation);
    const [email, ...more] = await sent(seeker);
    expect(more).toEqual([]);
    for (const hour of [10, 11, 12]) {
      expect(email?.text).toMatch(new RegExp(`Monday, November 30, 2099 at ${hour}:00`));
    }
    expect(email?.text).toContain(messagesFor("en").emails.status.actChoose);
    expect(email?.calendars).toEqual([]);
  });

  it("is an entry of both sides once a time is picked, moves with it, and goes when it is off", async () => {
    await answerApplications(company, [id], invitation);
    await sent(seeker);
    const [at10, at11] = ["20991130T070000Z", "20991130T080000Z"];

    await pick(0);
    const [picked] = await sent(seeker);
    expect(picked?.subject).toBe("Interview time: Baker");
    expect(picked?.text).toContain("Monday, November 30, 2099 at 10:00\u00a0AM");
    expect(read(picked?.calendars)).toEqual([["REQUEST", at10, 1]]);
    expect(picked?.calendars[0]).toContain("LOCATION:Baghdad Street\\; 7");
    expect(picked?.calendars[0]).toContain(`UID:${id}@furas`);

    await pick(1);
    expect(read((await sent(seeker))[0]?.calendars)).toEqual([["REQUEST", at11, 2]]);

    await answerApplications(company, [id], single);
    expect(read((await sent(seeker))[0]?.calendars)).toEqual([["REQUEST", at10, 4]]);

    await answerApplications(company, [id], decline);
    const [declined] = await sent(seeker);
    expect(declined?.text).toContain("The interview on Monday, November 30, 2099 at 10:00\u00a0AM");
    expect(declined?.text).toContain("is cancelled");
    expect(read(declined?.calendars)).toEqual([["CANCEL", at10, 5]]);
  });

  it("is in the company's calendar while the applicant has a time", async () => {
    await answerApplications(company, [id], invitation);
    await pick(2);
    const [email] = await sent(company);
    expect(email?.subject).toBe("Interview confirmed: Rima Halabi");
    expect(read(email?.calendars)).toEqual([["REQUEST", "20991130T090000Z", 1]]);
    expect(email?.calendars[0]).toContain("SUMMARY:Interview: Rima Halabi\\, Baker");
    await ask();
    const [freed] = await sent(company);
    expect(freed?.text).toContain("is cancelled");
    expect(read(freed?.calendars)).toEqual([["CANCEL", "20991130T090000Z", 2]]);
  });

  it("that was never confirmed is in no calendar of the company", async () => {
    await answerApplications(company, [id], single);
    await ask();
    const [email] = await sent(company);
    expect([email?.subject, email?.calendars]).toEqual(["Another time: Rima Halabi", []]);
  });
});

describe("an interview that its company moves", () => {
  const later = (at: number) => ({
    ...single,
    interview: { ...offer, times: [times[at] as Date] },
  });

  it("to several times is off: the new invitation names it and cancels its entry", async () => {
    await answerApplications(company, [id], single);
    await answerInterview(seeker, id, { answer: "confirm", note: null });
    await sent(seeker);
    await answerApplications(company, [id], invitation);
    const [email] = await sent(seeker);
    const off =
      "The interview on Monday, November 30, 2099 at 10:00\u00a0AM (Damascus time) is cancelled";
    expect(email?.text).toContain(off);
    expect(read(email?.calendars)).toEqual([["CANCEL", "20991130T070000Z", 2]]);
    expect(email?.calendars[0]).toContain(`UID:${id}@furas`);
    const files = async () => [
      (await findOwnCalendar(seeker, id, "en"))?.content ?? "",
      (await findCompanyCalendar(company, jobId, id, "en"))?.content ?? "",
    ];
    const cancelled = ["CANCEL", "20991130T070000Z", 2];
    expect(read(await files())).toEqual([cancelled, cancelled]);
    const filter = readApplicantFilter(new URLSearchParams());
    const applicant = await findApplicant(company, jobId, id, filter);
    expect(applicant?.interview?.calendar).toContain("interview.ics");
    expect((await shownInterview(await newest())).isFreed).toBe(true);

    await pick(1);
    const [moved] = await sent(seeker);
    expect(read(moved?.calendars)).toEqual([["REQUEST", "20991130T080000Z", 4]]);
    expect(read(await files())).toEqual(Array(2).fill(["REQUEST", "20991130T080000Z", 4]));
  });

  it("to another time says so, with the earlier one, and the entry moves", async () => {
    await answerApplications(company, [id], single);
    await sent(seeker);
    await answerApplications(company, [id], later(2));
    const [email] = await sent(seeker);
    expect(email?.subject).toBe("Interview moved: Baker");
    expect(email?.text).toContain("Moved from Monday, November 30, 2099 at 10:00");
    expect(email?.text).toContain("Monday, November 30, 2099 at 12:00");
    expect(read(email?.calendars)).toEqual([["REQUEST", "20991130T090000Z", 2]]);
  });

  it("is not named again where another answer has cancelled it", async () => {
    await answerApplications(company, [id], single);
    await answerApplications(company, [id], decline);
    await sent(seeker);
    await answerApplications(company, [id], { ...decline, action: "reconsider" });
    await answerApplications(company, [id], later(1));
    const email = (await sent(seeker)).at(-1);
    expect(email?.subject).toBe("Interview: Baker");
    expect(email?.text).not.toContain("10:00");
  });
});

describe("the news that an interview is off", () => {
  it("does not wait behind confirmations, and takes those of its application with it", async () => {
    const ids: [Person, string][] = [];
    for (let count = 0; count < 5; count++) {
      const by = await makeSeeker({ firstName: `Sami ${count}` });
      const of = await insertApplication(jobId, { by });
      ids.push([by, of]);
      const at = new Date(Date.UTC(2099, 10, 29, count));
      const interview = { ...offer, times: [at] };
      await answerApplications(company, [of], { ...single, interview });
    }
    const confirmations: number[] = [];
    for (const [by, of] of ids) {
      await answerInterview(by, of, { answer: "confirm", note: null });
      confirmations.push((await sent(company)).length);
    }
    expect(confirmations).toEqual([1, 1, 1, 0, 0]);
    const [late, of] = ids[4] as [Person, string];
    await answerInterview(late, of, { answer: "ask_another_time", note: "On Sunday?" });
    const [email, ...more] = await sent(company);
    expect(more).toEqual([]);
    expect(email?.subject).toContain("Another time: Sami 4");
    expect(email?.text).toContain("On Sunday?");
  });
});

describe("the calendar file of a page", () => {
  it("invites, and cancels once it is off, for its own two sides alone", async () => {
    await answerApplications(company, [id], invitation);
    const both = async () =>
      [
        await findOwnCalendar(seeker, id, "en"),
        await findCompanyCalendar(company, jobId, id, "en"),
      ].map((file) => file?.method);
    expect(await both()).toEqual([undefined, undefined]);
    await pick(0);
    expect(await both()).toEqual(["REQUEST", "REQUEST"]);
    for (const stranger of [await makeSeeker(), await makeCompany(), visitor, seeker]) {
      expect(await findCompanyCalendar(stranger, jobId, id, "en")).toBeUndefined();
    }
    for (const stranger of [await makeSeeker(), visitor, company]) {
      expect(await findOwnCalendar(stranger, id, "en")).toBeUndefined();
    }
    const other = (await makeJob(company)).id;
    expect(await findCompanyCalendar(company, other, id, "en")).toBeUndefined();
    await ask();
    expect(await both()).toEqual(["CANCEL", "CANCEL"]);
  });
});
