import type { companies as en } from "#app/messages/en/companies.ts";
import { firstFoundingYear } from "#app/messages/limits.ts";
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
  notStated: "غير محدد",
  errors: {
    name: "اكتب اسم الشركة",
    foundedYear: `اكتب سنة من ${firstFoundingYear} حتى السنة الحالية`,
    website: "اكتب عنوان موقع مثل ‎https://www.example.com",
    choice: "اختر من القائمة",
    tooLong: "اختصر هذا النص",
  },
};
