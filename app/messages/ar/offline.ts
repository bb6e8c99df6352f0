import { countOf } from "#app/i18n/plural.ts";
import type { offline as en } from "#app/messages/en/offline.ts";
import type { Translation } from "#app/messages/translation.ts";

export const offline: Translation<typeof en> = {
  page: {
    title: "لا اتصال بالإنترنت",
    description: "ما يمكن قراءته من دون اتصال.",
    reason: "هذه الصفحة ليست على جهازك. تُفتح حين يعود الاتصال.",
    pagesTitle: "ما هو محفوظ على هذا الجهاز",
  },
  saved: {
    title: "الوظائف المحفوظة",
    description: "وظائف محفوظة على هذا الجهاز، تُقرأ من دون اتصال.",
    lead: "محفوظة على هذا الجهاز وحده، لا تحتاج إلى حساب، وتُفتح من دون اتصال.",
    saveMark: "حفظ الوظيفة",
    save: "احفظ",
    saved: "محفوظة",
    saving: "جارٍ الحفظ...",
    notSaved: "تعذّر الحفظ. حاول من جديد حين يعود الاتصال.",
    none: "لا وظائف محفوظة",
    noneMore: "اضغط «احفظ» في صفحة الوظيفة، فتُفتح هنا من دون اتصال.",
    browse: "تصفّح الوظائف",
    count: countOf("ar", {
      zero: "لا وظائف محفوظة",
      one: "وظيفة محفوظة واحدة",
      two: "وظيفتان محفوظتان",
      few: "{n} وظائف محفوظة",
      many: "{n} وظيفة محفوظة",
      other: "{n} وظيفة محفوظة",
    }),
    savedAt: (p) => `حُفظت في ${p.when}`,
    remove: "إزالة",
    removeNamed: (p) => `إزالة ${p.title}`,
    needs:
      "يحتاج الحفظ إلى جافاسكربت، وهي لا تعمل هنا: إما أنها معطّلة وإما أن المتصفح في وضع توفير البيانات. يمكنك حفظ صفحة الوظيفة في مفضّلة المتصفح.",
    toJob: "إلى الوظيفة",
  },
};
