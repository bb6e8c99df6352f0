import { characters, hours } from "#app/messages/ar/units.ts";
import type { recovery as en } from "#app/messages/en/account/recovery.ts";
import { minPasswordLength, resetLinkHours } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";

export const recovery: Translation<typeof en> = {
  forget: {
    title: "نسيت كلمة المرور",
    description: "اطلب رابطاً تختار به كلمة مرور جديدة لحسابك.",
    explained: "اكتب بريد حسابك، ونرسل إليه رابطاً لاختيار كلمة مرور جديدة.",
    submit: "أرسل الرابط",
    busy: "جارٍ الإرسال...",
    backToLogin: "العودة إلى تسجيل الدخول",
  },
  sent: {
    title: "أُرسلت الرسالة",
    check: "افتح بريدك الإلكتروني لتجد رابط تغيير كلمة المرور",
    life: `يصلح الرابط لمرة واحدة ولمدة ${hours(resetLinkHours)}، ولا يُرسل إلا إلى بريد له حساب هنا.`,
    nothing: "لم تصلك الرسالة؟ ابحث في البريد غير المرغوب فيه أيضاً.",
    again: "اطلب رابطاً آخر",
  },
  reset: {
    title: "كلمة مرور جديدة",
    description: "اختر كلمة مرور جديدة لحسابك.",
    password: "كلمة المرور الجديدة",
    passwordHint: `${characters(minPasswordLength)} على الأقل.`,
    confirm: "تأكيد كلمة المرور",
    confirmHint: "أعد كتابة كلمة المرور.",
    everywhere:
      "سيُسجَّل خروجك من كل الأجهزة. أما مفاتيح المرور وتطبيق المصادقة فتبقى، ويمكنك مراجعتها في صفحة الأمان.",
    submit: "غيّر كلمة المرور",
    busy: "جارٍ التغيير...",
  },
  invalid: {
    title: "رابط غير صالح",
    why: `يصلح كل رابط لمرة واحدة ولمدة ${hours(resetLinkHours)}. اطلب رابطاً جديداً عند الحاجة.`,
    again: "اطلب رابطاً جديداً",
  },
  done: {
    title: "تغيّرت كلمة المرور بنجاح",
    next: "ننقلك إلى صفحة تسجيل الدخول.",
    login: "سجّل الدخول الآن",
  },
  mailFailed: "حدث خطأ أثناء إرسال رسالة تغيير كلمة المرور",
  linkInvalid: "رابط تغيير كلمة المرور غير صالح أو انتهت مدته",
  resetFailed: "حدث خطأ أثناء تغيير كلمة المرور",
};
