import { describe, expect, it } from "vitest";
import { periodIn } from "./period.ts";
import { readCvFields } from "./read-cv-fields.ts";

const now = new Date("2026-11-27");
const summary =
  "Profile\nI like my work and the people I work with, I am never late for a shift, and I learn something every day.";
const read = (text: string) => {
  const fields = readCvFields(`${text}\n${summary}`, now);
  if (!fields) throw new Error("no text");
  return fields;
};

describe("a CV's name", () => {
  it.each([
    ["Rima Halabi\nAccountant", "Rima", "Halabi"],
    ["CURRICULUM VITAE\nOMAR AL-KHATIB\nAleppo", "Omar", "Al-Khatib"],
    ["السيرة الذاتية\nالمهندس أحمد محمد الخطيب\nمهندس مدني", "أحمد", "محمد الخطيب"],
    ["لمى عبد الرحمن الحلبي\nمحاسبة", "لمى", "عبد الرحمن الحلبي"],
    ["عبد الله درويش\nبائع", "عبد الله", "درويش"],
    ["معلومات شخصية\nالاسم: نور الدين الحموي\nالجنسية: سوري", "نور الدين", "الحموي"],
    ["ا لاسم\tسارة يوسف", "سارة", "يوسف"],
    ["Samer Khoury / سامر خوري\nCivil Engineer", "Samer", "Khoury"],
    [
      "Contact\n0944 000 101\nmaya.saleh@example.com\nSkills\nExcel\nMaya Saleh\nNurse",
      "Maya",
      "Saleh",
    ],
  ])("%j is of %s %s", (text, firstName, lastName) => {
    expect(read(text).name?.value).toEqual({ firstName, lastName });
  });

  it.each(["Human Resources Officer\nDamascus", "Al-Noor Trading Company\nHoms", "السيرة الذاتية"])(
    "is not %j",
    (text) => expect(read(text).name).toBeUndefined(),
  );
});

describe("a CV's phone and e-mail", () => {
  it.each([
    ["Rima | 0944 000 101 | rima@example.com", "+963 944 000 101"],
    ["هاتف: ٠٩٤٤ ٠٠٠ ١٠١", "+963 944 000 101"],
    ["rima@example.com | 101 000 944 963+ | حمص", "+963 944 000 101"],
    ["456 123 0944 | حمص", "+963 944 123 456"],
    ["Mobile: 00971 50 123 4567", "+971 50 123 4567"],
  ])("%j has %s", (text, value) => {
    expect(read(text).phone).toEqual({ value, isSure: true });
  });

  it.each(["2015 - 2019", "Born 12/03/1994", "Population 83,190,556"])(
    "%j has no sure field",
    (text) => {
      expect(read(text).phone?.isSure ?? false).toBe(false);
    },
  );

  it.each([
    "Reference: Dr. Khaled 0933 111 222\nPhone: 0944 123 456",
    "المعرّف: د. خالد 0933 111 222\nالهاتف: 0944 123 456",
    "0933 111 222\nMobile: 0944 123 456",
  ])("prefers a number of one's own, and one that is labelled: %s", (text) => {
    expect(read(text).phone).toEqual({ value: "+963 944 123 456", isSure: true });
  });

  it("are not those of references", () => {
    const { phone, email } = read("References\nDr. Sami Halabi, 0944 000 101, sami@example.com");
    expect({ phone, email }).toEqual({ phone: undefined, email: undefined });
    expect(read("+rima@example.com | 0944").email?.value).toBe("rima@example.com");
  });
});

