import { type Page, urls } from "#app/pages.ts";
import { everybody, type Who } from "./reader.ts";

/**
 * Addresses of paths with parameters, and those that read more than a page's first part. Any other path
 * of pages.ts is visited as it is. Words in capitals are places of a board.
 */
const addresses: Record<string, readonly string[]> = {
  "category/:category": ["/category/Design", "/category/Engineering?sort=salary&page=3"],
  suggest: ["/suggest?q=محا", "/suggest?q=acc"],
  "job-count": ["/job-count?keyword=محاسب", "/job-count?location=Aleppo&jobType=full-time"],
  companies: [
    "/companies?name=شركة",
    "/companies?name=trading",
    "/companies?name=zzzz",
    "/companies?industry=technology",
    "/companies?page=COMPANIES_END",
  ],
  "companies/:slug": ["/companies/SLUG", "/companies/SLUG?page=20"],
  jobs: [
    "/jobs?keyword=محاسب",
    "/jobs?keyword=accountant&location=Aleppo",
    "/jobs?keyword=zzzzzz",
    "/jobs?keyword=مهندص",
    "/jobs?keyword=م",
    "/jobs?category=Engineering&jobType=full-time&view=grid",
    "/jobs?salaryMin=1000000",
    "/jobs?company=شركة",
    "/jobs?sort=salary",
    "/jobs?sort=title&page=10",
    "/jobs?postedWithin=30&province=Aleppo",
  ],
  "jobs/:jobId": ["/jobs/JOB"],
  "report/:jobId": ["/report/JOB"],
  "report/company/:companyId": ["/report/company/COMPANY"],
  "report/messages/:applicationId": ["/report/messages/WRITTEN"],
  "apply/:jobId": ["/apply/OPEN"],
  "edit-job/:jobId": ["/edit-job/JOB"],
  "post-job": ["/post-job?step=2", "/post-job?step=3", "/post-job?step=4"],
  "alerts/feed/:file": ["/alerts/feed/FEED.atom"],
  "auth/v1/:call": ["/auth/v1/session"],
  "my-account": [
    "/my-account?tab=applications",
    "/my-account?tab=applications&page=20",
    "/my-account?tab=applications&show=ended",
  ],
  "my-account/applications/:applicationId": [
    "/my-account/applications/SENT",
    "/my-account/applications/WRITTEN",
  ],
  "my-account/applications/:applicationId/withdraw": ["/my-account/applications/SENT/withdraw"],
  "my-account/applications/:applicationId/interview.ics": [
    "/my-account/applications/INVITED/interview.ics",
  ],
  "company-dashboard": [
    "/company-dashboard?page=OWN_JOBS_END",
    "/company-dashboard?tab=today",
    "/company-dashboard?state=closed",
    "/company-dashboard?state=open",
    "/company-dashboard?tab=applications",
    "/company-dashboard?tab=applications&page=APPLICATIONS_END",
    "/company-dashboard?tab=applications&job=JOB",
    "/company-dashboard?tab=applications&news=1",
    "/company-dashboard?tab=applications&search=الأمين",
    "/company-dashboard?tab=applications&search=zzzzzz",
  ],
  "company-dashboard/delete-job/:jobId": ["/company-dashboard/delete-job/JOB"],
  "company-dashboard/jobs/:jobId/preview": ["/company-dashboard/jobs/DRAFT/preview"],
  "company-dashboard/jobs/:jobId/close": ["/company-dashboard/jobs/JOB/close"],
  "company-dashboard/team/:memberId/remove": ["/company-dashboard/team/MEMBER/remove"],
  "company-dashboard/templates": ["/company-dashboard/templates?kind=declined&in=ar"],
  "company-dashboard/jobs/:jobId/applicants": [
    "",
    "?page=APPLICANTS_END",
    "?stage=new",
    "?stage=not_selected",
    "?sort=oldest",
    "?sort=experience",
    "?sort=fit",
    "?experience=3-5",
    "?availability=month",
    "?place=syria/homs",
    "?salary=budget",
    "?starred=1",
    "?wanted=unmet",
    "?sort=rating",
    "?rating=4",
    "?label=LABEL",
    "?search=الأمين",
    "?search=ريما",
    "?search=zzzzzz",
    "?applicant=APPLICATION",
    "?applicant=APPLICATION&cv=text",
  ].map((query) => `/company-dashboard/jobs/JOB/applicants${query}`),
  "company-dashboard/jobs/:jobId/applicants/answer": [
    "/company-dashboard/jobs/JOB/applicants/answer?action=decline&all=1",
    "/company-dashboard/jobs/JOB/applicants/answer?action=decline&all=1&stage=new",
    "/company-dashboard/jobs/CLOSED/applicants/answer?action=decline&rest=1",
  ],
  "company-dashboard/jobs/:jobId/applicants/export": [
    "/company-dashboard/jobs/JOB/applicants/export",
    "/company-dashboard/jobs/JOB/applicants/export?search=الأمين",
  ],
  "company-dashboard/jobs/:jobId/applicants/compare": [
    "/company-dashboard/jobs/JOB/applicants/compare?id=APPLICATION&id=INTERVIEW",
  ],
  "company-dashboard/jobs/:jobId/applicants/cvs": [
    "/company-dashboard/jobs/JOB/applicants/cvs?id=APPLICATION&id=INTERVIEW",
    "/company-dashboard/jobs/JOB/applicants/cvs?all=1",
  ],
  "company-dashboard/jobs/:jobId/applicants/cvs/download": [
    "/company-dashboard/jobs/JOB/applicants/cvs/download?id=APPLICATION",
  ],
  "company-dashboard/jobs/:jobId/applicants/:applicationId": [
    "/company-dashboard/jobs/JOB/applicants/APPLICATION",
  ],
  "company-dashboard/jobs/:jobId/applicants/:applicationId/interview.ics": [
    "/company-dashboard/jobs/JOB/applicants/INTERVIEW/interview.ics",
  ],
  "company-dashboard/jobs/:jobId/figures": ["/company-dashboard/jobs/JOB/figures?days=84"],
  "company-dashboard/jobs/:jobId/figures/export": ["/company-dashboard/jobs/JOB/figures/export"],
  "company-dashboard/figures": ["/company-dashboard/figures?days=84"],
  "company-dashboard/feeds/:sourceId": ["/company-dashboard/feeds/FEED_SOURCE"],
  "company-dashboard/webhooks/:endpointId": [
    "/company-dashboard/webhooks/ENDPOINT",
    "/company-dashboard/webhooks/ENDPOINT?state=failed",
  ],
  "company-dashboard/jobs/:jobId/review": ["/company-dashboard/jobs/JOB/review"],
  "moderation/:caseId": ["/moderation/CASE"],
  "moderation/figures": ["/moderation/figures?days=365"],
  "moderation/registers/:companyId": ["/moderation/registers/REGISTER"],
  "moderation/companies/:companyId/merge": [
    "/moderation/companies/COMPANY/merge",
    "/moderation/companies/DOUBLE/merge?q=شركة",
    "/moderation/companies/DOUBLE/merge?other=COMPANY",
  ],
  "moderation/jobs/:jobId/move": [
    "/moderation/jobs/JOB/move?q=trading",
    "/moderation/jobs/JOB/move?into=DOUBLE",
  ],
  "operations/feeds/:sourceId": ["/operations/feeds/BOARD_SOURCE"],
  moderation: [
    "/moderation?tab=decided",
    "/moderation?tab=all&q=sham",
    "/moderation?tab=decided&reason=money",
  ],
  "moderation/people": [
    "/moderation/people?page=USERS_END",
    "/moderation/people?search=seeker77@people.example",
    "/moderation/people?kind=blocked",
    "/moderation/people?kind=unconfirmed",
    "/moderation/people?kind=waiting",
  ],
  "moderation/companies": [
    "/moderation/companies?page=ALL_COMPANIES_END",
    "/moderation/companies?kind=unconfirmed",
    "/moderation/companies?kind=waiting",
  ],
  "moderation/jobs": [
    "/moderation/jobs?page=ALL_JOBS_END",
    "/moderation/jobs?search=محاسب",
    "/moderation/jobs?kind=held",
    "/moderation/jobs?kind=waiting",
    "/moderation/jobs?kind=featured",
  ],
  "moderation/people/:accountId": ["/moderation/people/MEMBER"],
  "moderation/companies/:companyId": ["/moderation/companies/COMPANY"],
  "moderation/jobs/:jobId": ["/moderation/jobs/JOB"],
  "admin-dashboard": [
    "/admin-dashboard?tab=users",
    "/admin-dashboard?tab=users&page=USERS_END",
    "/admin-dashboard?tab=users&search=rima",
    "/admin-dashboard?tab=users&search=seeker77@people.example",
    "/admin-dashboard?tab=companies",
    "/admin-dashboard?tab=companies&page=ALL_COMPANIES_END",
    "/admin-dashboard?tab=companies&search=شركة",
    "/admin-dashboard?tab=jobs",
    "/admin-dashboard?tab=jobs&page=ALL_JOBS_END",
    "/admin-dashboard?tab=jobs&search=محاسب",
    "/admin-dashboard?tab=jobs&search=zzzzzz",
    "/admin-dashboard?tab=jobs&status=closed",
    "/admin-dashboard?tab=jobs&type=contract",
  ],
  "documents/:documentId": ["/documents/DOCUMENT"],
  "documents/:documentId/pages/:page": ["/documents/DOCUMENT/pages/1"],
  "my-account/experience/:entryId": ["/my-account/experience/new"],
  "documents/from-profile/:language": ["/documents/from-profile/en"],
  "manifest/:file": ["/manifest/ar.webmanifest"],
  "j/:short": ["/j/SHORT"],
  "w/:short": ["/w/SHORT"],
  "t/:short": ["/t/SHORT"],
  "a/:short": ["/a/SHORT"],
  "f/:short": ["/f/SHORT"],
  "e/:short": ["/e/SHORT"],
  "embed/:list": ["/embed/SLUG", "/embed/SLUG.json"],
  market: ["/market?province=aleppo"],
  "pictures/:kind/:file": [
    "/pictures/job/JOB.ar.png",
    "/pictures/company/SLUG.ar.png",
    "/pictures/board/furas.ar.png",
  ],
  "feeds/:format": ["/feeds/rss", "/feeds/atom?keyword=محاسب", "/feeds/json"],
  "sitemaps/:file": ["/sitemaps/pages.xml.gz"],
  "api/v1/jobs": ["/api/v1/jobs?keyword=محاسب&limit=50", "/api/v1/jobs?province=Aleppo"],
  ":countryId": ["/syria"],
  ":countryId/jobs": ["/syria/jobs"],
  ":countryId/:provinceId": ["/syria/Aleppo"],
  "*": ["/nothing/at/this/address"],
};

