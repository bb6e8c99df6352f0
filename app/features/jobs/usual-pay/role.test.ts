import { expect, it } from "vitest";
import { roleOfTitle } from "./role.ts";

it.each([
  ["Accountant", "محاسب"],
  ["Senior Accountant", "رئيس حسابات"],
  ["Accountant (two shifts)", "محاسبة"],
  ["Nurse", "ممرضة"],
  ["Sales Engineer", "مهندس مبيعات"],
])("issue 15.2 %s is the role of %s", (one, other) => {
  expect(roleOfTitle(one)?.key).toBeDefined();
  expect(roleOfTitle(one)?.key).toBe(roleOfTitle(other)?.key);
});

it.each([
  ["Senior Accountant", "Accountant"],
  ["Account Manager", "Accountant"],
  ["مدرسة خاصة", "مدرس"],
])("issue 15.2 %s is another role than %s", (one, other) => {
  expect(roleOfTitle(one)?.key).not.toBe(roleOfTitle(other)?.key);
});

it.each(["", "Zymurgist", "!!!"])("issue 15.2 '%s' names no role", (title) => {
  expect(roleOfTitle(title)).toBeUndefined();
});