describe("a period", () => {
  it.each([
    ["2019 – 2021", "2019", "2021"],
    ["2019-2021", "2019", "2021"],
    ["03/2019 - 12/2021", "2019-03", "2021-12"],
    ["15/03/2019 to 01/12/2021", "2019-03", "2021-12"],
    ["Jan 2019 – Present", "2019-01", null],
    ["from September 2019 till now", "2019-09", null],
    ["من كانون الثاني 2019 حتى آذار 2020", "2019-01", "2020-03"],
    ["شباط/فبراير 2020 – ا لآن", "2020-02", null],
    ["منذ عام 2019", "2019", null],
    ["من 2018 إلى 2020", "2018", "2020"],
    ["2020 - 2018", "2018", "2020"],
    ["2019/03 – 2021/12", "2019-03", "2021-12"],
    ["May 2018", "2018-05", "2018-05"],
  ])("%s", (text, from, until) => {
    expect(periodIn(text)?.period).toEqual({ from, until });
  });

  it.each(["0944 000 101", "12 years", "Room 2510", "ISO 9001"])("%s is none", (text) => {
    expect(periodIn(text)).toBeUndefined();
  });
});

describe("a CV's jobs", () => {
  const accountant = {
    what: "Accountant",
    where: "Al-Noor Trading Co.",
    period: { from: "2019", until: "2021" },
  };
  const teller = { what: "Teller", where: "Bank of Homs", period: { from: "2017", until: "2019" } };
  it.each([
    "Accountant, Al-Noor Trading Co., Aleppo (2019 – 2021)\nTeller, Bank of Homs (2017 – 2019)",
    "2019 – 2021\nAccountant\nAl-Noor Trading Co.\n2017 – 2019\nTeller\nBank of Homs",
    "Accountant\nAl-Noor Trading Co., Aleppo\n2019 – 2021\n• Closed the books\nTeller\nBank of Homs\n2017 – 2019",
    "Al-Noor Trading Co.\t2019 – 2021\nAccountant\n• Closed the books\nBank of Homs\t2017 – 2019\nTeller",
    "Period\tJob title\tEmployer\n2019 – 2021\tAccountant\tAl-Noor Trading Co.\n2017 – 2019\tTeller\tBank of Homs",
    "Position: Accountant\nEmployer: Al-Noor Trading Co.\nPeriod: 2019 – 2021\nPosition: Teller\nEmployer: Bank of Homs\nPeriod: 2017 – 2019",
    "• Worked as an Accountant at Al-Noor Trading Co. from 2019 to 2021\n• Worked as a Teller at Bank of Homs 2017 - 2019",
  ])("are read from %j", (text) => {
    const jobs = read(`Experience\n${text}`).jobs.map(({ value: { details: _, ...job } }) => job);
    expect(jobs).toEqual([accountant, teller]);
  });

  it("have points that go on over lines as one each", () => {
    const duties = [
      "• Worked with ten campus administrators on a weekly basis to organize",
      "fundraisers for 200 attendees",
      "and their guests.",
      "• Answered letters",
    ].join("\n");
    const { jobs } = read(`Experience\nAccountant, Noor Trading Company, 2019 - 2021\n${duties}`);
    expect(jobs.map(({ value }) => value.details)).toEqual([
      [
        "Worked with ten campus administrators on a weekly basis to organize fundraisers for 200 attendees and their guests.",
        "Answered letters",
      ],
    ]);
  });

  it("in Arabic are read from a sentence, and their duties are details", () => {
    const text =
      "الخبرات العملية\nعملت كمحاسب في شركة النور من عام 2019 حتى عام 2021\n• إعداد الميزانيات\n• الجرد";
    expect(read(text).jobs).toEqual([
      {
        value: {
          what: "محاسب",
          where: "شركة النور",
          period: { from: "2019", until: "2021" },
          details: ["إعداد الميزانيات", "الجرد"],
        },
        isSure: true,
      },
    ]);
  });

  it("without a title, an employer or dates are not sure", () => {
    const text = "Experience\nAccountant\nAl-Noor Trading Co.\nTeller, 2017 – 2019";
    expect(read(text).jobs.map(({ isSure }) => isSure)).not.toContain(true);
  });

  it("a school and its degree are one entry, two degrees are two", () => {
    const text =
      "المؤهلات العلمية\nإجازة في الاقتصاد – قسم المحاسبة، جامعة دمشق، 2016\nماجستير إدارة أعمال\nجامعة حلب | 2019";
    expect(
      read(text).schools.map(({ value }) => [value.what, value.where, value.period?.from]),
    ).toEqual([
      ["إجازة في الاقتصاد – قسم المحاسبة", "جامعة دمشق", "2016"],
      ["ماجستير إدارة أعمال", "جامعة حلب", "2019"],
    ]);
  });
});

