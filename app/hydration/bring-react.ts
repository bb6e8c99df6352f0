import { memoryAddress, prefetchedAddresses } from "#app/pages-in-browser.ts";
import { closeMenus } from "./menus.ts";

/*
 * Brings React to a page, asks early for the page that a link is about to open, and closes menus. A script of
 * its own, which hydrate.js runs once the page is idle or at the first touch of something marked data-js; the
 * build bundles it without React (dev/bundling/standalone-script.ts).
 */

declare global {
  interface Window {
    /** What hydrate.js holds until React is there. */
    furasHeld?: Held;
  }
}

type Held = {
  wanted?: boolean;
  /** A form was sent by the browser: another page comes. */
  left?: boolean | undefined;
  /** The last field that was changed. */
  changed?: EventTarget;
  /** Presses once more what waits. */
  release(): void;
  /** Gives the presses back to the browser. */
  fail(): void;
};

/** What the server writes into the page (entry.server.tsx). */
type Block = { preload: string[]; entry: string; visit?: string };

const held = window.furasHeld;
const root = document.documentElement;
const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
  .connection;
const copy = document.getElementById("copy-age");
// Browsers without effectiveType count as having a good connection.
const isQuick = copy !== null || (connection?.effectiveType ?? "4g") === "4g";
const isHydrated = () => "hydrated" in root.dataset;
const block = (): Block => JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");

const requested = [location.pathname + location.search];
const prefetched = new RegExp(`^/(${prefetchedAddresses.join("|")})\\b[^#]*$`);
let meant: ReturnType<typeof setTimeout>;
let isLoading = false;

function listen(types: string, act: (event: Event) => void): void {
  for (const type of types.split(" ")) addEventListener(type, act, true);
}

function hint(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

/**
 * A page that pages.ts calls prefetched is prefetched when the pointer rests or presses on its link, or the
 * keyboard focuses it; each once, and a handful for each page.
 */
function prefetch(target: EventTarget | null): void {
  clearTimeout(meant);
  const link = target instanceof Element ? target.closest("main a") : null;
  const address = link?.getAttribute("href") ?? "";
  if (!prefetched.test(address) || requested.includes(address) || requested.length > 8) return;
  meant = setTimeout(() => {
    if (connection?.saveData || /2g/.test(connection?.effectiveType ?? "")) return;
    requested.push(address);
    if (isHydrated()) document.dispatchEvent(new CustomEvent("furas:meant", { detail: address }));
    else hint("prefetch", address);
  }, 70);
}

/** What a press asked for begins when the press is painted; no frame comes where nobody looks. */
function painted(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
}

/** Between two files the next press and the next paint find their turn. */
async function bring(): Promise<void> {
  await painted();
  const data = block();
  for (const href of data.preload) hint("modulepreload", href);
  for (const href of data.preload) {
    await import(/* @vite-ignore */ href);
    await new Promise((done) => setTimeout(done));
    if (held?.left) {
      isLoading = false;
      delete root.dataset.hydrating;
      return;
    }
  }
  await (await import(/* @vite-ignore */ data.entry)).startHydration(data);
}

/** A press on "save", "hide" or "follow" that still waits when the page is left is sent to the account. */
function sendHeld(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-js][aria-busy]")) {
    const { form } = button;
    if (form?.getAttribute("action") !== memoryAddress) continue;
    const fields = new FormData(form);
    if (button.name) fields.append(button.name, button.value);
    void fetch(memoryAddress, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams([...fields] as [string, string][]),
      keepalive: true,
    });
  }
}

function load(): void {
  if (isLoading || held?.left) return;
  isLoading = true;
  root.dataset.hydrating = "";
  bring().catch(() => {
    isLoading = false;
    held?.fail();
  });
}

// Until React has wholly taken the page over a press is the browser's: what React began half-way it would
// lose. A choice is made once more for it.
listen("click submit change", (event) => isHydrated() || event.stopImmediatePropagation());
listen("furas:wanted", load);
listen("furas:hydrated", () =>
  setTimeout(() => {
    const { changed } = held ?? {};
    if (changed instanceof Node && changed.isConnected)
      changed.dispatchEvent(new Event("change", { bubbles: true }));
    held?.release();
  }),
);
listen("pagehide", sendHeld);
listen("pointerover pointerdown focusin", ({ target }) => prefetch(target));
// A finger that begins to scroll cancels its pointer.
listen("pointerout pointercancel focusout", () => clearTimeout(meant));
prefetch(document.querySelector("main a:hover") ?? document.activeElement);
// First, since the next one holds keys back while React loads.
listen("keydown pointerdown", closeMenus);
// React would hydrate the whole page within the first of these that it hears of, and the press would wait for
// that. The browser does its part without it.
const early =
  "pointerdown pointerup touchstart touchend mousedown mouseup keydown keypress keyup textInput input compositionstart compositionend copy cut paste contextmenu pointercancel touchcancel";
listen(early, (event) => isLoading && !isHydrated() && event.stopImmediatePropagation());

/** Where a mouse rests scripts show more (a card's button to hide it) and apply filters at once. */
function followMouse(): void {
  const card = ".job:hover,[data-js]:hover";
  const look = () => !isHydrated() && document.querySelector(card) && load();
  listen("pointerover", (event) => (event as PointerEvent).pointerType === "mouse" && look());
  if (matchMedia("(hover: hover)").matches) look();
}

const { visit } = block();
if (isQuick) followMouse();
if (held?.wanted || (isQuick && !visit)) load();
else if (isQuick && visit && !isLoading) {
  const script = document.createElement("script");
  document.head.append(Object.assign(script, { type: "module", src: visit }));
}
