import { countOf } from "#app/i18n/plural.ts";
import { days } from "#app/messages/en/units.ts";
import { answerDays, overdueDays } from "#app/messages/limits.ts";

/** A company's view of unanswered applications, and of its reply rate. */
export const unanswered = {
  waiting: countOf("en", {
    one: "{n} person still waits for your answer",
    other: "{n} people still wait for your answer",
  }),
  until: (p: { date: string }) =>
    `You can answer with one press, in a text of your choice. On ${p.date} we tell those without an answer that the job is closed, and it counts as not answered.`,
  untilLater: `You can answer with one press, in a text of your choice. After ${days(answerDays)} we tell those without an answer that the job is closed, and it counts as not answered.`,
  answerRest: "Answer the rest",
  ifDeleted: countOf("en", {
    one: "{n} person still waits for an answer, will be told that the job is gone, and counts as not answered.",
    other:
      "{n} people still wait for an answer, will be told that the job is gone, and count as not answered.",
  }),
  answerFirst: "Answer them first",
  ownRate: "Your reply rate",
  well: "Everybody gets an answer in good time.",
  counted: "Counted every night, and shown with your jobs.",
  how: "How this is counted",
  advice: {
    decideMore: countOf("en", {
      one: "It is shown from {n} more decided application on.",
      other: "It is shown from {n} more decided applications on.",
    }),
    overdue: countOf("en", {
      one: `{n} application has waited for more than ${days(overdueDays)} and counts as not answered: decide it, and it counts as answered.`,
      other: `{n} applications have waited for more than ${days(overdueDays)} and count as not answered: decide them, and they count as answered.`,
    }),
    unanswered: countOf("en", {
      one: "{n} application ended without your answer. If it still stands in the list, an answer now counts.",
      other:
        "{n} applications ended without your answer. To those that still stand in the list an answer now counts.",
    }),
    slow: countOf("en", {
      one: "Half of the answers take longer than {n} day: invite or decline sooner.",
      other: "Half of the answers take {n} days or longer: invite or decline sooner.",
    }),
  },
};