describe("a CV's title and years", () => {
  it.each([
    ["Rima Halabi\nSenior Accountant — Homs", "Senior Accountant", true],
    ["الاسم: ريما حلبي\nالمسمى الوظيفي: محاسبة أولى", "محاسبة أولى", true],
    ["Rima Halabi\nHoms\nExperience\nTeller, Bank of Homs, 2017 – 2019", "Teller", false],
  ])("%j is of %s", (text, value, isSure) => {
    expect(read(text).title).toEqual({ value, isSure });
  });

  it.each([
    ["Rima Halabi\nAccountant with 7+ years of experience", 7],
    ["الخبرة: ٤ سنوات في العناية المشددة", 4],
    ["محاسبة بخبرة ست سنوات في التدقيق", 6],
    ["لدي خبرة سنتين في المبيعات", 2],
    ["Experience\nTeller, Bank of Homs, 2015 – 2018\nCashier, Al-Noor Market, 2017 – 2020", 5],
  ])("%j has %i years", (text, years) => {
    expect(read(text).years?.value).toBe(years);
  });

  it.each([
    "I am 27 years old and work hard",
    "العمر: 30 سنة",
    "I look for a company; looking for one with 20 years of experience",
    "أبحث عن شركة لديها خبرة 15 سنة",
  ])("%s tells no years of work", (text) => {
    expect(read(text).years).toBeUndefined();
  });
});

describe("a CV's skills and languages", () => {
  it.each([
    ["Skills\nExcel, Word, SAP.\nLanguages\nArabic", ["Excel", "Word", "SAP"]],
    ["المهارات: سحب عينات، إنعاش قلبي، توثيق طبي.", ["سحب عينات", "إنعاش قلبي", "توثيق طبي"]],
    [
      "T E C H N I C A L  S K I L L S\n• Programming: PHP, C\n• Git (advanced)\n• Figma ★★★☆☆",
      ["PHP", "C", "Git", "Figma"],
    ],
    ["Skills / المهارات\nExcel | AutoCAD", ["Excel", "AutoCAD"]],
  ])("%j lists %j", (text, skills) => {
    expect(read(text).skills?.value).toEqual(skills);
  });

  it.each([
    ["Languages\nArabic (Native), English (C1)", ["Arabic: Native", "English: C1"]],
    [
      "اللغات\nالعربية: اللغة الأم\nاللغة الإنكليزية جيد جداً",
      ["العربية: اللغة الأم", "الإنكليزية: جيد جداً"],
    ],
    ["Languages\tArabic\tNative", ["Arabic: Native"]],
    ["Skills\nLanguages: PHP, Java\nArabic", ["Arabic"]],
  ])("%j speaks %j", (text, languages) => {
    expect(read(text).languages?.value).toEqual(languages);
  });
});

it("a scan has no text, even with text of its program in the file", () => {
  expect(readCvFields("CamScanner\n\n2026", now)).toBeUndefined();
});

it.each([
  "2019 - ",
  "(a) ",
  "٠٩ ",
  "Skills: ",
  "a.a@a.",
  "من ",
  "\t",
  "و",
  "a-",
  "1 ",
  "/ ",
  "+0(",
])("A1 a long text of %j is read to its end", (piece) => {
  const text = piece.repeat(60_000 / piece.length);
  expect(readCvFields(`${text}\n${summary}`, now)).toBeDefined();
});
