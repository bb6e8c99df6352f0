import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { request as requestOverTls } from "node:https";
import { parseHTML } from "linkedom";
import type { Language } from "#app/i18n/language.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { Part, type Upload, uploadsOf, valueOfSelect } from "./plain-page.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** It lasts so many seconds; undefined: as long as the browser's window. */
type Cookie = { value: string; path: string; lasts: number | undefined };
type Content = FormData | URLSearchParams;

const navigating = {
  accept: "text/html,*/*",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "same-origin",
};

/**
 * A browser that runs no scripts and draws nothing: it asks the board over HTTP, keeps cookies, follows
 * redirects, and sends forms as HTML says. It refuses to send what a browser asks to be filled in first.
 */
export class PlainBrowser extends Part {
  /** The last one; what is no page leaves the page as it is, as a download does. */
  answer: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };
  address: URL;
  private readonly cookies = new Map<string, Cookie>();
  private readonly own: Record<string, string>;
  private html = "<html><body></body></html>";
  private parsed: Document | undefined;

  constructor(origin: string, userAgent?: string, headers: Record<string, string> = {}) {
    super(() => this.document.documentElement);
    this.browser = this;
    this.address = new URL(origin);
    this.own = userAgent ? { ...headers, "user-agent": userAgent } : headers;
  }

  /** Many pages are only passed on the way to another. */
  private get document(): Document {
    this.parsed ??= parse(this.html);
    return this.parsed;
  }

  get status(): number {
    return this.answer.status;
  }

  /** The address behind the origin. */
  get path(): string {
    return this.address.href.slice(this.address.origin.length);
  }

  get title(): string {
    return this.document.title;
  }

  /** Where the page leads by itself, after how many seconds. */
  get refresh(): string | null {
    return (
      this.document.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content") ?? null
    );
  }

  /** How many seconds a cookie lasts; null without one, undefined where it ends with the window. */
  lasting(name: string): number | undefined | null {
    const cookie = this.cookies.get(name);
    return cookie ? cookie.lasts : null;
  }

  forget(...names: string[]): void {
    for (const name of names) this.cookies.delete(name);
  }

  async open(path: string): Promise<this> {
    return await this.go(new URL(path, this.address));
  }

  /** Has its pages in a language from now on. */
  async speak(language: Language): Promise<this> {
    return await this.open(`/login?lang=${language}&switch=1`);
  }

  /** Signs in by the form; the page ends where the account belongs. */
  async enter({ email }: { email: string }, language: Language): Promise<this> {
    this.forget("furas_session");
    await this.speak(language);
    await this.logIn(email);
    if (this.address.pathname === "/login") throw new Error(`${email} was not signed in.`);
    return this;
  }

  async logIn(email: string, password: string = demoPassword): Promise<void> {
    const form = this.part('main form:has([name="password"])');
    await form.fill({ email, password }).submit();
  }

  /** Sends a form as the button that was pressed says, or as Enter in one of its fields would. */
  async send(form: Element, button: Element | null): Promise<void> {
    const says = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    const entries = entriesOf(form, button);
    const target = new URL(says("action") || this.address.href, this.address);
    target.hash = "";
    if ((says("method") ?? "get").toLowerCase() !== "post") {
      target.search = new URLSearchParams(named(entries)).toString();
      await this.go(target);
      return;
    }
    const multipart = says("enctype") === "multipart/form-data";
    const body = multipart ? formData(entries) : new URLSearchParams(named(entries));
    await this.go(target, body);
  }

  /** One request with the browser's cookies; its page stays, and no redirect is followed. */
  async ask(path: string, content?: Content): Promise<Answer> {
    const url = new URL(path, this.address);
    // The body and type of a form, as fetch would write them.
    const sent = content && new Response(content);
    const cookies = [...this.cookies].filter(([, one]) => url.pathname.startsWith(one.path));
    const outgoing = (url.protocol === "https:" ? requestOverTls : request)(url, {
      method: sent ? "POST" : "GET",
      headers: {
        ...this.own,
        ...navigating,
        cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join("; "),
        referer: this.address.href,
        ...(sent ? { origin: this.address.origin } : {}),
        ...Object.fromEntries(sent?.headers ?? []),
      },
    });
    outgoing.end(sent && Buffer.from(await sent.arrayBuffer()));
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts);
    const { statusCode: status = 0, headers } = incoming;
    for (const line of headers["set-cookie"] ?? []) this.keep(line);
    return { status, headers, body };
  }

  /** Sends a form of one's own making, and shows what it leads to. */
  async post(path: string, values: Record<string, string>): Promise<this> {
    return await this.go(new URL(path, this.address), new URLSearchParams(values));
  }

  private async go(to: URL, content?: Content): Promise<this> {
    let url = to;
    let answer = await this.ask(url.href, content);
    for (let hops = 0; answer.headers.location !== undefined; hops += 1) {
      if (hops === 10) throw new Error(`${to.pathname} leads in a circle.`);
      const { hash } = url;
      url = new URL(answer.headers.location, url);
      url.hash ||= hash;
      const repeated = answer.status === 307 || answer.status === 308;
      answer = await this.ask(url.href, repeated ? content : undefined);
    }
    this.answer = answer;
    if (!answer.headers["content-type"]?.startsWith("text/html")) return this;
    this.address = url;
    this.html = answer.body.toString();
    this.parsed = undefined;
    return this;
  }

  private keep(line: string): void {
    const [pair = "", ...rest] = line.split("; ");
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    const attributes = Object.fromEntries(
      rest.map((each) => [each.split("=")[0]?.toLowerCase(), each.split("=")[1] ?? ""]),
    );
    const lasts = "max-age" in attributes ? Number(attributes["max-age"]) : undefined;
    if (lasts === 0) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: attributes.path ?? "/", lasts });
  }
}

