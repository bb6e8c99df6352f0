import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageSearch } from "#app/ui/list/page-search.tsx";

type MissingJobProps = {
  /** About the reader's own application for it. */
  note?: ReactNode;
  children?: ReactNode;
};

/**
 * The page of a missing job and, alike, of one that this reader may not see; who has applied reads that it is closed.
 * `children` follows it.
 */
export function JobNotFound({ note, children }: MissingJobProps) {
  const { jobs, ui } = useMessages();
  return (
    <div className="wrap py-4">
      <title>{`${jobs.missing} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        title={note ? jobs.closedNow : jobs.missing}
        heading="h1"
        reason={note ? undefined : jobs.missingMore}
      >
        {note}
        {/* A phone has the quick search in the header. */}
        <PageSearch action={paths.jobs()} className="only-lg" />
        <ButtonLink to={paths.jobs()}>{jobs.missingBack}</ButtonLink>
      </Empty>
      {children}
    </div>
  );
}
