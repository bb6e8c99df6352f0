import type { AppliedJob, JobCompany } from "#app/features/applications/application-list.ts";
import { isMonthly } from "#app/features/jobs/pay.ts";
import { JobBrief } from "#app/features/jobs/ui/job-brief.tsx";
import { JobPay } from "#app/features/jobs/ui/job-pay.tsx";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";

/** The job that an application is for, in four facts. */
export function JobSummary({ job, company }: { job: AppliedJob; company: JobCompany }) {
  const language = useLanguage();
  return (
    <Card>
      <JobBrief title={job.title} company={company.name} place={job.place[language]}>
        <p className="small">
          <JobPay pay={job.pay} monthly={isMonthly(job.employmentType)} />
        </p>
      </JobBrief>
    </Card>
  );
}
