import type { SampleApplication } from "#app/features/info/sample-dashboard.ts";
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
  const texts = info.sample;
  const language = useLanguage();
  const { jobTitle, applicantName, applicantEmail, appliedAt, status, experience } = application;
  return (
    <tr>
      <td className="lead" data-h={texts.applicant}>
        <b>
          <bdi>{applicantName}</bdi>
        </b>
        <p className="small muted">
          <Ltr>{applicantEmail}</Ltr>
        </p>
      </td>
      <td data-h={texts.job}>
        <bdi>{jobTitle}</bdi>
      </td>
      <td data-h={texts.experience}>{labels.experience[experience]}</td>
      <td data-h={texts.applied}>
        <time dateTime={appliedAt}>{formatDate(appliedAt, language)}</time>
      </td>
      <td data-h={texts.status}>
        <Badge tone={status === "pending" ? "new" : "ok"}>{texts.applicationStatus[status]}</Badge>
      </td>
      <td className="act" data-h={texts.actions}>
        <div className="row">
          <SampleButton icon="download">{texts.cv}</SampleButton>
          <SampleButton>{texts.accept}</SampleButton>
          <SampleButton>{texts.reject}</SampleButton>
        </div>
      </td>
    </tr>
  );
}
