import type { memoryAnswers as en } from "#app/messages/en/memory/answers.ts";
import type { Translation } from "#app/messages/translation.ts";

export const memoryAnswers: Translation<typeof en> = {
  saved: "حُفظت.",
  removed: "أُزيلت.",
  jobHidden: "أُخفيت الوظيفة. كل ما أُخفي مذكور في «الوظائف المحفوظة».",
  jobShown: "عادت الوظيفة إلى الظهور.",
  followed: "أصبحت هذه الشركة ضمن الشركات المتابَعة.",
  unfollowed: "أُلغيت متابعة هذه الشركة.",
  companyHidden: "أُخفيت وظائف هذه الشركة.",
  companyShown: "عادت وظائف هذه الشركة إلى الظهور.",
  forgotten: "مُحي.",
  gone: "لم يعد هذا متاحاً على الموقع.",
  full: "لا متّسع للمزيد. يمكن حذف بعضها من «الوظائف المحفوظة» أولاً.",
};
