import type { AdminQuery } from "#app/features/admin/admin-query.ts";
import { CheckedMark } from "#app/features/companies/checks/ui/checked-mark.tsx";
import type { ListedCompany } from "#app/features/companies/company-lists.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import type { Page } from "#app/platform/paging.ts";
import { Around } from "#app/ui/around.tsx";
import { Card } from "#app/ui/card.tsx";
import { MailLink, PhoneLink, WebLink } from "#app/ui/contact.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { TabResults } from "./tab-results.tsx";

export function AllCompanies({ query, list }: { query: AdminQuery; list: Page<ListedCompany> }) {
  const messages = useAllMessages().admin;
  return (
    <TabResults
      query={query}
      list={list}
      title={messages.companiesTitle}
      countText={messages.companyCount}
      sample={messages.companiesSample}
    >
      {(companies) => (
        <div className="grid md2 admin-companies">
          {companies.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </div>
      )}
    </TabResults>
  );
}

/** A company in four or five short lines (ADMIN-07). */
function CompanyCard({ company }: { company: ListedCompany }) {
  const { admin, jobs } = useAllMessages();
  const language = useLanguage();
  const { id, logo, size, description, email, phone, city, website, joinedAt, checked } = company;
  const name = company.name || admin.noName;
  return (
    <Card className="admin-company">
      <Avatar id={id} name={name} logo={logo} />
      <div className="line">
        <h3>
          <bdi>{name}</bdi>
          {checked && <CheckedMark checked={checked} />}
        </h3>{" "}
        <time className="bare" dateTime={joinedAt}>
          <Around say={(date) => admin.joinedOn({ date })}>
            <bdi>{formatDate(joinedAt, language)}</bdi>
          </Around>
        </time>
      </div>
      <div className="line">
        <p className="dots">
          {city && (
            <span>
              <bdi>{city}</bdi>
            </span>
          )}{" "}
          {size ? (
            <span className="bare">
              <Around say={(written) => jobs.employees({ size: written })}>
                <Ltr>{size}</Ltr>
              </Around>
            </span>
          ) : (
            <span>{admin.noSize}</span>
          )}
        </p>{" "}
        {website && <WebLink url={website} />}
      </div>
      {description && (
        <p className="clamp" dir="auto">
          {description}
        </p>
      )}
      <p className="contacts">
        {email && <MailLink email={email} />} {phone && <PhoneLink phone={phone} />}
      </p>
    </Card>
  );
}
