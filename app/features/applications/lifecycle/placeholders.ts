type Placeholder = "name" | "job";

/** Placeholders of a company's reply, filled in for each applicant in either language. */
const placeholders = new Map<string, Placeholder>([
  ["name", "name"],
  ["job", "job"],
  ["الاسم", "name"],
  ["الوظيفة", "job"],
]);

/** Fills in `{name}` and `{job}`, or `{الاسم}` and `{الوظيفة}`; other braces stay as they are. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{\s*([\p{L}\p{M}]+)\s*\}/gu, (whole, written: string) => {
    const placeholder = placeholders.get(written.toLowerCase());
    return placeholder ? values[placeholder] : whole;
  });
}
