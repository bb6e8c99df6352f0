import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL, in the order of the product. */
export default [
  index("areas/pages/routes/landing.tsx"),
  route("employer-dashboard", "areas/pages/routes/employer-dashboard.tsx"),
  route("pricing", "areas/pages/routes/pricing.tsx"),
  route("privacy-policy", "areas/pages/routes/privacy-policy.tsx"),
  route("terms-conditions", "areas/pages/routes/terms-conditions.tsx"),
  route("how-to-register", "areas/pages/routes/how-to-register.tsx"),
  route("jobs", "areas/jobs/routes/job-list.tsx"),
  route("jobs/:jobId", "areas/jobs/routes/job-detail.tsx"),
  route("apply/:jobId", "areas/applications/routes/apply.tsx"),
  route("post-job", "areas/jobs/routes/post-job.tsx"),
  route("edit-job/:jobId", "areas/jobs/routes/edit-job.tsx"),
  route("login", "areas/accounts/routes/login.tsx"),
  route("register", "areas/accounts/routes/register.tsx"),
  route("logout", "areas/accounts/routes/logout.ts"),
  route("my-account", "areas/applications/routes/my-account.tsx"),
  route("company-dashboard", "areas/applications/routes/company-dashboard.tsx"),
  route("company-dashboard/delete-job/:jobId", "areas/applications/routes/delete-job.tsx"),
  route("documents/upload", "areas/applications/routes/upload-document.ts"),
  route("documents/:documentId", "areas/applications/routes/document.ts"),
  route("api/v1/jobs", "api/jobs.ts"),
  route("*", "areas/pages/routes/not-found.tsx"),
] satisfies RouteConfig;
