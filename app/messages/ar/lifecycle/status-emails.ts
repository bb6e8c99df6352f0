import { countOf } from "#app/i18n/plural.ts";
import type { statusEmails as en } from "#app/messages/en/lifecycle/status-emails.ts";
import type { Translation } from "#app/messages/translation.ts";

export const statusEmails: Translation<typeof en> = {
  shortlist: {
    subject: (p) => `في القائمة المختصرة: ${p.job}`,
    heading: "طلبك في القائمة المختصرة",
    intro: (p) => `وضعت ${p.company} طلبك لوظيفة ${p.job} في القائمة المختصرة.`,
    short: "في القائمة المختصرة",
  },
  invite: {
    subject: (p) => `مقابلة: ${p.job}`,
    heading: "دعوة إلى مقابلة",
    intro: (p) => `تدعوك ${p.company} إلى مقابلة من أجل وظيفة ${p.job}.`,
    short: "مقابلة",
  },
  offer: {
    subject: (p) => `عرض عمل: ${p.job}`,
    heading: "وصلك عرض عمل",
    intro: (p) => `تعرض عليك ${p.company} وظيفة ${p.job}.`,
    short: "عُرض عليك العمل",
  },
  hire: {
    subject: (p) => `تم القبول: ${p.job}`,
    heading: "تم قبولك في الوظيفة",
    intro: (p) => `اختارتك ${p.company} لوظيفة ${p.job}.`,
    short: "تم القبول",
  },
  reconsider: {
    subject: (p) => `طلبك قيد النظر من جديد: ${p.job}`,
    heading: "طلبك قيد النظر من جديد",
    intro: (p) => `تنظر ${p.company} من جديد في طلبك لوظيفة ${p.job}.`,
    short: "قيد النظر من جديد",
  },
  reply: {
    subject: (p) => `رسالة بشأن: ${p.job}`,
    heading: "رسالة بشأن طلبك",
    intro: (p) => `كتبت إليك ${p.company} بشأن وظيفة ${p.job}.`,
    short: "رسالة",
  },
  decline: {
    subject: (p) => `جواب بشأن: ${p.job}`,
    heading: "اختارت الشركة غيرك هذه المرة",
    intro: (p) => `قرأت ${p.company} طلبك لوظيفة ${p.job}، ولن تتابع فيه. شكراً على التقدّم.`,
    short: "اعتذرت الشركة",
  },
  close: {
    subject: (p) => `أُغلقت الوظيفة: ${p.job}`,
    heading: "أُغلقت الوظيفة",
    intro: (p) =>
      `أُغلقت وظيفة ${p.job} لدى ${p.company} ولم تعطِ الشركة جواباً. لا داعي إلى مزيد من الانتظار، وقد تناسبك وظائف أخرى متاحة.`,
    short: "أُغلقت بلا جواب",
  },
  severalSubject: countOf("ar", {
    zero: "أخبار طلباتك",
    one: "خبر عن أحد طلباتك",
    two: "خبران عن طلبين لك",
    few: "أخبار عن {n} من طلباتك",
    many: "أخبار عن {n} من طلباتك",
    other: "أخبار عن {n} من طلباتك",
  }),
  severalHeading: "أخبار عن طلباتك",
  severalIntro: countOf("ar", {
    zero: "لا جديد في طلباتك.",
    one: "هناك جديد في أحد طلباتك.",
    two: "هناك جديد في اثنين من طلباتك.",
    few: "هناك جديد في {n} من طلباتك.",
    many: "هناك جديد في {n} من طلباتك.",
    other: "هناك جديد في {n} من طلباتك.",
  }),
  interviewAt: (p) => `${p.when} (بتوقيت دمشق)`,
  act: "طلباتي",
  actInterview: "تأكيد الحضور أو طلب موعد آخر",
  actClosed: "الوظائف المتاحة",
  noMoney: "لا يُدفع مال مقابل وظيفة: الشركات الجادة لا تطلب ذلك.",
  reason: "تصلك هذه الرسالة لأنك تقدّمت إلى وظيفة عبر فُرَص.",

  company: {
    withdraw: {
      subject: (p) => `سُحب طلب: ${p.applicant}`,
      heading: "سُحب أحد الطلبات",
      intro: (p) => `سُحب طلب ${p.applicant} لوظيفة ${p.job}.`,
      short: "سُحب الطلب",
    },
    confirm: {
      subject: (p) => `تأكيد حضور المقابلة: ${p.applicant}`,
      heading: "تأكّد حضور المقابلة",
      intro: (p) => `وصل تأكيد من ${p.applicant} لحضور المقابلة من أجل وظيفة ${p.job}.`,
      short: "تأكّد الحضور",
    },
    ask_another_time: {
      subject: (p) => `طلب موعد آخر: ${p.applicant}`,
      heading: "طلب موعد آخر للمقابلة",
      intro: (p) => `وصل من ${p.applicant} طلب موعد آخر للمقابلة من أجل وظيفة ${p.job}.`,
      short: "طلب موعد آخر",
    },
    severalSubject: countOf("ar", {
      zero: "أخبار من المتقدّمين",
      one: "خبر من أحد المتقدّمين",
      two: "أخبار من متقدّمَين اثنين",
      few: "أخبار من {n} متقدّمين",
      many: "أخبار من {n} متقدّماً",
      other: "أخبار من {n} متقدّم",
    }),
    severalHeading: "أخبار من المتقدّمين",
    severalIntro: countOf("ar", {
      zero: "لا جواب جديد من المتقدّمين.",
      one: "وصل جواب من أحد المتقدّمين.",
      two: "وصل جواب من متقدّمَين اثنين.",
      few: "وصل جواب من {n} متقدّمين.",
      many: "وصل جواب من {n} متقدّماً.",
      other: "وصل جواب من {n} متقدّم.",
    }),
    act: "قراءة الطلب",
    reason: "تصلك هذه الرسالة لأنك تنشر وظائف في فُرَص.",
  },
};
