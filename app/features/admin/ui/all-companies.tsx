import type { AdminQuery } from "#app/features/admin/admin-query.ts";
import { CheckedMark } from "#app/features/companies/checks/ui/checked-mark.tsx";
import type { ListedCompany } from "#app/features/companies/company-lists.server.ts";
import { dayOf } from "#app/features/moderation/ui/when.ts";
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

/** A company with its size, place, description and contacts (ADMIN-07). */
function CompanyCard({ company }: { company: ListedCompany }) {
  const { admin } = useAllMessages();
  const language = useLanguage();
  const { id, logo, size, description, email, phone, city, website, joinedAt, checked } = company;
  const name = company.name || admin.noName;
  return (
    <Card className="admin-company">
      <Avatar id={id} name={name} logo={logo} />
      <h3>
        <bdi>{name}</bdi>
        {checked && <CheckedMark checked={checked} />}
      </h3>{" "}
      <p className="dots">
        {city && (
          <span>
            <bdi>{city}</bdi>
          </span>
        )}{" "}
        <span>
          {size ? (
            <Around say={(written) => admin.employees({ size: written })}>
              <Ltr>{size}</Ltr>
            </Around>
          ) : (
            admin.noSize
          )}
        </span>{" "}
        <time dateTime={joinedAt}>{admin.joinedOn({ date: dayOf(joinedAt, language) })}</time>
      </p>{" "}
      {description ? (
        <p className="clamp" dir="auto">
          {description}
        </p>
      ) : (
        <p className="clamp muted">{admin.noDescription}</p>
      )}
      <p className="contacts">
        {email && <MailLink email={email} icon="mail" />}{" "}
        {phone && <PhoneLink phone={phone} icon="phone" />} {website && <WebLink url={website} />}
      </p>
    </Card>
  );
}
