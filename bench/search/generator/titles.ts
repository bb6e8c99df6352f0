import type { Language } from "#app/i18n/language.ts";
import { drawFrom, drawSkewed, type Random, randomOf, shuffled } from "./random.ts";
import { type Role, roles } from "./roles.ts";
import { rareWord } from "./vocabulary.ts";

/** Roles as often as boards have them: the first ones of a mixed order in most adverts. */
export const drawRole = drawSkewed(shuffled(roles, randomOf(21)), 0.9);

/** A title of a role; a few have a word that no other has, as brands and places of work do. */
export function titleOf(role: Role, language: Language, number: number, random: Random): string {
  const shape = random();
  const before = shape > 0.3 && shape < 0.65;
  const after = shape > 0.58;
  const named =
    language === "en"
      ? englishTitle(role.en, before, after, random)
      : arabicTitle(role.ar, before, after, random);
  return random() < 0.004 ? `${named} - ${rareWord(Math.floor(number / 40), language)}` : named;
}

function englishTitle(role: string, before: boolean, after: boolean, random: Random): string {
  const name = role.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
  const begun = before ? `${drawBefore(random)} ${name}` : name;
  if (!after) return begun;
  return `${begun} ${random() < 0.6 ? `- ${drawEnglishField(random)}` : drawAfter(random)}`;
}

/** The level stands after an Arabic role where it is an adjective. */
function arabicTitle(role: string, before: boolean, after: boolean, random: Random): string {
  const level = before ? drawLevel(random) : "";
  const begun = level.startsWith("+") ? role + level.slice(1) : `${level} ${role}`.trim();
  if (!after) return begun;
  if (random() < 0.4) return `${begun} ${drawArabicAfter(random)}`;
  const [joined, name] = drawArabicField(random);
  return `${begun} ${random() < 0.5 ? `- قسم ${name}` : joined}`;
}

const drawBefore = often(
  `Senior 9, Junior 6, Assistant 4, Experienced 3, Lead 2, Trainee 2, Part Time 2, Chief 1, Female 1,
  Deputy 1, Freelance 1`,
);
const drawAfter = often(
  `(Remote) 3, - Night Shift 2, - Morning Shift 2, (Part Time) 2, with English 2, (Urgent) 2,
  - Short Contract 1, with Car 1, (Maternity Cover) 1`,
);
const drawLevel = often(
  "مطلوب 9, + أول 6, + مبتدئ 5, مساعد 4, + خبير 3, نائب 1, + متدرب 2, فرصة عمل 1, + رئيسي 1",
);
const drawArabicAfter = often(
  "- دوام صباحي 3, - دوام مسائي 3, بدوام جزئي 3, عن بعد 2, مع خبرة 2, (ذكور) 1, (إناث) 1, بدون خبرة 1",
);

const drawEnglishField = drawSkewed(
  fields(
    `Export, Import, Retail, Wholesale, Pharmaceuticals, Textiles, Food Industry, Dairy, Olive Oil, Sweets,
  Building Materials, Cement, Steel, Furniture, Carpets, Electronics, Mobile Phones, Home Appliances,
  Solar Energy, Fuel Stations, Water Projects, Sanitation, Shelter, Relief, Early Recovery, Livelihoods,
  Child Services, Women Centre, Mobile Clinic, Main Hospital, Emergency, Maternity, Laboratory, Schools,
  Kindergarten, University, Training Centre, Hotels, Restaurants, Catering, Bakery, Coffee Shops, Tourism,
  Airline Desk, Port, Customs, Road Transport, Cold Storage, Warehouse, Production Line, Maintenance,
  Spare Parts, Car Dealership, Insurance, Microfinance, Exchange Office, Audit Team, Payroll Team,
  Real Estate, Interior Works, Roads Project, Bridge Project, Housing Project, Irrigation, Greenhouses,
  Poultry Farm, Cotton, Wheat Silos, Packaging, Printing House, Publishing, Radio, Television Studio,
  Online Store, Delivery Service, Beauty Salon, Fitness Club, Security Services, Cleaning Services,
  Plastic Products, Detergents, Cosmetics, Jewelry, Shoes, Leather, Garments, Industrial City, Free Zone,
  Head Office, Northern Branch, Coastal Branch, Southern Branch, Eastern Branch, Central Region`,
  ),
  1.8,
);
/** As "for" and "in" are written onto the word, and with the article alone. */
const drawArabicField = drawSkewed(
  fields(
    `تصدير, استيراد, مبيعات المفرق, جملة, أدوية, نسيج, صناعات الغذائية, ألبان, زيتون, حلويات, مواد البناء, إسمنت,
    حديد, مفروشات, سجاد, إلكترونيات, موبايلات, أدوات المنزلية, طاقة الشمسية, محروقات, مياه, إغاثة, مأوى,
    تعافي المبكر, طفولة, مرأة, عيادات, مشفى, إسعاف, توليد, مخابر, مدارس, رياض الأطفال, جامعة, تدريب, فنادق,
    مطاعم, ضيافة, مخابز, مقاهي, سياحة, طيران, مرفأ, جمارك, نقل, تبريد, مستودعات, إنتاج, صيانة, سيارات, تأمين,
    صرافة, تدقيق, رواتب, عقارات, ديكور, طرق, جسور, إسكان, ري, بيوت البلاستيكية, دواجن, قطن, حبوب, تغليف, طباعة,
    نشر, إذاعة, تلفزيون, توصيل, تجميل, رياضة, حراسة, نظافة, بلاستيك, منظفات, صياغة, أحذية, جلديات, ألبسة`,
  ).map((name) => (/ /.test(name) ? [`في ${name}`, name] : [`لل${name}`, `ال${name}`])),
  1.8,
);

function fields(text: string): string[] {
  return text.split(",").map((name) => name.trim());
}

/** "Senior 9" is a choice with its weight. */
function often(text: string): (random: Random) => string {
  const choices = fields(text).map((choice) => /^(.*) (\d+)$/.exec(choice) ?? []);
  return drawFrom(
    choices.map(([, name = ""]) => name),
    choices.map(([, , weight]) => Number(weight)),
  );
}
