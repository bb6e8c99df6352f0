import { describe, expect, it } from "vitest";
import { checkForm, type FormValues } from "#app/http/form.ts";
import { answerForm } from "./answer-form.ts";

const invite = {
  action: "invite",
  interviewDay: "2099-11-30",
  interviewTime: "11:30",
  interviewPlace: "Homs, the main street",
};
const check = (otherwise: FormValues) => checkForm(answerForm, { ...invite, ...otherwise });

describe("F15: the time of an interview", () => {
  it.each([
    ["2099-11-30", "11:30"],
    ["٢٠٩٩-١١-٣٠", "١١:٣٠"],
    ["٣٠/١١/٢٠٩٩", "١١:٣٠ ص"],
  ])("%s %s is taken in any digits", (interviewDay, interviewTime) => {
    const checked = check({ interviewDay, interviewTime });
    expect(checked.errors ?? checked.values.interview?.times).toEqual([
      new Date("2099-11-30T08:30:00Z"),
    ]);
  });

  it.each<[FormValues, FormValues]>([
    [{ interviewTime: "at noon" }, { interviewTime: "lifecycle.errors.time" }],
    [{ interviewTime: "" }, { interviewTime: "lifecycle.errors.time" }],
    [{ interviewDay: "tomorrow" }, { interviewDay: "lifecycle.errors.day" }],
    [{ interviewDay: "2020-01-01" }, { interviewDay: "lifecycle.errors.dayPast" }],
    [{ interviewDay2: "2020-01-01" }, { interviewDay: "lifecycle.errors.dayPast" }],
    [{ interviewDay2: "then" }, { interviewDay2: "lifecycle.errors.day" }],
    [{ interviewUntil: "11:40" }, { interviewUntil: "lifecycle.errors.until" }],
    [{ interviewPlace: "" }, { interviewPlace: "lifecycle.errors.placeMissing" }],
    [
      { interviewDay: "", interviewTime: "" },
      { interviewDay: "lifecycle.errors.day", interviewTime: "lifecycle.errors.time" },
    ],
    [
      { interviewTime: "at noon", interviewPlace: "" },
      { interviewTime: "lifecycle.errors.time", interviewPlace: "lifecycle.errors.placeMissing" },
    ],
  ])("%j blames the field that is wrong", (otherwise, errors) => {
    expect(check(otherwise).errors).toEqual(errors);
  });
});

it.each<[string, FormValues]>([
  ["a place", {}],
  ["a phone number", { interviewPlace: "", interviewPhone: "+963 21 000 0202" }],
  ["a link", { interviewPlace: "", interviewLink: "https://meet.example/x" }],
])("an interview is at %s", (_, where) => {
  expect(check(where).errors).toBeUndefined();
});

it("a phone number is one that can be called", () => {
  const { errors } = check({ interviewPhone: "call me" });
  expect(errors).toEqual({ interviewPhone: "accounts.phoneInvalid" });
});

it("several times in one press are read in any digits", () => {
  const several = { interviewDay2: "١/١٢/٢٠٩٩", interviewUntil: "١٢:٣٠ م" };
  const checked = check({ ...several, interviewTime: "11:30", interviewLength: "30" });
  expect(checked.errors ?? checked.values.interview?.times).toEqual(
    ["2099-11-30T08:30Z", "2099-11-30T09:00Z", "2099-12-01T08:30Z", "2099-12-01T09:00Z"].map(
      (time) => new Date(time),
    ),
  );
});
