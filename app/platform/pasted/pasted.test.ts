import { describe, expect, it } from "vitest";
import { processorMs } from "#test/servers/processor-time.ts";
import { foreignText, htmlToText, looksLikeHtml } from "./html-text.ts";
import { pointIn, pointsWithin } from "./list-points.ts";
import { listItems } from "./list-text.ts";

describe("reports 13 and 14, F20: a pasted list", () => {
  it.each([
    ["· One\n\uf0b7 Two\no   Three\n1) Four", ["One", "Two", "Three", "Four"]],
    ["·\u00a0\u00a0 One\n\uf0b7\u00a0 Two\no\t Three", ["One", "Two", "Three"]],
    ["إجازة • خبرة سنتين • حسن المظهر", ["إجازة", "خبرة سنتين", "حسن المظهر"]],
    [
      "• Teach maths • Mark homework • Run the club",
      ["Teach maths", "Mark homework", "Run the club"],
    ],
    ["We need: • a • b", ["We need:", "a", "b"]],
    ["1. One\n٢) اثنان\n(3) Three\n4- Four", ["One", "اثنان", "Three", "Four"]],
    ["- One\r\n– Two\r\n— Three\r\n* Four", ["One", "Two", "Three", "Four"]],
    ["•One\n✓ Two\n➢ Three\n▪Four", ["One", "Two", "Three", "Four"]],
    ["١-خبرة\n2-لغة\nأ- قيادة\n-دوام كامل", ["خبرة", "لغة", "قيادة", "دوام كامل"]],
    [
      "i. One\nii) Two\n+ Three\n→ Four\n★ Five\n6\tSix",
      ["One", "Two", "Three", "Four", "Five", "Six"],
    ],
    ["✔️ One\n▪️ Two\n✅ Three", ["One", "Two", "Three"]],
    ["§ Nine\n§\u00a0\u00a0 Ten\n§\tشهادة قيادة", ["Nine", "Ten", "شهادة قيادة"]],
    ["§ Driving licence\n§ 2 years of work", ["Driving licence", "2 years of work"]],
    ["Needed:\n  § Nine", ["Needed:", "Nine"]],
    ["\uf0a7 One\nØ Two\nü\tThree\nv\tFour\nq\u00a0Five", ["One", "Two", "Three", "Four", "Five"]],
    ["\uf0fe One\n\uf071 Two\n\uf06c Three\n\uf0e0 Four", ["One", "Two", "Three", "Four"]],
    ["and\vvertical tab", ["and", "vertical tab"]],
    ["\n \u200b\n•\nOne", ["One"]],
    [
      "<p>We need</p><ul><li>A licence</li><li>Two&nbsp;years</li></ul>",
      ["We need", "A licence", "Two years"],
    ],
  ])("%j becomes %j", (text, items) => {
    expect(listItems(text)).toEqual(items);
  });

  it.each([
    "-5 to 10 degrees",
    "2 years of work",
    "3.5 years",
    "o'clock shifts",
    "C# and C++",
    "Damascus · Aleppo",
    "2026-11-30",
    "24/7 on call",
    "a licence",
    "د. أحمد",
    "§ 12 of the labour law",
    "Knows § 12 and § 13 of the labour law",
    "§12",
    "قانون العمل § 12",
    "2- 3 years of experience",
    "10- 12 hours a day",
    "١- ٢ سنة خبرة",
    "3-phase motors",
    "4 ★ hotels",
    "Damascus → Aleppo",
    "أ. أحمد",
    "v neck shirts",
    "Øre",
  ])("%j stays as it is", (line) => {
    expect(listItems(line)).toEqual([line]);
  });

  it("a line of a description is parted only where it is a list", () => {
    expect(pointsWithin("You will: • teach • mark")).toEqual(["You will:", "• teach", "• mark"]);
    expect(pointsWithin("• teach • mark • run")).toEqual(["• teach", "• mark", "• run"]);
    expect(pointsWithin("Damascus • full-time")).toEqual(["Damascus • full-time"]);
    expect(pointIn("\uf0b7 Two")).toBe("Two");
    expect(pointIn("§ Nine")).toBe("Nine");
    expect(pointIn("§ 12 of the labour law")).toBeUndefined();
    // The numbers of a description stay: they may be steps.
    expect(pointIn("1) Five")).toBeUndefined();
  });
});

describe("report 9: HTML becomes text", () => {
  it.each([
    [
      "<p>Hello</p><ul><li>One</li><li>Two</li></ul>&nbsp;&lt;x&gt;",
      "Hello\n\n• One\n• Two\n\n<x>",
    ],
    ["a<br>b<br/>c", "a\nb\nc"],
    ["<div>One\n two</div><div>Three</div>", "One two\n\nThree"],
    [
      "<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><p class=MsoNormal><span lang=EN>Body<o:p></o:p></span></p>",
      "Body",
    ],
    ["<p>&#1605;&#x62D;&amp;lt;</p>", "مح&lt;"],
    ["<script>alert(1)</script><p>Body</p>", "Body"],
    ["<ul><li><p>One</p></li><li><p>Two</p></li></ul>", "• One\n• Two"],
  ])("%j is %j", (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it("text of other programs is decoded, plain text stays", () => {
    expect(foreignText("Senior &amp; Junior <b>dev</b>")).toBe("Senior & Junior dev");
    for (const plain of ["a < b > c", "AT&T & Co", "R&D; tests", "x\n\ny", "if (a<b) c>d"]) {
      expect(foreignText(plain)).toBe(plain);
    }
  });

  it("typed text with a tag in it is no page", () => {
    for (const plain of ["<script>alert(1)</script>", "Knows <b> and <img>", "a <b", "&amp;"]) {
      expect(looksLikeHtml(plain)).toBe(false);
    }
  });

  it("takes hostile text in time in step with its length", async () => {
    const ms = await processorMs(() => {
      for (const part of ["<", "<!--", "<style", "<p ", "&#", "<li", "• "]) {
        htmlToText(`<p>${part.repeat(20_000)}`);
        listItems(part.repeat(20_000));
      }
    });
    expect(ms).toBeLessThan(3_000);
  });
});
