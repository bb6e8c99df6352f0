import { type Page, pages } from "#app/pages.ts";
import { emailOf, password, type Who } from "./role-people.ts";

/** What somebody is answered; who is not named is answered like the one they resemble, then like anybody. */
export type Answers = string | ({ anybody: string } & Partial<Record<Who, string>>);
/** Where a page is shown after a form, what is answered without scripts may be another thing. */
export type PostAnswers = Answers | { page: Answers; data: Answers };
/** "files" and "resume" are sent with a CV. */
export type Fields = Record<string, string> & { cvAs?: "files" | "resume" };

/** An old cookie opens nothing, a second seeker may what the first may, and so on. */
export const resembles: Partial<Record<Who, Who>> = {
  "signed out": "visitor",
  "other seeker": "seeker",
  "other company": "company",
  "no profile": "unknown type",
};

const signIn = "303 /login?next=HERE";
const account = "303 /my-account";
const dashboard = "303 /company-dashboard";
const ownPage = {
  seeker: account,
  company: dashboard,
  admin: "303 /admin-dashboard",
  anybody: account,
  "no profile": "303 /home",
};
/** A company's page: others are sent to sign in or to their account. */
const companies = (company: string, otherCompany = company) => ({
  visitor: signIn,
  company,
  "other company": otherCompany,
  anybody: account,
});
/** An act of applying: others are sent to sign in or refused. */
const seekers = (seeker: string, otherSeeker = seeker) => ({
  visitor: signIn,
  seeker,
  "other seeker": otherSeeker,
  anybody: "403",
});
const applicantAndOwner = {
  seeker: "200",
  // That the company has opened it is written down.
  company: "200 writes",
  "other seeker": "404",
  "other company": "404",
  anybody: "404",
};
const othersApplicantAndOwner = {
  "other seeker": "200",
  "other company": "200 writes",
  anybody: "404",
};
const members200 = { visitor: signIn, anybody: "200" };
const admins = { visitor: signIn, admin: "200", company: dashboard, anybody: account };

const profile = { firstName: "Sami", lastName: "Darwish", companyName: "The Bakery" };
const person = { ...profile, email: "new@people.example", phone: "0944123456" };
const place = { country: "Syria", province: "Aleppo", city: "Azaz" };
const registration = { ...person, ...place, password, confirmPassword: password, agree: "on" };
const application: Fields = { ...person, cvAs: "resume" };
const signUp = { ...registration, first_name: "Sami", last_name: "Darwish" };
const step: Fields = { intent: "next", step: "1", title: "Night baker" };

type Row = [route: string, to: string, get: Answers, post: PostAnswers, fields?: Fields];

/** A page without a row of its own here is shown to its readers and takes no form. */
const shownToReaders: Record<Page["reader"], Answers> = {
  anybody: "200",
  member: members200,
  company: companies("200"),
  admin: admins,
};

/**
 * Route, address, what a GET is answered and what a POST of the fields. Names in braces are ids of
 * the records: all but "others" belong to the company, cv and upload to the seeker; HERE is the
 * address itself. "writes" ends an answer after which something stored is another.
 */
