import type { Health } from "#app/features/admin/health.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Lights } from "./lights.tsx";

/** Seconds after which an email is late; the operator's alert has the same. */
const late = 900;

/** The mail, its queue and the disk, each in order or not; and the search where it is not. */
export function BoardHealth({ health }: { health: Health }) {
  const { mail, emails, diskIsFull, searchIsFull } = health;
  const words = useAllMessages().admin.health;
  const isLate = emails.oldest > late;
  return (
    <Lights
      title={words.title}
      rows={[
        {
          state: ({ works: "ok", files: "care", fails: "bad" } as const)[mail],
          name: words.mail,
          hint: mail === "works" ? undefined : words.mailHints[mail],
          figure: words.mailStates[mail],
        },
        {
          state: isLate ? "care" : "ok",
          name: words.emails,
          hint: isLate
            ? words.oldest({ minutes: formatNumber(Math.floor(emails.oldest / 60)) })
            : undefined,
          figure: formatNumber(emails.waiting),
        },
        {
          state: diskIsFull ? "bad" : "ok",
          name: words.disk,
          hint: diskIsFull ? words.diskHint : undefined,
          figure: diskIsFull ? words.diskFull : words.diskFree,
        },
        ...(searchIsFull
          ? [
              {
                state: "care" as const,
                name: words.search,
                hint: words.searchHint,
                figure: words.searchFull,
              },
            ]
          : []),
      ]}
    />
  );
}
