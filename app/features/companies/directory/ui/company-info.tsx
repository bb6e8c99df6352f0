import type { HeadCompany as Company } from "#app/features/companies/directory/company-directory.server.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shortAddress, webAddress } from "#app/ui/contact.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** Where a company is, how large, since when, its website and its page. */
export function CompanyInfo({ company }: { company: Company }) {
  const {
    companies: messages,
    company: { page },
  } = useMessages().browse;
  return (
    <Meta>
      {company.place && (
        <MetaItem icon="pin">
          <bdi>{company.place}</bdi>
        </MetaItem>
      )}
      <MetaItem icon="people">
        <Employees size={company.size} />
      </MetaItem>
      {company.foundedYear !== null && (
        <MetaItem icon="calendar">{messages.founded({ year: company.foundedYear })}</MetaItem>
      )}
      {webAddress(company.website) && (
        <MetaItem icon="globe">
          <CompanyWebsite
            written={company.website}
            className="above inline-block py-1 wrap-anywhere"
          />
        </MetaItem>
      )}
      {company.slug && (
        <MetaItem icon="building">
          <a className="above inline-block py-1" href={paths.company(company.slug)}>
            {page}
          </a>
        </MetaItem>
      )}
    </Meta>
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
