import type { companies as en } from "#app/messages/en/companies.ts";
import { firstFoundingYear, maxLogoMegabytes } from "#app/messages/limits.ts";

import type { Translation } from "#app/messages/translation.ts";

export const companies: Translation<typeof en> = {
  groups: { company: "معلومات الشركة", contact: "الهاتف والمكان" },
  formHint: "يراها الباحثون عن عمل مع وظائفك. اسم الشركة وحده مطلوب.",
  saved: "حُفظت معلومات الشركة بنجاح",
  savedWithoutSize: "حُفظت البيانات من دون حجم الشركة لأن قاعدة البيانات تحتاج إلى تحديث",
  fields: {
    companyName: "اسم الشركة",
    industry: "القطاع",
    companySize: "عدد الموظفين",
    foundedYear: "سنة التأسيس",
    companyWebsite: "الموقع الإلكتروني",
    companyDescription: "نبذة عن الشركة",
    phone: "رقم الهاتف",
  },
  page: "صفحة شركتك العامة",
  logo: {
    title: "شعار الشركة",
    description: "الشعار الذي يراه الباحثون عن عمل مع وظائفك.",
    back: "معلومات الشركة",
    explained:
      "يظهر بجانب وظائفك في القوائم وفي صفحة شركتك. إلى ذلك الحين يظهر الحرف الأول من الاسم.",
    current: "الشعار الحالي",
    none: "لا شعار بعد",
    choose: "اختيار صورة",
    chooseOther: "اختيار صورة أخرى",
    hint: `بصيغة PNG أو JPEG أو WebP أو AVIF، وبحجم لا يتجاوز ${maxLogoMegabytes} ميغابايت`,
    save: "حفظ الشعار",
    saving: "جارٍ الحفظ",
    remove: "إزالة الشعار",
    saved: "حُفظ الشعار",
    removed: "أُزيل الشعار",
    missing: "اختر صورة",
    tooLarge: `حجم الصورة أكبر من ${maxLogoMegabytes} ميغابايت`,
    tooManyPixels: "أبعاد الصورة كبيرة جداً. صغّرها ثم أعد المحاولة.",
    unreadable: "الملف ليس صورة PNG أو JPEG أو WebP أو AVIF، أو أنه تالف",
    broken: "لم تصل البيانات كاملة. أعد المحاولة.",
    overloaded: "تُحفظ صور أخرى الآن. أعد المحاولة بعد لحظات.",
    unavailable: "تعذّر حفظ الصورة. أعد المحاولة بعد دقيقة.",
  },
  notStated: "غير محدد",
  errors: {
    name: "اكتب اسم الشركة",
    foundedYear: `اكتب سنة من ${firstFoundingYear} حتى السنة الحالية`,
    website: "اكتب عنوان موقع مثل ‎https://www.example.com",
    choice: "اختر من القائمة",
    tooLong: "اختصر هذا النص",
  },
};
