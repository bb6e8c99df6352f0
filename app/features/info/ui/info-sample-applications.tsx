import type { SampleApplication } from "#app/features/info/sample-dashboard.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { SampleButton } from "./info-sample-button.tsx";

type SampleApplicationsProps = { applications: readonly SampleApplication[] };

export function SampleApplications({ applications }: SampleApplicationsProps) {
  const { latest } = useAllMessages().info.sample;
  return (
    <ul className="sample-rows" aria-label={latest}>
      {applications.map((application) => (
        <Row key={application.id} application={application} />
      ))}
    </ul>
  );
}

function Row({ application }: { application: SampleApplication }) {
  const { info, labels } = useAllMessages();
  const texts = info.sample;
  const language = useLanguage();
  const { jobTitle, applicantName, applicantEmail, appliedAt, status, experience } = application;
  return (
    <li>
      <h2>
        <bdi>{applicantName}</bdi>
      </h2>
      <Badge tone={status === "pending" ? "featured" : "ok"}>
        {texts.applicationStatus[status]}
      </Badge>
      <p className="of">
        <bdi>{jobTitle}</bdi> · {labels.experience[experience]}
      </p>
      <div className="details">
        <span>
          <Ltr>{applicantEmail}</Ltr>
        </span>
        <time dateTime={appliedAt}>{formatDate(appliedAt, language)}</time>
      </div>
      <div className="stills">
        <SampleButton icon="file">{texts.cv}</SampleButton>
        <SampleButton icon="check">{texts.accept}</SampleButton>
        <SampleButton icon="close">{texts.reject}</SampleButton>
      </div>
    </li>
  );
}
