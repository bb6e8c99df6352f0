import { useRouteLoaderData } from "react-router";
import { paths } from "../../../paths.ts";
import type { loader as rootLoader } from "../../../root.tsx";
import { Ltr } from "../../../ui/text.tsx";
import { useWords } from "../../../words/context.tsx";
import type { JobDetail } from "../job.ts";
import { Day } from "./job-facts.tsx";

/** On paper alone: where the job was read, and until when it can be applied for. */
export function PrintFooter({ job }: { job: JobDetail }) {
  const { jobs, ui } = useWords();
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin ?? "";
  return (
    <p className="only-print">
      <b>{ui.frame.site}</b> · <Ltr>{origin + paths.job(job.id)}</Ltr>
      {job.deadline && (
        <>
          {" · "}
          {jobs.lastDay}: <Day day={job.deadline} />
        </>
      )}
    </p>
  );
}
