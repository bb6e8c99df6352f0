import type { reports as en } from "#app/messages/en/reports.ts";
import { maxReportLength } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";
import { characters } from "./units.ts";

export const reports: Translation<typeof en> = {
  title: "ما المشكلة في هذه الوظيفة؟",
  crumb: "الإبلاغ عن الوظيفة",
  secret: "لا يعرف صاحب الإعلان من أبلغ عنه، ولا حاجة إلى حساب.",
  reason: "السبب",
  reasons: {
    money: { label: "طلبوا مالاً أو صورة هوية", hint: "قبل المقابلة أو قبل التوقيع" },
    gone: { label: "الوظيفة غير موجودة", hint: "شُغلت من قبل، أو لا يردّ أحد" },
    wrong: { label: "المعلومات غير صحيحة", hint: "الراتب أو المكان أو اسم الشركة" },
    abuse: { label: "كلام مسيء أو تمييز", hint: "في الإعلان أو في الرد" },
    other: { label: "سبب آخر", hint: "مع التوضيح أدناه" },
  },
  details: "ماذا حدث؟",
  detailsSample: "متى، ومن أي رقم، وكم طلبوا",
  send: "أرسل البلاغ",
  sending: "جارٍ الإرسال...",
  after: "يقرأ القائمون على فُرَص كل بلاغ، ويزيلون الوظائف التي تخالف الشروط.",
  sent: "شكراً، وصلنا بلاغك.",
  reasonMissing: "اختر السبب",
  detailsTooLong: `اختصر النص إلى ${characters(maxReportLength)}`,
};
