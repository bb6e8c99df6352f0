import { expect } from "@playwright/test";
import { writtenTexts } from "#app/features/my-account/ui/written-texts.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { pagesOf } from "#e2e/support/all-pages.ts";
import { test } from "#e2e/support/board.ts";
import { BrowserSession } from "#e2e/support/browser-session.ts";
import { fillExamples } from "./example-records.ts";

/* Report 8. A new page with a form comes here by its example in app/pages.ts. */

test("without scripts the other language takes every form of every page along", async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const tried: string[] = [];
  const wrong: string[] = [];
  for (const [who, paths] of pagesOf) {
    const session = new BrowserSession(baseURL ?? "");
    await session.get("/?lang=ar&switch=1");
    if (who) await session.post("/login", { email: who, password: demoPassword });
    const fill = await fillExamples((path) => session.get(path));
    for (const path of paths.map((each) => encodeURI(fill(each)))) {
      const page = await (await session.get(path)).text();
      const forms = inputForms(page);
      if (forms.length === 0) continue;
      tried.push(path);
      for (const { name } of forms.flatMap(({ fields }) => fields)) {
        // Shown again where what the form is about is gone.
        const isShown = /^code|current/.test(name) || writtenTexts([[name, "short"]]).length > 0;
        if (!isShown) wrong.push(`${path}: written-texts.ts does not know ${name}`);
      }
      const button = buttonBeforeLink.exec(page);
      const form = forms.find(({ tag }) => tag.includes(` id="${button?.[1]}"`));
      if (!button?.[2] || !form) {
        wrong.push(`${path}: no button sends its form to the other language`);
        continue;
      }
      const input = inputFor(form.fields);
      const answer = await session.post(button[2].replaceAll("&amp;", "&"), input);
      const html = await answer.text();
      const [same] = inputForms(html).filter(({ tag }) => tag.includes(` id="${button[1]}"`));
      if (!html.includes('<html lang="en"')) wrong.push(`${path}: ${answer.status}, not English`);
      for (const [name, text] of Object.entries(input)) {
        const isBack = same?.fields.some((each) => each.name === name && each.html.includes(text));
        if (!isBack) wrong.push(`${path}: ${name} is lost`);
      }
      await session.get("/?lang=ar&switch=1");
    }
  }
  expect(wrong).toEqual([]);
  expect(tried.length).toBeGreaterThan(12);
});

/** The comment that hides the link must not end within it. */
const buttonBeforeLink =
  /<noscript><button class="sr"[^>]*><\/button><button [^>]*form="([^"]+)" formaction="([^"]+)"[^>]*>(?:<(?!\/?button)|[^<])*<\/button><!--<\/noscript><a (?:(?!-->)[\s\S])*?<\/a><!-- --><\/noscript>/;

type Field = { name: string; html: string };

/** The posted forms of a page's main part in which something is typed, passwords apart. */
function inputForms(html: string): { tag: string; fields: Field[] }[] {
  const main = html.slice(html.indexOf("<main"));
  return main
    .split("<form")
    .slice(1)
    .map((rest) => {
      const form = rest.slice(0, rest.indexOf("</form>"));
      const controls = form.matchAll(/<textarea[^>]*>[^<]*<\/textarea>|<input[^>]*>/g);
      const fields = [...controls].flatMap(([control]) => {
        const isInput = !/ type="(?!text|email|tel|url|number|search)/.test(control);
        const name = / name="([^"]*)"/.exec(control)?.[1];
        return isInput && name ? [{ name, html: control }] : [];
      });
      return { tag: form.slice(0, form.indexOf(">")), fields };
    })
    .filter(({ tag, fields }) => tag.includes('method="post"') && fields.length > 0);
}

const inputFor = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map(({ name }) => [name, `كتبت ${name}`]));
