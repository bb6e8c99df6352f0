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
    "entry level, junior, fresh, fresher, beginner, no experience, without experience, no experience needed, no experience required, fresh graduate, fresh graduates, recent graduate, recent graduates, new graduate, new graduates, fresh grad, graduate, graduates, مبتدئ, مبتدئة, مبتدئين, بدون خبرة, بلا خبرة, حديث التخرج, حديثي التخرج, جونيور, لا يشترط خبرة, دون خبرة, من دون خبرة, حديث تخرج, حديثة التخرج, حديثي تخرج, خريج, خريجة, خريجين, خريج جديد, خريج حديث, خريجة جديدة, خريجين جدد",
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