/** React writes some attributes with capitals, which mean nothing in HTML; the parser keeps them. */
function parse(html: string): Document {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (name === name.toLowerCase()) continue;
      const value = element.getAttribute(name) ?? "";
      element.removeAttribute(name);
      element.setAttribute(name.toLowerCase(), value);
    }
  }
  return document;
}

type Entry = [name: string, value: string | Upload];

/** What a form sends: its enabled fields in their sequence, and the button that was pressed. */
function entriesOf(form: Element, button: Element | null): Entry[] {
  const entries: Entry[] = [];
  const id = form.getAttribute("id");
  for (const field of form.ownerDocument.querySelectorAll("input, select, textarea, button")) {
    const owner = field.getAttribute("form");
    if (owner === null ? field.closest("form") !== form : owner !== id) continue;
    const name = field.getAttribute("name");
    if (!name || field.hasAttribute("disabled") || field.closest("fieldset[disabled]")) continue;
    const type = (field.getAttribute("type") ?? "").toLowerCase();
    const tag = field.localName;
    if (tag === "button" || type === "submit") {
      if (field === button) entries.push([name, field.getAttribute("value") ?? ""]);
    } else if (type === "checkbox" || type === "radio") {
      if (field.hasAttribute("checked")) entries.push([name, field.getAttribute("value") ?? "on"]);
    } else if (type === "file") {
      const files = uploadsOf(field);
      for (const file of files) entries.push([name, file]);
      if (files.length === 0) entries.push([name, { name: "", bytes: new Uint8Array() }]);
    } else if (tag === "select") {
      entries.push([name, valueOfSelect(field)]);
    } else {
      const text = tag === "textarea" ? (field.textContent ?? "") : field.getAttribute("value");
      entries.push([name, (text ?? "").replaceAll(/\r?\n/g, "\r\n")]);
    }
  }
  return entries;
}

function named(entries: Entry[]): [string, string][] {
  return entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}

function formData(entries: Entry[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === "string") data.append(name, value);
    else {
      const type = value.type ?? "application/octet-stream";
      data.append(name, new Blob([Buffer.from(value.bytes)], { type }), value.name);
    }
  }
  return data;
}
