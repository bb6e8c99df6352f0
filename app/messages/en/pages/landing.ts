import { countOf } from "#app/i18n/plural.ts";

/** Of the landing page, which loads them with itself (features/pages/use-landing-messages.ts). */
export const landing = {
  title: "Jobs in Syria, in Arabic and English",
  heading: "Work near you, anywhere in Syria",
  lede: "A job board in Arabic and English that connects job seekers with companies and organisations. Search and apply from your phone.",
  keyword: "Keyword",
  keywordSample: "Job title or company",
  province: "Governorate",
  allProvinces: "All governorates",
  search: "Search",
  hiring: "Hiring?",
  employers: "Hiring?",
  registerCompany: "Register as a company",
  pricing: "Pricing",
  pickProvince: "Pick your governorate",
  moreProvinces: "All governorates",
  /** Stands under the number. */
  openToday: countOf("en", { one: "job open today", other: "jobs open today" }),
  allJobs: "All jobs",
  noJobs: "No jobs available",
  employersText:
    "Register your company or organisation and post your first job in four steps. Applications and CVs arrive in one place.",
  plans: "Plans and prices",
  privateCv: "Only the company you apply to sees your CV",
  privateCvText: "No public CV lists, no selling of data.",
  lightPages: "Works on a weak connection",
  lightPagesText: "Light pages that can be read and used before everything has loaded.",
  twoLanguages: "Two complete languages",
  twoLanguagesText: "Every page and message in Arabic and English.",
  /** For who is signed in. */
  signedIn: {
    hello: (p: { name: string }) => `Hello ${p.name}`,
    heading: { customer_employee: "Find your next job", company: "Find the right people" },
    goOn: "Your next steps",
    profile: "Add the job you want",
    profileText: "A desired position and your skills: companies read them with your application.",
    sent: "My Applications",
    received: "Applications received",
    applications: countOf("en", { one: "{n} application", other: "{n} applications" }),
    saved: "Saved jobs",
    savedText: "In your account, and offline on this device.",
    company: "Complete your company's profile",
    companyText: "Its name, industry and location appear with every job.",
    post: "Post a job",
    postText: "In four steps.",
  },
};
