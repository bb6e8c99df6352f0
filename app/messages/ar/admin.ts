import { countOf } from "#app/i18n/plural.ts";
import type { admin as en } from "#app/messages/en/admin.ts";
import type { Translation } from "#app/messages/translation.ts";

export const admin: Translation<typeof en> = {
  title: "لوحة الإدارة",
  description: "كل مستخدمي الموقع وشركاته ووظائفه.",
  sections: "لوحة الإدارة",

  fixedFigures:
    "تعرض الصفحات العامة أرقاماً ثابتة (نسبة النجاح والتقييم وعدد الشركات). في دليل التشغيل إعداد يعرض بدلاً منها أرقاماً محسوبة.",
  overview: "نظرة عامة",
  users: "المستخدمون",
  companies: "الشركات",
  jobs: "الوظائف",
  applications: "الطلبات",
  uncounted: "-",

  usersTitle: "إدارة المستخدمين",
  companiesTitle: "إدارة الشركات",
  jobsTitle: "إدارة الوظائف",
  userCount: countOf("ar", {
    zero: "لا مستخدمين",
    one: "مستخدم واحد",
    two: "مستخدمان",
    few: "{n} مستخدمين",
    many: "{n} مستخدماً",
    other: "{n} مستخدم",
  }),
  companyCount: countOf("ar", {
    zero: "لا شركات",
    one: "شركة واحدة",
    two: "شركتان",
    few: "{n} شركات",
    many: "{n} شركة",
    other: "{n} شركة",
  }),
  jobCount: countOf("ar", {
    zero: "لا وظائف",
    one: "وظيفة واحدة",
    two: "وظيفتان",
    few: "{n} وظائف",
    many: "{n} وظيفة",
    other: "{n} وظيفة",
  }),
  partOf: (p) => `${p.from}-${p.to} من ${p.all}`,

  search: "بحث",
  usersSample: "اسم أو بريد أو هاتف أو مدينة",
  companiesSample: "اسم أو بريد أو هاتف أو مدينة أو موقع إلكتروني",
  jobsSample: "عنوان أو فئة أو مكان أو شركة",
  none: "لا توجد نتائج",
  noneMatching: "لا شيء يحوي هذه الكلمات كلها.",
  noneFiltered: "لا وظيفة تطابق هذا البحث مع عوامل التصفية.",
  showAll: "عرض الكل",

  filters: "التصفية",
  status: "الحالة",
  employmentType: "نوع الدوام",
  all: "الكل",
  apply: "تطبيق",

  name: "الاسم",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  location: "المكان",
  joined: "تاريخ الانضمام",
  empty: "-",
  noName: "بلا اسم",
  noSize: "غير محدد",
  joinedOn: (p) => `تاريخ الانضمام: ${p.date}`,
  created: "تاريخ الإنشاء",
};