/** Paths that no reader of a board reads, and why. */
export const notVisited: Record<string, string> = {
  "apply/:jobId/kept": "only takes forms",
  "my-account/applications/:applicationId/kept": "only takes forms",
  "my-account/cvs/:cvId/fields": "reads one file, whatever the board's size",
  memory: "only takes forms",
  "push-device": "only takes forms",
  "documents/upload": "only takes files",
  "documents/upload/:uploadId": "only takes files",
  "login/passkey-options": "only takes calls",
  logout: "only takes forms, and would end the visits",
  "alerts/open/:digest": "needs a digest of the reader's; leads to the list of jobs",
  "company-dashboard/feeds/:sourceId/mapping": "reads a feed of another site",
  "operations/feeds/:sourceId/mapping": "reads a feed of another site",
  "moderation/registers/:companyId/document": "a file by its key; no board here has one",
  "telegram/webhook": "only takes calls",
  ":key.txt": "a file by its key; no board here has one",
  "logos/:logoId/:variant": "a file by its key; no board of this benchmark has logos",
};

/** An address in capitals, and who visits it. */
type Wanted = { template: string; readBy: readonly Who[] };

/**
 * Every address to visit, in the order of pages.ts, and the paths that have none. All readers visit a path's
 * first address unless `quick`; the others are for those whose page it is.
 */
