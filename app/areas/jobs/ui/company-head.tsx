import type { ReactNode } from "react";
import { Niche } from "../../../ui/niche.tsx";
import { useWords } from "../../../words/context.tsx";
import { industries } from "../../companies/company.ts";
import type { CompanyTile } from "../company-directory.server.ts";
import { CompanyFacts } from "./company-tile.tsx";

/** Who offers the jobs below: its name, which `children` is, and what it says of itself. */
export function CompanyHead({ company, children }: { company: CompanyTile; children: ReactNode }) {
  const { jobs, labels } = useWords();
  const industry = industries.find((each) => each === company.industry);
  return (
    <div className="card stack gap-2">
      <div className="flex items-center gap-4">
        <Niche name={company.name || jobs.noCompany} size="lg" />
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
      <CompanyFacts company={company} />
    </div>
  );
}
