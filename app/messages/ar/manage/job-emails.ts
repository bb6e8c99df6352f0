import { countOf } from "#app/i18n/plural.ts";
import { days } from "#app/messages/ar/units.ts";
import type { jobEmails as en } from "#app/messages/en/manage/job-emails.ts";
import { extensionDays, oldJobDays, stillOpenDays } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";

export const jobEmails: Translation<typeof en> = {
  closing: {
    subject: (p) => `تُغلق قريباً: ${p.job}`,
    subjectSeveral: countOf("ar", {
      zero: "لا وظائف تُغلق قريباً",
      one: "وظيفة تُغلق قريباً",
      two: "وظيفتان تُغلقان قريباً",
      few: "{n} وظائف تُغلق قريباً",
      many: "{n} وظيفة تُغلق قريباً",
      other: "{n} وظيفة تُغلق قريباً",
    }),
    heading: "هل ما زال البحث جارياً؟",
    intro: `تُغلق الوظيفة وحدها بعد آخر يوم للتقديم. ضغطة واحدة تبقيها مفتوحة ${days(extensionDays)} أخرى.`,
    last: (p) => `آخر يوم للتقديم: ${p.date}`,
    act: `تمديد ${days(extensionDays)}`,
    after: "إن وُجد الشخص المناسب فلا حاجة إلى فعل شيء.",
  },
  stillOpen: {
    subject: (p) => `هل ما زالت مفتوحة؟ ${p.job}`,
    subjectSeveral: countOf("ar", {
      zero: "هل ما زالت الوظائف مفتوحة؟",
      one: "هل ما زالت الوظيفة مفتوحة؟",
      two: "هل ما زالت الوظيفتان مفتوحتين؟",
      few: "هل ما زالت {n} وظائف مفتوحة؟",
      many: "هل ما زالت {n} وظيفة مفتوحة؟",
      other: "هل ما زالت {n} وظيفة مفتوحة؟",
    }),
    heading: "هل ما زالت مفتوحة؟",
    intro: `مضى على فتحها أكثر من ${days(oldJobDays)}، وليس لها آخر يوم للتقديم.`,
    until: (p) => `نرجو الجواب حتى ${p.date}`,
    act: "نعم، ما زالت مفتوحة",
    after: `إن لم يصلنا جواب خلال ${days(stillOpenDays)} أُغلقت وحدها، ويمكن فتحها من جديد في أي وقت.`,
  },
  manage: "وظائفي",
};
