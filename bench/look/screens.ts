import { people } from "#demo/people.ts";

/** Where a drawn screen stands in the product. */
export type Screen = {
  /** Its address; where a part of it is found out, the address that has a link to it. */
  path: string;
  /** What the first link to the screen matches, on the page at `path`; several lead on one by one. */
  links?: readonly RegExp[];
  /** Who reads it; a visitor where left out. */
  email?: string;
};

const applicants = [/^\/company-dashboard\/jobs\/[^/]+\/applicants$/];
const seeker = people.rima.email;
const company = people.nabil.email;
const admin = people.hala.email;
const moderator = people.ruba.email;

/** The screens by the names of their drawings; a drawing that is not named here has no screen. */
export const screens: { readonly [drawing: string]: Screen } = {
  landing: { path: "/" },
  home: { path: "/home" },
  province: { path: "/syria/Damascus" },
  list: { path: "/jobs" },
  "list-compact": { path: "/jobs?view=grid" },
  "list-keyword": { path: "/jobs?keyword=ممرضة" },
  "list-company": { path: "/companies", links: [/^\/jobs\?company=/] },
  "list-empty": { path: "/jobs?keyword=zzqqxv" },
  category: { path: "/category/Healthcare" },
  detail: { path: "/jobs", links: [/^\/jobs\/[\da-f-]{36}/] },
  "detail-in": { path: "/jobs", links: [/^\/jobs\/[\da-f-]{36}/], email: seeker },
  companies: { path: "/companies" },
  company: { path: "/companies/nabda-telecom" },
  advanced: { path: "/advanced-search" },
  pricing: { path: "/pricing" },
  "employer-dashboard": { path: "/employer-dashboard" },
  "employer-dashboard-applications": { path: "/employer-dashboard?tab=applications" },
  "employer-dashboard-analytics": { path: "/employer-dashboard?tab=analytics" },
  "how-to-register": { path: "/how-to-register" },
  login: { path: "/login" },
  register: { path: "/register" },
  "landing-seeker": { path: "/", email: seeker },
  account: { path: "/my-account", email: seeker },
  "my-applications": { path: "/my-account?tab=applications", email: seeker },
  "my-application": {
    path: "/my-account?tab=applications",
    links: [/^\/my-account\/applications\/[^/]+$/],
    email: seeker,
  },
  cvs: { path: "/my-account/cvs", email: seeker },
  "my-alerts": { path: "/alerts", email: seeker },
  today: { path: "/company-dashboard?tab=today", email: company },
  "my-jobs": { path: "/company-dashboard", email: company },
  inbox: { path: "/company-dashboard?tab=applications", email: company },
  applicants: { path: "/company-dashboard", links: applicants, email: company },
  "one-applicant": {
    path: "/company-dashboard",
    links: [...applicants, /\/applicants\/[\da-f-]{36}/],
    email: company,
  },
  "company-settings": { path: "/my-account", email: company },
  "admin-overview": { path: "/admin-dashboard", email: admin },
  "admin-users": { path: "/admin-dashboard?tab=users", email: admin },
  "admin-companies": { path: "/admin-dashboard?tab=companies", email: admin },
  "admin-jobs": { path: "/admin-dashboard?tab=jobs", email: admin },
  "admin-queue": { path: "/moderation", email: moderator },
  "admin-case": { path: "/moderation", links: [/^\/moderation\/[\da-f-]{36}/], email: moderator },
};
