import { Badge, Badges } from "../../../ui/badge.tsx";
import { useWords } from "../../../words/context.tsx";

type JobBadgesProps = { isNew: boolean; isUrgent: boolean; featured?: boolean | undefined };

/** New, urgent, featured; nothing where none holds. */
export function JobBadges({ isNew, isUrgent, featured }: JobBadgesProps) {
  const words = useWords().jobs;
  if (!isNew && !isUrgent && !featured) return null;
  return (
    <Badges>
      {isNew && <Badge tone="new">{words.badgeNew}</Badge>}
      {isUrgent && <Badge tone="urgent">{words.badgeUrgent}</Badge>}
      {featured && <Badge tone="featured">{words.badgeFeatured}</Badge>}
    </Badges>
  );
}
