import type { AdminQuery } from "#app/features/admin/admin-query.ts";
import type { ListedCompany } from "#app/features/companies/company-lists.server.ts";
import { EmployeeCount } from "#app/features/companies/ui/employee-count.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import type { Page } from "#app/platform/paging.ts";
import { Card } from "#app/ui/card.tsx";
import { MailLink, PhoneLink, WebLink } from "#app/ui/contact.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Meta, MetaItem } from "#app/ui/page/meta.tsx";
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
        <div className="grid md2 lg3">
          {companies.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </div>
      )}
    </TabResults>
  );
}

function CompanyCard({ company }: { company: ListedCompany }) {
  const messages = useAllMessages();
  const name = company.name || messages.admin.noName;
  return (
    <Card className="grid content-start gap-2">
      <div className="row flex-nowrap items-start">
        <Avatar id={company.id} name={name} logo={company.logo} />
        <div className="wrap-anywhere">
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p className="small muted">
            {company.size ? <EmployeeCount size={company.size} /> : messages.admin.noSize}
          </p>
        </div>
      </div>
      {company.description && (
        <p className="job-desc clamp" dir="auto">
          {company.description}
        </p>
      )}
      <CompanyInfo company={company} />
    </Card>
  );
}

function CompanyInfo({ company }: { company: ListedCompany }) {
  const messages = useAllMessages().admin;
  const language = useLanguage();
  const { email, phone, city, website, joinedAt } = company;
  return (
    <Meta className="meta-rows max-md:gap-0 max-md:[&_a]:min-h-11 [&_.nowrap]:whitespace-normal [&_a]:inline-flex [&_a]:items-center md:[&_a]:min-h-6">
      {email && (
        <MetaItem icon="mail">
          <MailLink email={email} />
        </MetaItem>
      )}
      {phone && (
        <MetaItem icon="phone">
          <PhoneLink phone={phone} />
        </MetaItem>
      )}
      {city && (
        <MetaItem icon="pin">
          <bdi>{city}</bdi>
        </MetaItem>
      )}
      {website && (
        <MetaItem icon="globe">
          <WebLink url={website} />
        </MetaItem>
      )}
      <MetaItem icon="calendar">
        <time dateTime={joinedAt}>
          {messages.joinedOn({ date: formatDate(joinedAt, language) })}
        </time>
      </MetaItem>
    </Meta>
  );
}
