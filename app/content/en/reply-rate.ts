import type { Policy } from "#app/content/policy.ts";
import {
  answerDays,
  firstReminderDays,
  lastReminderDays,
  minDecidedApplications,
  overdueDays,
} from "#app/limits.ts";
import units from "#app/messages/en/units.json" with { type: "json" };
import { readTexts } from "#app/messages/read-texts.ts";

const { days } = readTexts("en", units);

export const replyRateArticle: Policy = {
  title: "How the reply rate is counted",
  description: "What “9/10 applications get an answer” means on Furas, and how it is counted.",
  lead: [
    "Beside a job Furas shows how many of ten applications its company answers, and how long that usually takes. The figures come from what happened on Furas; no company can write them itself.",
  ],
  sections: [
    {
      id: "answered",
      title: "What counts as an answer",
      paragraphs: [
        "An application is answered when the company itself has decided it: the applicant was hired, or was told that somebody else was chosen. A message alone, such as “we have received your application”, is not an answer, and neither is a place on the shortlist.",
      ],
    },
    {
      id: "unanswered",
      title: "What counts as not answered",
      paragraphs: [
        [
          "A job ended, and the applicant was not answered. Furas asks the company to answer the rest, and after " +
            `${days(answerDays)} tells the applicants that the job is closed.`,
          "The company deleted the job while somebody was waiting.",
          `The application has been undecided for more than ${days(overdueDays)}. Once the company decides, it counts as answered.`,
        ],
      ],
    },
    {
      id: "left-out",
      title: "What is not counted",
      paragraphs: [
        "Applications that were withdrawn, newer ones that are still undecided, those older than a year, and those of accounts that have been deleted.",
      ],
    },
    {
      id: "figures",
      title: "How the figures are made",
      paragraphs: [
        "The rate is rounded down: 10/10 means all. The usual time is the median: half of the answers came sooner. It runs from sending the application to the first invitation, offer or decision. Both are counted anew every night.",
        `They are shown from ${minDecidedApplications} decided applications on; with fewer, chance would say more than the company.`,
      ],
    },
    {
      id: "companies",
      title: "For companies",
      paragraphs: [
        `The page of a job's applicants shows your own rate and what would raise it. Furas reminds you of applications that nobody has read for ${firstReminderDays} and for ${days(lastReminderDays)}, and lets you answer everybody who is waiting with one press.`,
      ],
    },
  ],
};
