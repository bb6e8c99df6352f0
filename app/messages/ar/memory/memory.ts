import type { memory as en } from "#app/messages/en/memory/memory.ts";
import type { Translation } from "#app/messages/translation.ts";

export const memory: Translation<typeof en> = {
  seen: "شوهدت",
  newSince: "جديدة منذ الزيارة الأخيرة",
  hide: "إخفاء الوظيفة",
  showJob: "إظهار الوظيفة في القوائم",
  hidden: (p) => `أُخفيت: ${p.title}`,
  undo: "تراجع",
  follow: "متابعة",
  unfollow: "إلغاء المتابعة",
  hideCompany: "إخفاء وظائفها",
  showCompany: "إظهار وظائفها",
  notStored: "تعذّر الحفظ. تمكن المحاولة من جديد حين يعود الاتصال.",
};
