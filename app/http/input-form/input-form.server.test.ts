import { describe, expect, it } from "vitest";
import { fillInputForm, withLanguageButton } from "./input-form.server.ts";

/* Report 8, without scripts. */

const link =
  '<a class="icon-btn top-link" href="/x?lang=en&amp;switch=1" lang="en" hrefLang="en" rel="nofollow"><span>English</span></a>';
const page = (main: string) => `<header><noscript></noscript>${link}</header><main>${main}</main>`;
const small = '<form method="post" action="/small"><input name="city"/></form>';
const large =
  '<form method="post" action="/large"><input name="title"/><textarea name="text"></textarea></form>';

describe("the button of the other language", () => {
  it.each([
    [
      "has no text",
      '<form method="post"><input type="hidden" name="id"/><button>Save</button></form>',
    ],
    ["searches elsewhere", '<form action="/jobs" role="search"><input name="keyword"/></form>'],
    ["asks for a password alone", '<form method="post"><input type="password" name="p"/></form>'],
  ])("does not stand on a page whose form %s", (_, form) => {
    expect(withLanguageButton(page(form))).toBe(page(form));
  });

  it("belongs to the form with most fields and takes the link's place without scripts", () => {
    const html = withLanguageButton(page(small + large));
    expect(html).toContain('<form id="input-form" method="post" action="/large">');
    expect(html).toContain(
      '<button class="icon-btn top-link" form="input-form" formaction="/x?lang=en&amp;switch=1" formmethod="post"',
    );
    // A parser with scripts ends the noscript at its first end, one without skips the comment.
    expect(html).toContain(`<!--</noscript>${link}<!-- --></noscript>`);
  });

  it("of each other language takes its link's place, the form's own button once before them", () => {
    const third = link.replaceAll("en", "ku");
    const html = withLanguageButton(
      page(`<form method="post"><input name="a"/><button>Save</button></form>`).replace(
        "</header>",
        `<noscript></noscript>${third}</header>`,
      ),
    );
    expect(html.match(/<button class="sr"/g)).toHaveLength(1);
    expect(html).toContain('formaction="/x?lang=en&amp;switch=1"');
    expect(html).toContain('formaction="/x?lang=ku&amp;switch=1"');
  });

  it("I18N-04 leaves the link to a list, which keeps the filters of its address", () => {
    const search = page('<form action="/jobs" role="search"><input name="keyword"/></form>');
    const html = search.replace("/x?", "/jobs?category=Law&amp;");
    expect(withLanguageButton(html)).toBe(html);
  });

  it("takes the search of /advanced-search along in the address", () => {
    const path = "/advanced-search";
    const search = `<form action="/jobs" role="search"><input name="name"/></form>`;
    const html = withLanguageButton(page(search).replace("/x?", `${path}?industry=banking&amp;`));
    expect(html).toContain(`<form id="input-form" action="/jobs" role="search">`);
    expect(html).toMatch(
      new RegExp(
        `<button [^>]*form="input-form" formaction="${path}" name="switch" value="en" formnovalidate`,
      ),
    );
  });

  it("leaves the Enter key to the form's own first button, which the page has first", () => {
    const own = `<button type="button" name="x">Add</button><button name="intent" value="save">Save</button>`;
    const html = withLanguageButton(page(`<form method="post"><input name="a"/>${own}</form>`));
    expect(html).toContain(
      '<noscript><button class="sr" form="input-form" tabindex="-1" aria-hidden="true" name="intent" value="save"></button><button class="icon-btn',
    );
  });

  it("takes a form by the id that it has", () => {
    const html = withLanguageButton(page('<form method="post" id="own"><input name="a"/></form>'));
    expect(html).toContain(' form="own" ');
    expect(html).not.toContain("input-form");
  });
});

describe("a form that is filled", () => {
  const fill = (fields: string, ...sent: [string, string][]) => {
    const html = page(`<form method="post">${fields}</form>`);
    const filled = fillInputForm(html, new URLSearchParams(sent));
    return /<form method="post">(.*)<\/form>/s.exec(filled)?.[1];
  };
  const box = (value: string, more = "") =>
    `<input type="checkbox" name="kinds" value="${value}"${more}>`;

  it.each<[string, string, [string, string][], string]>([
    [
      "text",
      '<input type="text" name="title" value="Old"/>',
      [["title", `"New" & <b>'s`]],
      '<input type="text" name="title" value="&quot;New&quot; &amp; &lt;b&gt;&#x27;s"/>',
    ],
    [
      "a text of lines, the first of them empty",
      '<textarea name="text" rows="3">\nOld</textarea>',
      [["text", "\nNew\n</textarea>"]],
      '<textarea name="text" rows="3">\n\nNew\n&lt;/textarea&gt;</textarea>',
    ],
    [
      "fields of one name in their sequence",
      '<input name="a"/><input name="a"/>',
      [
        ["a", "1"],
        ["a", "2"],
      ],
      '<input name="a" value="1"/><input name="a" value="2"/>',
    ],
    [
      "boxes, ticked and not",
      `${box("a", ' checked="" /')}${box("b", "/")}${box("c", "/")}`,
      [
        ["kinds", "b"],
        ["kinds", "c"],
      ],
      `${box("a")}${box("b", ' checked=""')}${box("c", ' checked=""')}`.replace('"a">', '"a" >'),
    ],
    [
      "a choice",
      '<select name="kind"><option value="">Choose</option><option value="a" selected="">A &amp; B</option><option value="b">B<!-- --></option></select>',
      [["kind", "b"]],
      '<select name="kind"><option value="">Choose</option><option value="a">A &amp; B</option><option value="b" selected="">B<!-- --></option></select>',
    ],
    [
      "a choice from a list that has not come",
      '<select name="city"><option value="">Choose</option></select><input name="b"/>',
      [["city", "Azaz"]],
      '<select name="city"><option value="Azaz" selected="">Azaz</option><option value="">Choose</option></select><input name="b"/>',
    ],
    [
      "a hidden field, such as the state that a form was opened in",
      '<input type="hidden" name="seen" value="new"/><input name="b"/>',
      [["seen", "old"]],
      '<input type="hidden" name="seen" value="old"/><input name="b"/>',
    ],
    [
      "no password and no file",
      '<input type="password" name="password"/><input type="file" name="cv"/><input name="b"/>',
      [
        ["password", "secret"],
        ["cv", "cv.pdf"],
      ],
      '<input type="password" name="password"/><input type="file" name="cv"/><input name="b"/>',
    ],
    ["nothing that was not sent", '<input name="a" value="x"/>', [], '<input name="a" value="x"/>'],
  ])("has %s", (_, fields, sent, filled) => expect(fill(fields, ...sent)).toBe(filled));
});
