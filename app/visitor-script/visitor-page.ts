import { sessionEvents } from "#app/features/accounts/session/session-events.ts";
import { memoryKey } from "#app/features/job/memory-key.ts";
import {
  loadDeviceMemory,
  rememberDeviceSearch,
  rememberDeviceSeen,
  rememberDeviceVisit,
} from "#app/features/jobs/memory/device-memory.ts";
import arabic from "#app/messages/ar/memory/visit.json" with { type: "json" };
import english from "#app/messages/en/memory/visit.json" with { type: "json" };
import { copyStores } from "#app/offline/copy-stores.ts";
import { followPages } from "#app/offline/follow-pages.ts";
import { whenQueued } from "#app/offline/outbox-flag.ts";
import type { RootData } from "#app/ui/page/use-root-data.ts";

/*
 * What an idle page does for a visitor in place of React, which waits for a press: it remembers the
 * visit, marks what is new since the one before and has the page cached for offline reading. React
 * comes at once where something that this device remembers has to be shown. A script of its own,
 * loaded by hydration/bring-react.ts; the build bundles it without React (dev/bundling/standalone-script.ts).
 */

const place = location.pathname + location.search;

function start(): void {
  rememberDeviceVisit();
  rememberRead();
  const { visit, ...memory } = loadDeviceMemory();
  if (visit.previous !== null) markNew(visit.previous);
  const { saved, followed, hidden, hiddenCompanies } = memory;
  const shown = [saved, followed, hidden, hiddenCompanies];
  if (shown.some(({ length }) => length > 0) || hasSession()) hydrate();
  else void hasSavedJobs().then((has) => has && hydrate());
  whenQueued(hydrate);
  const unfollow = followSession();
  const stopKeeping = followPages(null, place);
  document.addEventListener("furas:hydrated", () => {
    unfollow();
    stopKeeping();
  });
  document.documentElement.dataset.visited = "";
}

/** Has React take the page over. */
function hydrate(): void {
  document.dispatchEvent(new Event("furas:wanted"));
}

/** The job of the page, or the search that its list is of. */
function rememberRead(): void {
  const [, job] = /^\/jobs\/([0-9a-f-]{36})$/.exec(location.pathname) ?? [];
  // Only what can be saved can have been seen: a job that is gone has no button.
  if (job && document.querySelector(".save-job")) rememberDeviceSeen(job);
  const { search, label = "" } =
    document.querySelector<HTMLElement>("[data-search]")?.dataset ?? {};
  if (search) rememberDeviceSearch(search, label);
}

async function hasSavedJobs(): Promise<boolean> {
  try {
    if (!(await caches.has(copyStores.saved))) return false;
    return (await (await caches.open(copyStores.saved)).keys()).length > 0;
  } catch {
    return false;
  }
}

/** Whether a tab of this browser knew somebody to be signed in, whom this page does not know. */
function hasSession(): boolean {
  try {
    return (localStorage.getItem("furas-session") ?? "null") !== "null";
  } catch {
    return false;
  }
}

/** Somebody may sign in in another tab; an open channel would keep the page out of Back's memory. */
function followSession(): () => void {
  let stop: (() => void) | undefined = sessionEvents.listen();
  const unfollow = sessionEvents.follow(hydrate);
  const leave = () => {
    stop?.();
    stop = undefined;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stop ??= sessionEvents.listen();
    if (hasSession()) hydrate();
  };
  addEventListener("pagehide", leave);
  addEventListener("pageshow", comeBack);
  return () => {
    unfollow();
    leave();
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", comeBack);
  };
}

type Card = { id: string; postedAt: string };

/** Marks the cards of jobs that were posted after a time; React draws the same and takes these words away. */
function markNew(since: number): void {
  const block = document.getElementById("page-data")?.textContent;
  if (!block) return;
  const { data } = JSON.parse(block);
  const { languages = [] }: Pick<RootData, "languages"> = data.loaderData.root;
  const { newSince: usual } = document.documentElement.lang === "en" ? english : arabic;
  const newSince = languages.find((line) => line.newSince)?.newSince ?? usual;
  for (const { id, postedAt } of cardsIn(data)) {
    if (Date.parse(postedAt) <= since) continue;
    const card = document.querySelector(`.job[data-job="${memoryKey(id)}"]:not(.fresh)`);
    if (!card) continue;
    card.classList.add("fresh");
    const text = document.createElement("span");
    text.className = "sr";
    text.dataset.visitor = "";
    text.textContent = newSince;
    card.querySelector(".dots")?.append(text);
  }
}

/** Whatever in a page's data is a job with a day of posting. */
function cardsIn(value: unknown): Card[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(cardsIn);
  return isCard(value) ? [value, ...inside] : inside;
}

function isCard(value: object): value is Card {
  return "postedAt" in value && typeof value.postedAt === "string" && "id" in value;
}

start();
