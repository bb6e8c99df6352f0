import type { fits as en } from "#app/messages/en/fits.ts";
import type { Translation } from "#app/messages/translation.ts";

/** Reasons why a job fits a person, and a person a job; the server writes these sentences. */
export const fits: Translation<typeof en> = {
  title: "تناسب ملفك",
  more: "ابحث عنها",
  about: "حسب ملفك وما تقدّمت إليه أو حفظته.",
  settings: "الإعدادات",
  unsaid: "تظهر هنا الوظائف التي تناسبك حين يُذكر في ملفك ما تبحث عنه.",
  complete: "أكمل ملفك",
  fitsYou: "تناسب ملفك",
  between: "؛ ",
  and: "، ",
  forSeeker: {
    position: (p) => `كما تبحث: ${p.position}`,
    near: (p) => `قريبة من: ${p.position}`,
    like: (p) => `تشبه ما تقدّمت إليه أو حفظته: ${p.title}`,
    skills: (p) => `المهارات: ${p.skills}`,
    place: (p) => p.place,
    remote: "عن بُعد",
    pay: "الراتب ضمن ما تطلب",
    payAbove: "الراتب أعلى مما تطلب",
    languages: (p) => `اللغات: ${p.languages}`,
    level: "المستوى يناسب خبرتك",
    partTime: "دوام جزئي",
    contract: "بعقد",
  },
  forCompany: {
    skills: (p) => `المهارات: ${p.skills}`,
    place: (p) => p.place,
    remote: "عن بُعد",
    pay: "الراتب المطلوب ضمن راتب الوظيفة",
    payAbove: "الراتب المطلوب أقل من راتب الوظيفة",
    languages: (p) => `اللغات: ${p.languages}`,
    level: "الخبرة تناسب المستوى",
    partTime: "دوام جزئي",
    contract: "بعقد",
  },
};
