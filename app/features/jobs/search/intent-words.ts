import type { EmploymentType, ExperienceLevel, WorkArrangement } from "#app/features/jobs/job.ts";
import { fold } from "#app/platform/fold.ts";

/** What words ask of a job besides what it is. */
export type Intent =
  | { kind: "type"; value: EmploymentType }
  | { kind: "arrangement"; value: WorkArrangement }
  | { kind: "level"; value: ExperienceLevel };

/** The way of working or the level that these folded words name. */
export function intentNamed(words: string): Intent | undefined {
  return intentByName.get(words);
}

/** Whether a folded word is part of such a name. */
export function isIntentWord(word: string): boolean {
  return intentWords.has(word);
}

/** All names of a way of working or a level, folded. */
export function namesOf(intent: Intent): string[] {
  return [...intentByName].flatMap(([name, { kind, value }]) =>
    kind === intent.kind && value === intent.value ? [name] : [],
  );
}

/** Words that a question has around what is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || fillers.has(word.replace(/^[وفبل]/, ""));
}

const rows: readonly (readonly [Intent, string])[] = [
  [{ kind: "type", value: "full-time" }, "full time, fulltime, دوام كامل, بدوام كامل, دوام كلي"],
  [
    { kind: "type", value: "part-time" },
    "part time, parttime, half time, دوام جزئي, بدوام جزئي, جزئي, نصف دوام, دوام نصفي, بارت تايم",
  ],
  [
    { kind: "type", value: "freelance" },
    "freelance, freelancer, freelancing, عمل حر, فريلانسر, فريلانس, مستقل, عمل مستقل",
  ],
  [
    { kind: "type", value: "contract" },
    "on contract, contract job, fixed term, temporary, مؤقت, عقد مؤقت, عمل مؤقت, بعقد",
  ],
  [
    { kind: "arrangement", value: "remote" },
    "remote, remotely, work from home, from home, wfh, telework, online job, عن بعد, عن بُعد, من المنزل, من البيت, العمل عن بعد, عمل عن بعد, اونلاين, أونلاين, ريموت",
  ],
  [{ kind: "arrangement", value: "hybrid" }, "hybrid, هجين, دوام هجين, مرن, دوام مرن, عمل هجين"],
  [
    { kind: "level", value: "entry" },
    "entry level, junior, fresh, fresher, beginner, no experience, without experience, مبتدئ, مبتدئة, مبتدئين, بدون خبرة, بلا خبرة, حديث التخرج, حديثي التخرج, جونيور, لا يشترط خبرة",
  ],
  [{ kind: "level", value: "mid" }, "mid level, intermediate, متوسط الخبرة, خبرة متوسطة"],
  [
    { kind: "level", value: "senior" },
    "senior, senior level, سينيور, خبير, خبرة عالية, صاحب خبرة, ذو خبرة",
  ],
];

const intentByName = new Map(
  rows.flatMap(([intent, names]) => names.split(",").map((name) => [fold(name), intent] as const)),
);

const intentWords = new Set([...intentByName.keys()].flatMap((name) => name.split(" ")));

const fillers = new Set(
  `a an the of for in at on to as with and or near around any some by from into is are there am be
  i me my we you who which what where how can could do does please looking look seeking seek search
  searching find want wanted need needed get give show me job jobs work works working vacancy
  vacancies hiring hire position positions opening openings opportunity opportunities career careers
  role roles available required urgent urgently now today new latest based good best that this
  في من الى على عن مع او و ب ل ك عند لدى قرب قريب قريبة داخل ضمن اي هل يوجد هناك شو وين فيه في شي لي
  وظيفة وظائف وظايف شغل شغلة عمل العمل فرصة فرص شاغر شواغر شاغرة مطلوب مطلوبة مطلوبين بدي اريد ابحث
  ابحث نبحث محتاج احتاج حابب حابة بدور عم دور لاقي دوام توظيف تعيين مجال بمجال اختصاص باختصاص بصفة
  كـ فورا عاجل عاجلا حاليا اليوم جديد جديدة متاح متاحة للعمل يعمل تعمل لشخص حدا احد فرصه الوظائف اعلان
  اعلانات_وظائف مدينة بمدينة محافظة بمحافظة منطقة`
    .split(/\s+/)
    .map(fold),
);
