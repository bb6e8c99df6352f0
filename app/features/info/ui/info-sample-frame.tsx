import type { ReactNode } from "react";
import type { SampleStages } from "#app/features/info/sample-dashboard.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";

/** How far the applicants of all jobs came, stone by stone. */
export function SamplePipeline({ stages }: { stages: SampleStages }) {
  const { pipeline, stage } = useAllMessages().info.sample;
  const shown = [
    { label: stage.applied, count: stages.applied },
    { label: stage.reviewing, count: stages.reviewing },
    { label: stage.shortlisted, count: stages.shortlisted },
    { label: stage.interview, count: stages.interview },
    { label: stage.hired, count: stages.hired },
  ];
  return (
    <ol className="pipeline" aria-label={pipeline}>
      {shown.map(({ label, count }) => (
        <li key={label}>
          <b className="num">{formatNumber(count)}</b> {label}
        </li>
      ))}
    </ol>
  );
}

/** Below the frame: three captions to the picture. */
export function SampleCaptions() {
  const { captions } = useAllMessages().info.sample;
  return (
    <ol className="captions">
      <Caption title={captions.newest}>{captions.newestText}</Caption>
      <Caption title={captions.stage}>{captions.stageText}</Caption>
      <Caption title={captions.reply}>{captions.replyText}</Caption>
    </ol>
  );
}

function Caption({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h2 className="text-base">{title}</h2>
      <p className="small muted">{children}</p>
    </li>
  );
}
