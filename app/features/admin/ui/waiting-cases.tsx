import type { OverviewData } from "#app/features/admin/dashboard.server.ts";
import { queueKinds } from "#app/features/moderation/queue-kind.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Lights } from "#app/ui/list/lights.tsx";

type Props = { cases: NonNullable<OverviewData["cases"]> };

/** How many cases of each kind wait for moderators; an admin decides none of them. */
export function WaitingCases({ cases: { counts, oldest } }: Props) {
  const { admin, moderation } = useAllMessages();
  const language = useLanguage();
  const kinds = queueKinds.filter((kind) => counts[kind] > 0);
  return (
    <Lights
      title={admin.cases.title}
      hint={oldest ? admin.cases.oldest({ day: formatDate(oldest, language, "short") }) : undefined}
      rows={
        kinds.length > 0
          ? kinds.map((kind) => ({
              state: "care",
              name: moderation.kinds[kind],
              figure: formatNumber(counts[kind]),
            }))
          : [{ state: "ok", name: admin.cases.none }]
      }
    />
  );
}
