import { countOf } from "#app/i18n/plural.ts";
import type { landing as en } from "#app/messages/en/pages/landing.ts";
import type { Translation } from "#app/messages/translation.ts";

export const landing: Translation<typeof en> = {
  title: "وظائف سوريا بالعربية والإنكليزية",
  heading: "عمل قريب منك، في\u00a0كل محافظات سوريا",
  lede: "لوحة وظائف بالعربية والإنكليزية تربط الباحثين عن عمل بالشركات والمنظمات. ابحث وتقدّم من هاتفك.",
  keyword: "الكلمة المفتاحية",
  keywordSample: "مسمى وظيفي أو شركة",
  province: "المحافظة",
  allProvinces: "كل المحافظات",
  search: "ابحث",
  hiring: "لديك شاغر؟",
  employers: "تبحث عن موظفين؟",
  registerCompany: "سجّل شركتك",
  pricing: "الأسعار",
  pickProvince: "اختر محافظتك",
  moreProvinces: "كل المحافظات",
  openToday: countOf("ar", {
    zero: "وظيفة متاحة اليوم",
    one: "وظيفة متاحة اليوم",
    two: "وظيفتان متاحتان اليوم",
    few: "وظائف متاحة اليوم",
    many: "وظيفة متاحة اليوم",
    other: "وظيفة متاحة اليوم",
  }),
  allJobs: "كل الوظائف",
  noJobs: "لا توجد وظائف متاحة",
  employersText:
    "سجّل شركتك أو منظمتك وانشر أول وظيفة في أربع خطوات. تستلم الطلبات والسير الذاتية في مكان واحد.",
  plans: "الباقات والأسعار",
  privateCv: "سيرتك الذاتية لا يراها إلا من تتقدّم إليه",
  privateCvText: "لا قوائم عامة للسير الذاتية ولا بيع للبيانات.",
  lightPages: "يعمل مع الإنترنت الضعيف",
  lightPagesText: "صفحات خفيفة تُقرأ وتُستخدم قبل أن يكتمل التحميل.",
  twoLanguages: "لغتان كاملتان",
  twoLanguagesText: "كل صفحة ورسالة بالعربية والإنكليزية.",
};
