import { describe, expect, it } from "vitest";
import { currentWords } from "#app/features/search/index/in-memory/memory-reader.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { readKeyword } from "#test/search/read-keyword.ts";
import { parseQuery } from "./parse-query.server.ts";

useTestDatabase();

describe("sentences", () => {
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
      ["?words:teacher", "?words:3 years", "words:translator"],
    ],
    [
      "شاب معه شهادة سواقة يبحث عن عمل سائق في دمشق",
      ["?words:شهاده سواقه", "words:سايق", "place:syria/damascus"],
    ],
    [
      "أنا خريجة صيدلة عمري 23 سنة وبدي شغل بحلب دوام جزئي",
      ["?entry", "words:صيدله", "?words:عمري 23 سنه", "place:syria/aleppo", "part-time"],
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
      ["?entry", "?words:كليه زراعه", "words:بياعه", "place:syria/tartus"],
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
      ["?words:barber", "?place:syria/homs", "words:florist"],
    ],
    ["انا طبيب عام وبدي شغل بمشفى بحلب", ["words:طبيب عام", "?words:مشفي", "place:syria/aleppo"]],
    ["nurse or midwife in aleppo", ["words:nurse", "place:syria/aleppo"]],
    ["بدنا نوظف حلاق خبرة", ["words:حلاق"]],
    [
      "انا مهندس زراعي ساكن بحماة وبحب اشتغل دهان",
      ["?words:مهندس زراعي", "place:syria/hama", "words:دهان"],
    ],
    ["accountant 5 years experience", ["words:accountant", "?words:5 years"]],
  ])("JOBS-10 the sentence “%s” asks for %j", async (keyword, parts) => {
    expect(await readKeyword(keyword)).toEqual(parts);
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
    expect(await readKeyword(keyword)).toEqual(parts);
  });

  it.each([
    [
      "السلام عليكم انا اسمي خالد من ريف حماة عمري ٣٥ سنة كنت اشتغل بمعمل بلاط بس سكر المعمل وهلق قاعد بالبيت بدي شغل حارس ليلي او ناطور بناية",
      ["place:syria/hama", "words:حارس ليلي"],
    ],
    [
      "hello i am ahmad i finished university last year, i was working in shop of my uncle but now i search job in office like admin or secretary in damascus please help",
      ["words:admin", "place:syria/damascus"],
    ],
    [
      "انا ممرضة كنت بمشفى بحلب ونقلت عالشام مع زوجي وبدي شغل بمشفى او عيادة الله يوفقكم",
      ["words:ممرضه", "place:syria/damascus"],
    ],
    [
      "good morning my name is rania i am pharmacist and worked two years in latakia, now i moved to homs and looking for medical representative job or pharmacy",
      ["place:syria/homs", "words:medical representative"],
    ],
    [
      "i used to be a taxi driver for twelve years but my back hurts now so i want a job like call center",
      ["words:call center"],
    ],
    [
      "my wife is kindergarten teacher with ten years experience in kindergartens in jaramana and now we live in homs so she is looking for a kindergarten",
      ["place:syria/homs", "words:kindergarten"],
    ],
    [
      "my uncle is an electrician, he fixed generators abroad for fifteen years and now he came back to homs and is searching for a company that needs maintenance electrician",
      ["place:syria/homs", "words:electrician"],
    ],
    [
      "عشت في اسطنبول تسع سنوات وعملت هناك في مصنع خياطة ثم في محل، أتمنى أن أجد عملا كمترجم بحلب",
      ["words:مترجم", "place:syria/aleppo"],
    ],
    [
      "انا صيدلاني جديد تخرجت هالسنة وما عندي خبرة غير شهرين بصيدلية بالمزة، بدي ابدا بصيدلية ولو براتب قليل المهم اتعلم",
      ["words:صيدلاني"],
    ],
    [
      "i have worked in a hotel as store keeper with contract for one year and the contract is finished, i do not own a car, now i want the same job store keeper or cashier",
      ["words:store keeper"],
    ],
    [
      "أنا مهندس مدني خبرة ست سنوات في الإشراف على الأبنية في دبي، وقد عدت مع عائلتي إلى حلب وأبحث عن فرصة عمل مناسبة في شركة مقاولات أو مكتب هندسي",
      ["words:مهندس مدني", "place:syria/aleppo"],
    ],
    [
      "since publishing is dead these days and i have been at home for ten years i want to teach english in a school in aleppo",
      ["words:teach english", "place:syria/aleppo"],
    ],
    [
      "my sister is a pharmacist and stayed home for years, she is not sure about a pharmacy because of the hours, something like a regulatory affairs job would suit her",
      ["words:regulatory affairs"],
    ],
    [
      "i am an english teacher at an institute and have been for four years, i write well so i'd like to move to content writing or social media",
      ["words:content writing"],
    ],
    // Words of dialects are no misspelled occupations, and a wish is one in each of them.
    [
      "مساء الخير معايا بكالوريوس تجارة واشتغلت كاشير اربع سنين ودلوقتي عايز اشتغل محاسب في شركة محترمة ياريت اللي عنده شغل يكلمني",
      ["words:محاسب"],
    ],
    [
      "كيفكم يا ناس انا كنت مدرس في الجامعة تلاتة سنين وهسع داير شغل سائق مع شركة نقل واي زول عنده شي يكلمني",
      ["words:سايق"],
    ],
    // Of several places those that are wished.
    [
      "اني من ديرالزور نازح بالرقة جنت معلم ابتدائي وهسه ادور شغل محاسب والمهم يكون بحمص او حماة وعندي خبرة زينة",
      ["words:محاسب", "place:syria/homs+syria/hama"],
    ],
    // The second wish is of one field, no other name for the first.
    [
      "انا ممرضة تركت المشفى لانو المناوبات الليلية تعبتني وهلق حابة اشتغل مندوبة طبية او مبيعات اجهزة طبية ومعي شهادة قيادة",
      ["words:مندوبه طبيه"],
    ],
  ])("JOBS-10 the message “%s” asks for %j", async (keyword, required) => {
    const parts = await readKeyword(keyword);
    expect(parts.filter((part) => !part.startsWith("?"))).toEqual(required);
  });

  it("JOBS-10 in a message words are a company only as it writes them", async () => {
    await makeJob(await makeCompany({ companyName: "Marcyrl Amar" }), { title: "Guard" });
    const employers = async (keyword: string) =>
      (await parseQuery(keyword, await currentWords())).parts.flatMap((part) =>
        part.kind === "words" ? (part.employers ?? []) : [],
      );
    const story = "انا كنت ساكن بالضيعة وبعدين نزلت عالشام وبدي شغل لحام عند";
    expect(await employers("مارسيرل عمار")).toEqual(["marcyrl amar"]);
    expect(await employers(`${story} مارسيرل عمار`)).toEqual([]);
    expect(await employers(`${story} marcyrl amar`)).toEqual(["marcyrl amar"]);
  });

  it("JOBS-10 a request at the end of a message of 1,000 characters is read", async () => {
    const story = "كنت ساكن مع اهلي بالضيعة وكان الوضع صعب علينا كلنا ".repeat(18);
    expect(story.length).toBeGreaterThan(900);
    expect(await readKeyword(`${story} بدي شغل لحام`)).toContain("words:لحام");
  });

  it.each([
    ["ana smi samer w kont m3allem dehan w hala2 baddi shoghol dehan", ["words:دهان"]],
    ["mo7asba bi dimashq", ["words:محاسبه", "place:syria/damascus"]],
    ["haddad aw l7am", ["words:حداد"]],
  ])("JOBS-10 Arabic in Latin letters: “%s” asks for %j", async (keyword, required) => {
    const parts = await readKeyword(keyword);
    expect(parts.filter((part) => !part.startsWith("?"))).toEqual(required);
  });
});

