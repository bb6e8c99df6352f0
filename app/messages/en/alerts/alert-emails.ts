import { countOf } from "#app/i18n/plural.ts";
import { hours } from "#app/messages/en/units.ts";
import { alertConfirmHours } from "#app/messages/limits.ts";

/** Texts of alert emails. */
export const alertEmails = {
  count: countOf("en", { one: "A new job", other: "{n} new jobs" }),
  subject: (p: { count: string; search: string }) => `${p.count}: ${p.search}`,
  fits: "They fit your profile, too:",
  act: "See them on Furas",
  when: {
    instant: "As soon as there is something new, once an hour at most.",
    daily: "Once a day, when there is something new.",
    weekly: "Once a week, when there is something new.",
  },
  whenSeveral: "Only when there is something new, as you have chosen for each alert.",
  manage: "Change how often, or stop some alerts",
  reason: "You are receiving this because you saved a search on Furas.",
  reasonConfirmation:
    "You are receiving this because this email was entered for an alert on Furas.",
  confirmation: {
    subject: "Confirm your job alert on Furas",
    preview: "One tap, and the alert begins.",
    heading: "Confirm your alert",
    intro: (p: { search: string }) => `We will write here when there are new jobs: ${p.search}.`,
    introAll: "We will write here when there are new jobs.",
    act: "Begin the alert",
    life: `The link works for ${hours(alertConfirmHours)}.`,
    notYou: "If it was not you, do nothing: no alert begins, and the email is forgotten.",
  },
};
