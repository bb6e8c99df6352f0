/** A set of query parameters that the page cache keys a page by; server/pages/cached-pages.ts lists each. */
export type ParameterSet =
  | "none"
  | "filters"
  | "list"
  | "companies"
  | "tab"
  | "market"
  | "embed"
  | "oembed";

/** The properties of a page that decide how it is treated. See docs/decisions/0026. */
type PageInfo = {
  /** The messages on its screen; private ones are for one's own pages and come in a file of their own. */
  messages: "public" | "private";
  /** The parameters the page cache keys a visitor's copy by; undefined for a page that is not cached. */
  cached?: ParameterSet;
  /** Whether a device keeps a copy; one that is usable offline keeps its scripts beside it. */
  offline?: "copy" | "usable";
  /** The script files that its parts share with other pages; a page with none is only to be read. */
  scripts: "none" | "board" | "front" | "desk";
  /** Whether it is prefetched when the pointer rests on a link to it. */
  prefetched?: true;
  /** Who may open it. */
  reader: "anybody" | "member" | "company" | "admin" | "moderator";
  /**
   * An address for tests, JOB standing for the id of an open job, and FEED, SOURCE and ENDPOINT for those of
   * e2e/every-page/example-records.ts; its path where left out, null for a page in the middle of something, which a
   * journey has to reach.
   */
  example?: string | null;
};

type Route = {
  /** As the router reads it; "/" is the landing page. */
  path: string;
  /** From app/; undefined for data that server/pages/public-data.ts answers before the router. */
  file?: string;
  id?: string;
  /** The parameters the page cache keys it by; undefined if it is not cached. */
  cached?: ParameterSet;
};

export type Page = Route & PageInfo & { file: string; example: string | null };

const forAnybody = { messages: "public", reader: "anybody", scripts: "desk" } as const;
const cached = { ...forAnybody, cached: "none", offline: "copy" } as const;
const article = { ...cached, scripts: "none" } as const;
const overview = { ...cached, scripts: "front" } as const;
const job = { ...cached, scripts: "board" } as const;
const jobList = { ...job, cached: "list" } as const;
const byLink = { ...forAnybody, messages: "private" } as const;
const own = { ...byLink, reader: "member" } as const;
/** Pages of the moderators' desk that no script takes over: their words are no part of other people's pages. */
const desk = { ...own, scripts: "none", reader: "moderator" } as const;
/** A page about one record. */
const ofModerator = { ...own, reader: "moderator", example: null } as const;
const ownCompany = { ...own, reader: "company" } as const;

