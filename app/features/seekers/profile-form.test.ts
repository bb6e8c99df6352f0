import { describe, expect, it } from "vitest";
import { checkForm } from "#app/http/form.ts";
import { profileForm } from "./profile-form.ts";

const input = (values: Record<string, string> = {}) =>
  checkForm(profileForm, { firstName: "Rima", lastName: "Al-Halabi", ...values });

const stored = (values: Record<string, string>) => {
  const checked = input(values);
  return checked.errors ? checked : checked.values;
};

describe("the profile form", () => {
  it("ACCT-03 asks for nothing but the two names", () => {
    expect(input({ firstName: " ", lastName: "\u200f" }).errors).toEqual({
      firstName: "seekers.errors.firstName",
      lastName: "seekers.errors.lastName",
    });
    expect(stored({})).toMatchObject({
      phone: null,
      country: null,
      bio: null,
      workType: "full-time",
      availability: "immediate",
      willingToRelocate: false,
      fitsOff: false,
      skills: [],
      experienceYears: null,
    });
  });

  it("PERM-09 leaves out fields that a person may not change", () => {
    const forged = { id: "1", userType: "admin", user_type: "admin", email: "x@example.com" };
    expect(stored({ ...forged, companyName: "X", plan: "enterprise" })).toEqual(stored({}));
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript://example.com/%0aalert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "ftp://example.com",
    "https://",
    "//example.com",
    "my page",
  ])("ACCT-05 refuses the link %j", (link) => {
    expect(input({ linkedinUrl: link }).errors).toEqual({ linkedinUrl: "seekers.errors.link" });
    expect(input({ portfolioUrl: link }).errors).toEqual({ portfolioUrl: "seekers.errors.link" });
  });

  it.each([
    ["https://www.linkedin.com/in/rima", "https://www.linkedin.com/in/rima"],
    ["http://rima.example.com/?a=1#b", "http://rima.example.com/?a=1#b"],
    [" www.example.com/rima ", "https://www.example.com/rima"],
    ["", null],
  ])("ACCT-05 takes the link %j", (link, expected) => {
    expect(stored({ linkedinUrl: link })).toMatchObject({ linkedinUrl: expected });
  });

  it.each([
    ["1800000", "1800000"],
    ["١٬٨٠٠٬٠٠٠", "1800000"],
    ["2 400 000", "2400000"],
    ["0", "0"],
    ["", null],
  ])("reads the salary %j", (salary, expected) => {
    expect(stored({ desiredSalaryMin: salary })).toMatchObject({ desiredSalaryMin: expected });
  });

  it("F34 reads the currency of the salary, the pound where none is sent", () => {
    expect(stored({ desiredSalaryCurrency: "USD" })).toMatchObject({
      desiredSalaryCurrency: "USD",
    });
    expect(stored({})).toMatchObject({ desiredSalaryCurrency: "SYP" });
    expect(input({ desiredSalaryCurrency: "XXX" }).errors).toEqual({
      desiredSalaryCurrency: "seekers.errors.choice",
    });
  });

  it.each(["-5", "much", "1,5", "12-15", "1e9", "99999999999999"])(
    "refuses the salary %j",
    (salary) => {
      expect(input({ desiredSalaryMax: salary }).errors).toEqual({
        desiredSalaryMax: "seekers.errors.salary",
      });
    },
  );

  it("takes 0 to 60 years of experience", () => {
    expect(stored({ experienceYears: "٦٠" })).toMatchObject({ experienceYears: 60 });
    expect(input({ experienceYears: "61" }).errors).toHaveProperty("experienceYears");
    expect(input({ experienceYears: "2.5" }).errors).toHaveProperty("experienceYears");
  });

  it("takes a whole known place or none", () => {
    expect(input({ country: "Syria" }).errors).toEqual({
      province: "accounts.provinceMissing",
      city: "accounts.cityMissing",
    });
    expect(input({ country: "Syria", province: "Aleppo", city: "Cairo" }).errors).toEqual({
      city: "accounts.cityMissing",
    });
    const place = { country: "Syria", province: "Aleppo", city: "Azaz" };
    expect(stored(place)).toMatchObject(place);
  });

  it("stores a phone number internationally and refuses an invalid one", () => {
    expect(stored({ phone: "٠٩٤٤ ٠٠٠ ١٠١" })).toMatchObject({ phone: "+963 944 000 101" });
    expect(input({ phone: "call me" }).errors).toEqual({ phone: "accounts.phoneInvalid" });
  });

  it("F22 short items are parted by commas of both scripts, certificates are not", () => {
    const values = stored({
      skills: "عناية مشددة، سحب دم، قياس ضغط\nExcel, Word",
      languages: "Arabic؛ English",
      certifications: "IELTS, 7.5",
    });
    expect(values).toMatchObject({
      skills: ["عناية مشددة", "سحب دم", "قياس ضغط", "Excel", "Word"],
      languages: ["Arabic", "English"],
      certifications: ["IELTS, 7.5"],
    });
  });

  it("keeps lists without empty lines, bullets and repetitions", () => {
    expect(stored({ skills: "- Excel\r\n\r\n• Word\nExcel\n" })).toMatchObject({
      skills: ["Excel", "Word"],
    });
    expect(input({ skills: "x".repeat(101) }).errors).toEqual({
      skills: "seekers.errors.lineTooLong",
    });
    const many = Array.from({ length: 51 }, (_, at) => at).join("\n");
    expect(input({ languages: many }).errors).toEqual({ languages: "seekers.errors.tooManyLines" });
  });

  it("counts a line break as one character, as the browser does", () => {
    expect(input({ bio: "x\r\n".repeat(1499) }).errors).toBeUndefined();
    expect(input({ bio: "x".repeat(3001) }).errors).toEqual({ bio: "seekers.errors.tooLong" });
  });

  it("ACCT-03 knows four types of work and four times of availability", () => {
    expect(input({ workType: "freelance" }).errors).toHaveProperty("workType");
    expect(input({ availability: "never" }).errors).toHaveProperty("availability");
    expect(stored({ workType: "contract", availability: "later" })).toMatchObject({
      workType: "contract",
      availability: "later",
    });
  });
});
