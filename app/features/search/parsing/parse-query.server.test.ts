import { describe, expect, it } from "vitest";
import { currentWords } from "#app/features/search/index/in-memory/memory-reader.server.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { parseQuery } from "./parse-query.server.ts";

useTestDatabase();

/** The parts of a keyword in short: "words:مهندس مدني", "place:syria/aleppo", "remote". */
async function read(keyword: string): Promise<string[]> {
  const { parts } = await parseQuery(keyword, await currentWords());
  return parts.map((part) => signOf(part) + nameOf(part));
}

/** What is excluded with a minus, what is only preferred with a question mark. */
function signOf({ demand }: QueryPart): string {
  if (demand === undefined) return "";
  return demand === "excluded" ? "-" : "?";
}

function nameOf(part: QueryPart): string {
  if (part.kind === "pay") {
    const { min = "", max = "", currency } = part.pay;
    return `pay:${min}-${max} ${currency}`;
  }
  if (part.kind === "place") return `place:${part.ids.join("+")}`;
  if (part.kind === "intent") return part.intent.value;
  const words = part.words.join(" ");
  return part.kind === "words" && part.number ? `words:${part.number} ${words}` : `words:${words}`;
}

it("A1 of many unknown words the seventh and further are taken as they are, with their neighbours", async () => {
  const strange = ["bdfgkl", "mnprst", "vzbdfg", "klmnpr", "stvzbd", "fgklmn"];
  const many = await read([...strange, "custor service agent"].join(" "));
  expect(many.join()).not.toContain("customer");
  expect(await read("custor service agent")).toEqual(["words:customer service agent"]);
});

it("A1 no names are looked for in a word that is longer than any", async () => {
  const names = "accountantdamascusdriver";
  expect(await read(`${names} qwzx`)).toEqual([
    "words:accountant",
    "place:syria/damascus",
    "words:driver",
    "words:qwzx",
  ]);
  const long = names + names;
  expect(await read(`${long} qwzx`)).toEqual([`words:${long}`, "words:qwzx"]);
});

