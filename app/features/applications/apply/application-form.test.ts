import { describe, expect, it } from "vitest";
import { checkForm } from "#app/http/form.ts";
import { applicationForm } from "./application-form.ts";

const input = {
  firstName: "ريما",
  lastName: "Al-Halabi",
  email: "rima@example.com",
  phone: "0944 123 456",
};
const read = (changes: Record<string, string>) => applicationForm.parse({ ...input, ...changes });
const check = (changes: Record<string, string>) =>
  checkForm(applicationForm, { ...input, ...changes });

describe("fields of an application form", () => {
  it("APPLY-05 needs no more than name, e-mail and phone", () => {
    expect(read({})).toEqual({
      ...input,
      phone: "+963 944 123 456",
      coverLetter: null,
      experience: null,
      expectedSalary: null,
      availableDate: null,
    });
  });

  it.each([
    ["firstName", "applications.errors.firstName"],
    ["lastName", "applications.errors.lastName"],
    ["email", "applications.errors.emailMissing"],
    ["phone", "applications.errors.phone"],
  ])("APPLY-02 refuses one without %s, also when it is only blanks", (field, key) => {
    expect(check({ [field]: "  " }).errors).toEqual({ [field]: key });
    const { [field]: _, ...rest } = input as Record<string, string>;
    expect(checkForm(applicationForm, rest).errors).toEqual({ [field]: key });
  });

  it.each([
    ["an e-mail without its end", "email", "rima.halabi@", "email"],
    ["words for a number", "phone", "call me", "phone"],
    ["other years of experience", "experience", "20", "experience"],
    ["a day that no calendar has", "availableDate", "2026-02-30", "availableDate"],
    ["a year that the database cannot hold", "availableDate", "0000-01-01", "availableDate"],
    ["words for a day", "availableDate", "soon", "availableDate"],
    ["a cover letter of 5,001 letters", "coverLetter", "x".repeat(5001), "coverLetter"],
    ["an endless salary", "expectedSalary", "9".repeat(61), "tooLong"],
    ["an endless name", "firstName", "x".repeat(101), "tooLong"],
  ])("APPLY-02 refuses %s", (_, field, value, error) => {
    const key = `applications.errors.${error}`;
    expect(check({ [field]: value }).errors).toEqual({ [field]: key });
  });

  it("counts a line break of a cover letter once, as browsers do", () => {
    const letter = `${"x".repeat(4998)}\r\ny`;
    expect(read({ coverLetter: letter }).coverLetter).toHaveLength(5000);
  });

  it("APPLY-05 keeps the text beside a CV", () => {
    const extra = {
      coverLetter: "I know the books.\r\nSince 2019.",
      experience: "3-5",
      expectedSalary: "٢٬١٠٠٬٠٠٠ ل.س",
      availableDate: "2026-12-01",
    };
    expect(read(extra)).toMatchObject({ ...extra, coverLetter: "I know the books.\nSince 2019." });
  });

  it("takes an e-mail that came with invisible marks", () => {
    expect(read({ email: "\u200erima@example.com\u200f " }).email).toBe("rima@example.com");
  });
});
