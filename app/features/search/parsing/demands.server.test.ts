import { describe, expect, it } from "vitest";
import { currentWords } from "#app/features/search/index/in-memory/memory-reader.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { readKeyword } from "#test/search/read-keyword.ts";
import { parseQuery } from "./parse-query.server.ts";

useTestDatabase();

describe("parts that a search demands, prefers or excludes", () => {
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
    ["سائق بدون شهادة", ["words:سايق", "?words:بدون شهاده"]],
    ["منظمات بدون شهادة", ["words:منظمات", "words:بدون شهاده"]],
    ["منظمة غير حكومية", ["words:منظمه غير حكوميه"]],
    ["سكرتيرة بنات", ["words:سكرتيره", "?words:بنات"]],
    ["سكرتيرة بنات فقط", ["words:سكرتيره", "words:بنات"]],
    ["accountant women only", ["words:accountant", "words:women"]],
    ["translator english arabic", ["words:translator", "?words:english", "?words:arabic"]],
    ["customer service french", ["words:customer service", "words:french"]],
    [
      "driver with an international organization",
      ["words:driver", "?words:international organization"],
    ],
    ["مندوب مبيعات مع راتب ثابت ونسبة", ["words:مندوب مبيعات", "?words:راتب ثابت", "?words:نسبه"]],
    ["محل حلاقة بدو معلم", ["words:محل حلاقه"]],
    ["موظفة دوام قصير", ["words:موظفه", "part-time"]],
    ["محاسب دوام لحد العصر", ["words:محاسب", "?words:لحد العصر"]],
    ["خياط كمبتدئ", ["words:خياط", "entry"]],
    ["مو محاسب ولا مبيعات شي إداري", ["-words:محاسب", "-words:مبيعات", "words:اداري"]],
    ["شغل بمدرسة خاصة رياضيات", ["?words:مدرسه", "words:رياضيات"]],
    ["مندوب مبيعات مع سيارة من الشركة", ["words:مندوب مبيعات", "?words:سياره"]],
    ["man for carry things", ["?words:man", "words:carry things"]],
    ["not insurance", ["-words:insurance"]],
    ["محاسب لا يكون مدير", ["words:محاسب", "-words:مدير"]],
    ["تسويق ولا اريد مبيعات", ["words:تسويق", "-words:مبيعات"]],
    ["ممرضة خارج حلب", ["words:ممرضه", "-place:syria/aleppo"]],
    ["developer that does not need php", ["words:developer", "-words:php"]],
    ["بدون تأمين", ["-words:تامين"]],
    ["محاسب ما بيطلبو انكليزي", ["words:محاسب", "-words:انكليزي"]],
    ["معلمة عدا الرياضيات والفيزياء", ["words:معلمه", "-words:الرياضيات", "-words:والفيزيا"]],
    ["teacher except english, french", ["words:teacher", "-words:english", "-words:french"]],
    ["محاسب بدون دوام مسائي", ["words:محاسب", "-words:دوام مسايي"]],
    ["معلمة مو كل يوم ٤ ساعات", ["words:معلمه", "-part-time"]],
    ["sales job not for students", ["words:sales", "-words:students"]],
    ["not a man secretary", ["-words:man", "words:secretary"]],
    ["no commission sales", ["-words:commission", "words:sales"]],
    ["كل شي إلا المبيعات", ["-words:المبيعات"]],
    ["-محاسب", ["-words:محاسب"]],
    ["ممرضة بس حلب لا", ["words:ممرضه", "-place:syria/aleppo"]],
    ["محاسب بحلب لا", ["words:محاسب", "-place:syria/aleppo"]],
    ["بس حلب لا محاسب", ["-place:syria/aleppo", "words:محاسب"]],
    ["بس سكرتيرة لا محاسبة", ["words:سكرتيره", "-words:محاسبه"]],
    ["i don't speak english", ["-words:english"]],
    ["محاسب ما بعرف انكليزي", ["words:محاسب", "-words:انكليزي"]],
    // Words with "not" in them that exclude nothing.
    ["سائق خبرة لا تقل 3 سنوات", ["words:سايق", "?words:3 سنوات"]],
    ["محاسب ما عندي مشكلة دوام مسائي", ["words:محاسب", "?words:دوام مسايي"]],
    ["ما في مانع شغل بحمص", ["place:syria/homs"]],
    ["محاسب المكان لا يهم", ["words:محاسب"]],
    ["accountant don't mind night shift", ["words:accountant", "?words:night shift"]],
    ["sales not shy of travel", ["words:sales", "words:travel"]],
    ["i have no car sales rep", ["words:sales rep"]],
    ["not really a nurse", ["words:nurse"]],
    ["دوام غير كامل سكرتيرة", ["part-time", "words:سكرتيره"]],
    ["محاسب لا يقل عن 5 سنوات", ["words:محاسب", "?words:5 سنوات"]],
    ["مو بس محاسب", ["words:محاسب"]],
    ["سكرتيرة غير متزوجة", ["words:سكرتيره"]],
    ["منظمة غير ربحية", ["words:منظمه غير ربحيه", "?words:غير ربحيه"]],
    ["jobs that don't require english", ["-words:english"]],
    ["بدي شغل قريب من البيت", []],
    ["بدي شغل جنب بيتي بحمص", ["place:syria/homs"]],
    ["9 to 5 office job", ["words:9 to 5", "?words:office"]],
    ["محاسب مو بشركة تأمين", ["words:محاسب", "-words:تامين"]],
    ["marketing without field visits", ["words:marketing", "-words:field", "-words:visits"]],
    ["شغل بدون مقابلة", ["-words:مقابله"]],
    ["nurse not in sales or as a cook", ["words:nurse", "-words:sales"]],
    // A question whether there is something, and conditions told by "not".
    ["ما في شي شغل لسائق بحمص", ["words:سايق", "place:syria/homs"]],
    ["مافي حدا بدو سكرتيرة", ["words:سكرتيره"]],
    ["شغل ما بده شهادة", ["words:شهاده"]],
    ["بدي دوام ما فيه سبت", ["words:ما فيه سبت"]],
    // "ولا" is "or" unless something is negated before it.
    ["بدي شغل حارس ولا سيكوريتي", ["words:حارس"]],
    ["تسويق مو مبيعات ولا تصميم", ["words:تسويق", "-words:مبيعات", "-words:تصميم"]],
    // Not outside a place is in it.
    ["سائق ما بدي شغل برا حلب", ["words:سايق", "place:syria/aleppo"]],
    ["سائق برا حلب", ["words:سايق", "-place:syria/aleppo"]],
    // What is told to be no problem after an exclusion.
    ["developer without php, laravel is fine", ["words:developer", "-words:php", "?words:laravel"]],
    ["developer without php, laravel", ["words:developer", "-words:php", "-words:laravel"]],
    ["not", ["words:not"]],
  ])("JOBS-10 “%s” excludes: %j", async (keyword, parts) => {
    expect(await readKeyword(keyword)).toEqual(parts);
  });

  it("“marketing not digital” excludes digital marketing by all its names", async () => {
    const { parts } = await parseQuery("marketing not digital", await currentWords());
    const names = parts[1]?.kind === "words" ? parts[1].names : [];
    expect(names.flatMap((name) => name.names)).toContain("تسويق رقمي");
  });

  it.each([
    [
      "customer service french speaker",
      ["words:customer service", "words:french", "?words:speaker"],
    ],
    ["experienced welder", ["words:welder"]],
    ["junior bookkeeper", ["entry", "words:bookkeeper"]],
    ["trainee technician", ["?words:trainee", "?entry", "words:technician"]],
    ["تدريب تمريض للخريجين", ["?words:تدريب", "words:تمريض", "entry"]],
    ["ممثل خدمة عملاء", ["?words:ممثل", "words:خدمه عملا"]],
    ["موظف ٨ ساعات", ["words:موظف", "words:8 ساعات"]],
    ["موظف", ["words:موظف"]],
  ])(
    "JOBS-10 a general word beside an occupation asks for no more: “%s”",
    async (keyword, parts) => {
      expect(await readKeyword(keyword)).toEqual(parts);
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
    expect(await readKeyword(keyword)).toEqual(parts);
  });

  it.each([
    ["سكرتيرة دوام صباحي", ["words:سكرتيره", "?words:دوام صباحي"]],
    ["ممرض مناوبات ليلية", ["words:ممرض", "?words:مناوبات ليليه"]],
    ["teacher afternoon", ["words:teacher", "?words:afternoon"]],
    ["عامل معمل شفت تاني", ["words:عامل معمل", "?words:شفت تاني"]],
    ["accountant friday saturday off", ["words:accountant", "?words:friday saturday off"]],
    ["بياعة بعد الجامعة", ["words:بياعه", "?words:بعد الجامعه"]],
    // A worker of any kind, and "only", let the condition decide.
    ["عامل براتب اسبوعي", ["?words:عامل", "words:براتب اسبوعي"]],
    ["مهندس مصطفى", ["words:مهندس", "?words:مصطفي"]],
    ["man for zymurgy", ["?words:man", "words:zymurgy"]],
    ["مصمم دوام مرن", ["words:مصمم", "?words:دوام مرن"]],
    ["nutrition coordinator", ["words:nutrition", "?words:coordinator"]],
    ["دوام مسائي", ["words:دوام مسايي"]],
    ["jobs for women from home", ["?words:women", "remote"]],
    ["nurse female only", ["words:nurse", "words:female"]],
    ["بواب بدون شهادة", ["words:بواب", "?words:بدون شهاده"]],
  ])("JOBS-10 hours and people rank beside the searched role: “%s”", async (keyword, parts) => {
    expect(await readKeyword(keyword)).toEqual(parts);
  });
});