describe("of a message, a role and its place decide", () => {
  it.each([
    [
      "a courtesy does not",
      "انا حلاق خبرة سبع سنين وحاليا عاطل عن العمل وارغب بالعمل في صالون بحمص ارجو التواصل لمن لديه شاغر",
      ["words:حلاق", "place:syria/homs"],
    ],
    [
      "a second way of working does not",
      "مرحبا انا خريجة وعندي لابتوب وبدي شغل ترجمة عن بعد او دوام جزئي لاني ما بقدر اطلع من البيت",
      ["words:ترجمه", "remote"],
    ],
    [
      "the countryside of the capital is another governorate",
      "السلام عليكم اخي شاب نشيط وبدنا شغل حداد او لحام بدمشق او ريفها والراتب بيعيش",
      ["words:حداد", "place:syria/damascus+syria/rif-dimashq"],
    ],
    [
      "what somebody was does not before any work that is asked for",
      "زوجي كان سواق باص وبعدها باع الباص وما عاد في شغل عنا اي شغل حارس ليلي او ناطور بحمص",
      ["words:حارس ليلي", "place:syria/homs"],
    ],
    [
      "a home does not where the work is remote, after و too",
      "السلام عليكم انا خريجة ادب وساكنة باللاذقية بدي اشتغل ترجمة من البيت عن بعد لو سمحتوا",
      ["remote", "words:ترجمه"],
    ],
    [
      "a home does not where the work is remote",
      "I live in Homs where the power is bad and I am looking for remote work as an accountant please",
      ["remote", "words:accountant"],
    ],
  ])("%s", async (_, keyword, parts) => {
    const read = await readKeyword(keyword);
    const required = read.filter((part) => !/^[?-]/.test(part));
    expect([...new Set(required)].sort()).toEqual(parts.toSorted());
  });
});
