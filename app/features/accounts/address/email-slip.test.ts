import { describe, expect, it } from "vitest";
import { emailMeant } from "./email-slip.ts";

describe("F1 an address with a slip in a well-known host", () => {
  it.each([
    ["gmial.com", "gmail.com"],
    ["gmal.com", "gmail.com"],
    ["gamil.com", "gmail.com"],
    ["gnail.com", "gmail.com"],
    ["gmaill.com", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["gmail.cm", "gmail.com"],
    ["gmial.con", "gmail.com"],
    ["GMIAL.com", "gmail.com"],
    ["hotmial.com", "hotmail.com"],
    ["hotmai.com", "hotmail.com"],
    ["hotmal.com", "hotmail.com"],
    ["yaho.com", "yahoo.com"],
    ["yahooo.com", "yahoo.com"],
    ["yhaoo.com", "yahoo.com"],
    ["outlok.com", "outlook.com"],
    ["outloook.com", "outlook.com"],
    ["iclod.com", "icloud.com"],
    ["yahoo.co.ku", "yahoo.co.uk"],
    ["live.con", "live.com"],
  ])("%s may be meant as %s", (input, meant) => {
    expect(emailMeant(`rana.atassi@${input}`)).toBe(`rana.atassi@${meant}`);
  });

  it.each([
    "gmail.com",
    "ymail.com",
    "email.com",
    "mail.com",
    "outlook.sa",
    "hotmail.it",
    "yahoo.ca",
    "love.com",
    "five.com",
    "example.com",
    "furas.test",
    "damascusuniversity.edu.sy",
    "syriatel.sy",
    "barada.com",
    "mail.sy",
    "localhost",
  ])("%s is not asked about", (input) => {
    expect(emailMeant(`rana@${input}`)).toBeUndefined();
  });

  it("keeps the part before the last @, and suggests nothing without one", () => {
    expect(emailMeant("Rana+a@b@gmial.com")).toBe("Rana+a@b@gmail.com");
    expect(emailMeant("gmial.com")).toBeUndefined();
    expect(emailMeant("")).toBeUndefined();
  });
});
