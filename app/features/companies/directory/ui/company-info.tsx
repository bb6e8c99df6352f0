import type { HeadCompany as Company } from "#app/features/companies/directory/company-directory.server.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shortAddress, webAddress } from "#app/ui/contact.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** In one line: where a company is, how large, since when, its website and its page. */
export function CompanyInfo({ company }: { company: Company }) {
  const {
    companies: messages,
    company: { page },
  } = useMessages().browse;
  return (
    <p className="dots">
      {company.place && (
        <span>
          <bdi>{company.place}</bdi>
        </span>
      )}{" "}
      <span>
        <Employees size={company.size} />
      </span>{" "}
      {company.foundedYear !== null && (
        <span>{messages.founded({ year: company.foundedYear })}</span>
      )}{" "}
      {webAddress(company.website) && (
        <span>
          <CompanyWebsite
            written={company.website}
            className="above inline-block py-1 wrap-anywhere"
          />
        </span>
      )}{" "}
      {company.slug && (
        <span>
          <a className="above inline-block py-1" href={paths.company(company.slug)}>
            {page}
          </a>
        </span>
      )}
    </p>
  );
}

/** How many work there, or that it is not known. */
export function Employees({ size }: { size: string | null }) {
  const messages = useMessages().browse.companies;
  if (!size) {
    return (
      <span>
        {messages.employeesUnknown} {messages.notAvailable}
      </span>
    );
  }
  return <EmployeeCount size={size} />;
}

/** A link to the website that a company states; nothing where that is no address of the web. */
export function CompanyWebsite({
  written,
  className,
}: {
  written: string | null;
  className: string;
}) {
  const url = webAddress(written);
  if (!url) return null;
  return (
    <a className={className} href={url} rel="nofollow noopener noreferrer">
      <Ltr>{shortAddress(url)}</Ltr>
    </a>
  );
}
