/** Ways to send a job on: a copied link, WhatsApp, Telegram, an alert, a feed, a list on another site. */
export type ShareChannel = "j" | "w" | "t" | "a" | "f" | "e";

/** The only place that writes a URL. */
export const paths = {
  landing: () => "/",
  home: () => "/home",
  jobs: (query: Query = {}) => withQuery("/jobs", query),
  job: (id: string) => `/jobs/${id}`,
  report: (id: string) => `/report/${id}`,
  /** Reports what the other side wrote about an application. */
  reportMessages: (applicationId: string) => `/report/messages/${applicationId}`,
  reportCompany: (id: string) => `/report/company/${id}`,
  /** The page about fraud: how to recognise it, and payments the board never asks for. */
  safety: () => "/safety",
  apply: (id: string, query: Query = {}) => withQuery(`/apply/${id}`, query),
  /** Takes the applications that an account, named by its id, wrote offline. */
  queuedApplication: (id: string, writtenBy: string) => `/apply/${id}/kept?by=${writtenBy}`,
  postJob: (query: Query = {}) => withQuery("/post-job", query),
  editJob: (id: string, query: Query = {}) => withQuery(`/edit-job/${id}`, query),
  /** A company's jobs as it manages them; `state` is one of the list's filters. */
  previewJob: (id: string) => `/company-dashboard/jobs/${id}/preview`,
  closeJob: (id: string) => `/company-dashboard/jobs/${id}/close`,
  /** `revoke` asks about a key before it is revoked. */
  apiKeys: (query: Query = {}) => withQuery("/company-dashboard/keys", query),
  /** The feeds that a company's jobs are read from. */
  companyFeeds: () => "/company-dashboard/feeds",
  /** One of them: `remove` asks before it is removed, `after` goes on in its copies. */
  companyFeed: (id: string, query: Query = {}) =>
    withQuery(`/company-dashboard/feeds/${id}`, query),
  companyFeedMapping: (id: string) => `/company-dashboard/feeds/${id}/mapping`,
  /** Profiles without a login that a company may take over. */
  companyProfiles: () => "/company-dashboard/profiles",
  webhooks: () => "/company-dashboard/webhooks",
  /** `delete` asks before an endpoint is deleted; `state` and `before` filter its deliveries. */
  webhook: (id: string, query: Query = {}) => withQuery(`/company-dashboard/webhooks/${id}`, query),
  /** The reference of the HTTP API, and the document that it is made from. */
  apiReference: (query: Query = {}) => withQuery("/api/v1/docs", query),
  apiDocument: (lang: string) => `/api/v1/openapi.json?lang=${lang}`,
  /** Where the link of an email about a job leads. */
  renewJob: (query: Query = {}) => withQuery("/renew-job", query),
  jobTemplates: () => "/company-dashboard/job-templates",
  deleteJob: (id: string) => `/company-dashboard/delete-job/${id}`,
  /** A category's address carries its English name. */
  category: (category: string, query: Query = {}) =>
    withQuery(`/category/${encodeURIComponent(category)}`, query),
  savedJobs: (query: Query = {}) => withQuery("/saved-jobs", query),
  /** Changes an account's memory: saved, hidden and seen jobs. */
  memory: () => "/memory",
  ownLogo: () => "/my-account/logo",
  /** A variant of a logo, such as "96.avif". */
  logoFile: (id: string, variant: string) => `/logos/${id}/${variant}`,
  company: (slug: string) => `/companies/${slug}`,
  companies: (query: Query = {}) => withQuery("/companies", query),
  jobCount: (query: Query = {}) => withQuery("/job-count", query),
  suggest: (query: Query = {}) => withQuery("/suggest", query),
  advancedSearch: (query: Query = {}) => withQuery("/advanced-search", query),
  login: (query: Query = {}) => withQuery("/login", query),
  register: (query: Query = {}) => withQuery("/register", query),
  /** Where a registration by phone is finished with its code. */
  registerCode: (query: Query = {}) => withQuery("/register/code", query),
  forgotPassword: (query: Query = {}) => withQuery("/forget-password", query),
  resetPassword: (query: Query = {}) => withQuery("/reset-password", query),
  logout: () => "/logout",
  /** Removes the data of a signed-out person from this browser. */
  clearDevice: (query: Query = {}) => withQuery("/clear-device", query),
  /** The calls behind a session. */
  authCall: (name: string) => `/auth/v1/${name}`,
  myAccount: (query: Query = {}) => withQuery("/my-account", query),
  ownApplication: (id: string) => `/my-account/applications/${id}`,
  /** Takes the messages that an account, named by its id, wrote offline. */
  queuedMessage: (id: string, writtenBy: string) =>
    `/my-account/applications/${id}/kept?by=${writtenBy}`,
  withdrawApplication: (id: string) => `/my-account/applications/${id}/withdraw`,
  /** The calendar file of an application's interview. */
  interviewCalendar: (id: string) => `/my-account/applications/${id}/interview.ics`,
  security: () => "/my-account/security",
  /** Where a phone is confirmed and removed. */
  ownPhone: (query: Query = {}) => withQuery("/my-account/phone", query),
  ownEmails: () => "/my-account/emails",
  /** Where the address to sign in with is changed. */
  changeEmail: () => "/my-account/emails/change",
  /** Where the link that takes such a change back leads. */
  undoEmailChange: (query: Query = {}) => withQuery("/undo-email-change", query),
  notifications: () => "/my-account/notifications",
  ownTelegram: () => "/my-account/telegram",
  /** Where a browser subscribes to push messages, and devices are removed. */
  pushDevice: () => "/push-device",
  /** Where the link that confirms an address leads. */
  confirmEmail: (query: Query = {}) => withQuery("/confirm-email", query),
  alerts: (query: Query = {}) => withQuery("/alerts", query),
  newAlert: (query: Query = {}) => withQuery("/alerts/new", query),
  confirmAlert: (query: Query = {}) => withQuery("/alerts/confirm", query),
  stopAlert: (query: Query = {}) => withQuery("/alerts/stop", query),
  /** Where a notification about new jobs leads. */
  openDigest: (id: string) => `/alerts/open/${id}`,
  alertFeed: (key: string) => `/alerts/feed/${key}.atom`,
  /** Where the link that switches a kind of emails off leads. */
  unsubscribe: (query: Query = {}) => withQuery("/unsubscribe", query),
  twoStep: (query: Query = {}, part?: string) =>
    withQuery("/my-account/security/two-step", query) + (part ? `#${part}` : ""),
  /** Answers the options for asking for or making a passkey. */
  passkeyOptions: () => "/login/passkey-options",
  /** Why an account is blocked, after its password was given. */
  blocked: () => "/login/blocked",
  /** Where a code to a confirmed phone is requested and entered. */
  phoneLogin: (query: Query = {}) => withQuery("/login/code", query),
  verifyLogin: (query: Query = {}) => withQuery("/login/verify", query),
  /** The CVs in one's account. */
  ownCvs: (query: Query = {}) => withQuery("/my-account/cvs", query),
  /** A job or a school of one's own profile, "new" for one to be added. */
  profileEntry: (id: string, query: Query = {}) => withQuery(`/my-account/experience/${id}`, query),
  /** Offers what one's own saved CV says for the profile. */
  ownCvFields: (id: string) => `/my-account/cvs/${id}/fields`,
  /** Makes a CV from the profile, for the form of a job if there is one. */
  profileCv: (query: Query = {}) => withQuery("/my-account/cvs/from-profile", query),
  profileCvFile: (language: string, query: Query = {}) =>
    withQuery(`/documents/from-profile/${language}`, query),
  ownData: () => "/my-account/data",
  exportOwnData: () => "/my-account/data/download",
  deleteAccount: () => "/my-account/delete",
  companyDashboard: (query: Query = {}) => withQuery("/company-dashboard", query),
  applicants: (jobId: string, query: Query = {}) => withQuery(applicantsOf(jobId), query),
  applicant: (jobId: string, id: string, query: Query = {}) =>
    withQuery(`${applicantsOf(jobId)}/${id}`, query),
  /** The calendar file of an applicant's interview. */
  applicantCalendar: (jobId: string, id: string) => `${applicantsOf(jobId)}/${id}/interview.ics`,
  /** Asks once before several applications are answered. */
  answerApplicants: (jobId: string, query: Query = {}) =>
    withQuery(`${applicantsOf(jobId)}/answer`, query),
  exportApplicants: (jobId: string, query: Query = {}) =>
    withQuery(`${applicantsOf(jobId)}/export`, query),
  /** Two or three applicants of a job side by side. */
  compareApplicants: (jobId: string, query: Query = {}) =>
    withQuery(`${applicantsOf(jobId)}/compare`, query),
  /** The CVs of selected applicants, before they are downloaded as one ZIP file, and the file. */
  selectedCvs: (jobId: string, query: Query = {}) => withQuery(`${applicantsOf(jobId)}/cvs`, query),
  downloadCvs: (jobId: string, query: Query = {}) =>
    withQuery(`${applicantsOf(jobId)}/cvs/download`, query),
  /** The labels that a company puts on applications. */
  labels: (query: Query = {}) => withQuery("/company-dashboard/labels", query),
  /** A company's interviews of seven days, from today on or `from` a day. */
  interviews: (query: Query = {}) => withQuery("/company-dashboard/interviews", query),
  /** Views of a company's jobs and what came of them; `days` is the period. */
  companyFigures: (query: Query = {}) => withQuery("/company-dashboard/figures", query),
  jobFigures: (jobId: string, query: Query = {}) =>
    withQuery(`/company-dashboard/jobs/${jobId}/figures`, query),
  exportCompanyFigures: (query: Query) => withQuery("/company-dashboard/figures/export", query),
  exportJobFigures: (jobId: string, query: Query) =>
    withQuery(`/company-dashboard/jobs/${jobId}/figures/export`, query),
  /** Who acts for a company, and who is invited to. */
  team: () => "/company-dashboard/team",
  /** What was checked of a company, with each check's next step. */
  checks: () => "/company-dashboard/checks",
  /** Asks for confirmation before a member is removed from the company, or leaves it. */
  removeMember: (id: string) => `/company-dashboard/team/${id}/remove`,
  /** Where the link of an invitation leads. */
  invitation: (query: Query = {}) => withQuery("/invitation", query),
  /** Where a company gets the list of its jobs for its own site. */
  companyEmbed: (query: Query = {}) => withQuery("/company-dashboard/embed", query),
  replyTemplates: (query: Query = {}) => withQuery("/company-dashboard/templates", query),
  /** Why a company's job was taken off the board, and the company's appeal. */
  ownReview: (jobId: string) => `/company-dashboard/jobs/${jobId}/review`,
  operations: () => "/operations",
  moderation: (query: Query = {}) => withQuery("/moderation", query),
  adminDashboard: (query: Query = {}) => withQuery("/admin-dashboard", query),
  employerDashboard: () => "/employer-dashboard",
  pricing: () => "/pricing",
  replyRate: () => "/reply-rate",
  /** Pay and demand: the roles of Syria or of a governorate, or one role in each. */
  market: (query: { role?: string; province?: string; lang?: string } = {}) =>
    withQuery("/market", query),
  howToRegister: () => "/how-to-register",
  privacy: () => "/privacy-policy",
  terms: () => "/terms-conditions",
  country: (countryId: string) => `/${countryId}`,
  countryJobs: (countryId: string, query: Query = {}) => withQuery(`/${countryId}/jobs`, query),
  province: (countryId: string, province: string) =>
    `/${countryId}/${encodeURIComponent(province)}`,
  uploadDocument: () => "/documents/upload",
  upload: (id: string) => `/documents/upload/${id}`,
  document: (id: string) => `/documents/${id}`,
  documentPage: (id: string, page: number) => `/documents/${id}/pages/${page}`,
  /** A job's short address, by shortName; its letter says by which way it was sent. */
  shortJob: (name: string, channel: ShareChannel = "j") => `/${channel}/${name}`,
  /** The picture beside a shared link of that kind: job, company, category, place or board. */
  picture: (kind: string, name: string, language: string) =>
    `/pictures/${kind}/${encodeURIComponent(name)}.${language}.png`,
  /** The newest jobs of a search for feed readers: rss, atom or json. */
  feed: (format: string, query: Query = {}) => withQuery(`/feeds/${format}`, query),
  /** The list of a company, by slug or id, as a page for a frame. */
  embed: (company: string, query: Query = {}) => withQuery(`/embed/${company}`, query),
  oembed: (query: Query = {}) => withQuery("/oembed", query),
  robots: () => "/robots.txt",
  sitemapIndex: () => "/sitemap.xml",
  sitemap: (name: string) => `/sitemaps/${name}.xml.gz`,
  manifest: (language: string) => `/manifest/${language}.webmanifest`,
} as const;

