import type { AllMessages } from "#app/messages/en/index.ts";

export const search: AllMessages["search"] = {
  keyboard: "لوحة المفاتيح",
  excluded: "من دون",
  preferred: "الأولوية",
  pay: "الراتب المفضّل",
  payFrom: (p) => `من ${p.amount}`,
  payUpTo: (p) => `حتى ${p.amount}`,
  widened: (p) =>
    `تأتي أولاً الوظائف التي تطابق كل ما بحثت عنه (${p.jobs})، وبعدها ما يطابقه من دون: ${p.parts}.`,
  dropped: (p) => `لا وظيفة تطابق كل ما بحثت عنه. هذه تطابقه من دون: ${p.parts}.`,
};
