import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.server.ts";

const owner = {
  email: "rima.halabi84@example.com",
  firstName: "Rima",
  lastName: "Al-Halabi",
  phone: "+963 944 000 101",
};

describe("a password that is tried first is told", () => {
  it.each([
    ...[
      "123456",
      "654321",
      "password",
      "PASSWORD1",
      "P@ssw0rd!",
      "passw0rd123",
      "secret",
      "qwerty",
    ],
    ...["qwerty123", "1q2w3e4r", "asdfgh", "zxcvbnm", "abc123", "123abc", "111111", "121212"],
    ...["aaaaaa", "abcabc", "112233", "123123", "123321", "147258369", "iloveyou", "letmein2024"],
    ...["dragon99", "monkey!", "Football1", "mohammed123", "Ahmad1990", "3abood123", "7amoudi"],
    ...["syria2011", "damascus", "halab123", "furas2026", "habibi1", "bismillah", "yarab123"],
    ...["كلمة المرور", "محمد123", "سوريا٢٠١١", "حبيبتي", "ضصثقفغ", "١٢٣٤٥٦"],
    ...["01011990", "1990-05-17", "17/5/1990", "19901991", "170590", "!@#$%^"],
  ])("%s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ...["rima", "Rima2024!", "halabi", "rima.halabi84@example.com", "rimaalhalabi", "alhalabi1"],
    ...["rima.halabi84", "0944000101", "944000101", "+963944000101"],
  ])("the owner's own: %s", (password) => {
    expect(isCommonPassword(password, owner)).toBe(true);
  });
});

it.each([
  ...[
    "sixsix",
    "six-olives",
    "k7-olm",
    "furas-demo-2026",
    "again-1",
    "another-password",
    "changed",
  ],
  ...["قهوة الصباح مع أمي", "correct horse battery", "tR4-vq9", "rainy roof in Homs", "83 olives"],
  ...["0944777888", "نهر-العاصي-٧"],
])("%s is taken", (password) => {
  expect(isCommonPassword(password, owner)).toBe(false);
});
