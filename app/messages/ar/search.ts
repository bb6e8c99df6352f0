import type { AllMessages } from "#app/messages/en/index.ts";

export const search: AllMessages["search"] = {
  keyboard: "لوحة المفاتيح",
  excluded: "من دون",
  preferred: "الأولوية",
  dropped: (p) => `لا وظيفة تطابق كل ما بحثت عنه. هذه تطابقه من دون: ${p.parts}.`,
};
