import { useWords } from "#app/messages/messages-context.tsx";
import { Badge, Badges } from "#app/ui/badge.tsx";

type JobBadgesProps = { isNew: boolean; isUrgent: boolean };

/** New, urgent; nothing where neither holds. */
export function JobBadges({ isNew, isUrgent }: JobBadgesProps) {
  const words = useWords().jobs;
  if (!isNew && !isUrgent) return null;
  return (
    <Badges>
      {isNew && <Badge tone="new">{words.badgeNew}</Badge>}
      {isUrgent && <Badge tone="urgent">{words.badgeUrgent}</Badge>}
    </Badges>
  );
}
