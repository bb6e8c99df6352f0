import { useMessages } from "#app/messages/messages-context.tsx";
import { Badge, Badges } from "#app/ui/badge.tsx";

type JobBadgesProps = { isNew: boolean; isUrgent: boolean };

/** New, urgent; nothing where neither holds. */
export function JobBadges({ isNew, isUrgent }: JobBadgesProps) {
  const messages = useMessages().jobs;
  if (!isNew && !isUrgent) return null;
  return (
    <Badges>
      {isNew && <Badge tone="new">{messages.badgeNew}</Badge>}
      {isUrgent && <Badge tone="urgent">{messages.badgeUrgent}</Badge>}
    </Badges>
  );
}
