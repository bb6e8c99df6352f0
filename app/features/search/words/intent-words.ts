import type { EmploymentType, ExperienceLevel, WorkArrangement } from "#app/features/job/job.ts";
import { fold } from "#app/platform/fold.ts";

/** Conditions that words set besides the job itself. */
export type Intent =
  | { kind: "type"; value: EmploymentType }
  | { kind: "arrangement"; value: WorkArrangement }
  | { kind: "level"; value: ExperienceLevel };

/** The way of working or the level that these folded words name. */
export function intentNamed(words: string): Intent | undefined {
  return intentByName.get(words) ?? intentByName.get(words.replace(articles, ""));
}

/** "لا يشترط الخبرة" is named without its article, too. */
const articles = /(?<= )ال(?=.{3})/g;

/** Whether a folded word is part of such a name. */
export function isIntentWord(word: string): boolean {
  return intentWords.has(word);
}

/** Whether such a name says no more than that a job may be so: "online" sales are made in offices. */
export function isVague(name: string): boolean {
  return vague.has(name);
}

/** The names by which jobs state a way of working or a level, folded. */
export function namesOf(intent: Intent): string[] {
  return [...statedByName].flatMap(([name, { kind, value }]) =>
    kind === intent.kind && value === intent.value ? [name] : [],
  );
}

const rows: readonly (readonly [Intent, string])[] = [
  [
    { kind: "type", value: "full-time" },
    "full time, fulltime, فل تايم, فول تايم, دوام كامل, بدوام كامل, دوام كلي",
  ],
  [
    { kind: "type", value: "part-time" },
    "part time, parttime, half time, دوام جزئي, بدوام جزئي, نصف دوام, دوام نصفي, بارت تايم, نص دوام, part timer",
  ],
  [
    { kind: "type", value: "freelance" },
    "freelance, freelancer, freelancing, عمل حر, فريلانسر, فريلانس, مستقل, عمل مستقل",
  ],
  [
    { kind: "type", value: "contract" },
    "contract, on contract, contract job, contract based, contract basis, fixed term, short term, temporary, seasonal, موسمي, عقد سنوي, مؤقت, عقد مؤقت, عمل مؤقت, بعقد",
  ],
  [
    { kind: "arrangement", value: "remote" },
    "remote, remotely, work from home, from home, wfh, telework, online job, عن بعد, عن بُعد, من المنزل, من البيت, العمل عن بعد, عمل عن بعد, اونلاين, أونلاين, ريموت",
  ],
  [{ kind: "arrangement", value: "hybrid" }, "hybrid, هجين, دوام هجين, مرن, دوام مرن, عمل هجين"],
  [
    { kind: "level", value: "entry" },
    "entry level, junior, jr, junior level, fresh, fresher, beginner, no experience, without experience, no experience needed, no experience required, fresh graduate, fresh graduates, recent graduate, recent graduates, new graduate, new graduates, fresh grad, graduate, graduates, مبتدئ, مبتدئة, مبتدئين, بدون خبرة, بلا خبرة, حديث التخرج, حديثي التخرج, جونيور, لا يشترط خبرة, لا تشترط خبرة, لا يشترط وجود خبرة, لا يتطلب خبرة, لا تتطلب خبرة, لا يحتاج خبرة, غير مطلوب خبرة, خبرة غير مطلوبة, خبرة غير ضرورية, بغير خبرة, ما بدها خبرة, ما بده خبرة, ما بدو خبرة, مو شرط خبرة, مش شرط خبرة, بلا خبرات, no prior experience, no experience necessary, zero experience, experience not required, experience not needed, inexperienced, دون خبرة, من دون خبرة, حديث تخرج, حديثة التخرج, حديثي تخرج, خريج, خريجة, خريجين, خريج جديد, خريج حديث, خريجة جديدة, خريجين جدد",
  ],
  [
    { kind: "level", value: "mid" },
    "mid level, middle level, mid senior, intermediate, متوسط الخبرة, خبرة متوسطة",
  ],
  [
    { kind: "level", value: "senior" },
    "senior, senior level, sr, سينيور, خبير, خبرة عالية, صاحب خبرة, ذو خبرة",
  ],
];

const vague = new Set(["online job", "اونلاين"].map(fold));

/** Names as people type them, of words that stand apart from each other in nearly any text. */
const inputRows: readonly (readonly [Intent, string])[] = [
  [
    { kind: "arrangement", value: "remote" },
    "work at home, working from home, home based, home based job, online work, remote work, remote job, شغل من البيت, شغل بالبيت, شغل عن بعد, شغل اونلاين, من بيتي, عمل من المنزل, عمل من البيت, العمل من المنزل, العمل من البيت, دوام عن بعد, عن طريق النت, على النت, عالنت",
  ],
  [
    { kind: "type", value: "part-time" },
    "half day, few hours a day, جزئي, كم ساعة, كم ساعة باليوم, نصف يوم, نص نهار, ساعات قليلة, عدد ساعات قليل",
  ],
  [{ kind: "type", value: "full-time" }, "full day, full time job, دوام يوم كامل"],
  [
    { kind: "level", value: "senior" },
    "lead, highly experienced, very experienced, expert level, صاحبة خبرة, عنده خبرة طويلة, خبرة طويلة, خبرة كبيرة",
  ],
  [
    { kind: "level", value: "entry" },
    "starter, newbie, first job, اول وظيفة, بلا اي خبرة, بدون اي خبرة, ما عندي خبرة, ما معي خبرة, متخرج جديد, متخرجة جديدة, طازة",
  ],
];

const foldedRows = (each: readonly (readonly [Intent, string])[]) =>
  each.flatMap(([intent, names]) => names.split(",").map((name) => [fold(name), intent] as const));

const statedByName = new Map(foldedRows(rows));
const intentByName = new Map([...statedByName, ...foldedRows(inputRows)]);

const intentWords = new Set([...intentByName.keys()].flatMap((name) => name.split(" ")));