/** The service worker; apart from `paths`, all of which would come with it to a first visit. */
export const workerPath = "/sw.js";

/** The script that shows a company's jobs on another site, built by dev/bundling. */
export const embedScriptPath = "/embed.js";

/** The file that proves to IndexNow that the key is this site's. */
export const indexNowKeyPath = (key: string) => `/${key}.txt`;

/** Where Telegram sends the updates of the bot. */
export const telegramWebhookPath = "/telegram/webhook";

const applicantsOf = (jobId: string) => `/company-dashboard/jobs/${jobId}/applicants`;

export type Query = Record<string, string | number | readonly string[] | null | undefined>;

/** Adds the filled ones of a query to a path; several values of one name stand one after another. */
export function withQuery(path: string, query: Query): string {
  const filled = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== "") filled.append(name, String(each));
    }
  }
  return filled.size ? `${path}?${filled}` : path;
}

/** The address to go on to after signing in: inside the product only, else undefined. */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/") || next.startsWith("//") || /[\\\p{Cc}]/u.test(next)) return undefined;
  const url = new URL(next, "http://inside.invalid");
  if (url.host !== "inside.invalid") return undefined;
  const path = url.pathname + url.search;
  // A path such as /.//evil.example is normalised to //evil.example.
  return path.startsWith("//") ? undefined : path;
}
