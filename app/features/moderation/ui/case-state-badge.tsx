import { type CaseState, isWaiting } from "#app/features/moderation/cases/case.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** The state of a case; being open is the ordinary one, a withheld job or an appeal presses more. */
export function CaseStateBadge({ state }: { state: CaseState }) {
  return (
    <Badge tone={isWaiting(state) && state !== "open" ? "featured" : "plain"}>
      {useAllMessages().moderation.state[state]}
    </Badge>
  );
}
