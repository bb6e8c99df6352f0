import type { JobPosting } from "#app/features/jobs/detail/job-posting.ts";

/** The job as search engines read it. Nothing in it can end the script that holds it. */
export function JobPostingData({ posting }: { posting: JobPosting }) {
  const json = JSON.stringify(posting).replace(/</g, "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would escape JSON wrongly
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
