import { countOf } from "#app/i18n/plural.ts";

/** Of the page of saved jobs, which loads them with itself (features/jobs/saved/use-page-messages.ts). */
export const memoryPage = {
  description: "Saved jobs, followed companies, last searches, and what you hid.",
  lead: "They are saved in your account, so you find them on every device.",
  noneMore: "Save a job on its card or page, and it is listed here.",
  closed: countOf("en", { one: "{n} saved job has closed.", other: "{n} saved jobs have closed." }),
  followed: "Companies you follow",
  openJobs: countOf("en", { one: "{n} open job", other: "{n} open jobs" }),
  alerts: "Alerts",
  alertsNamed: (p: { name: string }) => `Alerts of new jobs of ${p.name}`,
  searches: "Last searches",
  hiddenJobs: "Hidden jobs",
  hiddenCompanies: "Companies whose jobs are hidden",
  show: "Show again",
  showNamed: (p: { name: string }) => `Show again: ${p.name}`,
  unfollowNamed: (p: { name: string }) => `Unfollow ${p.name}`,
  forget: "Forget",
  forgetMore: "What you forget cannot be brought back.",
  forgetSeen: "Forget jobs seen",
  forgetSearches: "Forget searches",
  forgetAll: "Forget everything",
};
