import { characters } from "#app/messages/ar/units.ts";
import type { reports as en } from "#app/messages/en/moderation/reports.ts";
import { maxReportLength } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";

export const reports: Translation<typeof en> = {
  title: "ما المشكلة في هذه الوظيفة؟",
  companyTitle: "ما المشكلة في هذه الشركة؟",
  crumb: "الإبلاغ عن الوظيفة",
  companyCrumb: "الإبلاغ عن الشركة",
  companies: "الشركات",
  secret: "لا يعرف صاحب الإعلان من أبلغ عنه، ولا حاجة إلى حساب.",
  aboutCompany: "هل المشكلة في الشركة كلها؟",
  reportCompany: "الإبلاغ عن الشركة",
  reason: "السبب",
  reasons: {
    money: { label: "طلبوا مالاً", hint: "رسوم أو تأمين أو تحويل أو شراء معدات" },
    documents: {
      label: "طلبوا وثائق أو رموزاً",
      hint: "صورة هوية أو جواز، أو بطاقة بنكية، أو رمز يصل برسالة",
    },
    false: { label: "المعلومات غير صحيحة", hint: "الراتب أو المكان أو اسم الشركة" },
    discrimination: { label: "كلام مسيء أو تمييز", hint: "في الإعلان أو في الرد" },
    expired: { label: "الوظيفة غير موجودة", hint: "شُغلت من قبل، أو لا يردّ أحد" },
    copied: { label: "منسوخة عن غيرها", hint: "وظيفة شركة أخرى أو اسمها أو شعارها" },
    other: { label: "سبب آخر", hint: "مع التوضيح أدناه" },
  },
  details: "ماذا حدث؟",
  detailsSample: "متى، ومن أي رقم، وكم طلبوا",
  email: "بريدك، لإخبارك بالنتيجة",
  emailHint: "نكتب مرة واحدة عند اتخاذ القرار، ولا يراه أحد غيرنا.",
  send: "أرسل البلاغ",
  sending: "جارٍ الإرسال...",
  after: "يقرأ المراجعون كل بلاغ، ويزيلون ما يخالف الشروط.",
  sent: "شكراً، وصلنا بلاغك.",
  reasonMissing: "اختر السبب",
  detailsMissing: "يُرجى كتابة ما حدث",
  detailsTooLong: `اختصر النص إلى ${characters(maxReportLength)}`,
  emailWrong: "هذا ليس بريداً إلكترونياً",
  companyMissing: "لم تعد هذه الشركة على الموقع.",
  noCompany: "الشركة غير موجودة",
  noCompanyHint: "ربما غادرت الموقع.",
  safety: {
    title: "ما لا تطلبه فُرَص أبداً",
    money: "مال، لا للتقديم ولا للتدريب ولا للمعدات",
    secrets: "كلمة مرور، أو رمز يصل برسالة قصيرة",
    papers: "بطاقة بنكية، أو صورة هوية قبل توقيع العقد",
    more: "كيف يُعرف الاحتيال",
  },
};
