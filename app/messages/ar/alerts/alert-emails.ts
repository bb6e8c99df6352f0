import { countOf } from "#app/i18n/plural.ts";
import { hours } from "#app/messages/ar/units.ts";
import type { alertEmails as en } from "#app/messages/en/alerts/alert-emails.ts";
import { alertConfirmHours } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";

export const alertEmails: Translation<typeof en> = {
  count: countOf("ar", {
    zero: "لا وظائف جديدة",
    one: "وظيفة جديدة",
    two: "وظيفتان جديدتان",
    few: "{n} وظائف جديدة",
    many: "{n} وظيفة جديدة",
    other: "{n} وظيفة جديدة",
  }),
  subject: (p) => `${p.count}: ${p.search}`,
  fits: "ووظائف أخرى تناسب ملفك:",
  act: "عرضها على فُرَص",
  when: {
    instant: "فور نشر الجديد، مرة في الساعة على الأكثر.",
    daily: "مرة في اليوم، عند وجود جديد.",
    weekly: "مرة في الأسبوع، عند وجود جديد.",
  },
  whenSeveral: "عند وجود جديد فقط، وفق الاختيار لكل تنبيه.",
  manage: "تغيير المواعيد أو إيقاف بعض التنبيهات",
  reason: "تصلك هذه الرسالة لأنك حفظت بحثاً على فُرَص.",
  reasonConfirmation: "تصلك هذه الرسالة لأن هذا البريد أُدخل لتنبيه على فُرَص.",
  confirmation: {
    subject: "تأكيد تنبيه الوظائف على فُرَص",
    preview: "ضغطة واحدة ويبدأ التنبيه.",
    heading: "تأكيد التنبيه",
    intro: (p) => `سنكتب إلى هذا البريد عند نشر وظائف جديدة: ${p.search}.`,
    introAll: "سنكتب إلى هذا البريد عند نشر وظائف جديدة.",
    act: "بدء التنبيه",
    life: `يصلح الرابط لمدة ${hours(alertConfirmHours)}.`,
    notYou: "إن لم يكن الطلب منك فلا داعي لأي إجراء: لا يبدأ أي تنبيه، ولا يُحفظ البريد.",
  },
};
