import { maxReportLength } from "#app/messages/limits.ts";
import { characters } from "./units.ts";
export const reports = {
  title: "What is wrong with this job?",
  crumb: "Report this job",
  secret: "The advertiser will not know who reported it. You do not need an account.",
  reason: "Reason",
  reasons: {
    money: {
      label: "They asked for money or a photo of an ID",
      hint: "Before the interview or before signing",
    },
    gone: { label: "The job does not exist", hint: "It was filled long ago, or nobody answers" },
    wrong: {
      label: "The information is not correct",
      hint: "The pay, the place or the company's name",
    },
    abuse: { label: "Insulting or discriminatory language", hint: "In the ad or in a reply" },
    other: { label: "Something else", hint: "Please tell us below" },
  },
  details: "What happened?",
  detailsSample: "When, from which number, and how much they asked for",
  send: "Send the report",
  sending: "Sending...",
  after: "The people who run Furas read every report and remove jobs that break the terms.",
  sent: "Thank you. Your report has reached us.",
  reasonMissing: "Choose a reason",
  detailsTooLong: `Shorten it to ${characters(maxReportLength)}`,
};
