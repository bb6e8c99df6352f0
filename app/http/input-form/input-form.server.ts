import { paths } from "#app/paths.ts";
import { escapeHtml, unescapeHtml } from "#app/platform/escape-html.ts";

/*
 * Without scripts a link to the other language would empty a form. On a page with one, a button takes
 * the link's place that sends the form there; see server/pages/switched-form.ts. A search goes along in
 * the address, from which its page fills it in.
 */

const formId = "input-form";

/** The header's link to the other language, behind the place for what stands there without scripts. */
const languageLink =
  /<noscript><\/noscript>(<a class="([^"]*)" href="([^"]*)" lang="(\w+)"[^>]*>([\s\S]*?)<\/a>)/g;

/**
 * Puts the button of the other language into a page with a form. A comment that begins in the `noscript`
 * takes the link away where the browser reads it.
 */
export function withLanguageButton(html: string): string {
  const path = html.matchAll(languageLink).next().value?.[3]?.split("?")[0] ?? "";
  const form =
    findInputForm(html) ??
    (path === paths.advancedSearch() ? findInputForm(html, isSearch) : undefined);
  if (!form) return html;
  const searches = !isPosted(form.tag);
  const id = / id="([^"]*)"/.exec(form.tag)?.[1];
  const named = id ? form.tag : form.tag.replace("<form", `<form id="${formId}"`);
  // Once: it is the form's first button.
  let first = defaultButton(html, form, id ?? formId);
  const before = html
    .slice(0, form.start)
    .replace(languageLink, (_, link, look, href, language, text) => {
      const own = first;
      first = "";
      // The button's own type: a file stays where it is.
      return `<noscript>${own}<button class="${look}" form="${id ?? formId}" ${
        searches
          ? `formaction="${path}" name="switch" value="${language}"`
          : `formaction="${href}" formmethod="post" formenctype="application/x-www-form-urlencoded"`
      } formnovalidate="" lang="${language}">${text}</button><!--</noscript>${link}<!-- --></noscript>`;
    });
  return before + named + html.slice(form.start + form.tag.length);
}

/** The Enter key presses a form's first button: it is to be the form's own, not that of the language. */
function defaultButton(html: string, { start, end }: FormPart, id: string): string {
  const own = submitButton.exec(html.slice(start, end))?.[1] ?? "";
  const meant =
    own.match(/ (?:name|value|form(?:action|method|enctype|novalidate))="[^"]*"/g) ?? [];
  return `<button class="sr" form="${id}" tabindex="-1" aria-hidden="true"${meant.join("")}></button>`;
}

const submitButton = /<button\b(?![^>]* type="(?:button|reset)")((?:[^>"]|"[^"]*")*)>/;

type FormPart = { start: number; tag: string; end: number };

const isPosted = (tag: string) => / method="post"/.test(tag);

/**
 * Whether a form searches. Only on the page that it fills whole is it switched: on a list the address has
 * filters that the form of its keyword lacks, and the link keeps them.
 */
const isSearch = (tag: string) => / role="search"/.test(tag);

/** The form of a page's main part, of those wanted, that has the most fields to type and choose in. */
function findInputForm(html: string, isWanted = isPosted): FormPart | undefined {
  let largest: (FormPart & { fields: number }) | undefined;
  let start = html.indexOf("<main");
  while (start >= 0) {
    start = html.indexOf("<form", start + 1);
    if (start < 0) break;
    const tag = startTag.exec(html.slice(start, start + longestTag))?.[0] ?? "";
    const end = html.indexOf("</form>", start);
    if (!isWanted(tag) || end < 0) continue;
    const fields = [...html.slice(start, end).matchAll(control)].filter(isInput).length;
    if (fields > (largest?.fields ?? 0)) largest = { start, tag, end, fields };
  }
  return largest;
}

const longestTag = 10_000;
const startTag = /^<form\b(?:[^>"]|"[^"]*")*>/;
const control =
  /<(?:(input|select|option)\b((?:[^>"]|"[^"]*")*)|textarea\b((?:[^>"]|"[^"]*")*)>[^<]*<\/textarea)>/g;
const notInput = /^(?:hidden|password|file|submit|button|image|reset)$/;

function isInput([, element, attributes = ""]: RegExpMatchArray): boolean {
  return element !== "option" && !(element === "input" && notInput.test(typeOf(attributes)));
}

/** Fills the form that `withLanguageButton` sends with what was sent; passwords and files stay empty. */
export function fillInputForm(html: string, sent: URLSearchParams): string {
  const form = findInputForm(html);
  if (!form) return html;
  const left = new Map([...new Set(sent.keys())].map((name) => [name, sent.getAll(name)]));
  let select: string | undefined;
  const fill = (all: string, element?: string, attributes = "", ofText = "") => {
    if (element === "option") {
      return select === undefined ? all : `<option${chosenIf(select, attributes)}>`;
    }
    const name = unescapeHtml(attribute(attributes || ofText, "name") ?? "");
    const isBox = element === "input" && /^(?:checkbox|radio)$/.test(typeOf(attributes));
    if (isBox) return `<input${checkedIf(sent.getAll(name), attributes)}>`;
    const isSecret = element === "input" && /^(?:password|file)$/.test(typeOf(attributes));
    const value = isSecret ? undefined : left.get(name)?.shift();
    if (element === "select") select = value;
    if (value === undefined) return all;
    if (element === "select") return all + missingOption(html, form, name, value);
    if (element === "input") {
      return `<input${attributes.replace(/ value="[^"]*"|\/$/g, "")} value="${escapeHtml(value)}"/>`;
    }
    // The parser drops a first line break.
    return `<textarea${ofText}>\n${escapeHtml(value)}</textarea>`;
  };
  const filled = html.slice(form.start, form.end).replace(control, fill);
  return html.slice(0, form.start) + filled + html.slice(form.end);
}

/** A list may depend on a choice that the page does not know yet. */
function missingOption(html: string, form: FormPart, name: string, value: string): string {
  const start = html.indexOf(` name="${escapeHtml(name)}"`, form.start);
  const list = html.slice(start, html.indexOf("</select>", start));
  return list.includes(` value="${escapeHtml(value)}"`)
    ? ""
    : `<option value="${escapeHtml(value)}" selected="">${escapeHtml(value)}</option>`;
}

const checkedIf = (values: string[], attributes: string) =>
  marked(
    attributes,
    "checked",
    values.includes(unescapeHtml(attribute(attributes, "value") ?? "on")),
  );
const chosenIf = (value: string, attributes: string) =>
  marked(attributes, "selected", unescapeHtml(attribute(attributes, "value") ?? "") === value);

function marked(attributes: string, mark: "selected" | "checked", isSet: boolean): string {
  const rest = attributes.replace(new RegExp(` ${mark}="[^"]*"|/$`, "g"), "");
  return isSet ? `${rest} ${mark}=""` : rest;
}

const typeOf = (attributes: string) => attribute(attributes, "type") ?? "text";

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
}
