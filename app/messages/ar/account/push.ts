import { countOf } from "#app/i18n/plural.ts";
import type { push as en } from "#app/messages/en/account/push.ts";
import type { Translation } from "#app/messages/translation.ts";

export const push: Translation<typeof en> = {
  title: "الإشعارات",
  description: "اختيار الأجهزة التي تصل إليها إشعارات الوظائف الجديدة.",
  back: "حسابي",
  heading: "الإشعارات على هذا الجهاز",
  explained: "الوظائف الجديدة في تنبيهاتك، حتى حين يكون فُرَص مغلقاً. لا تُظهر الإشعارات ما تبحث عنه.",
  turnOn: "تفعيل الإشعارات على هذا الجهاز",
  turnOff: "إيقافها على هذا الجهاز",
  busy: "لحظة…",
  unsupported: "هذا المتصفح لا يعرض الإشعارات.",
  install: "على آيفون: أضف فُرَص إلى الشاشة الرئيسية أولاً، ثم فعّل الإشعارات منها.",
  denied:
    "إشعارات هذا الموقع محظورة في المتصفح. يمكن السماح بها من إعدادات المتصفح لهذا الموقع، ثم إعادة تحميل الصفحة.",
  needsScripts: "تحتاج الإشعارات إلى JavaScript، وهو معطّل في هذا المتصفح.",
  shared: "هذا الجهاز مشترك مع آخرين، فلا تصل إليه إشعارات.",
  notAllowed: "لم يُسمح بالإشعارات. يمكن الضغط مرة أخرى متى شئت.",
  failed: "لم ينجح ذلك. حاول لاحقاً.",
  unknownService: "خدمة الإشعارات في هذا المتصفح غير مدعومة.",
  invalid: "أعطى المتصفح جواباً غير صالح. حاول من جديد.",
  devices: "الأجهزة التي تصل إليها الإشعارات",
  since: (p) => `منذ ${p.when}`,
  remove: "إزالة",
  removeNamed: (p) => `إيقاف الإشعارات على ${p.device}`,
  removed: "لن تصل إشعارات إلى هذا الجهاز بعد الآن.",
  notification: {
    newJobs: countOf("ar", {
      zero: "وظائف جديدة",
      one: "وظيفة جديدة",
      two: "وظيفتان جديدتان",
      few: "{n} وظائف جديدة",
      many: "{n} وظيفة جديدة",
      other: "{n} وظيفة جديدة",
    }),
    open: "افتح فُرَص لترى الجديد.",
  },
};
