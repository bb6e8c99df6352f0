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
    expect(checked.errors ?? checked.values.interview?.startsAt.toISOString()).toBe(
      "2099-11-30T08:30:00.000Z",
    );
  });

  it.each<[FormValues, FormValues]>([
    [{ interviewTime: "at noon" }, { interviewTime: "lifecycle.errors.time" }],
    [{ interviewTime: "" }, { interviewTime: "lifecycle.errors.time" }],
    [{ interviewDay: "tomorrow" }, { interviewDay: "lifecycle.errors.day" }],
    [{ interviewDay: "2020-01-01" }, { interviewDay: "lifecycle.errors.dayPast" }],
    [
      { interviewDay: "", interviewTime: "" },
      { interviewDay: "lifecycle.errors.day", interviewTime: "lifecycle.errors.time" },
    ],
  ])("%j blames the field that is wrong", (otherwise, errors) => {
    expect(check(otherwise).errors).toEqual(errors);
  });
});
