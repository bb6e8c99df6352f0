import type { LifecycleState } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<LifecycleState, BadgeTone> = {
  open: "ok",
  held: "urgent",
  suspended: "urgent",
  draft: "plain",
  scheduled: "plain",
  closed: "plain",
};

export function JobStateBadge({ state }: { state: LifecycleState }) {
  return <Badge tone={tones[state]}>{useAllMessages().desk.jobPage.states[state]}</Badge>;
}
