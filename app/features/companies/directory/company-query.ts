import { type Industry, industries } from "#app/features/companies/company.ts";
import { storable } from "#app/platform/database/storable.ts";

/** The directory's query parameters. */
export type CompanyQuery = {
  name: string;
  industry: Industry | "";
  checked: boolean;
  page: number;
};

const maxNameLength = 200;
const lastPage = 10_000;

/** Companies come twelve at a time. */
export const companiesAtATime = 12;

export function readCompanyQuery(params: URLSearchParams): CompanyQuery {
  const text = (name: string) => storable(params.get(name) ?? "").trim();
  const industry = text("industry").toLowerCase();
  const page = /^\d{1,9}$/.test(text("page")) ? Number(text("page")) : 1;
  return {
    name: text("name").slice(0, maxNameLength).toWellFormed(),
    industry: industries.find((each) => each === industry) ?? "",
    checked: text("checked") === "1",
    page: Math.min(Math.max(page, 1), lastPage),
  };
}
