import { minutes } from "#app/messages/ar/units.ts";
import type { twoStep as en } from "#app/messages/en/account/two-step.ts";
import { setupKeyMinutes } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";

export const twoStep: Translation<typeof en> = {
  title: "الدخول بخطوتين",
  description: "حماية الحساب بتطبيق مصادقة.",
  back: "الأمان",
  explained:
    "مع الدخول بخطوتين لا تكفي كلمة المرور وحدها لفتح حسابك: من خمّنها أو سرقها يلزمه هاتفك أيضاً.",
  open: "إعداد الدخول بخطوتين",
  change: "تعديل الدخول بخطوتين",
  isOn: "مفعّل",
  needed: "الدخول بخطوتين إلزامي للمشرفين في هذا الموقع. تُفتح لوحة الإدارة بعد إعداده.",
  app: {
    heading: "تطبيق المصادقة",
    explained:
      "تطبيق على الهاتف يعرض رمزاً جديداً كل نصف دقيقة، حتى من دون اتصال. أي تطبيق مصادقة يصلح.",
    on: "التطبيق جاهز، ويُطلب رمزه عند كل تسجيل دخول.",
    begin: "إعداد تطبيق",
    scan: "امسح هذه الصورة بالتطبيق، أو اكتب فيه المفتاح أدناه.",
    picture: "رمز QR لتطبيق المصادقة",
    key: "المفتاح",
    code: "الرمز من التطبيق",
    codeHint: "ستة أرقام",
    confirm: "تفعيل",
    remove: "إيقاف",
  },
  recovery: {
    heading: "رموز الاسترداد",
    explained: "كل رمز يفتح حسابك مرة واحدة إن ضاع الهاتف. احفظها على ورقة، لا على الهاتف.",
    left: (p) => `الرموز المتبقية: ${p.count}`,
    renew: "إنشاء رموز جديدة",
    shown: "اكتب هذه الرموز الآن، فلن تظهر مرة أخرى. الرموز الأقدم لم تعد صالحة.",
  },
  password: "كلمة المرور الحالية",
  verify: {
    title: "أدخل الرمز",
    description: "الخطوة الثانية من تسجيل الدخول.",
    explained: "كلمة المرور صحيحة. أدخل الرمز الذي يعرضه تطبيق المصادقة الآن.",
    code: "الرمز",
    codeHint: "من التطبيق، أو أحد رموز الاسترداد",
    submit: "دخول",
    busy: "جارٍ التحقق...",
    again: "البدء من جديد",
  },
  removed: "أُوقف تطبيق المصادقة",
  codeMissing: "أدخل الرمز",
  codeWrong: "الرمز غير صحيح، أو سبق استخدامه",
  notBegun: `ابدأ بإعداد التطبيق: المفتاح صالح لمدة ${minutes(setupKeyMinutes)}`,
  alreadyOn: "سبق إعداد تطبيق",
  expired: "انقضت المهلة. سجّل الدخول من جديد.",
};
