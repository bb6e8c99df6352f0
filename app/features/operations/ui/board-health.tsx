import {
  type Health,
  type LightName,
  type LightState,
  lightsOf,
} from "#app/features/operations/health.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Lights } from "#app/ui/list/lights.tsx";

const day = 24 * 60 * 60_000;
/** Shown on the overview also when they are in order. */
const main: ReadonlySet<LightName> = new Set(["mail", "accountEmails", "backup", "disk"]);

type Props = { health: Health /** Of what is in order only the main ones. */; isShort?: boolean };

/** What is in order on the board and what is not, with what to do about it. */
export function BoardHealth({ health, isShort = false }: Props) {
  const { health: words } = useAllMessages().admin;
  const textOf = useTexts(health);
  const lights = [...lightsOf(health, new Date(health.at))];
  const shown = lights.filter(([name, state]) => !isShort || state !== "ok" || main.has(name));
  return (
    <Lights
      title={words.title}
      more={isShort ? { to: paths.operations(), label: words.all } : undefined}
      rows={shown.map(([name, state]) => ({
        name: words.names[name],
        state,
        how: isShort ? words.how : undefined,
        ...textOf(name, state),
      }))}
    />
  );
}

const commands = { backup: "npm run backup", restoreTest: "npm run admin -- restore-tested" };

type Texts = { figure: string; hint?: string | undefined; command?: string };

function useTexts(health: Health) {
  const { health: words } = useAllMessages().admin;
  const language = useLanguage();
  const date = (time: string | null) => (time ? formatDate(time, language) : words.never);
  const gigabytes = (bytes: number) => formatNumber(Math.round(bytes / 1024 ** 3));
  return (name: LightName, state: LightState): Texts => {
    const isOk = state === "ok";
    switch (name) {
      case "mail":
        return {
          figure: words.mailStates[health.mail],
          hint: health.mail === "works" ? undefined : words.mailHints[health.mail],
        };
      case "addresses": {
        const { bounced } = health.addresses;
        return {
          figure: words.bounced({ n: formatNumber(bounced) }),
          hint: isOk ? undefined : words.hints.addresses,
        };
      }
      case "backup":
      case "restoreTest":
        return {
          figure: date(health[name]),
          ...(!isOk && { hint: words.hints[name], command: commands[name] }),
        };
      case "disk":
        return {
          figure: health.disk
            ? words.diskFree({ n: gigabytes(health.disk.free), all: gigabytes(health.disk.total) })
            : words.unknown,
          hint: health.diskIsFull ? words.diskFull : isOk ? undefined : words.hints.disk,
        };
      case "search": {
        const { jobs, max, isFull } = health.search;
        return {
          figure: words.searchUse({ jobs: formatNumber(jobs), max: formatNumber(max) }),
          ...(!isOk && {
            hint: isFull ? words.searchFull : words.hints.search,
            command: "SEARCH_MEMORY_MB",
          }),
        };
      }
      case "feeds":
        return {
          figure: words.stopped({ n: formatNumber(health.stoppedFeeds) }),
          hint: isOk ? undefined : words.hints.feeds,
        };
      case "replica":
        return {
          figure: isOk ? words.follows : words.behind,
          hint: isOk ? undefined : words.hints.replica,
        };
      case "channels":
        return {
          figure: words.stopped({ n: formatNumber(health.stoppedChannels ?? 0) }),
          hint: isOk ? undefined : words.hints.channels,
        };
      case "certificate": {
        const { certificate } = health;
        if (!certificate) return { figure: words.unknown, hint: words.certificateUnseen };
        const days = Math.floor((Date.parse(certificate) - Date.parse(health.at)) / day);
        return { figure: words.daysLeft(days), hint: isOk ? undefined : words.hints.certificate };
      }
      default: {
        const { waiting, oldest, failed } = health.lanes[name];
        const hints = [
          !isOk && oldest >= 60 && words.oldest({ minutes: formatNumber(Math.floor(oldest / 60)) }),
          failed > 0 && words.failed({ n: formatNumber(failed) }),
          !isOk && words.hints.lane,
        ];
        return {
          figure: words.waiting({ n: formatNumber(waiting) }),
          hint: hints.filter(Boolean).join(" ") || undefined,
        };
      }
    }
  };
}