describe("reading a search", () => {
  it.each([
    ["jobs for accountants in aleppo", ["words:accountants", "place:syria/aleppo"]],
    ["بدي شغل سائق بحلب", ["words:سايق", "place:syria/aleppo"]],
    ["وظائف في ريف دمشق", ["place:syria/rif-dimashq"]],
    ["accountant deir ezzor", ["words:accountant", "place:syria/deir-ez-zor"]],
    ["sales lattakia", ["words:sales", "place:syria/latakia"]],
    ["محاسب ادلب", ["words:محاسب", "place:syria/idlib"]],
    ["remote developer", ["remote", "words:developer"]],
    ["محاسب دوام جزئي", ["words:محاسب", "part-time"]],
    ["العمل عن بعد", ["remote"]],
    ["part-time nurse", ["part-time", "words:nurse"]],
    ["مبتدئ تسويق", ["entry", "words:تسويق"]],
    ["contract accountant", ["contract", "words:accountant"]],
    ["محاسب لا يشترط الخبرة", ["words:محاسب", "entry"]],
    ["شغل من البيت تصميم", ["remote", "words:تصميم"]],
    ["موظف ٨ ساعات", ["words:موظف", "words:8 ساعات"]],
    ["front-end developer", ["words:front end developer"]],
    ["accountant excel", ["words:accountant", "words:excel"]],
    ["7alab mohaseb", ["place:syria/aleppo", "words:محاسب"]],
    ["mohandes madani", ["words:مهندس مدني"]],
    ["dataentry", ["words:data entry"]],
    ["سكرتيره تنفذية", ["words:سكرتيره تنفيذيه"]],
    ["secretery", ["words:secretary"]],
    ["nurse damascuss", ["words:nurse", "place:syria/damascus"]],
    ["jobs", ["words:jobs"]],
    ['"محاسب حلب"', ["words:محاسب", "words:حلب"]],
    ["...", []],
  ])("JOBS-10 “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it.each([
    ["lphsf", "محاسب", ["words:محاسب"]],
    ["lik]s l]kd fpgf", "مهندس مدني بحلب", ["words:مهندس مدني", "place:syria/aleppo"]],
    ["lugl gym hk;gd.dm", "معلم لغة انكليزية", ["words:معلم لغه انكليزيه"]],
    ["l,/t 8 shuhj", "موظف 8 ساعات", ["words:موظف", "words:8 ساعات"]],
    ["\\;hx hw'khud", "ذكاء اصطناعي", ["words:ذكا اصطناعي"]],
    ["w]gd", "صدلي", ["words:صيدلي"]],
    ["shzr.", "سائق", ["words:سايق"]],
    ["محاسب pgf", "محاسب حلب", ["words:محاسب", "place:syria/aleppo"]],
    ["فثشؤاثق", "teacher", ["words:teacher"]],
    ["لشؤنثىي يثرثمخحثق", "gackend developer", ["words:backend developer"]],
    ["لاشؤنثىي يثرثمخحثق", "backend developer", ["words:backend developer"]],
    ["ؤ# يثرثمخحثق", "c# developer", ["words:c#", "words:developer"]],
    ["ؤ++", "c++", ["words:c++"]],
    ["رثزىثف", undefined, ["words:رثزيثف"]],
    ["hg", undefined, ["words:hg"]],
    ["لاشؤن ثىي يثرثمخحثق", "back end developer", ["words:back end developer"]],
    ["]شفش ُىفقغ", "data entry", ["words:data entry"]],
    ["اق ةشىشلثق", "hr manager", ["words:hr manager"]],
    ["j,/dt", "توظيف", ["words:توظيف"]],
    ["مدير تسو يق", undefined, ["words:مدير تسويق"]],
    ["pl ant manager", undefined, ["words:plant manager"]],
    ["gym trainer", undefined, ["words:gym trainer"]],
    ["zymurgist", undefined, ["words:zymurgist"]],
    ['"lphsf"', undefined, ["words:lphsf"]],
  ])("“%s” is “%s” on the other keyboard", async (keyword, retyped, parts) => {
    expect((await parseQuery(keyword, await currentWords())).retyped).toBe(retyped);
    expect(await read(keyword)).toEqual(parts);
  });

  it.each([
    ["sales not insurance", ["words:sales", "-words:insurance"]],
    ["developer without php or laravel", ["words:developer", "-words:php"]],
    ["nurse except in homs nor in hama", ["words:nurse", "-place:syria/homs", "-place:syria/hama"]],
    ["developer -php", ["words:developer", "-words:php"]],
    ["مبيعات بدون تأمين", ["words:مبيعات", "-words:تامين"]],
    ["معلمة ما عدا رياضيات", ["words:معلمه", "-words:رياضيات"]],
    ["محاسب مو بالشام", ["words:محاسب", "-place:syria/damascus"]],
    ["driver not in Homs full time", ["words:driver", "-place:syria/homs", "full-time"]],
    ["محاسب غير عن بعد", ["words:محاسب", "-remote"]],
    ["nurse not part-time in aleppo", ["words:nurse", "-part-time", "place:syria/aleppo"]],
    ["محاسب بدون خبرة", ["words:محاسب", "entry"]],
    ["accountant without any experience", ["words:accountant", "entry"]],
    ["سائق بدون شهادة", ["words:سايق", "-words:شهاده"]],
    ["منظمة غير حكومية", ["words:منظمه غير حكوميه"]],
    ["not insurance", ["-words:insurance"]],
    ["محاسب لا يكون مدير", ["words:محاسب", "-words:مدير"]],
    ["تسويق ولا اريد مبيعات", ["words:تسويق", "-words:مبيعات"]],
    ["ممرضة خارج حلب", ["words:ممرضه", "-place:syria/aleppo"]],
    ["developer that does not need php", ["words:developer", "-words:php"]],
    ["بدون تأمين", ["-words:تامين"]],
    ["محاسب ما بيطلبو انكليزي", ["words:محاسب", "-words:انكليزي"]],
    ["معلمة عدا الرياضيات والفيزياء", ["words:معلمه", "-words:الرياضيات", "-words:والفيزيا"]],
    ["teacher except english, french", ["words:teacher", "-words:english", "-words:french"]],
    ["كل شي إلا المبيعات", ["-words:المبيعات"]],
    ["-محاسب", ["-words:محاسب"]],
    // Words with "not" in them that exclude nothing.
    ["دوام غير كامل سكرتيرة", ["part-time", "words:سكرتيره"]],
    ["محاسب لا يقل عن 5 سنوات", ["words:محاسب", "?senior"]],
    ["مو بس محاسب", ["words:محاسب"]],
    ["سكرتيرة غير متزوجة", ["words:سكرتيره"]],
    ["منظمة غير ربحية", ["words:منظمه غير ربحيه", "?words:غير ربحيه"]],
    ["not", ["words:not"]],
  ])("JOBS-10 “%s” excludes what it says: %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it("“marketing not digital” excludes digital marketing by all its names", async () => {
    const { parts } = await parseQuery("marketing not digital", await currentWords());
    const names = parts[1]?.kind === "words" ? parts[1].names : [];
    expect(names.flatMap((name) => name.names)).toContain("تسويق رقمي");
  });

  it.each([
    [
      "I am a civil engineer looking for a job in Aleppo or Homs",
      ["words:civil engineer", "place:syria/aleppo+syria/homs"],
    ],
    [
      "I live in Homs and want to work as a nurse in a hospital in Damascus",
      ["?place:syria/homs", "words:nurse", "?words:hospital", "place:syria/damascus"],
    ],
    [
      "worked as a teacher for 3 years and now looking for a job as a translator",
      ["?words:teacher", "?mid", "words:translator"],
    ],
    [
      "شاب معه شهادة سواقة يبحث عن عمل سائق في دمشق",
      ["?words:شهاده سواقه", "words:سايق", "place:syria/damascus"],
    ],
    [
      "أنا خريجة صيدلة عمري 23 سنة وبدي شغل بحلب دوام جزئي",
      ["?entry", "words:صيدله", "place:syria/aleppo", "part-time"],
    ],
    [
      "are there jobs for graphic designers who know photoshop",
      ["words:graphic designers", "?words:photoshop"],
    ],
    ["مرحبا في حدا عنده شغل لمحاسب", ["words:محاسب"]],
    ["experienced nurse looking for a hospital job", ["words:nurse", "?words:hospital"]],
    [
      "i hold a diploma in nursing and want to be a receptionist in hama",
      ["?words:diploma", "?words:nursing", "words:receptionist", "place:syria/hama"],
    ],
    [
      "خريجة كلية زراعة وحابة اشتغل بياعة بطرطوس",
      ["?entry", "?words:كليه", "?words:زراعه", "words:بياعه", "place:syria/tartus"],
    ],
    ["درست كهرباء سيارات وبدي شغل كسائق", ["?words:كهربا سيارات", "words:سايق"]],
    [
      "أنا مبرمج عندي خبرة بال python وبدي شغل بحلب",
      ["words:مبرمج", "?words:python", "place:syria/aleppo"],
    ],
    [
      "lab technician looking for work in a hospital or a pharmacy in daraa",
      ["words:lab technician", "?words:hospital", "?words:pharmacy", "place:syria/daraa"],
    ],
    [
      "hr manager seeking opportunities, knowledge of nursing required",
      ["words:hr manager", "?words:knowledge", "?words:nursing"],
    ],
    [
      "worked for years as a barber in homs and would love to start as a florist",
      ["?words:barber", "place:syria/homs", "words:florist"],
    ],
    ["nurse or midwife in aleppo", ["words:nurse", "place:syria/aleppo"]],
    ["بدنا نوظف حلاق خبرة", ["words:حلاق"]],
    [
      "انا مهندس زراعي ساكن بحماة وبحب اشتغل دهان",
      ["?words:مهندس زراعي", "place:syria/hama", "words:دهان"],
    ],
    ["accountant 5 years experience", ["words:accountant", "?senior"]],
  ])("JOBS-10 the sentence “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it.each([
    ["محا سبة", ["words:محاسبه"]],
    ["مند وب مبيعات", ["words:مندوب مبيعات"]],
    ["مندو بمبيعات", ["words:مندوب مبيعات"]],
    ["soft ware engineer", ["words:software engineer"]],
    ["grap hic designer", ["words:graphic designer"]],
    ["سائقدمشق", ["words:سايق", "place:syria/damascus"]],
    ["seniorwebdeveloper", ["senior", "words:web developer"]],
    ["accountantaleppo", ["words:accountant", "place:syria/aleppo"]],
    ["data entry", ["words:data entry"]],
    ["supervisoraleppo", ["words:supervisor", "place:syria/aleppo"]],
    ["salesteamleader", ["words:sales team leader"]],
    ["socialmediamanager homs", ["words:social media manager", "place:syria/homs"]],
    ["مديرمواردبشرية", ["words:مدير موارد بشريه"]],
    ["ال تسويق", ["words:التسويق"]],
    ["book keeper", ["words:bookkeeper"]],
    ["car wash", ["words:car wash"]],
  ])("JOBS-10 joined and split words: “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it.each([
    ["محاظر", ["words:محاضر"]],
    ["موضف استقبال", ["words:موظف استقبال"]],
    ["اخصاءي تصويق", ["words:اخصايي تسويق"]],
    ["سكرتيره تنفيزيه", ["words:سكرتيره تنفيذيه"]],
    ["سايك شاحنه", ["words:سايق شاحنه"]],
    ["بريمافيرا", ["words:بريمافيرا"]],
    ["فوتوشب", ["words:فوتوشوب"]],
    ["انجينير", ["words:انجينير"]],
    ["enginer sivil", ["words:engineer", "words:civil"]],
    ["makreting manger", ["words:marketing manager"]],
    ["eletrecal enginer", ["words:electrical engineer"]],
    ["farmasist", ["words:pharmacist"]],
    ["recepshonist", ["words:receptionist"]],
    ["tabbakh", ["words:طباخ"]],
    ["مصاعد شيف", ["words:مساعد شيف"]],
    ["مصاعد", ["words:مصاعد"]],
    ["custor service agent", ["words:customer service agent"]],
    ["foll satck", ["words:full stack"]],
    ["medeer 3am", ["words:مدير عام"]],
    ["baddi wazife najjar bil sham", ["words:نجار", "place:syria/damascus"]],
    ["mas2oule mouwared bashariyye", ["words:مسوول موارد بشريه"]],
    ["بسيارتو سايق", ["words:سياره", "words:سايق"]],
  ])("JOBS-10 sounds and letters mixed up: “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it.each([
    [
      "customer service french speaker",
      ["words:customer service", "words:french", "?words:speaker"],
    ],
    ["experienced welder", ["words:welder"]],
    ["junior bookkeeper", ["entry", "words:bookkeeper"]],
    ["trainee technician", ["words:trainee", "words:technician"]],
    ["تدريب تمريض للخريجين", ["?words:تدريب", "words:تمريض", "entry"]],
    ["ممثل خدمة عملاء", ["?words:ممثل", "words:خدمه عملا"]],
    ["موظف ٨ ساعات", ["words:موظف", "words:8 ساعات"]],
    ["موظف", ["words:موظف"]],
  ])(
    "JOBS-10 a general word beside an occupation asks for no more: “%s”",
    async (keyword, parts) => {
      expect(await read(keyword)).toEqual(parts);
    },
  );

  it.each([
    ["accountant over $500", ["words:accountant", "?pay:500- USD"]],
    ["محاسب براتب فوق ٣ مليون بحلب", ["words:محاسب", "place:syria/aleppo", "?pay:3000000- SYP"]],
    ["سائق راتب 500 دولار وما فوق", ["words:سايق", "?pay:500- USD"]],
    ["nurse good salary", ["words:nurse"]],
    ["nurse salary", ["words:nurse"]],
    ["salary", ["words:salary"]],
    // F16: a pay or a currency alone is what is looked for.
    ["over $500", ["pay:500- USD"]],
    ["راتب بالدولار", ["pay:- USD"]],
    ["وظائف بالدولار", ["pay:- USD"]],
    // Found 2: the plural, and how good the pay is; عاليه is a town too.
    ["رواتب بالدولار", ["pay:- USD"]],
    ["رواتب عالية بالدولار", ["pay:- USD"]],
    ["وظائف برواتب عالية بالدولار", ["pay:- USD"]],
    ["راتب عالي بالدولار", ["pay:- USD"]],
    ["high salary in USD", ["pay:- USD"]],
    ["محاسب رواتب بالدولار", ["words:محاسب رواتب", "?pay:- USD"]],
    ["ممرضة براتب عالي", ["words:ممرضه"]],
    ["وظائف رواتب عالية", ["words:رواتب عاليه"]],
    [
      "محاسب راتب بالدولار في عاليه",
      ["words:محاسب", "place:lebanon/mount-lebanon/aley", "?pay:- USD"],
    ],
    ["رواتب في عاليه", ["words:رواتب", "place:lebanon/mount-lebanon/aley"]],
    ["dollar", ["pay:- USD"]],
    ["USD", ["pay:- USD"]],
    ["accountant USD", ["words:accountant", "?pay:- USD"]],
    ["ممرضة مع سكن ومواصلات", ["words:ممرضه", "?words:سكن", "?words:مواصلات"]],
    ["accountant with health insurance", ["words:accountant", "?words:health insurance"]],
    ["سكن", ["words:سكن"]],
    ["سائق بدون سكن", ["words:سايق", "-words:سكن"]],
  ])("JOBS-10 pay and benefits are preferred: “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it.each([
    ["C ++", "C++"],
    ["c+", "C++"],
    ["C + +", "C++"],
    ["مطور C ++", "مطور C++"],
    ["C #", "C#"],
    ["net", ".net"],
    [". NET developer", ".net developer"],
  ])("report 10: “%s” is “%s”", async (keyword, written) => {
    expect(await read(keyword)).toEqual(await read(written));
  });

  it("report 10: a grade with a plus, and a net salary, are no languages", async () => {
    expect(await read("nurse net salary")).not.toEqual(await read("nurse .net salary"));
    expect((await read("grade b+")).join()).not.toContain("c++");
  });

  it.each([
    ["عم دور ع شغل كرسون", ["words:كرسون"]],
    ["في شي شغل سواق بحمص", ["words:سواق", "place:syria/homs"]],
    ["لازمني حارس", ["words:حارس"]],
    ["بدهن شيف شاطر", ["words:شيف"]],
    ["عتال بمستودع", ["words:عتال", "?words:مستودع"]],
    ["cashier at a supermarket", ["words:cashier", "?words:supermarket"]],
    ["شو في شغل لخريجين محاسبة", ["entry", "words:محاسبه"]],
    ["مهندس طبوغرافي", ["?words:مهندس", "words:طبوغرافي"]],
  ])("JOBS-10 as people speak: “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it.each([
    ["وظائف ريف حلب", ["place:syria/aleppo"]],
    ["nurse countryside of hama", ["words:nurse", "place:syria/hama"]],
    ["شغل بالساحل", ["place:syria/latakia+syria/tartus"]],
    ["الشمال السوري", ["place:syria/aleppo+syria/idlib+syria/raqqa+syria/al-hasakah"]],
    ["سائق بالجميلية", ["words:سايق", "place:syria/aleppo/aleppo"]],
    ["comptable alep", ["words:comptable", "place:syria/aleppo"]],
  ])("JOBS-10 places that are no governorate or town: “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it("JOBS-10 the country around a city is without it, and outside a country is elsewhere", async () => {
    const place = async (keyword: string) =>
      (await parseQuery(keyword, await currentWords())).parts[0];
    expect(await place("ريف حلب")).toMatchObject({ except: ["syria/aleppo/aleppo"] });
    const abroad = await place("خارج سوريا");
    expect(abroad).toMatchObject({ outside: ["syria"], kind: "place" });
    expect(abroad?.kind === "place" && abroad.ids).not.toContain("syria");
    expect(await place("outside aleppo")).toMatchObject({ outside: ["syria/aleppo"] });
  });

  it.each([
    ["job for cooker in resturant", ["words:cook", "words:restaurant"]],
    ["engineer of electric", ["words:electric engineer"]],
    ["بياعة ألبسة", ["words:بياعه البسه", "?words:البسه"]],
    ["developer remote or office", ["words:developer", "?remote"]],
    ["office or remote", ["?remote"]],
    ["وظائف نسائية", ["words:اناث"]],
    ["طبيبة نسائية", ["words:طبيبه نساييه"]],
    ["شركة بتأمين صحي للموظفين", ["?words:شركه", "words:تامين صحي", "?words:للموظفين"]],
    ["محاسب بمنظمة", ["words:محاسب", "?words:منظمه"]],
    ["muhasebeci", ["words:muhasebeci"]],
    ["inşaat mühendisi", ["words:insaat muhendisi"]],
    ["ميديكال ريب", ["words:ميديكال ريب"]],
  ])("JOBS-10 other ways to say it: “%s” asks for %j", async (keyword, parts) => {
    expect(await read(keyword)).toEqual(parts);
  });

  it("JOBS-10 an employer is known by its name in either script, with any spaces and vowels", async () => {
    for (const companyName of ["Ibn Sina Pharma", "BARCLAYS", "Expand Cart", "شركة زرقطان"]) {
      await makeJob(await makeCompany({ companyName }), { title: "Guard" });
    }
    const employers = async (keyword: string) =>
      (await parseQuery(keyword, await currentWords())).parts.flatMap((part) =>
        part.kind === "words" ? (part.employers ?? []) : [],
      );
    expect(await employers("ابن سينا فارما")).toEqual(["ibn sina pharma"]);
    expect(await employers("accountant ibn sinna")).toEqual(["ibn sina pharma"]);
    expect(await employers("barclys bank")).toEqual(["barclays"]);
    expect(await employers("expandcart")).toEqual(["expand cart"]);
    expect(await employers("zarqatan company")).toEqual(["شركه زرقطان"]);
    for (const other of ["enginer sivil", "nurse", "sina", "cart"]) {
      expect([other, await employers(other)]).toEqual([other, []]);
    }
  });

  it("leaves a strange word that stands in jobs on its own keyboard", async () => {
    expect(await read("lphsf")).toEqual(["words:محاسب"]);
    await makeJob(await makeCompany({ companyName: "Lphsf Trading" }), { title: "Guard" });
    expect(await read("lphsf")).toEqual(["words:lphsf"]);
  });

  it("keeps a strange word that a company is called by", async () => {
    await makeJob(await makeCompany({ companyName: "Secretery House" }), { title: "Tailor" });
    const { parts } = await parseQuery("secretery", await currentWords());
    expect(parts[0]).toMatchObject({ kind: "words", words: ["secretery"] });
    expect(parts[0]?.kind === "words" && parts[0].names.length).toBeGreaterThan(0);
  });

  it("keeps a strange word of a job's text beside the name nearest to it", async () => {
    expect(await read("welter")).toEqual(["words:welder"]);
    const company = await makeCompany({ companyName: "Sham Steel" });
    await makeJob(company, { title: "Guard", description: "A welter of work at the gate." });
    const { parts } = await parseQuery("welter", await currentWords());
    expect(parts[0]).toMatchObject({ kind: "words", words: ["welter"] });
    expect(parts[0]?.kind === "words" && parts[0].names.length).toBeGreaterThan(0);
  });

  it("finds the likely spelling of a word that only jobs have", async () => {
    await makeJob(await makeCompany({ companyName: "Qasyoun Bricks" }), { title: "Kilnmaster" });
    expect(await read("kilnmastr")).toEqual(["words:kilnmaster"]);
    expect(await read("qasyuon")).toEqual(["words:qasyoun"]);
  });
});
