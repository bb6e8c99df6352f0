import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { useWords } from "../../../words/context.tsx";

/** Stands for a job that is missing and for one that is not the reader's to see, alike. */
export function JobNotFound() {
  const { jobs, ui } = useWords();
  return (
    <div className="wrap py-4">
      <title>{`${jobs.missing} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Empty title={jobs.missing} heading="h1" door="open" reason={jobs.missingMore}>
        <ButtonLink to={paths.jobs()} variant="primary" size="lg">
          {jobs.missingBack}
        </ButtonLink>
      </Empty>
    </div>
  );
}
