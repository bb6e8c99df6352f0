import type { ApplicationStatus } from "#app/features/applications/application-status.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

type Stage = Exclude<ApplicationStatus, "pending"> | "new" | "reviewing";

const tones: Partial<Record<Stage, BadgeTone>> = {
  new: "new",
  shortlisted: "featured",
  interview: "featured",
  offered: "featured",
  hired: "ok",
};

/** The stage at which an application is for its company. */
export function StageBadge({ stage }: { stage: Stage }) {
  const { applicants } = useAllMessages();
  return <Badge tone={tones[stage] ?? "plain"}>{applicants.stage[stage]}</Badge>;
}
