import type { ReactNode } from "react";
import { industries } from "#app/features/companies/company.ts";
import type { HeadCompany } from "#app/features/companies/directory/company-directory.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { CompanyInfo } from "./company-info.tsx";

/** The company of the jobs below: its name, which `children` is, and its description. */
export function CompanyHead({ company, children }: { company: HeadCompany; children: ReactNode }) {
  const { jobs, labels } = useMessages();
  const industry = industries.find((each) => each === company.industry);
  return (
    <div className="card stack gap-2">
      <div className="flex items-center gap-4">
        <Avatar
          id={company.id}
          name={company.name || jobs.noCompany}
          logo={company.logo}
          size="lg"
        />
        <div className="min-w-0">
          {children}
          {company.industry && (
            <p className="small muted">
              <bdi>{industry ? labels.industry[industry] : company.industry}</bdi>
            </p>
          )}
        </div>
      </div>
      {company.description && (
        <p className="job-desc clamp" dir="auto">
          {company.description}
        </p>
      )}
      <CompanyInfo company={company} />
    </div>
  );
}