export function listAddresses(quick: boolean): { wanted: Wanted[]; missing: string[] } {
  const missing: string[] = [];
  const wanted = urls.flatMap((url) => {
    if (url.path in notVisited) return [];
    const own = /[:*]/.test(url.path) ? [] : [url.path === "/" ? "/" : `/${url.path}`];
    const templates = [...own, ...(addresses[url.path] ?? [])];
    if (templates.length === 0) missing.push(url.path);
    const whose = readersOf["reader" in url ? url.reader : ownerOf(url.path)];
    return templates.map((template, at) => ({
      template,
      readBy: at === 0 && !quick ? everybody : whose,
    }));
  });
  const ofPrograms = apiAddresses.map((template) => ({ template, readBy: ["program"] as const }));
  return { wanted: [...wanted, ...ofPrograms], missing };
}

/** What a company's own program asks of the API with a key; the rest below /api/v1 is in pages.ts. */
const apiAddresses = [
  "/api/v1/companies",
  "/api/v1/companies/SLUG",
  "/api/v1/places",
  "/api/v1/market",
  "/api/v1/jobs/JOB",
  "/api/v1/own/company",
  "/api/v1/own/jobs",
  "/api/v1/own/jobs?status=closed",
  "/api/v1/own/jobs/JOB",
  "/api/v1/own/applications",
  "/api/v1/own/applications?stage=new",
  "/api/v1/own/applications?job=JOB",
  "/api/v1/own/applications?since=2026-11-01T00:00:00Z",
  "/api/v1/own/applications/APPLICATION",
];

/** Whose file or call it is. */
function ownerOf(path: string): keyof typeof readersOf {
  if (path.startsWith("company-dashboard/")) return "company";
  return path.startsWith("moderation/") ? "moderator" : "visitor";
}

const readersOf: Record<Page["reader"] | "visitor", readonly Who[]> = {
  visitor: ["visitor"],
  anybody: ["visitor", "seeker"],
  member: ["seeker"],
  company: ["company"],
  moderator: ["moderator"],
  admin: ["admin"],
};
