import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentDisposition, safeFileName } from "#app/features/applications/cv/cv-file.ts";

/** Any text, half surrogate pairs included, with what is hostile in names more often than by chance. */
const name = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom("..", "/", "\\", "\0", "\r\n", '"', ";", "%", "%0d%0a", "\ud800", "\udfff"),
      fc.constantFrom(
        "\u202e",
        "\u2066",
        "\u200f",
        "\ufeff",
        "\u2028",
        "سيرة",
        ".pdf",
        ".exe",
        " ",
        ".",
      ),
      fc.constantFrom("C:\\", "~", "|", "<script>", "=1+1", "a".repeat(4096)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => `${parts.join("")}.pdf`);

describe("any name of a CV", () => {
  it("APPLY-03 is one line of plain marks in the header, and comes out of it whole", () => {
    fc.assert(
      fc.property(name, (input) => {
        const header = contentDisposition(input);
        expect(header).toMatch(
          /^attachment; filename="[ !#$&-[\]-~]+"; filename\*=UTF-8''[\w.!~%-]+$/,
        );
        const written = decodeURIComponent(header.split("''")[1] ?? "");
        expect(written).toBe(safeFileName(input));
      }),
      { numRuns: 1000 },
    );
  });

  it("APPLY-03 leads to no folder, hides nothing and stays short", () => {
    fc.assert(
      fc.property(name, (input) => {
        const safe = safeFileName(input);
        expect(safe).not.toMatch(/[\\/<>:"|?*\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
        expect(safe).not.toMatch(/^\.|[. ]$/);
        expect([...safe].length).toBeLessThanOrEqual(120);
        expect(safeFileName(safe)).toBe(safe);
      }),
      { numRuns: 1000 },
    );
  });
});