/** Every URL, in the order of the product: pages, files and calls. */
export const urls: readonly (Page | Route)[] = [
  page("/", "features/info/routes/landing.tsx", overview),
  page("home", "features/info/routes/home.tsx", overview),
  page("category/:category", "features/jobs/routes/category.tsx", {
    ...jobList,
    prefetched: true,
    example: "/category/Design",
  }),
  data("suggest"),
  noPage("job-count", "features/jobs/routes/job-count.ts"),
  page("advanced-search", "features/jobs/routes/advanced-search.tsx", {
    ...overview,
    cached: "list",
  }),
  page("companies", "features/companies/routes/companies.tsx", {
    ...overview,
    cached: "companies",
  }),
  page("companies/:slug", "features/company-page/routes/company.tsx", {
    ...job,
    example: "/companies/nabda-telecom",
  }),
  noPage("logos/:logoId/:variant", "features/companies/routes/logo-file.ts"),
  page("employer-dashboard", "features/info/routes/employer-dashboard.tsx", {
    ...article,
    cached: "tab",
  }),
  page("pricing", "features/info/routes/pricing.tsx", article),
  page("reply-rate", "features/info/routes/reply-rate.tsx", article),
  page("market", "features/figures/routes/market.tsx", { ...article, cached: "market" }),
  page("privacy-policy", "features/info/routes/privacy-policy.tsx", article),
  page("terms-conditions", "features/info/routes/terms-conditions.tsx", article),
  page("how-to-register", "features/info/routes/how-to-register.tsx", article),
  page("jobs", "features/jobs/routes/job-list.tsx", { ...jobList, prefetched: true }),
  page("jobs/:jobId", "features/job-page/routes/job-detail.tsx", {
    ...job,
    prefetched: true,
    example: "/jobs/JOB",
  }),
  page("report/:jobId", "features/moderation/routes/report.tsx", {
    ...byLink,
    example: "/report/JOB",
  }),
  page("report/company/:companyId", "features/moderation/routes/report-company.tsx", {
    ...byLink,
    example: null,
  }),
  page("report/messages/:applicationId", "features/moderation/routes/report-messages.tsx", {
    ...own,
    example: null,
  }),
  page("safety", "features/info/routes/safety.tsx", article),
  page("apply/:jobId", "features/applications/routes/apply.tsx", {
    ...own,
    offline: "usable",
    example: "/apply/JOB",
  }),
  noPage("apply/:jobId/kept", "features/applications/routes/queued-application.ts"),
  page("saved-jobs", "features/jobs/routes/saved-jobs.tsx", { ...forAnybody, offline: "usable" }),
  noPage("memory", "features/alerts/routes/memory.ts"),
  page("post-job", "features/jobs/routes/post-job.tsx", ownCompany),
  page("edit-job/:jobId", "features/jobs/routes/edit-job.tsx", { ...ownCompany, example: null }),
  page("login", "features/my-account/routes/login.tsx", byLink),
  page("login/verify", "features/accounts/routes/verify-login.tsx", { ...byLink, example: null }),
  page("login/code", "features/accounts/routes/phone-login.tsx", byLink),
  page("login/blocked", "features/moderation/routes/blocked.tsx", { ...byLink, example: null }),
  noPage("login/passkey-options", "features/accounts/routes/passkey-options.ts"),
  page("register", "features/my-account/routes/register.tsx", byLink),
  page("register/code", "features/accounts/routes/register-code.tsx", { ...byLink, example: null }),
  page("forget-password", "features/accounts/routes/forget-password.tsx", byLink),
  page("reset-password", "features/my-account/routes/reset-password.tsx", byLink),
  page("confirm-email", "features/my-account/routes/confirm-email.tsx", byLink),
  page("undo-email-change", "features/my-account/routes/undo-email-change.tsx", byLink),
  page("invitation", "features/team/routes/invitation.tsx", byLink),
  page("renew-job", "features/jobs/routes/renew-job.tsx", byLink),
  page("alerts", "features/alerts/routes/alerts.tsx", byLink),
  page("alerts/new", "features/alerts/routes/new-alert.tsx", byLink),
  page("alerts/confirm", "features/alerts/routes/confirm-alert.tsx", { ...byLink, example: null }),
  page("alerts/stop", "features/alerts/routes/stop-alert.tsx", { ...byLink, example: null }),
  noPage("alerts/open/:digest", "features/alerts/routes/open-digest.ts"),
  noPage("alerts/feed/:file", "features/sharing/routes/alert-feed.ts"),
  page("unsubscribe", "features/accounts/routes/unsubscribe.tsx", byLink),
  noPage("auth/v1/:call", "features/accounts/routes/auth-call.ts"),
  noPage("logout", "features/accounts/routes/logout.ts"),
  noPage("clear-device", "features/accounts/routes/clear-device.ts"),
  page("my-account", "features/my-account/routes/my-account.tsx", own),
  page(
    "my-account/applications/:applicationId",
    "features/applications/routes/own-application.tsx",
    { ...own, example: null },
  ),
  page(
    "my-account/applications/:applicationId/withdraw",
    "features/applications/routes/withdraw.tsx",
    { ...own, example: null },
  ),
  noPage(
    "my-account/applications/:applicationId/kept",
    "features/applications/routes/queued-message.ts",
  ),
  noPage(
    "my-account/applications/:applicationId/interview.ics",
    "features/applications/routes/interview-calendar.ts",
  ),
  page("my-account/security", "features/accounts/routes/security.tsx", own),
  page("my-account/phone", "features/accounts/routes/own-phone.tsx", own),
  page("my-account/emails", "features/accounts/routes/own-emails.tsx", own),
  page("my-account/emails/change", "features/accounts/routes/change-email.tsx", own),
  page("my-account/notifications", "features/push/routes/notifications.tsx", own),
  // A board without a bot has no such page; the journey of a connected chat visits it.
  page("my-account/telegram", "features/push/routes/own-telegram.tsx", { ...own, example: null }),
  noPage("push-device", "features/push/routes/push-device.ts"),
  page("my-account/security/two-step", "features/accounts/routes/two-step.tsx", own),
  page("my-account/cvs", "features/applications/routes/own-cvs.tsx", own),
  page("my-account/cvs/from-profile", "features/applications/routes/profile-cv.tsx", own),
  page("my-account/cvs/:cvId/fields", "features/applications/routes/own-cv-fields.tsx", {
    ...own,
    example: null,
  }),
  page("my-account/experience/:entryId", "features/seekers/routes/profile-entry.tsx", {
    ...own,
    example: "/my-account/experience/new",
  }),
  page("my-account/logo", "features/my-account/routes/own-logo.tsx", ownCompany),
  page("my-account/data", "features/my-account/routes/own-data.tsx", own),
  noPage("my-account/data/download", "features/my-account/routes/export-own-data.ts"),
  page("my-account/delete", "features/my-account/routes/delete-account.tsx", own),
  page("company-dashboard", "features/company-dashboard/routes/company-dashboard.tsx", ownCompany),
  page("company-dashboard/delete-job/:jobId", "features/company-dashboard/routes/delete-job.tsx", {
    ...ownCompany,
    example: null,
  }),
  noPage("company-dashboard/jobs", "features/company-dashboard/routes/own-jobs.ts"),
  page(
    "company-dashboard/jobs/:jobId/preview",
    "features/company-dashboard/routes/preview-job.tsx",
    { ...ownCompany, example: null },
  ),
  page("company-dashboard/jobs/:jobId/close", "features/company-dashboard/routes/close-job.tsx", {
    ...ownCompany,
    example: null,
  }),
  page(
    "company-dashboard/job-templates",
    "features/company-dashboard/routes/job-templates.tsx",
    ownCompany,
  ),
  page("company-dashboard/interviews", "features/applicants/routes/interviews.tsx", ownCompany),
  page("company-dashboard/embed", "features/sharing/routes/company-embed.tsx", ownCompany),
  page("company-dashboard/team", "features/team/routes/team.tsx", ownCompany),
  page("company-dashboard/keys", "features/team/routes/keys.tsx", ownCompany),
  page("company-dashboard/feeds", "features/jobs/feeds-in/routes/company-feeds.tsx", ownCompany),
  page("company-dashboard/feeds/:sourceId", "features/jobs/feeds-in/routes/company-feed.tsx", {
    ...ownCompany,
    example: "/company-dashboard/feeds/FEED",
  }),
  page(
    "company-dashboard/feeds/:sourceId/mapping",
    "features/jobs/feeds-in/routes/company-feed-mapping.tsx",
    { ...ownCompany, example: "/company-dashboard/feeds/FEED/mapping" },
  ),
  page("company-dashboard/profiles", "features/merges/routes/claims.tsx", ownCompany),
  page("company-dashboard/webhooks", "features/team/routes/webhooks.tsx", ownCompany),
  page("company-dashboard/webhooks/:endpointId", "features/team/routes/webhook.tsx", {
    ...ownCompany,
    example: "/company-dashboard/webhooks/ENDPOINT",
  }),
  page("company-dashboard/checks", "features/checks/routes/checks.tsx", ownCompany),
  page("company-dashboard/team/:memberId/remove", "features/team/routes/remove-member.tsx", {
    ...ownCompany,
    example: null,
  }),
  page("company-dashboard/figures", "features/figures/routes/company-figures.tsx", ownCompany),
  noPage("company-dashboard/figures/export", "features/figures/routes/export-company-figures.ts"),
  page("company-dashboard/jobs/:jobId/figures", "features/figures/routes/job-figures.tsx", {
    ...ownCompany,
    example: null,
  }),
  noPage(
    "company-dashboard/jobs/:jobId/figures/export",
    "features/figures/routes/export-job-figures.ts",
  ),
  page("company-dashboard/labels", "features/applicants/routes/labels.tsx", ownCompany),
  page("company-dashboard/templates", "features/applicants/routes/templates.tsx", ownCompany),
  page("company-dashboard/jobs/:jobId/applicants", "features/applicants/routes/applicants.tsx", {
    ...ownCompany,
    example: null,
  }),
  page(
    "company-dashboard/jobs/:jobId/applicants/answer",
    "features/applicants/routes/answer-applicants.tsx",
    { ...ownCompany, example: null },
  ),
  noPage(
    "company-dashboard/jobs/:jobId/applicants/export",
    "features/applicants/routes/export-applicants.ts",
  ),
  page(
    "company-dashboard/jobs/:jobId/applicants/compare",
    "features/applicants/routes/compare-applicants.tsx",
    { ...ownCompany, example: null },
  ),
  page(
    "company-dashboard/jobs/:jobId/applicants/cvs",
    "features/applicants/routes/selected-cvs.tsx",
    { ...ownCompany, example: null },
  ),
  noPage(
    "company-dashboard/jobs/:jobId/applicants/cvs/download",
    "features/applicants/routes/download-cvs.ts",
  ),
  page(
    "company-dashboard/jobs/:jobId/applicants/:applicationId",
    "features/applicants/routes/applicant.tsx",
    { ...ownCompany, example: null },
  ),
  noPage(
    "company-dashboard/jobs/:jobId/applicants/:applicationId/interview.ics",
    "features/applicants/routes/applicant-calendar.ts",
  ),
  page("company-dashboard/jobs/:jobId/review", "features/moderation/routes/review.tsx", {
    ...ownCompany,
    example: null,
  }),
  page("moderation", "features/moderation/routes/moderation.tsx", { ...own, reader: "moderator" }),
  page("moderation/figures", "features/figures/routes/board-figures.tsx", {
    ...own,
    reader: "moderator",
  }),
  noPage("moderation/figures/export", "features/figures/routes/export-board-figures.ts"),
  ...(["people", "companies", "jobs"] as const).map((list) =>
    page(`moderation/${list}`, `features/desk/routes/${list}.tsx`, { ...own, reader: "moderator" }),
  ),
  page("moderation/people/:accountId", "features/desk/routes/person.tsx", ofModerator),
  page("moderation/companies/:companyId", "features/desk/routes/company.tsx", ofModerator),
  page("moderation/jobs/:jobId", "features/desk/routes/job.tsx", ofModerator),
  page("moderation/registers", "features/checks/routes/registers.tsx", {
    ...own,
    reader: "moderator",
  }),
  page("moderation/registers/:companyId", "features/checks/routes/register.tsx", {
    ...own,
    reader: "moderator",
    example: null,
  }),
  noPage("moderation/registers/:companyId/document", "features/checks/routes/register-document.ts"),
  page("moderation/log", "features/moderation/routes/moderation-log.tsx", desk),
  noPage("moderation/log/export", "features/moderation/routes/export-moderation-log.ts"),
  page("moderation/desk-figures", "features/figures/routes/desk-figures.tsx", desk),
  page("moderation/reasons", "features/moderation/routes/canned-reasons.tsx", desk),
  page("moderation/moderators", "features/moderation/routes/moderators.tsx", desk),
  page("moderation/merges", "features/merges/routes/merges.tsx", { ...own, reader: "moderator" }),
  page(
    "moderation/companies/:companyId/merge",
    "features/merges/routes/merge-company.tsx",
    ofModerator,
  ),
  page("moderation/jobs/:jobId/move", "features/merges/routes/move-job.tsx", ofModerator),
  page("moderation/daily-list", "features/sharing/routes/daily-list.tsx", {
    ...own,
    reader: "moderator",
  }),
  page("moderation/:caseId", "features/moderation/routes/case.tsx", {
    ...own,
    reader: "moderator",
    example: null,
  }),
  page("operations", "features/operations/routes/operations.tsx", { ...own, reader: "moderator" }),
  page("operations/telegram", "features/channels/routes/channels.tsx", desk),
  page("operations/feeds", "features/jobs/feeds-in/routes/board-feeds.tsx", {
    ...own,
    reader: "moderator",
  }),
  page("operations/feeds/:sourceId", "features/jobs/feeds-in/routes/board-feed.tsx", {
    ...ofModerator,
    example: "/operations/feeds/SOURCE",
  }),
  page(
    "operations/feeds/:sourceId/mapping",
    "features/jobs/feeds-in/routes/board-feed-mapping.tsx",
    { ...ofModerator, example: "/operations/feeds/SOURCE/mapping" },
  ),
  page("admin-dashboard", "features/admin/routes/admin-dashboard.tsx", { ...own, reader: "admin" }),
  noPage("documents/upload", "features/applications/routes/upload-document.ts"),
  noPage("documents/upload/:uploadId", "features/applications/routes/upload.ts"),
  noPage("documents/from-profile/:language", "features/applications/routes/profile-cv-file.ts"),
  noPage("documents/:documentId", "features/applications/routes/document.ts"),
  noPage("documents/:documentId/pages/:page", "features/applications/routes/document-page.ts"),
  page("offline", "offline/routes/offline.tsx", forAnybody),
  noPage("sw.js", "service-worker/worker-route.ts"),
  noPage("manifest/:file", "offline/routes/manifest.ts"),
  ...(["j", "w", "t", "a", "f", "e"] as const).map((channel) => ({
    ...noPage(`${channel}/:short`, "features/job-page/routes/short-job.ts"),
    id: `short-job-${channel}`,
  })),
  noPage("pictures/:kind/:file", "features/sharing/routes/picture.ts"),
  noPage("feeds/:format", "features/sharing/routes/feed.ts", "filters"),
  noPage("embed/:list", "features/sharing/routes/embed.ts", "embed"),
  noPage("oembed", "features/sharing/routes/oembed.ts", "oembed"),
  noPage("llms.txt", "features/sharing/routes/llms.ts"),
  noPage("ai.txt", "features/sharing/routes/ai-text.ts"),
  noPage("robots.txt", "features/sharing/routes/robots.ts"),
  noPage("sitemap.xml", "features/sharing/routes/sitemap-index.ts"),
  noPage("sitemaps/:file", "features/sharing/routes/sitemap.ts"),
  noPage(":key.txt", "features/sharing/routes/index-now-key.ts"),
  noPage("telegram/webhook", "features/channels/routes/telegram-webhook.ts"),
  noPage("dev/mail", "../dev/mail-preview.ts"),
  // Everything else below /api/v1 is in app/api/v1/operations.server.ts.
  data("api/v1/jobs"),
  page("api/v1/docs", "api/routes/docs.tsx", article),
  page(":countryId", "features/info/routes/country.tsx", { ...overview, example: "/syria" }),
  page(":countryId/jobs", "features/jobs/routes/job-list.tsx", {
    ...jobList,
    id: "country-jobs",
    example: "/syria/jobs",
  }),
  page(":countryId/:provinceId", "features/info/routes/province.tsx", {
    ...overview,
    example: "/syria/Aleppo",
  }),
  page("*", "features/info/routes/not-found.tsx", {
    ...forAnybody,
    example: "/nothing/at/this/address",
  }),
];

