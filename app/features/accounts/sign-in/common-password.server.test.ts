import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.server.ts";
import { commonPasswords } from "./common-passwords.ts";

const owner = {
  email: "rima.halabi84@example.com",
  firstName: "Rima",
  lastName: "Al-Halabi",
  phone: "+963 944 000 101",
};

describe("a password that attackers try first is recognised", () => {
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
    // S23 AUTH-08: as they were met, and their like.
    ...[
      "monitor",
      "ya7abibi",
      "0944123456",
      "damas123",
      "suriya",
      "trustme",
      "a1b2c3d4",
      "toor1234",
    ],
    ...["Monitor7", "yahabibi", "ya3omri", "+963 944 123 456", "00963933222111", "٠٩٤٤١٢٣٤٥٦"],
    ...["sooriya2020", "Souria!", "dimashq1", "halaby99", "lattakia1", "mouhamad", "a7mad123"],
    ...[
      "1a2s3d",
      "z1x2c3v4",
      "1q2w3e4r5t",
      "nimda123",
      "retsam",
      "changed",
      "kitchen1",
      "el7amdulillah",
    ],
    // Known from the leaked list alone: decorated, backwards, as it sounds, twice.
    ...["Sunflower7", "rewolfnus", "snoopee1", "snoopysnoopy"],
    ...["abusamer", "mahmoud1", "khaled2024", "wazifa1", "computer12", "princess7"],
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
  ...["sixsix", "six-olives", "k7-olm", "furas-demo-2026", "another-password"],
  ...["قهوة الصباح مع أمي", "correct horse battery", "tR4-vq9", "rainy roof in Homs", "83 olives"],
  ...["نهر-العاصي-٧", "six-pears", "new-olives", "rainy roofs", "first-of-two"],
  // Six characters that nobody would try: each a rule's near miss.
  ...["qfz8tk", "m4lo-x", "vb9rud", "zeplum", "h2-kra", "wobtix", "9fjq2m", "lurmak", "dovepi"],
  ...["pik5ro", "xan-ul", "teq4om", "jorvik", "smolvi", "u8e-fy", "gribna", "582913", "740268"],
  ...["زيت+خبز", "كبة٣ستي", "درب-قم", "شفق٤خل", "ورق-عنب", "بيت٩توت", "صعترنا", "نملةفوق"],
  ...["tamr+5", "foxglv", "3jum9a", "bet-92", "nahr-7", "qal3ah-44", "teen-w-tout", "bab-touma-9w"],
  // A number of another country, and one that is none.
  ...["0712345", "95-3381"],
])("AUTH-08 S23 %s is taken", (password) => {
  expect(isCommonPassword(password, owner)).toBe(false);
});

it("the board's own list repeats no word of the library's", () => {
  const leaked = new Set(dictionary["passwords-common"].slice(0, 10_000));
  const twice = [...commonPasswords].filter((word) => word.length >= 4 && leaked.has(word));
  expect(twice).toEqual([]);
});
