import type { cvPaper as en } from "#app/messages/en/cv-paper.ts";
import type { Translation } from "#app/messages/translation.ts";

export const cvPaper: Translation<typeof en> = {
  label: "من ملفي الشخصي (بالعربية)",
  title: (p) => `السيرة الذاتية: ${p.name}`,
  labelled: (p) => `${p.label}: ${p.value}`,
  comma: "، ",
  relocates: "مع الاستعداد للانتقال إلى مدينة أخرى",
  sections: {
    about: "نبذة",
    experience: "الخبرة العملية",
    education: "التعليم",
    skills: "المهارات",
    languages: "اللغات",
    certifications: "الشهادات والدورات",
    wish: "العمل المطلوب",
  },
};
