import { people } from "../dev/people.ts";

/** Every page by who may see it; JOB stands for a job's id. */
export const pagesOf: [who: string | null, paths: string[]][] = [
  [
    null,
    [
      "/",
      "/home",
      "/jobs",
      "/jobs?view=grid",
      "/jobs?keyword=zzzzzz",
      "/jobs/JOB",
      "/jobs/00000000-0000-0000-0000-000000000000",
      "/syria",
      "/syria/Rif Dimashq",
      "/syria/nowhere",
      "/category/Design",
      "/advanced-search",
      "/companies",
      "/employer-dashboard",
      "/employer-dashboard?tab=analytics",
      "/pricing",
      "/login",
      "/register",
      "/forget-password",
      "/reset-password",
      "/privacy-policy",
      "/terms-conditions",
      "/how-to-register",
      "/nothing/behind/this/door",
    ],
  ],
  [
    people.dana.email,
    ["/my-account", "/my-account?tab=applications", "/my-account/security", "/apply/JOB"],
  ],
  [
    people.nabil.email,
    [
      "/company-dashboard",
      "/company-dashboard?tab=applications",
      "/post-job",
      "/post-job?step=2",
      "/post-job?step=3",
      "/post-job?step=4",
      "/my-account",
      "/apply/JOB",
    ],
  ],
  [
    people.hala.email,
    [
      "/admin-dashboard",
      "/admin-dashboard?tab=users",
      "/admin-dashboard?tab=companies",
      "/admin-dashboard?tab=jobs",
    ],
  ],
];
