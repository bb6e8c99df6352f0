import { describe, expect, it } from "vitest";
import { isEmail, needsUtf8Mail, storedEmail } from "./email-address.ts";

describe("report 11 an address in any script", () => {
  it.each([
    ["user@bücher.example", "user@xn--bcher-kva.example"],
    ["user@موقع.سوريا", "user@xn--4gbrim.xn--mgbtf8fl"],
    ["User@BÜCHER.example", "user@xn--bcher-kva.example"],
    ["user@xn--bcher-kva.example", "user@xn--bcher-kva.example"],
    ["user@例え。テスト", "user@xn--r8jz45g.xn--zckzah"],
    ["plus+furas.org@example.org", "plus+furas.org@example.org"],
    ["\u202buser@example.com\u200f ", "user@example.com"],
    ["مستخدم@موقع.سوريا", "مستخدم@xn--4gbrim.xn--mgbtf8fl"],
    ["Jose\u0301@example.com", "josé@example.com"],
  ])("%s is stored as %s", (input, stored) => {
    expect(storedEmail(input)).toBe(stored);
    expect(isEmail(stored)).toBe(true);
    expect(storedEmail(stored)).toBe(stored);
  });

  it.each([
    "",
    "user",
    "user@",
    "@example.com",
    "user@host",
    "a b@example.com",
    "user@exa mple.com",
    "user@موقع",
    "user@موقع/x.سوريا",
    "user@bücher.example:80",
    'user"@example.com',
    ".user@example.com",
    "user..name@example.com",
    "us\u0000er@example.com",
    `${"a".repeat(65)}@example.com`,
    `user@${"a".repeat(250)}.com`,
  ])("%j is no address", (input) => {
    expect(isEmail(storedEmail(input))).toBe(false);
  });

  it("needs a server with UTF-8 support only for the part before the @", () => {
    expect(needsUtf8Mail(storedEmail("user@موقع.سوريا"))).toBe(false);
    expect(needsUtf8Mail(storedEmail("مستخدم@example.com"))).toBe(true);
  });
});
