export type Upload = { name: string; bytes: Uint8Array; type?: string };

/** What follows links and sends forms. */
export type Asks = {
  readonly path: string;
  open(path: string): Promise<unknown>;
  send(form: Element, button: Element | null): Promise<void>;
};

const uploads = new WeakMap<Element, Upload[]>();
export const uploadsOf = (field: Element): Upload[] => uploads.get(field) ?? [];

const fieldSelector = 'input:not([type="hidden"]), select, textarea';
const unread = "script, style, template, [hidden], dialog:not([open]), .needs-scripting";

/** A part of the page that a browser without scripts shows: match again in each page that comes. */
export class Part {
  protected browser!: Asks;
  private readonly root: () => Element | null;

  constructor(root: () => Element | null, browser?: Asks) {
    this.root = root;
    if (browser) this.browser = browser;
  }

  get element(): Element {
    const match = this.root();
    if (!match) throw new Error(`No such part at ${this.browser.path}.`);
    return match;
  }

  /** The first part of this one under a selector, which holds the text. */
  part(selector: string, text = ""): Part {
    return new Part(() => this.all(selector, text)[0] ?? null, this.browser);
  }

  /** The shown elements under a selector that hold a text. */
  all(selector: string, text = ""): Element[] {
    const root = this.root();
    const match = [...(root?.querySelectorAll(selector) ?? [])].filter(isShown);
    return match.filter((element) => textOf(element).includes(text));
  }

  count(selector: string, text = ""): number {
    return this.all(selector, text).length;
  }

  texts(selector: string): string[] {
    return this.all(selector).map(textOf);
  }

  /** The values of an attribute. */
  attributes(selector: string, name: string): (string | null)[] {
    return this.all(selector).map((element) => element.getAttribute(name));
  }

  get text(): string {
    return textOf(this.element);
  }

  get heading(): string {
    return this.texts("h1").join(" | ");
  }

  get alert(): string {
    return this.texts("[role=alert]").join(" | ");
  }

  /** What the page says has been done. */
  get notice(): string {
    return this.texts("[role=status]").join(" | ");
  }

  /** The links and buttons of a name, those that are called exactly so before others. */
  acts(name: string | RegExp): Element[] {
    const all = this.all('a[href], button, input[type="submit"]');
    if (name instanceof RegExp) return all.filter((each) => name.test(nameOf(each)));
    const exact = all.filter((each) => nameOf(each) === name);
    return exact.length > 0 ? exact : all.filter((each) => nameOf(each).includes(name));
  }

  /** Where the first link of a name leads; undefined without one. */
  linkTo(name: string | RegExp): string | undefined {
    return (
      this.acts(name)
        .find((each) => each.hasAttribute("href"))
        ?.getAttribute("href") ?? undefined
    );
  }

  /** Follows a link or presses a button by its name, rather one in the page's own part than in its frame. */
  async press(name: string | RegExp): Promise<void> {
    const acts = this.acts(name);
    const act = acts.find((each) => each.closest("main")) ?? acts[0];
    if (!act) throw new Error(`"${name}" is not at ${this.browser.path}: ${this.text}`);
    if (act.hasAttribute("disabled")) throw new Error(`"${name}" cannot be pressed.`);
    if (act.hasAttribute("href")) await this.browser.open(act.getAttribute("href") ?? "");
    else await this.submit(act);
  }

  /** Sends the part's form, by a button of it or as Enter does; a browser asks for required fields first. */
  async submit(button: Element | null = null): Promise<void> {
    const form =
      formOf(button) ?? this.element.closest("form") ?? this.element.querySelector("form");
    if (!form) throw new Error("Nothing here belongs to a form.");
    const chosen = button ?? form.querySelector('button:not([type="button"]):not([disabled])');
    const asks = !form.hasAttribute("novalidate") && !chosen?.hasAttribute("formnovalidate");
    const stops = asks ? stopsOf(form) : [];
    if (stops.length > 0) throw new Error(`The browser asks for ${stops.join(", ")}.`);
    await this.browser.send(form, chosen);
  }

  /** The part's forms as a browser sends them that asks for nothing. */
  unchecked(): this {
    const forms = [this.element, ...this.all("form")];
    for (const form of forms) form.setAttribute("novalidate", "");
    return this;
  }

