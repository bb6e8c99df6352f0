import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

/** Warns that no employer asks for money; links to the report form unless `jobId` is null. */
export function NeverPay({ jobId }: { jobId: string | null }) {
  const messages = useMessages().jobs;
  return (
    <p className="safe no-print">
      <Icon name="shield" />
      <span>
        <a href={paths.safety()}>
          <b>{messages.neverPay}</b>
        </a>
        {` ${messages.neverPayMore} `}
        {jobId && <a href={paths.report(jobId)}>{messages.reportIt}</a>}
      </span>
    </p>
  );
}
