import type { AppliedJob, JobCompany } from "#app/features/applications/application-list.ts";
import { isMonthly } from "#app/features/jobs/pay.ts";
import { JobPay } from "#app/features/jobs/ui/job-pay.tsx";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";

/** The job that an application is for, in four facts. */
export function JobSummary({ job, company }: { job: AppliedJob; company: JobCompany }) {
  const { ui } = useMessages();
  const language = useLanguage();
  return (
    <Card>
      <div className="row flex-nowrap items-start">
        <Avatar name={company.name} />
        <div>
          <p>
            <b>
              <bdi>{job.title}</bdi>
            </b>
          </p>
          <p className="small muted">
            <bdi>{company.name}</bdi>
            {ui.comma}
            <bdi>{job.place[language]}</bdi>
          </p>
          <p className="small">
            <JobPay pay={job.pay} monthly={isMonthly(job.employmentType)} />
          </p>
        </div>
      </div>
    </Card>
  );
}
