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
};
