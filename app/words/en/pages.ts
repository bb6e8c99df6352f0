import { countOf } from "../plural.ts";

export const pages = {
  landing: {
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
    moreProvinces: "All 14",
    /** Stands under the number. */
    openToday: countOf("en", { one: "job open today", other: "jobs open today" }),
    allJobs: "All jobs",
    noJobs: "No jobs available",
    /** Between a company and its place. */
    comma: ", ",
    employersText:
      "Register your company or organisation and post your first job in four steps. Applications and CVs arrive in one place.",
    plans: "Plans and prices",
    privateCv: "Only the company you apply to sees your CV",
    privateCvText: "No public CV lists, no selling of data.",
    lightPages: "Works on a weak line",
    lightPagesText: "Light pages that can be read and used before everything has loaded.",
    twoLanguages: "Two complete languages",
    twoLanguagesText: "Every page and message in Arabic and English.",
  },
  errors: {
    missing: "Nothing behind this door",
    missingText: "The address is wrong, or the page was removed. The job may have closed.",
    forbidden: "This door is not yours to open",
    forbiddenText: "Your account may not see this page. It may belong to another kind of account.",
    refused: "That could not be done",
    refusedText: "The request was not one that this page understands. Go back and try again.",
    fault: "Something broke on our side",
    faultText: "It has been noted, and what is saved is safe. Try again in a moment.",
    reference: "If you write to us about it, give this reference:",
    home: "Go to home",
    jobs: "All jobs",
  },
};
