import { countOf } from "#app/i18n/plural.ts";

export const admin = {
  title: "Admin dashboard",
  description: "All users, companies and jobs of the board.",
  sections: "Admin dashboard",

  fixedFigures:
    "Public pages show fixed figures (success rate, rating, companies). SITE_FIGURES=live shows counted ones instead.",
  overview: "Overview",
  users: "Users",
  companies: "Companies",
  jobs: "Jobs",
  applications: "Applications",
  uncounted: "-",

  usersTitle: "Users Management",
  companiesTitle: "Companies Management",
  jobsTitle: "Jobs Management",
  userCount: countOf("en", { one: "{n} user", other: "{n} users" }),
  companyCount: countOf("en", { one: "{n} company", other: "{n} companies" }),
  jobCount: countOf("en", { one: "{n} job", other: "{n} jobs" }),
  partOf: (p: { from: string; to: string; all: string }) => `${p.from}-${p.to} of ${p.all}`,

  search: "Search",
  usersSample: "Name, email, phone or city",
  companiesSample: "Name, email, phone, city, website",
  jobsSample: "Title, category, location or company",
  none: "No results found",
  noneMatching: "Nothing matches all of these words.",
  noneFiltered: "No job matches this search with these filters.",
  showAll: "Show all",

  filters: "Filters",
  status: "Status",
  employmentType: "Employment Type",
  all: "All",
  apply: "Apply",

  name: "Name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  joined: "Joined",
  empty: "-",
  noName: "Name not given",
  noSize: "Not specified",
  joinedOn: (p: { date: string }) => `Joined ${p.date}`,
  created: "Created",
};
