import { firstFoundingYear } from "#app/messages/limits.ts";
/** What a company says of itself. */
export const companies = {
  groups: { company: "Company information", contact: "Phone and location" },
  formHint: "Job seekers see this with your jobs. Only the name is required.",
  saved: "Company information saved successfully",
  savedWithoutSize: "Data was saved without company size because the database needs updating",
  fields: {
    companyName: "Company name",
    industry: "Industry",
    companySize: "Number of employees",
    foundedYear: "Founded in",
    companyWebsite: "Website",
    companyDescription: "About the company",
    phone: "Phone",
  },
  notStated: "Not stated",
  errors: {
    name: "Enter the company's name",
    foundedYear: `Enter a year from ${firstFoundingYear} to this year`,
    website: "Enter a web address such as https://www.example.com",
    choice: "Choose one from the list",
    tooLong: "Please shorten this",
  },
};
