import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Warns that no employer asks for money; links to the report form unless `jobId` is null. */
export function NeverPay({ jobId }: { jobId: string | null }) {
  const messages = useMessages().jobs;
  return (
    <Notice kind="warn" icon="shield">
      <p>
        <a href={paths.safety()}>
          <b>{messages.neverPay}</b>
        </a>{" "}
        {messages.neverPayMore} {jobId && <a href={paths.report(jobId)}>{messages.reportIt}</a>}
      </p>
    </Notice>
  );
}
