import type { ReactNode } from "react";
import { formatDate } from "../../../platform/format.ts";
import { useLanguage, useWords } from "../../../words/context.tsx";
import type { JobDetail } from "../job.ts";
import { JobPay } from "./job-pay.tsx";

/** What a job is, in pairs; the pay first and large. */
export function JobFacts({ job, place }: { job: JobDetail; place: string }) {
  const { jobs, labels } = useWords();
  const { category, employmentType, experienceLevel, workArrangement } = job;
  return (
    <dl className="facts">
      <div className="full">
        <Fact name={jobs.pay}>
          <JobPay pay={job.pay} />
        </Fact>
      </div>
      <div>
        <Fact name={jobs.location}>
          <bdi>{place}</bdi>
        </Fact>
      </div>
      {job.deadline && (
        <div>
          <Fact name={jobs.lastDay}>
            <Day day={job.deadline} />
          </Fact>
        </div>
      )}
      <div>
        <Fact name={jobs.type}>{labels.employmentType[employmentType]}</Fact>
      </div>
      <div>
        <Fact name={jobs.arrangementFact}>{labels.workArrangement[workArrangement]}</Fact>
      </div>
      <div>
        <Fact name={jobs.category}>{labels.category[category]}</Fact>
      </div>
      <div>
        <Fact name={jobs.levelFact}>{labels.experienceLevel[experienceLevel]}</Fact>
      </div>
      <div>
        <Fact name={jobs.postedOn}>
          <Day day={job.postedAt} />
        </Fact>
      </div>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

type DayProps = { day: string; style?: "long" | "short" };

/** A moment, or a day such as 2026-12-05, as people write it. */
export function Day({ day, style }: DayProps) {
  return <time dateTime={day.slice(0, 10)}>{formatDate(day, useLanguage(), style)}</time>;
}
