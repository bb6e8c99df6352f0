import type { Organization, WithContext } from "schema-dts";
import { paths } from "#app/paths.ts";
import { webAddress } from "#app/ui/contact.tsx";
import type { CompanyPage } from "./company-page.server.ts";

/** schema.org's Organization, as far as the company says it; `url` is its page's whole address. */
export function organization(company: CompanyPage, url: string) {
  const [min, max] = (company.size ?? "").split(/[-+]/).map(Number);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name,
    url,
    logo: company.logo ? new URL(paths.logoFile(company.logo, "512.webp"), url).href : undefined,
    sameAs: webAddress(company.website) ?? undefined,
    description: company.description ?? undefined,
    foundingDate: company.foundedYear?.toString(),
    address: company.place ?? undefined,
    numberOfEmployees: min
      ? { "@type": "QuantitativeValue", minValue: min, maxValue: max || undefined }
      : undefined,
  } satisfies WithContext<Organization>;
}