export const pages: readonly Page[] = urls.filter((url): url is Page => "messages" in url);

function page(path: string, file: string, info: PageInfo & { id?: string }): Page {
  return { path, file, example: path === "/" ? path : `/${path}`, ...info };
}

function noPage(path: string, file: string, cached?: ParameterSet): Route {
  return { path, file, ...(cached && { cached }) };
}

function data(path: string): Route {
  return { path };
}

const pagesByPath = new Map(pages.map((page) => [page.path, page]));
const pagesByAddress = byAddress(pages);
const urlsByAddress = byAddress(urls);
const pagesWithParameters = pages
  .filter(({ path }) => path.includes(":"))
  .map((page) => ({ page, parts: page.path.split("/") }));
const cachedFiles = urls
  .filter((url) => url.cached && !("messages" in url))
  .map((url) => ({ url, parts: url.path.split("/") }));
/** Countries that have pages; pages.test.ts compares them with features/places. */
export const countryIds: readonly string[] = [
  "syria",
  "egypt",
  "saudi-arabia",
  "uae",
  "kuwait",
  "qatar",
  "bahrain",
  "oman",
  "jordan",
  "lebanon",
];

/** The page of a route, by its path as the router names it; undefined where no page is. */
export function pageOfRoute(path: string | undefined): Page | undefined {
  return pagesByPath.get(path || "/");
}