const written: Row[] = [
  ["category/:category", "/category/Logistics", "200", "405"],
  ["category/:category", "/category/Nothing", "404", "405"],
  ["suggest", "/suggest?q=ba", "200", "405", { q: "ba" }],
  ["job-count", "/job-count?keyword=ba", "200", "405", { keyword: "ba" }],
  ["employer-dashboard", "/employer-dashboard", "200", "405", { intent: "accept" }],
  ["employer-dashboard", "/employer-dashboard?tab=applications", "200", "405", { act: "reject" }],
  ["pricing", "/pricing", "200", "405", { plan: "enterprise" }],
  ["jobs/:jobId", "/jobs/{open}", "200", "405", { status: "closed" }],
  ["jobs/:jobId", "/jobs/{over}", "200", "405"],
  ["jobs/:jobId", "/jobs/{closed}", only("company"), "405", { status: "active" }],
  ["jobs/:jobId", "/jobs/{draft}", only("company"), "405", { status: "active" }],
  ["jobs/:jobId", "/jobs/{missing}", "404", "405"],
  ["jobs/:jobId", "/jobs/{noId}", "404", "405"],
  [
    "report/:jobId",
    "/report/{open}",
    "200",
    "303 /jobs/{open} writes",
    { reason: "money", details: "They wanted money first." },
  ],
  ["report/:jobId", "/report/{draft}", "404", "404", { reason: "gone" }],
  ["report/:jobId", "/report/{missing}", "404", "404", { reason: "gone" }],
  [
    "apply/:jobId",
    "/apply/{open}",
    seekers("200"),
    seekers("409", "303 /apply/{open}?done=1 writes"),
    application,
  ],
  ["apply/:jobId", "/apply/{over}", seekers("200"), seekers("409"), application],
  ["apply/:jobId", "/apply/{closed}", missingJob(), seekers("404"), application],
  ["apply/:jobId", "/apply/{draft}", missingJob(), seekers("404"), application],
  ["apply/:jobId", "/apply/{missing}", missingJob(), seekers("404"), application],
  ["apply/:jobId", "/apply/{noId}", missingJob(), seekers("404"), application],
  [
    "apply/:jobId",
    "/apply/{others}",
    seekers("200"),
    seekers("303 /apply/{others}?done=1 writes", "409"),
    application,
  ],
  // Nobody is told whose it is: who did not write it is refused.
  [
    "apply/:jobId/kept",
    "/apply/{others}/kept?by={missing}",
    "405",
    { visitor: "401", anybody: "403" },
    application,
  ],
  [
    "apply/:jobId/kept",
    "/apply/{others}/kept?by={seekerId}",
    "405",
    { visitor: "401", seeker: "200 writes", "other seeker": "403", anybody: "403" },
    application,
  ],
  ["post-job", "/post-job", companies("200"), companies("303 /post-job?step=2 writes"), step],
  [
    "post-job",
    "/post-job?step=4",
    companies("200"),
    companies("303 /post-job?step=1&check=1 writes"),
    { intent: "submit" },
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{open}",
    companies("200", dashboard),
    companies("303 /edit-job/{open}?step=2 writes", dashboard),
    step,
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{closed}",
    companies("200", dashboard),
    companies("303 /company-dashboard writes", dashboard),
    { intent: "submit" },
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{draft}",
    companies("200", dashboard),
    companies("303 /company-dashboard writes", dashboard),
    { intent: "submit", status: "active" },
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{others}",
    companies(dashboard, "200"),
    companies(dashboard, "303 /edit-job/{others}"),
    { intent: "discard" },
  ],
  ["edit-job/:jobId", "/edit-job/{missing}", companies(dashboard), companies(dashboard), step],
  ["edit-job/:jobId", "/edit-job/{noId}", companies(dashboard), companies(dashboard), step],
  [
    "login",
    "/login",
    { visitor: "200", ...ownPage },
    { page: { visitor: "401", ...ownPage }, data: "401" },
    { email: emailOf("no profile"), password: "wrong-password" },
  ],
  [
    "login",
    "/login?next=//elsewhere.example",
    { visitor: "200", ...ownPage },
    "303 /my-account writes",
    { email: emailOf("other seeker"), password },
  ],
  [
    "login/verify",
    "/login/verify",
    { visitor: "303 /login", ...ownPage },
    { visitor: "303 /login", ...ownPage },
    { code: "000000" },
  ],
  // At an IP address, such as this board's, there are no passkeys; the journey is at localhost.
  ["login/passkey-options", "/login/passkey-options", "405", "404", { step: "add", password }],
  [
    "register",
    "/register",
    { visitor: "200", ...ownPage },
    { visitor: "400", ...ownPage },
    { ...registration, user_type: "admin" },
  ],
  [
    "register",
    "/register?type=admin",
    { visitor: "200", ...ownPage },
    { visitor: "400", ...ownPage },
    { ...registration, userType: "recruiter" },
  ],
  [
    "register",
    "/register?type=company",
    { visitor: "200", ...ownPage },
    { visitor: "303 /register?created=1 writes", ...ownPage },
    { ...registration, userType: "company" },
  ],
  [
    "forget-password",
    "/forget-password",
    "200",
    "303 /forget-password?sent=1",
    { email: "nobody@people.example" },
  ],
  [
    "reset-password",
    "/reset-password",
    "200",
    "410",
    { token: "none", password, confirmPassword: password },
  ],
  ["auth/v1/:call", "/auth/v1/session", "200", "404"],
  ["auth/v1/:call", "/auth/v1/signup", "404", "400", { ...signUp, user_type: "admin" }],
  [
    "auth/v1/:call",
    "/auth/v1/token",
    "404",
    "400",
    { grant_type: "password", email: emailOf("company"), password: "wrong" },
  ],
  [
    "auth/v1/:call",
    "/auth/v1/user",
    "404",
    { visitor: "401", anybody: "200 writes" },
    { password: "another-password", current_password: password },
  ],
  ["auth/v1/:call", "/auth/v1/recover", "404", "200", { email: "nobody@people.example" }],
  ["auth/v1/:call", "/auth/v1/logout", "404", { visitor: "401", anybody: "200 writes" }],
  // The key of what a device keeps encrypted: made at the first call.
  ["auth/v1/:call", "/auth/v1/device-key", "404", { visitor: "401", anybody: "200" }],
  ["auth/v1/:call", "/auth/v1/nothing", "404", "404"],
  ["clear-device", "/clear-device", "204", "405"],
  ["logout", "/logout", "303 /", { visitor: "303 /login", anybody: "303 /login writes" }],
  [
    "my-account",
    "/my-account",
    { ...members200, "no profile": "200 writes" },
    { visitor: signIn, anybody: "303 /my-account writes" },
    profile,
  ],
  [
    "my-account",
    "/my-account?tab=applications",
    { ...members200, "no profile": "200 writes" },
    {
      page: { visitor: signIn, anybody: "400", "no profile": "400 writes" },
      data: { visitor: signIn, anybody: "400" },
    },
    { firstName: "" },
  ],
  [
    "my-account/applications/:applicationId",
    "/my-account/applications/{invited}",
    applicant("200"),
    applicant("303 /my-account/applications/{invited} writes"),
    { answer: "confirm" },
  ],
  [
    "my-account/applications/:applicationId",
    "/my-account/applications/{application}",
    othersApplicant("200"),
    othersApplicant("409"),
    { answer: "ask_another_time", note: "On Sunday?" },
  ],
  [
    "my-account/applications/:applicationId",
    "/my-account/applications/{noId}",
    applicant("404"),
    applicant("404"),
    { answer: "confirm" },
  ],
  [
    "my-account/applications/:applicationId/withdraw",
    "/my-account/applications/{invited}/withdraw",
    applicant("200"),
    applicant("303 /my-account/applications/{invited} writes"),
  ],
  [
    "my-account/applications/:applicationId/withdraw",
    "/my-account/applications/{missing}/withdraw",
    applicant("404"),
    applicant("404"),
  ],
  [
    "my-account/applications/:applicationId/interview.ics",
    "/my-account/applications/{invited}/interview.ics",
    applicant("200"),
    "405",
  ],
  [
    "my-account/applications/:applicationId/interview.ics",
    "/my-account/applications/{application}/interview.ics",
    applicant("404"),
    "405",
  ],
  [
    "my-account/security",
    "/my-account/security",
    members200,
    { visitor: signIn, anybody: "303 /my-account/security writes" },
    { current: password, password: "another-password", confirmPassword: "another-password" },
  ],
  [
    "my-account/security",
    "/my-account/security",
    members200,
    { visitor: signIn, anybody: "400" },
    { current: "wrong-password", password: "another-one", confirmPassword: "another-one" },
  ],
  [
    "my-account/security",
    "/my-account/security?intent=end-others",
    members200,
    { visitor: signIn, anybody: "303 /my-account/security" },
    { intent: "end", session: "{missing}" },
  ],
  [
    "my-account/emails",
    "/my-account/emails",
    members200,
    {
      ...{ visitor: signIn, anybody: "303 /my-account/emails" },
      seeker: "303 /my-account/emails writes",
      company: "303 /my-account/emails writes",
    },
    {},
  ],
  [
    "my-account/emails",
    "/my-account/emails",
    members200,
    // It writes what is to be sent, which is not looked at here.
    { visitor: signIn, anybody: "303 /my-account/emails" },
    { intent: "confirm", which: "account" },
  ],
  [
    "my-account/cvs",
    "/my-account/cvs",
    { visitor: signIn, seeker: "200", anybody: account },
    { visitor: signIn, seeker: "400", anybody: account },
    { intent: "rename", id: "{cv}", label: "Changed" },
  ],
  [
    "my-account/cvs",
    "/my-account/cvs",
    { visitor: signIn, seeker: "200", anybody: account },
    { visitor: signIn, seeker: "400", anybody: account },
    { intent: "delete", id: "{cv}" },
  ],
  [
    "my-account/cvs/from-profile",
    "/my-account/cvs/from-profile?job={open}",
    { visitor: signIn, seeker: "200", anybody: account },
    { visitor: signIn, seeker: "303 /apply/{open} writes", anybody: account },
    { language: "en" },
  ],
  [
    "documents/from-profile/:language",
    "/documents/from-profile/en",
    { visitor: signIn, seeker: "200", anybody: "303 /my-account/cvs" },
    "405",
  ],
  ["confirm-email", "/confirm-email?token=made-up", "200", "410"],
  ["unsubscribe", "/unsubscribe", "404", "404"],
  [
    "unsubscribe",
    "/unsubscribe?account={seekerId}&kind=applicationReceived&signature=made-up",
    "404",
    "404",
  ],
  [
    "my-account/security/two-step",
    "/my-account/security/two-step",
    members200,
    { visitor: signIn, anybody: "400" },
    { intent: "begin", password: "wrong-password" },
  ],
  [
    "my-account/security/two-step",
    "/my-account/security/two-step",
    members200,
    { visitor: signIn, anybody: "303 /my-account/security/two-step#app writes" },
    { intent: "begin", password },
  ],
  [
    "my-account/security/two-step",
    "/my-account/security/two-step?needed=1",
    members200,
    { visitor: signIn, anybody: "409" },
    { intent: "confirm", code: "000000" },
  ],
  [
    "my-account/security/two-step",
    "/my-account/security/two-step?act=remove-passkey&passkey={missing}",
    members200,
    { visitor: signIn, anybody: "404" },
    { intent: "remove-passkey", passkey: "{missing}", password },
  ],
  [
    "my-account/security/two-step",
    "/my-account/security/two-step?act=rename-passkey&passkey={missing}",
    members200,
    { visitor: signIn, anybody: "404" },
    { intent: "rename-passkey", passkey: "{missing}", name: "Phone" },
  ],
  [
    "my-account/security/two-step",
    "/my-account/security/two-step?act=remove-passkey&passkey={noId}",
    members200,
    { visitor: signIn, anybody: "400" },
    { intent: "add-passkey", name: "Phone", credential: "{}" },
  ],
  [
    "my-account/data/download",
    "/my-account/data/download",
    { visitor: signIn, anybody: "303 /my-account/data" },
    { visitor: signIn, anybody: "303 /my-account/data" },
    { password: "wrong-password" },
  ],
  [
    "my-account/data/download",
    "/my-account/data/download",
    { visitor: signIn, anybody: "303 /my-account/data" },
    { visitor: signIn, anybody: "200" },
    { password },
  ],
  [
    "my-account/delete",
    "/my-account/delete",
    members200,
    { visitor: signIn, anybody: "400" },
    { password: "wrong-password" },
  ],
  [
    "my-account/delete",
    "/my-account/delete",
    members200,
    { visitor: signIn, anybody: "303 /home writes", admin: "409" },
    { password },
  ],
  [
    "company-dashboard",
    "/company-dashboard",
    companies("200"),
    companies("405"),
    { status: "accepted" },
  ],
  [
    "company-dashboard",
    "/company-dashboard?tab=applications",
    companies("200"),
    companies("405"),
    { status: "accepted" },
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{open}",
    companies("200", dashboard),
    companies("303 /company-dashboard writes", dashboard),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{draft}",
    companies("200", dashboard),
    companies("303 /company-dashboard writes", dashboard),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{others}",
    companies(dashboard, "200"),
    companies(dashboard, "303 /company-dashboard writes"),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{missing}",
    companies(dashboard),
    companies(dashboard),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{noId}",
    companies(dashboard),
    companies(dashboard),
  ],
  // Its applicants are read by the company alone; that they were read for the first time is written.
  [
    "company-dashboard/jobs/:jobId/applicants",
    "/company-dashboard/jobs/{open}/applicants",
    companies("200", "404"),
    companies("303 /company-dashboard/jobs/{open}/applicants", "404"),
    { intent: "star", starred: "1" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants",
    "/company-dashboard/jobs/{open}/applicants?applicant={invited}",
    companies("200 writes", "404"),
    companies("303 /company-dashboard/jobs/{open}/applicants?applicant={invited} writes", "404"),
    { intent: "answer", action: "shortlist" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants",
    "/company-dashboard/jobs/{others}/applicants",
    companies("404", "200"),
    companies("404"),
    { intent: "answer", action: "decline" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants",
    "/company-dashboard/jobs/{noId}/applicants",
    companies("404"),
    companies("404"),
    { intent: "answer", action: "decline" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants/:applicationId",
    "/company-dashboard/jobs/{open}/applicants/{invited}",
    companies("200 writes", "404"),
    companies("303 /company-dashboard/jobs/{open}/applicants/{invited} writes", "404"),
    { intent: "note", body: "Bakes well" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants/:applicationId",
    "/company-dashboard/jobs/{others}/applicants/{invited}",
    companies("404"),
    companies("404"),
    { intent: "answer", action: "hire" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants/answer",
    "/company-dashboard/jobs/{open}/applicants/answer?action=decline&id={invited}",
    companies("200", "404"),
    companies("303 /company-dashboard/jobs/{open}/applicants writes", "404"),
    { intent: "answer", action: "decline" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants/export",
    "/company-dashboard/jobs/{open}/applicants/export",
    companies("200", "404"),
    "405",
  ],
  [
    "company-dashboard/templates",
    "/company-dashboard/templates",
    companies("200"),
    companies("303 /company-dashboard/templates?kind=offer&in=en writes"),
    { kind: "offer", language: "en", body: "Welcome to the bakery, we hope." },
  ],
  ["admin-dashboard", "/admin-dashboard", admins, "405", { intent: "delete" }],
  ["admin-dashboard", "/admin-dashboard?tab=users", admins, "405", { user_type: "admin" }],
  ["admin-dashboard", "/admin-dashboard?tab=companies", admins, "405"],
  ["admin-dashboard", "/admin-dashboard?tab=jobs", admins, "405", { status: "closed" }],
  [
    "documents/upload",
    "/documents/upload",
    "405",
    { visitor: "401", seeker: "200 writes", anybody: "403" },
    { cvAs: "files" },
  ],
  ["documents/upload/:uploadId", "/documents/upload/{upload}", "405", "405"],
  ["documents/:documentId", "/documents/{cv}", applicantAndOwner, "405"],
  ["documents/:documentId", "/documents/{othersCv}", othersApplicantAndOwner, "405"],
  ["documents/:documentId", "/documents/{upload}", only("seeker"), "405"],
  ["documents/:documentId", "/documents/{missing}", "404", "405"],
  ["documents/:documentId", "/documents/{noId}", "404", "405"],
  ["saved-jobs", "/saved-jobs", "200", "405", { job: "x" }],
  ["sw.js", "/sw.js", "200", "405"],
  ["manifest/:file", "/manifest/ar.webmanifest", "200", "405"],
  ["manifest/:file", "/manifest/xx.webmanifest", "404", "405"],
  ["dev/mail", "/dev/mail", "404", "405"],
  ["api/v1/jobs", "/api/v1/jobs", "200", "405", { title: "Night baker" }],
  [":countryId", "/syria", "200", "404"],
  [":countryId", "/nowhere", "404", "404"],
  [":countryId/jobs", "/syria/jobs", "200", "405"],
  [":countryId/jobs", "/nowhere/jobs", "404", "405"],
  [":countryId/:provinceId", "/syria/Aleppo", "200", "404"],
  [":countryId/:provinceId", "/syria/nowhere", "404", "404"],
  ["*", "/nothing/at/this/address", "404", "404"],
];

const writtenRoutes = new Set(written.map(([route]) => route));

/** The rows above, and one for each page without any. */
export const table: Row[] = [
  ...written,
  ...pages.flatMap(({ path, example, reader }): Row[] => {
    const isPlain = example !== null && !example.includes("JOB");
    const isWritten = writtenRoutes.has(path);
    return isPlain && !isWritten ? [[path, example, shownToReaders[reader], "405"]] : [];
  }),
];

/** Only for this one, not for anyone who resembles them. */
function only(who: "company" | "seeker"): Answers {
  return { [who]: "200", [`other ${who}`]: "404", anybody: "404" };
}

/** A page of whoever sent an application; anybody else's is missing. */
function applicant(answer: string) {
  return { visitor: signIn, seeker: answer, "other seeker": "404", anybody: "404" };
}

function othersApplicant(answer: string) {
  return { visitor: signIn, seeker: "404", "other seeker": answer, anybody: "404" };
}

function missingJob(): Answers {
  return { visitor: signIn, anybody: "404" };
}
