import { expect, it } from "vitest";
import { fillPlaceholders } from "./placeholders.ts";

const values = { name: "ريما {job}", job: "Baker $& $1" };

it.each([
  ["Dear {name}: {job}", "Dear ريما {job}: Baker $& $1"],
  ["تحية {الاسم}، بشأن {الوظيفة}", "تحية ريما {job}، بشأن Baker $& $1"],
  ["{ Name } and {JOB}", "ريما {job} and Baker $& $1"],
  ["{salary} {} {{name}}", "{salary} {} {ريما {job}}"],
  ["nothing", "nothing"],
])("%j becomes %j", (text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});
