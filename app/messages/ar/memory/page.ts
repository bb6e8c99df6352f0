import { countOf } from "#app/i18n/plural.ts";
import type { memoryPage as en } from "#app/messages/en/memory/page.ts";
import type { Translation } from "#app/messages/translation.ts";

export const memoryPage: Translation<typeof en> = {
  description: "الوظائف المحفوظة والشركات المتابَعة وآخر عمليات البحث وما أُخفي.",
  lead: "محفوظة في حسابك، فتجدها على كل جهاز.",
  noneMore: "احفظ وظيفة من بطاقتها أو صفحتها، فتظهر هنا.",
  closed: countOf("ar", {
    zero: "لم تُغلق أي وظيفة محفوظة.",
    one: "أُغلقت وظيفة محفوظة واحدة.",
    two: "أُغلقت وظيفتان محفوظتان.",
    few: "أُغلقت {n} وظائف محفوظة.",
    many: "أُغلقت {n} وظيفة محفوظة.",
    other: "أُغلقت {n} وظيفة محفوظة.",
  }),
  followed: "الشركات المتابَعة",
  openJobs: countOf("ar", {
    zero: "لا وظائف متاحة",
    one: "وظيفة متاحة واحدة",
    two: "وظيفتان متاحتان",
    few: "{n} وظائف متاحة",
    many: "{n} وظيفة متاحة",
    other: "{n} وظيفة متاحة",
  }),
  alerts: "تنبيهات",
  alertsNamed: (p) => `تنبيهات بوظائف جديدة من ${p.name}`,
  searches: "آخر عمليات البحث",
  hiddenJobs: "الوظائف المخفية",
  hiddenCompanies: "شركات أُخفيت وظائفها",
  show: "إظهار",
  showNamed: (p) => `إظهار ${p.name}`,
  unfollowNamed: (p) => `إلغاء متابعة ${p.name}`,
  forget: "محو",
  forgetMore: "ما يُمحى لا يُستعاد.",
  forgetSeen: "محو الوظائف التي شوهدت",
  forgetSearches: "محو عمليات البحث",
  forgetAll: "محو كل شيء",
};
