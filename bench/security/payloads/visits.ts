import type { plant } from "./planted.ts";

export type Visit = {
  /** The address, from the slash. */
  to: string;
  cookie?: string;
  /** Sent as a form. */
  form?: Record<string, string>;
};

/** Every page on which a stored or a sent text stands, so that each payload is on each of them. */
export function visitsOf(texts: string[], planted: Awaited<ReturnType<typeof plant>>): Visit[] {
  return [
    ...lists(texts.length, planted),
    ...texts.flatMap((text, turn) => about(text, turn, planted)),
  ];
}

type Planted = Awaited<ReturnType<typeof plant>>;

function lists(count: number, { admin, employer }: Planted): Visit[] {
  const pages = Array.from({ length: Math.ceil((2 * count) / 20) }, (_, page) => page + 1);
  return [
    ...["/", "/home", "/syria", "/syria/Aleppo"].map((to) => ({ to })),
    ...pages.flatMap((page) => [
      { to: `/jobs?page=${page}` },
      { to: `/jobs?view=grid&sort=oldest&page=${page}` },
      { to: `/category/Logistics?page=${page}` },
      { to: `/syria/jobs?page=${page}` },
      { to: `/companies?page=${page}` },
      { to: `/company-dashboard?page=${page}`, cookie: employer },
      { to: `/company-dashboard?tab=applications&page=${page}`, cookie: employer },
      { to: `/admin-dashboard?tab=users&page=${page}`, cookie: admin },
      { to: `/admin-dashboard?tab=companies&page=${page}`, cookie: admin },
      { to: `/admin-dashboard?tab=jobs&page=${page}`, cookie: admin },
    ]),
  ];
}

/** The pages of one payload's own people and job, and those that say back what was sent. */
function about(text: string, turn: number, planted: Planted): Visit[] {
  const { jobs, open } = planted;
  const [seeker = "", company = ""] = [planted.seekers[turn], planted.companies[turn]];
  const written = encodeURIComponent(text);
  const all = (names: string[]) => Object.fromEntries(names.map((name) => [name, text]));
  const query = (names: string[]) => new URLSearchParams(all(names)).toString();
  return [
    { to: `/jobs/${jobs[turn]}` },
    { to: `/apply/${jobs[turn]}`, cookie: seeker },
    { to: `/apply/${open[turn]}`, cookie: seeker },
    { to: "/my-account", cookie: seeker },
    { to: "/my-account?tab=applications", cookie: seeker },
    { to: "/my-account", cookie: company },
    { to: "/company-dashboard", cookie: company },
    { to: `/edit-job/${jobs[turn]}`, cookie: company },
    { to: `/edit-job/${jobs[turn]}?step=2`, cookie: company },
    { to: `/edit-job/${jobs[turn]}?step=4`, cookie: company },
    { to: `/company-dashboard/delete-job/${jobs[turn]}`, cookie: company },
    { to: `/jobs?${query(["keyword", "location", "jobTitle", "company", "province", "city"])}` },
    { to: `/jobs?${query(["category", "jobType", "salaryMin", "sort", "view", "currency"])}` },
    { to: `/advanced-search?${query(["keyword", "jobTitle", "company", "city", "salaryMax"])}` },
    { to: `/companies?${query(["search", "name", "province", "size", "industry"])}` },
    { to: `/admin-dashboard?tab=jobs&${query(["search", "status"])}`, cookie: planted.admin },
    { to: `/admin-dashboard?tab=users&${query(["search", "type"])}`, cookie: planted.admin },
    { to: `/category/${written}` },
    { to: `/syria/${written}` },
    { to: `/${written}` },
    { to: `/login?${query(["next", "email"])}` },
    { to: `/register?${query(["type", "plan", "created"])}` },
    { to: `/reset-password?${query(["token"])}` },
    { to: "/login", form: all(["email", "password"]) },
    { to: "/register", form: all(["firstName", "lastName", "email", "phone", "city", "userType"]) },
    { to: "/forget-password", form: all(["email"]) },
    {
      to: `/apply/${jobs[turn]}`,
      cookie: seeker,
      form: all(["firstName", "email", "coverLetter"]),
    },
    {
      to: "/my-account",
      cookie: seeker,
      form: all(["firstName", "skills", "linkedinUrl", "bio", "languages"]),
    },
    {
      to: "/post-job",
      cookie: company,
      form: { ...all(["title", "description"]), intent: "next" },
    },
  ];
}
