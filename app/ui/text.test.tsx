import { describe, expect, it } from "vitest";
import { rendered } from "#test/render/render-parts.tsx";
import { Ltr, Ticks, UserText } from "./text.tsx";

describe("a person's text", () => {
  it("keeps its paragraphs and line breaks", () => {
    expect(rendered(<UserText text={"One\nTwo\r\n\r\n \nThree"} />)).toBe(
      '<div class="user-text"><p dir="auto">One<br/>Two</p><p dir="auto">Three</p></div>',
    );
  });

  it("shows dashed and dotted lines as lists", () => {
    expect(rendered(<UserText text={"Tasks:\n- Books\n• Payroll\nThe end"} />)).toBe(
      '<div class="user-text"><p dir="auto">Tasks:</p>' +
        '<ul><li dir="auto">Books</li><li dir="auto">Payroll</li></ul>' +
        '<p dir="auto">The end</p></div>',
    );
  });

  it("report 13 parts a list that lost its line breaks", () => {
    expect(rendered(<UserText text="We need: • Teach maths • Mark homework" />)).toBe(
      '<div class="user-text"><p dir="auto">We need:</p>' +
        '<ul><li dir="auto">Teach maths</li><li dir="auto">Mark homework</li></ul></div>',
    );
  });

  it("leaves ranges, signs and negative amounts alone", () => {
    expect(rendered(<UserText text="-5 to 10" />)).toContain("-5 to 10");
  });

  it("is never HTML", () => {
    const shown = rendered(<UserText text={'<img src=x onerror="alert(1)">'} />);
    expect(shown).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(rendered(<Ticks items={["<b>bold</b>"]} />)).not.toContain("<b>");
  });

  it("shows nothing for blank text", () => {
    expect(rendered(<UserText text={" \n\n "} />)).toBe('<div class="user-text"></div>');
  });
});

it("a phone number keeps its direction in Arabic", () => {
  expect(rendered(<Ltr>+963 11 000 0000</Ltr>, "ar")).toBe('<bdi dir="ltr">+963 11 000 0000</bdi>');
});
