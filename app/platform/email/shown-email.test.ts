import { expect, it } from "vitest";
import { shownEmail } from "./shown-email.server.ts";

it.each([
  ["u@xn--4gbrim.xn--mgbtf8fl", "u@موقع.سوريا"],
  ["user@xn--bcher-kva.example", "user@bücher.example"],
  ["rima@example.com", "rima@example.com"],
  ["u@xn--", "u@xn--"],
])("report 11 %s is shown as %s", (email, shown) => {
  expect(shownEmail(email)).toBe(shown);
});