  /** A field by its name, its id or its label; the first that is shown. */
  field(key: string): Element {
    const match = this.find(key);
    if (!match) throw new Error(`No field "${key}" at ${this.browser.path}.`);
    return match;
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  private find(key: string): Element | undefined {
    const fields = this.all(fieldSelector);
    const names = (field: Element) => [field.getAttribute("name"), field.getAttribute("id")];
    return (
      fields.find((field) => names(field).includes(key)) ??
      fields.find((field) => labelOf(field) === key) ??
      // Behind the label it may say that the field is optional.
      fields.find((field) => labelOf(field).startsWith(`${key} `))
    );
  }

  /** Fills fields in, and chooses options by their value or text. */
  fill(values: Record<string, string>): this {
    for (const [key, value] of Object.entries(values)) {
      const field = this.field(key);
      if (field.localName === "textarea") field.textContent = value;
      else if (field.localName === "select") select(field, value);
      else field.setAttribute("value", value);
    }
    return this;
  }

  /** Checks a box or a radio by its value, id or label, among those of a name if one is given. */
  check(value: string, { name, on = true }: { name?: string; on?: boolean } = {}): this {
    const boxes = this.all('input[type="checkbox"], input[type="radio"]').filter(
      (box) => name === undefined || box.getAttribute("name") === name,
    );
    const box =
      boxes.find((each) => each.getAttribute("value") === value && name !== undefined) ??
      boxes.find((each) => [each.getAttribute("name"), each.getAttribute("id")].includes(value)) ??
      boxes.find((each) => labelOf(each) === value) ??
      boxes.find((each) => labelOf(each).includes(value));
    if (!box) throw new Error(`Nothing to check: ${value} at ${this.browser.path}`);
    if (box.getAttribute("type") === "radio") {
      const group = box.getAttribute("name");
      for (const other of boxes) {
        if (other.getAttribute("name") === group) other.removeAttribute("checked");
      }
    }
    box.toggleAttribute("checked", on);
    return this;
  }

  /** Chooses a file; null: none. */
  upload(key: string, file: Upload | null): this {
    uploads.set(this.field(key), file ? [file] : []);
    return this;
  }

  value(key: string): string {
    const field = this.field(key);
    if (field.localName === "textarea") return field.textContent ?? "";
    if (field.localName === "select") return valueOfSelect(field);
    return field.getAttribute("value") ?? "";
  }

  isChecked(name: string, value: string): boolean {
    return this.count(`input[name="${name}"][value="${value}"][checked]`) > 0;
  }

  /** The options of a field that mean something. */
  options(key: string): string[] {
    const options = [...this.field(key).querySelectorAll("option")];
    return options.filter((each) => each.getAttribute("value") !== "").map(textOf);
  }

  /** What is said beside a field that is wrong. */
  errorOf(key: string): string {
    const field = this.field(key);
    if (field.getAttribute("aria-invalid") !== "true") return "";
    const ids = (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
    return ids.map((id) => textOf(field.ownerDocument.getElementById(id))).join(" ");
  }
}

/** The chosen option's value, else the first one's. */
export function valueOfSelect(field: Element): string {
  const options = [...field.querySelectorAll("option")];
  const option = options.findLast((each) => each.hasAttribute("selected")) ?? options[0];
  return option?.getAttribute("value") ?? textOf(option);
}

/** The text that a reader sees, with single spaces. */
function textOf(element: Element | null | undefined): string {
  return element ? read(element).replaceAll(/\s+/g, " ").trim() : "";
}

function read(node: Node, alternatives = false): string {
  let text = "";
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.textContent;
    if (child.nodeType !== 1) continue;
    const element = child as Element;
    if (element.matches(unread)) continue;
    if (alternatives && element.getAttribute("aria-hidden") === "true") continue;
    if (alternatives) text += element.getAttribute("alt") ?? "";
    text += read(element, alternatives);
  }
  return text;
}

/** What a link or a button is called by one who hears it. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? element.getAttribute("value");
  if (element.hasAttribute("aria-label") || element.localName === "input") return label ?? "";
  return read(element, true).replaceAll(/\s+/g, " ").trim();
}

function labelOf(field: Element): string {
  const id = field.getAttribute("id");
  const label = id ? field.ownerDocument.querySelector(`label[for="${id}"]`) : null;
  return field.getAttribute("aria-label") ?? textOf(label ?? field.closest("label"));
}

function isShown(element: Element): boolean {
  return element.closest(unread) === null;
}

function formOf(button: Element | null): Element | null {
  const id = button?.getAttribute("form");
  return (id ? button?.ownerDocument.getElementById(id) : button?.closest("form")) ?? null;
}

function select(field: Element, value: string): void {
  const options = [...field.querySelectorAll("option")];
  const chosen =
    options.find((each) => each.getAttribute("value") === value) ??
    options.find((each) => textOf(each) === value);
  if (!chosen) throw new Error(`${field.getAttribute("name")} has no option "${value}".`);
  if (chosen.hasAttribute("disabled")) throw new Error(`"${value}" cannot be chosen.`);
  for (const each of options) each.toggleAttribute("selected", each === chosen);
}

/** The names of fields that a browser would ask to be filled in, or filled in otherwise. */
function stopsOf(form: Element): string[] {
  const fields = [...form.querySelectorAll(fieldSelector)].filter(isShown);
  const stops = fields.filter((field) => {
    if (field.hasAttribute("disabled")) return false;
    const type = field.getAttribute("type") ?? "";
    const name = field.getAttribute("name") ?? "";
    if (type === "checkbox")
      return field.hasAttribute("required") && !field.hasAttribute("checked");
    if (type === "radio") {
      const isAny = fields.some(
        (each) => each.getAttribute("name") === name && each.hasAttribute("checked"),
      );
      return field.hasAttribute("required") && !isAny;
    }
    if (type === "file") return field.hasAttribute("required") && uploadsOf(field).length === 0;
    const value =
      field.localName === "select"
        ? valueOfSelect(field)
        : field.localName === "textarea"
          ? field.textContent
          : field.getAttribute("value");
    if (!value) return field.hasAttribute("required");
    if (type === "email") return !/^[^\s@]+@[^\s@]+$/.test(value);
    if (type === "url") return !URL.canParse(value);
    return false;
  });
  return stops.map((field) => field.getAttribute("name") ?? "");
}