/**
 * The page at an address without its query, in the spelling that our own links give it; undefined
 * for what is no page, and for a country that there is not.
 */
export function findPage(pathname: string): Page | undefined {
  const page = pagesByAddress.get(pathname);
  if (page) return page;
  const [, ...parts] = pathname.split("/");
  return pagesWithParameters.find((each) => matches(each.parts, parts))?.page;
}

/**
 * What the router would find at an address: known for cached pages, and for all whose path has no
 * parameters; undefined for all else, and for another spelling, which the router may know.
 */
export function findRouted(pathname: string): Page | Route | undefined {
  const page = findPage(pathname);
  return page?.cached ? page : urlsByAddress.get(pathname);
}

/** The parameters the page cache keys an address by; undefined if it is not cached. */
export function findCachedParameters(pathname: string): ParameterSet | undefined {
  const page = findPage(pathname);
  if (page) return page.cached;
  const [, ...parts] = pathname.split("/");
  return cachedFiles.find((each) => matches(each.parts, parts))?.url.cached;
}

function matches(wanted: readonly string[], parts: readonly string[]): boolean {
  return (
    wanted.length === parts.length &&
    wanted.every((name, index) => {
      const part = parts[index] ?? "";
      if (name === ":countryId") return countryIds.includes(part);
      return name.startsWith(":") ? part !== "" : name === part;
    })
  );
}

function byAddress<T extends Page | Route>(some: readonly T[]): ReadonlyMap<string, T> {
  const fixed = some.filter(({ path }) => !/[:*]/.test(path));
  return new Map(fixed.map((each) => [addressOf(each), each]));
}

/** The address of a path without parameters. */
export function addressOf({ path }: Pick<Page, "path">): string {
  return path === "/" ? path : `/${path}`;
}

/** The first part of each address, up to the second slash; each once. */
export function firstParts(some: readonly Page[]): string[] {
  return [...new Set(some.map(({ path }) => path.split("/")[0] ?? ""))];
}
