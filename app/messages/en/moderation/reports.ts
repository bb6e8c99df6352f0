import { characters } from "#app/messages/en/units.ts";
import { maxReportLength } from "#app/messages/limits.ts";

export const reports = {
  title: "What is wrong with this job?",
  companyTitle: "What is wrong with this company?",
  crumb: "Report this job",
  companyCrumb: "Report this company",
  companies: "Companies",
  secret: "The advertiser will not know who reported it. You do not need an account.",
  aboutCompany: "Is it about the company as a whole?",
  reportCompany: "Report the company",
  reason: "Reason",
  reasons: {
    money: { label: "They asked for money", hint: "Fees, a deposit, a transfer, equipment to buy" },
    documents: {
      label: "They asked for documents or codes",
      hint: "A photo of an ID or passport, a bank card, a code by SMS",
    },
    false: {
      label: "The information is not correct",
      hint: "The pay, the place or the company's name",
    },
    discrimination: {
      label: "Insulting or discriminatory language",
      hint: "In the post or in a reply",
    },
    expired: { label: "The job does not exist", hint: "It was filled long ago, or nobody answers" },
    copied: { label: "Copied from someone else", hint: "Another company's job, name or logo" },
    other: { label: "Something else", hint: "Please tell us below" },
  },
  details: "What happened?",
  detailsSample: "When, from which number, and how much they asked for",
  email: "Your email, to hear what we did",
  emailHint: "We write once, when it is decided. Nobody else sees it.",
  send: "Send the report",
  sending: "Sending...",
  after: "Moderators read every report and take down what breaks the terms.",
  sent: "Thank you. Your report has reached us.",
  reasonMissing: "Choose a reason",
  detailsMissing: "Please tell us what happened",
  detailsTooLong: `Shorten it to ${characters(maxReportLength)}`,
  emailWrong: "This is not an email address",
  companyMissing: "This company is not on the board any more.",
  noCompany: "Company not found",
  noCompanyHint: "It may have left the board.",
  safety: {
    title: "What Furas never asks for",
    money: "Money, for applying, for training or for equipment",
    secrets: "A password, or a code that comes by SMS",
    papers: "A bank card, or a photo of an ID before a contract",
    more: "How to recognise fraud",
  },
};
