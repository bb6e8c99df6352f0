import type { unavailable as en, limited as enLimited } from "#app/messages/en/unavailable.ts";
import type { Translation } from "#app/messages/translation.ts";

export const limited: Translation<typeof enLimited> = {
  limited: "تصلنا من شبكتك طلبات كثيرة",
  limitedText: "تُحسب معاً طلبات كل من يشاركك الاتصال. حاول من جديد بعد ثوانٍ.",
};

export const unavailable: Translation<typeof en> = {
  busy: "الموقع مزدحم الآن",
  busyText: "حاول من جديد بعد ثوانٍ.",
  ...limited,
  away: "الموقع غير متاح الآن",
  awayText: "يعود وحده، وغالباً خلال ثوانٍ. كل ما حُفظ في أمان.",
  full: "الحفظ غير متاح الآن",
  fullText: "القراءة متاحة، وكل ما حُفظ في أمان. حاول من جديد بعد بضع دقائق.",
  sendAgain:
    "ربما لم يصل ما أرسلته. أعد تحميل هذه الصفحة لإرساله من جديد، أو عُد إليه بزر الرجوع في متصفحك.",
  tryAgain: "حاول من جديد",
};
