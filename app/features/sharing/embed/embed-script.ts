import arabic from "#app/messages/ar/sharing/embed-script.json" with { type: "json" };
import english from "#app/messages/en/sharing/embed-script.json" with { type: "json" };
import { readEmbedLimit } from "./embed-limits.ts";
import { embedStyle, footHeight, rowHeight } from "./embed-style.ts";
import type { EmbeddedJob, EmbeddedList } from "./embedded-list.ts";

/*
 * /embed.js: shows a company's open jobs on another site, beside the script that names the company or as the
 * element furas-jobs. It stores nothing, requests one file and adds no style but in its own shadow. The build
 * makes one small file of it (dev/bundling/standalone-script.ts); e2e/company holds it to its size.
 */

const element = "furas-jobs";
const script = document.currentScript as HTMLScriptElement | null;
const { origin } = new URL(script?.src ?? location.href);

class FurasJobs extends HTMLElement {
  static get observedAttributes() {
    return ["data-company", "data-language", "data-limit", "data-theme"];
  }

  connectedCallback(): void {
    if (!this.shadowRoot) addStyle(this.attachShadow({ mode: "open" })).append(make("section"));
    this.attributeChangedCallback();
  }

  attributeChangedCallback(): void {
    const box = this.shadowRoot?.querySelector("section");
    if (box) void show(this, box);
  }
}

async function show(host: HTMLElement, box: HTMLElement): Promise<void> {
  const { company = "", theme = "auto", limit, language = "" } = host.dataset;
  const spoken = /^(ar|en)$/.test(language) ? language : languageAround(host);
  const jobs = readEmbedLimit(limit);
  const isEnglish = spoken === "en";
  const texts = isEnglish ? english : arabic;
  const lang = isEnglish ? "en" : "ar";
  const address = `${origin}/embed/${encodeURIComponent(company)}.json?lang=${lang}&limit=${jobs}`;
  box.className = "furas";
  box.dataset.theme = theme;
  box.dataset.of = address;
  box.lang = lang;
  box.dir = isEnglish ? "ltr" : "rtl";
  // Stays reserved: what stands below the list never moves.
  box.style.minHeight = `${jobs * rowHeight(host.clientWidth) + footHeight}rem`;
  box.setAttribute("aria-busy", "true");
  fill(box, make("p", texts.loading, "foot"));
  const list = await load(address);
  // Another list may have been wanted meanwhile.
  if (box.dataset.of !== address) return;
  box.removeAttribute("aria-busy");
  box.setAttribute("aria-label", list ? list.label : texts.failed);
  if (list) fill(box, ...listed(list));
  else fill(box, make("p", texts.failed, "foot", link(texts.board, origin)));
}

async function load(address: string): Promise<EmbeddedList | undefined> {
  try {
    const answer = await fetch(address, { credentials: "omit" });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

function fill(box: HTMLElement, ...inside: Node[]): void {
  box.textContent = "";
  box.append(...inside);
}

function listed({ jobs, none, all }: EmbeddedList): HTMLElement[] {
  const foot = make("p", "", "foot", link(all.text, all.url));
  if (jobs.length === 0) return [make("p", none, "foot"), foot];
  return [make("ul", "", "", ...jobs.map(row)), foot];
}

function row({ title, url, place, pay, closes, isSoon }: EmbeddedJob): HTMLElement {
  const details = [place, pay].filter(Boolean).join(" · ");
  const about = make("div", "", "", link(title, url), make("p", details));
  return make("li", "", "", about, ...(closes ? [make("p", closes, isSoon ? "soon" : "")] : []));
}

/** Every text goes in as text: a title is never read as HTML. */
function make(name: string, text = "", className = "", ...inside: Node[]): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  if (text && inside.length > 0) node.append(" ");
  if (className) node.className = className;
  node.append(...inside);
  return node;
}

function link(text: string, url: string): HTMLElement {
  const node = make("a", text) as HTMLAnchorElement;
  node.dir = "auto";
  node.href = url;
  node.target = "_blank";
  node.rel = "noopener";
  return node;
}

/** Constructed sheets need no permission of the page around; only browsers of old do without. */
function addStyle(root: ShadowRoot): ShadowRoot {
  if ("adoptedStyleSheets" in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(embedStyle);
    root.adoptedStyleSheets = [sheet];
  } else (root as ShadowRoot).append(make("style", embedStyle));
  return root;
}

function languageAround(node: Element): string {
  return node.closest<HTMLElement>("[lang]")?.lang.slice(0, 2) ?? "";
}

if (!customElements.get(element)) customElements.define(element, FurasJobs);
if (script?.dataset.company) {
  const list = document.createElement(element);
  Object.assign(list.dataset, script.dataset);
  script.after(list);
}
