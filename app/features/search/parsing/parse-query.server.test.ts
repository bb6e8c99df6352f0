import { describe, expect, it } from "vitest";
import { currentWords } from "#app/features/search/index/in-memory/memory-reader.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { readKeyword } from "#test/search/read-keyword.ts";
import { parseQuery } from "./parse-query.server.ts";

useTestDatabase();

it("A1 of many unknown words the seventh and further are taken as they are, with their neighbours", async () => {
  const strange = ["bdfgkl", "mnprst", "vzbdfg", "klmnpr", "stvzbd", "fgklmn"];
  const many = await readKeyword([...strange, "custor service agent"].join(" "));
  expect(many.join()).not.toContain("customer");
  expect(await readKeyword("custor service agent")).toEqual(["words:customer service agent"]);
});

it("A1 no names are looked for in a word that is longer than any", async () => {
  const names = "accountantdamascusdriver";
  expect(await readKeyword(`${names} qwzx`)).toEqual([
    "words:accountant",
    "place:syria/damascus",
    "words:driver",
    "words:qwzx",
  ]);
  const long = names + names;
  expect(await readKeyword(`${long} qwzx`)).toEqual([`words:${long}`, "words:qwzx"]);
});

describe("reading a search", () => {
  it.each([
    ["5 years experience", "y:5"],
    ["خبرة سنة", "y:1"],
  ])("“%s” asks for jobs of %s first", async (keyword, tag) => {
    const { parts } = await parseQuery(keyword, await currentWords());
    const tags = parts.map((part) => part.kind === "words" && part.names[0]?.tags[0]);
    expect(tags).toEqual([tag]);
  });

  it.each([
    ["jobs for accountants in aleppo", ["words:accountants", "place:syria/aleppo"]],
    ["بدي شغل سائق بحلب", ["words:سايق", "place:syria/aleppo"]],
    ["وظائف في ريف دمشق", ["place:syria/rif-dimashq"]],
    ["accountant deir ezzor", ["words:accountant", "place:syria/deir-ez-zor"]],
    ["jobs in raqqa", ["place:syria/raqqa"]],
    ["شغل بالميدان", ["place:syria/damascus/midan"]],
    ["وظائف في الميدان", ["place:syria/damascus/midan"]],
    ["باحث ميداني", ["words:باحث ميداني"]],
    ["معلم نجارة", ["words:نجاره"]],
    ["معلم رياضيات", ["words:معلم رياضيات"]],
    ["أسطى نجارة", ["words:نجاره"]],
    ["مشرف صالة رياضية", ["words:مشرف", "words:صاله رياضيه"]],
    ["doktor diş", ["words:doktor dis"]],
    ["معلم جبسنبورد", ["words:جبسنبورد"]],
    ["شغل ع باص مدرسة", ["words:باص مدرسه", "?words:مدرسه"]],
    ["مربية تقعد مع ولدين", ["words:مربيه", "words:تقعد"]],
    ["مسؤول مستودع", ["words:مسوول مستودع"]],
    ["عامل بمتور", ["?words:عامل", "words:متور"]],
    ["شغل نسواني خياطة", ["?words:اناث", "words:خياطه"]],
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
    // All jobs.
    ["jobs", []],
    ["any job", []],
    ["شغل", []],
    ["وين في شغل", []],
    ["بدي شغلانة", []],
    ["وظائف شاغرة", []],
    ["C++", ["words:c++"]],
    ["R&D", ["words:r d"]],
    ["8am-2pm secretary", ["?words:8 am to 2 pm", "words:secretary"]],
    ["9-5", ["words:9 to 5"]],
    ["دوام 8 ساعات", ["full-time"]],
    ["عمري 25 سنة", ["?words:عمري 25 سنه"]],
    ["5 years experience", ["words:5 years"]],
    ["خبرة سنة", ["words:سنه"]],
    ["123456", ["words:123456"]],
    ["jobs with transport", ["words:transport"]],
    ["محاسب مع تامين صحي", ["words:محاسب", "?words:تامين صحي"]],
    ['"محاسب حلب"', ["words:محاسب", "words:حلب"]],
    ["...", []],
  ])("JOBS-10 “%s” asks for %j", async (keyword, parts) => {
    expect(await readKeyword(keyword)).toEqual(parts);
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
    ["j,/dt", "توظيف", []],
    ["مدير تسو يق", undefined, ["words:مدير تسويق"]],
    ["pl ant manager", undefined, ["words:plant manager"]],
    ["gym trainer", undefined, ["words:gym trainer"]],
    ["zymurgist", undefined, ["words:zymurgist"]],
    ['"lphsf"', undefined, ["words:lphsf"]],
  ])("“%s” is “%s” on the other keyboard", async (keyword, retyped, parts) => {
    expect((await parseQuery(keyword, await currentWords())).retyped).toBe(retyped);
    expect(await readKeyword(keyword)).toEqual(parts);
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
    expect(await readKeyword(keyword)).toEqual(parts);
  });

  it.each(["noon", "coast", "elder", "عشرين", "قرار", "الموافقة", "مصطفى"])(
    "JOBS-10 “%s” is a word of its language and is not corrected",
    async (word) => {
      expect((await parseQuery(word, await currentWords())).respelled).toEqual([]);
    },
  );

  it.each([
    ["محاظر", ["words:محاضر"]],
    ["موضف استقبال", ["words:موظف استقبال"]],
    ["اخصاءي تصويق", ["words:اخصايي تسويق"]],
    ["سكرتيره تنفيزيه", ["words:سكرتيره تنفيذيه"]],
    ["سايك شاحنه", ["words:سايق شاحنه"]],
    ["بريمافيرا", ["words:بريمافيرا"]],
    ["فوتوشب", ["words:فوتوشوب"]],
    ["انجينير", ["words:انجينير"]],
    ["enginer sivil", ["words:civil engineer"]],
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
    ["mas2oule mouwared bashariyye", ["words:مسووله موارد بشريه"]],
    ["بسيارتو سايق", ["words:سياره", "words:سايق"]],
  ])("JOBS-10 sounds and letters mixed up: “%s” asks for %j", async (keyword, parts) => {
    expect(await readKeyword(keyword)).toEqual(parts);
  });

  it.each([
    ["C ++", "C++"],
    ["c+", "C++"],
    ["C + +", "C++"],
    ["مطور C ++", "مطور C++"],
    ["مطور ++C", "مطور C++"],
    ["مطور #C", "مطور C#"],
    ["C #", "C#"],
    ["net", ".net"],
    [". NET developer", ".net developer"],
  ])("report 10: “%s” is “%s”", async (keyword, written) => {
    expect(await readKeyword(keyword)).toEqual(await readKeyword(written));
  });

  it("report 10: a grade with a plus, and a net salary, are no languages", async () => {
    expect(await readKeyword("nurse net salary")).not.toEqual(
      await readKeyword("nurse .net salary"),
    );
    expect((await readKeyword("grade b+")).join()).not.toContain("c++");
  });

  it.each([
    ["وظائف ريف حلب", ["place:syria/aleppo"]],
    ["nurse countryside of hama", ["words:nurse", "place:syria/hama"]],
    ["شغل بالساحل", ["place:syria/latakia+syria/tartus"]],
    ["الشمال السوري", ["place:syria/aleppo+syria/idlib+syria/raqqa+syria/al-hasakah"]],
    ["سائق بالجميلية", ["words:سايق", "place:syria/aleppo/aleppo"]],
    ["jobs in idlib or sarmada", ["place:syria/idlib+syria/idlib/sarmada"]],
    ["وظائف الخليج", ["place:saudi-arabia+uae+qatar+kuwait+bahrain+oman"]],
    ["comptable alep", ["words:comptable", "place:syria/aleppo"]],
  ])("JOBS-10 places that are no governorate or town: “%s” asks for %j", async (keyword, parts) => {
    expect(await readKeyword(keyword)).toEqual(parts);
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
    ["H.R. manager", ["words:hr manager"]],
    ["Q.S", ["words:qs"]],
    ["A/C technician", ["words:a c technician"]],
    ["engineer of electric", ["words:electric engineer"]],
    [
      "engineer of electric for solar energy",
      ["?words:engineer", "?words:electric", "words:solar energy"],
    ],
    ["saler for clothes", ["words:clothes sales", "?words:clothes"]],
    ["driver for big truck", ["words:truck driver", "words:big"]],
    ["موظف حماية طفل بمنظمة", ["?words:موظف", "words:حمايه طفل", "?words:منظمه"]],
    ["مندوب مبيعات وسيارة", ["words:مندوب مبيعات", "words:سياره"]],
    ["مندوب مبيعات سيارات", ["words:مندوب مبيعات سيارات"]],
    ["شوفير على شاحنة", ["words:شوفير شاحنه"]],
    ["assistant of doctor teeth", ["words:teeth doctor assistant"]],
    ["man who fix the air condition", ["?words:man", "words:air condition fix"]],
    ["doctor for animals", ["words:animals doctor"]],
    ["i can drive a truck", ["words:drive a truck"]],
    // Not of one clause.
    ["driver or truck mechanic", ["words:driver"]],
    ["driver not truck", ["words:driver", "-words:truck"]],
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
    expect(await readKeyword(keyword)).toEqual(parts);
  });

  it("JOBS-10 an employer is known by its name in either script, with any spaces and vowels", async () => {
    const names = ["Ibn Sina Pharma", "BARCLAYS", "Expand Cart", "شركة زرقطان", "Amal"];
    names.push("Misr International Hospital", "Waffarha.com", "DXC.technology", "Nabda Telecom");
    for (const companyName of names) {
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
    expect(await employers("barclaysbank")).toEqual(["barclays"]);
    expect(await employers("zarqatan company")).toEqual(["شركه زرقطان"]);
    expect(await employers("expand cart accountant")).toEqual(["expand cart"]);
    expect(await employers("مصر انترناشونال هوسبيتال")).toEqual(["misr international hospital"]);
    expect(await employers("waffarha")).toEqual(["waffarha.com"]);
    expect(await employers("دي اكس سي")).toEqual(["dxc.technology"]);
    for (const other of [
      "وظائف مصر",
      "enginer sivil",
      "nurse",
      "sina",
      "cart",
      "expand",
      "عامل مطعم",
      "عن بعد",
    ]) {
      expect([other, await employers(other)]).toEqual([other, []]);
    }
  });

  it("JOBS-10 an employer is known by initials, two consonants and the words within its name", async () => {
    const names = ["JP Morgan Chase", "PwC Middle East", "Jumia", "Citi bank", "Microsoft"];
    for (const companyName of [
      ...names,
      "شركة مطعم بيت الشاورما لتقديم الوجبات",
      "Sukari Gold Mines",
    ]) {
      await makeJob(await makeCompany({ companyName }), { title: "Guard" });
    }
    const employers = async (keyword: string) =>
      (await parseQuery(keyword, await currentWords())).parts.flatMap((part) =>
        part.kind === "words" ? (part.employers ?? []) : [],
      );
    expect(await employers("JPMC bank jobs")).toEqual(["jp morgan chase"]);
    expect(await employers("بي دبليو سي")).toEqual(["pwc middle east"]);
    expect(await employers("وظائف جوميا")).toEqual(["jumia"]);
    expect(await employers("بنك سيتي")).toEqual(["citi bank"]);
    expect(await employers("مايكروسوفت مبرمج")).toEqual(["microsoft"]);
    expect(await employers("bait al shawarma restaurant")).toEqual([
      "شركه مطعم بيت الشاورما لتقديم الوجبات",
    ]);
    expect(await employers("sukari mines")).toEqual(["sukari gold mines"]);
    for (const other of ["jmc", "مبرمج", "كاشير سوبر ماركت", "microsoft office"]) {
      expect([other, await employers(other)]).toEqual([other, []]);
    }
  });

  it("leaves a strange word that stands in jobs on its own keyboard", async () => {
    expect(await readKeyword("lphsf")).toEqual(["words:محاسب"]);
    await makeJob(await makeCompany({ companyName: "Lphsf Trading" }), { title: "Guard" });
    expect(await readKeyword("lphsf")).toEqual(["words:lphsf"]);
  });

  it("keeps a strange word that a company is called by", async () => {
    await makeJob(await makeCompany({ companyName: "Secretery House" }), { title: "Tailor" });
    const { parts } = await parseQuery("secretery", await currentWords());
    expect(parts[0]).toMatchObject({ kind: "words", words: ["secretery"] });
    expect(parts[0]?.kind === "words" && parts[0].names.length).toBeGreaterThan(0);
  });

  it("keeps a strange word of a job's text beside the name nearest to it", async () => {
    expect(await readKeyword("welter")).toEqual(["words:welder"]);
    const company = await makeCompany({ companyName: "Sham Steel" });
    await makeJob(company, { title: "Guard", description: "A welter of work at the gate." });
    const { parts } = await parseQuery("welter", await currentWords());
    expect(parts[0]).toMatchObject({ kind: "words", words: ["welter"] });
    expect(parts[0]?.kind === "words" && parts[0].names.length).toBeGreaterThan(0);
  });

  it("finds the likely spelling of a word that only jobs have", async () => {
    await makeJob(await makeCompany({ companyName: "Qasyoun Bricks" }), { title: "Kilnmaster" });
    expect(await readKeyword("kilnmastr")).toEqual(["words:kilnmaster"]);
    expect(await readKeyword("qasyuon")).toEqual(["words:qasyuon"]);
  });

  it("JOBS-10 knows an employer by its sound, its whole name or its initials", async () => {
    for (const companyName of [
      "Logitech",
      "Ikon Zenith",
      "مجموعة زعتر",
      "Global Marine Transport of Europe, Inc",
      "Beckhoff",
    ])
      await makeJob(await makeCompany({ companyName }));
    const employers = async (keyword: string) =>
      (await parseQuery(keyword, await currentWords())).parts.flatMap((part) =>
        part.kind === "words" ? (part.employers ?? []) : [],
      );
    expect(await employers("لوجيتك")).toEqual(["logitech"]);
    expect(await employers("ايكون زينيث")).toEqual(["ikon zenith"]);
    expect(await employers("شركة زعتر")).toEqual(["مجموعه زعتر"]);
    expect(await employers("شركة زعتر القابضة")).toEqual(["مجموعه زعتر"]);
    await makeJob(await makeCompany({ companyName: "شركة الشرق للتأمين" }));
    await makeJob(await makeCompany({ companyName: "Leader" }));
    for (const other of ["شركة تأمين", "group leader"]) {
      expect([other, await employers(other)]).toEqual([other, []]);
    }
    expect(await employers("leader group")).toEqual(["leader"]);
    expect(await employers("gmt careers")).toEqual(["global marine transport of europe inc"]);
  });
});
