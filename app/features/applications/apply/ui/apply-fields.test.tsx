import { describe, expect, it } from "vitest";
import { rendered } from "#test/render/render-parts.tsx";
import { ContactFold } from "./apply-fields.tsx";

const stored = {
  firstName: "Rima",
  lastName: "Al-Halabi",
  email: "rima@example.com",
  phone: "0944 000 101",
};

function fold(changes: Partial<Parameters<typeof ContactFold>[0]> = {}): string {
  return rendered(
    <ContactFold
      values={stored}
      stored={stored}
      input={{}}
      hasEmail
      isDoubtful={false}
      error={() => null}
      {...changes}
    >
      {null}
    </ContactFold>,
    "en",
  );
}

describe("the details of who applies", () => {
  it("APPLY-02 are filled in, and fold under their values when the profile has them all", () => {
    const html = fold();
    expect(html).toMatch(/<details class="fold"><summary>/);
    const [summary = "", fields = ""] = html.split("</summary>");
    for (const value of ["Rima Al-Halabi", stored.email, stored.phone]) {
      expect(summary).toContain(value);
    }
    for (const [name, value] of Object.entries(stored)) {
      expect(fields).toMatch(new RegExp(`<input (?=[^>]*name="${name}")[^>]*value="${value}"`));
    }
  });

  it("show the current input in place of the profile's", () => {
    expect(fold({ input: { phone: "0933 222 111" } }).split("</summary>")[0]).toContain(
      "0933 222 111",
    );
  });

  it.each<[string, Partial<Parameters<typeof ContactFold>[0]>]>([
    ["a field is empty", { values: { ...stored, phone: "" }, stored: { ...stored, phone: "" } }],
    ["a field is wrong", { error: (field) => (field === "email" ? "Wrong." : null) }],
    ["input differs from the profile", { values: { ...stored, lastName: "Nasser" } }],
    ["the email may be a slip", { isDoubtful: true }],
    ["the company can only call", { hasEmail: false }],
  ])("are unfolded when %s", (_, changes) => {
    expect(fold(changes)).toMatch(/<details class="fold" open="">/);
  });
});
