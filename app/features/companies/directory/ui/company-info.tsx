import type { CompanyTile as Company } from "#app/features/companies/directory/company-directory.server.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { siteFigures } from "#app/platform/settings/site-figures.ts";
import { shortAddress, webAddress } from "#app/ui/contact.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** Where a company is, how large, since when, and its website. */
export function CompanyInfo({ company, rated }: { company: Company; rated?: boolean }) {
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
      <Website written={company.website} />
      {company.slug && (
        <MetaItem icon="building">
          <a className="above inline-block py-1" href={paths.company(company.slug)}>
            {page}
          </a>
        </MetaItem>
      )}
      {rated && <li className="muted">{messages.rating({ stars: siteFigures.companyRating })}</li>}
    </Meta>
  );
}

function Employees({ size }: { size: string | null }) {
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

function Website({ written }: { written: string | null }) {
  const url = webAddress(written);
  if (!url) return null;
  return (
    <MetaItem icon="globe">
      <a
        className="above inline-block py-1 wrap-anywhere"
        href={url}
        rel="nofollow noopener noreferrer"
      >
        <Ltr>{shortAddress(url)}</Ltr>
      </a>
    </MetaItem>
  );
}
