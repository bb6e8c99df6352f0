import { password } from "#e2e/security/role-people.ts";
import {
  admins,
  companies,
  dashboard,
  type Fields,
  owners,
  type Row,
  recruiters,
} from "./answers.ts";

const step: Fields = { intent: "next", step: "1", title: "Night baker" };

const answered = "303 /company-dashboard/jobs/{open}/applicants?applicant={invited} writes";

export const companyRows: Row[] = [
  ["my-account/logo", "/my-account/logo", owners("200"), owners("400"), { intent: "save" }],
  ["post-job", "/post-job", recruiters("200"), recruiters("303 /post-job?step=2 writes"), step],
  [
    "post-job",
    "/post-job?step=4",
    recruiters("200"),
    recruiters("303 /post-job?step=1&check=1 writes"),
    { intent: "submit" },
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{open}",
    recruiters("200", dashboard),
    recruiters("303 /edit-job/{open}?step=2 writes", dashboard),
    step,
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{closed}",
    recruiters("200", dashboard),
    recruiters("303 /company-dashboard writes", dashboard),
    { intent: "submit" },
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{draft}",
    recruiters("200", dashboard),
    recruiters("303 /company-dashboard writes", dashboard),
    { intent: "submit", status: "active" },
  ],
  [
    "edit-job/:jobId",
    "/edit-job/{others}",
    recruiters(dashboard, "200"),
    recruiters(dashboard, "303 /edit-job/{others}"),
    { intent: "discard" },
  ],
  ["edit-job/:jobId", "/edit-job/{missing}", recruiters(dashboard), recruiters(dashboard), step],
  ["edit-job/:jobId", "/edit-job/{noId}", recruiters(dashboard), recruiters(dashboard), step],
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
    recruiters("200", dashboard),
    recruiters("303 /company-dashboard writes", dashboard),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{draft}",
    recruiters("200", dashboard),
    recruiters("303 /company-dashboard writes", dashboard),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{others}",
    recruiters(dashboard, "200"),
    recruiters(dashboard, "303 /company-dashboard writes"),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{missing}",
    recruiters(dashboard),
    recruiters(dashboard),
  ],
  [
    "company-dashboard/delete-job/:jobId",
    "/company-dashboard/delete-job/{noId}",
    recruiters(dashboard),
    recruiters(dashboard),
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
    {
      // The page comes again with the refusal, and who opens an application first is written down.
      page: { ...companies(answered, "404"), "team reader": "403 writes" },
      data: { ...companies(answered, "404"), "team reader": "403" },
    },
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
    {
      ...companies("303 /company-dashboard/jobs/{open}/applicants/{invited} writes", "404"),
      "team reader": "303 /company-dashboard/jobs/{open}/applicants/{invited}",
    },
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
    recruiters("200", "404"),
    recruiters("303 /company-dashboard/jobs/{open}/applicants writes", "404"),
    { intent: "answer", action: "decline" },
  ],
  [
    "company-dashboard/jobs/:jobId/applicants/answer",
    "/company-dashboard/jobs/{open}/applicants/answer?action=decline&rest=1",
    recruiters("200", "404"),
    recruiters("303 /company-dashboard/jobs/{open}/applicants writes", "404"),
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
    recruiters("200"),
    recruiters("303 /company-dashboard/templates?kind=offer&in=en writes"),
    { kind: "offer", language: "en", body: "Welcome to the bakery, we hope." },
  ],
  // Everybody of a team reads it; owners alone change it, and everybody may leave.
  [
    "company-dashboard/team",
    "/company-dashboard/team",
    companies("200"),
    owners("303 /company-dashboard/team"),
    { intent: "role", member: "{memberId}", role: "none" },
  ],
  [
    "company-dashboard/team",
    "/company-dashboard/team",
    companies("200"),
    owners("303 /company-dashboard/team writes", "303 /company-dashboard/team"),
    { intent: "role", member: "{memberId}", role: "owner" },
  ],
  [
    "company-dashboard/team",
    "/company-dashboard/team",
    companies("200"),
    owners("303 /company-dashboard/team writes", "303 /company-dashboard/team"),
    { intent: "revoke", invitation: "{invitation}" },
  ],
  [
    "company-dashboard/team",
    "/company-dashboard/team",
    companies("200"),
    // Nobody here has confirmed their address.
    owners("409"),
    { email: "new-colleague@people.example", role: "reader" },
  ],
  [
    "company-dashboard/team/:memberId/remove",
    "/company-dashboard/team/{memberId}/remove",
    { ...owners("200", "303 /company-dashboard/team"), "team reader": "200" },
    {
      ...owners("303 /company-dashboard/team writes", "303 /company-dashboard/team"),
      "team reader": "303 /my-account writes",
    },
  ],
  [
    "company-dashboard/team/:memberId/remove",
    "/company-dashboard/team/{missing}/remove",
    owners("303 /company-dashboard/team"),
    owners("303 /company-dashboard/team"),
  ],
  [
    "invitation",
    "/invitation?token=made-up",
    "200",
    { visitor: "303 /invitation?token=made-up", anybody: "410" },
    { firstName: "Sami", lastName: "Darwish", password, confirmPassword: password, agree: "on" },
  ],
  ["admin-dashboard", "/admin-dashboard", admins, "405", { intent: "delete" }],
  ["admin-dashboard", "/admin-dashboard?tab=users", admins, "405", { user_type: "admin" }],
  ["admin-dashboard", "/admin-dashboard?tab=companies", admins, "405"],
  ["admin-dashboard", "/admin-dashboard?tab=jobs", admins, "405", { status: "closed" }],
];
