import type { lifecycle as en } from "#app/messages/en/lifecycle/lifecycle.ts";
import type { Translation } from "#app/messages/translation.ts";

export const lifecycle: Translation<typeof en> = {
  missing: "لم يعد هذا الطلب موجوداً",
  readOnly: "صلاحيتك في هذه الشركة تتيح قراءة الطلبات لا الرد عليها",
  withdrawnBySender: "سُحب هذا الطلب، وحُذفت السيرة الذاتية والرسالة.",
  decided: "صدر القرار في هذا الطلب، فلم يعد سحبه ممكناً",
  interviewOver: "لم تعد هذه الدعوة قائمة",
  sentTooOften: "أُرسل هذا الطلب وسُحب مرات كثيرة",
  errors: {
    action: "يُرجى اختيار الإجراء",
    messageMissing: "يُرجى كتابة رسالة",
    tooLong: "يُرجى اختصار النص",
    day: "يُرجى إدخال يوم المقابلة، مثل 2026-12-31",
    dayPast: "يُرجى اختيار موعد لم يحن بعد",
    time: "يُرجى إدخال ساعة المقابلة، مثل 11:00",
    placeMissing: "يُرجى إدخال مكان أو رابط",
    link: "يُرجى إدخال عنوان يبدأ بـ https://",
  },
};
