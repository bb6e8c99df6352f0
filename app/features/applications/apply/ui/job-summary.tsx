import type { AppliedJob, JobCompany } from "#app/features/applications/application-list.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { JobBrief } from "#app/features/job/ui/job-brief.tsx";
import { forReader } from "#app/i18n/language.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";

/** The job that an application is for, in four facts. */
export function JobSummary({ job, company }: { job: AppliedJob; company: JobCompany }) {
  const language = useLanguage();
  return (
    <Card>
      <JobBrief title={job.title} company={company} place={forReader(job.place, language)}>
        <p className="small">
          <JobPay pay={job.pay} />
        </p>
      </JobBrief>
    </Card>
  );
}
