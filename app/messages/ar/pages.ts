import type { pages as en } from "#app/messages/en/pages.ts";
import type { Translation } from "#app/messages/translation.ts";
import { limited } from "./unavailable.ts";

export const pages: Translation<typeof en> = {
  errors: {
    missing: "الصفحة غير موجودة",
    missingText: "العنوان غير صحيح، أو أُزيلت الصفحة. قد تكون الوظيفة أُغلقت.",
    forbidden: "هذه الصفحة غير متاحة لحسابك",
    forbiddenText: "هذه الصفحة مخصّصة لنوع آخر من الحسابات.",
    refused: "تعذّر تنفيذ الطلب",
    refusedText: "تعذّر فهم الطلب. عُد وحاول من جديد.",
    unreadable: "تعذّرت قراءة ما أُرسل",
    unreadableText: "فُقد جزء من الاستمارة أو تغيّر أثناء الإرسال. عُد وأرسلها من جديد.",
    tooLarge: "ما أُرسل أكبر من المسموح",
    tooLargeText: "عُد وأرسل أقل: نصاً أقصر أو ملفاً أصغر.",
    ...limited,
    error: "حدث عطل لدينا",
    errorText: "سُجّل العطل، وكل ما حُفظ في أمان. حاول من جديد بعد قليل.",
    reference: "إن راسلتنا بشأنه فاذكر هذا الرقم:",
    home: "إلى الرئيسية",
    jobs: "كل الوظائف",
  },
};
