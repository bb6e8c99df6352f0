import type { SampleApplication } from "#app/features/pages/sample-dashboard.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { SampleButton } from "./info-sample-button.tsx";

type SampleApplicationsProps = { applications: readonly SampleApplication[] };

export function SampleApplications({ applications }: SampleApplicationsProps) {
  const messages = useAllMessages().info.sample;
  const columns = [
    messages.applicant,
    messages.job,
    messages.experience,
    messages.applied,
    messages.status,
  ];
  return (
    <Table caption={messages.latest} columns={columns} actions={messages.actions}>
      {applications.map((application) => (
        <Row key={application.id} application={application} />
      ))}
    </Table>
  );
}

function Row({ application }: { application: SampleApplication }) {
  const { info, labels } = useAllMessages();
  const words = info.sample;
  const language = useLanguage();
  const { jobTitle, applicantName, applicantEmail, appliedAt, status, experience } = application;
  return (
    <tr>
      <td className="lead" data-h={words.applicant}>
        <b>
          <bdi>{applicantName}</bdi>
        </b>
        <p className="small muted">
          <Ltr>{applicantEmail}</Ltr>
        </p>
      </td>
      <td data-h={words.job}>
        <bdi>{jobTitle}</bdi>
      </td>
      <td data-h={words.experience}>{labels.experience[experience]}</td>
      <td data-h={words.applied}>
        <time dateTime={appliedAt}>{formatDate(appliedAt, language)}</time>
      </td>
      <td data-h={words.status}>
        <Badge tone={status === "pending" ? "new" : "ok"}>{words.applicationStatus[status]}</Badge>
      </td>
      <td className="act" data-h={words.actions}>
        <div className="row">
          <SampleButton icon="download">{words.cv}</SampleButton>
          <SampleButton>{words.accept}</SampleButton>
          <SampleButton>{words.reject}</SampleButton>
        </div>
      </td>
    </tr>
  );
}
