import { characters } from "#app/messages/ar/units.ts";
import type { security as en } from "#app/messages/en/account/security.ts";
import { minPasswordLength } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";

export const security: Translation<typeof en> = {
  title: "الأمان",
  description: "غيّر كلمة المرور وراجع الأجهزة التي سُجّل الدخول منها.",
  back: "حسابي",
  password: {
    heading: "تغيير كلمة المرور",
    current: "كلمة المرور الحالية",
    next: "كلمة المرور الجديدة",
    nextHint: `${characters(minPasswordLength)} على الأقل، على ألا يسهل تخمينها.`,
    confirm: "تأكيد كلمة المرور الجديدة",
    everywhere:
      "يبقى الدخول مسجّلاً هنا، ويُسجَّل الخروج من الأجهزة الأخرى كلها. وتبقى مفاتيح المرور وتطبيق المصادقة كما هي.",
    submit: "غيّر كلمة المرور",
    busy: "جارٍ التغيير...",
  },
  sessions: {
    heading: "أين سُجّل الدخول إلى حسابك",
    explained: "سجّل الخروج من أي جهاز لا تعرفه أو لم تعد تستخدمه، ثم غيّر كلمة المرور.",
    here: "هذا الجهاز",
    since: (p) => `تسجيل الدخول: ${p.when}`,
    lastUsed: (p) => `آخر استخدام: ${p.when}`,
    end: "سجّل الخروج",
    endNamed: (p) => `سجّل الخروج من ${p.device}`,
    endOthers: "سجّل الخروج من الأجهزة الأخرى كلها",
    onlyHere: "حسابك مفتوح على هذا الجهاز وحده.",
  },
  device: (p) => `${p.browser} على ${p.system}`,
  browsers: {
    chrome: "كروم",
    firefox: "فايرفوكس",
    safari: "سفاري",
    edge: "إيدج",
    opera: "أوبرا",
    samsung: "متصفح سامسونغ",
    uc: "متصفح يوسي",
    other: "متصفح",
  },
  systems: {
    android: "أندرويد",
    iphone: "آيفون",
    ipad: "آيباد",
    windows: "ويندوز",
    mac: "ماك",
    linux: "لينكس",
    chromeos: "كروم أو إس",
    other: "جهاز غير معروف",
  },
  shared: {
    heading: "جهاز مشترك",
    on: "مفعّل",
    explained:
      "إن كان غيرك يستخدم هذا الجهاز فلا حاجة إلى أن يبقى عليه شيء يخصّك: لا يُحفظ ما تكتبه، ولا تُفتح الصفحات من دون اتصال، ولا يُرسَل الطلب إلا وأنت متصل.",
    explainedOn:
      "لا يُحفظ على هذا الجهاز شيء يخصّك: لا مسودات، ولا صفحات من دون اتصال، ولا طلبات غير مرسلة. أما الوظائف التي تحفظها فتبقى إلى أن تزيلها.",
    turnOn: "هذا الجهاز مشترك",
    turnOff: "لا يستخدم هذا الجهاز غيري",
  },
  nowShared: "لم يعد يُحفظ على هذا الجهاز شيء يخصّك",
  nowOwn: "عادت المسودات والصفحات تُحفظ على هذا الجهاز",
  ended: "سُجّل الخروج من ذلك الجهاز",
  othersEnded: "سُجّل الخروج من الأجهزة الأخرى كلها",
  passwordChanged: "تغيّرت كلمة المرور، وسُجّل الخروج من الأجهزة الأخرى كلها.",
  currentMissing: "اكتب كلمة المرور الحالية",
  currentWrong: "هذه ليست كلمة المرور الحالية",
  changeFailed: "تعذّر تغيير كلمة المرور. حاول من جديد.",
};
