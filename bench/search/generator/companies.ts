import { randomOf, shuffled } from "./random.ts";

const firsts = `Yasmin|الياسمين, Nasim|النسيم, Rawabi|الروابي, Zaytoun|الزيتون, Wadi|الوادي, Manar|المنار, Ufuq|الأفق
  Sanabel|السنابل, Marjan|المرجان, Fajr|الفجر, Shurouq|الشروق, Qimma|القمة, Noura|النورة, Bustan|البستان
  Jisr|الجسر, Mirsat|المرساة, Nawras|النورس, Ghadir|الغدير, Rihab|الرحاب, Safwa|الصفوة, Dalil|الدليل
  Midad|المداد, Sanad|السند, Binaa|البناء, Amal|الأمل, Wafaa|الوفاء, Itqan|الإتقان, Masar|المسار
  Tariq|الطريق, Qasr|القصر, Burj|البرج, Nahr|النهر, Bahr|البحر, Jabal|الجبل, Sahl|السهل, Karam|الكرم
  Warda|الوردة, Najma|النجمة, Hilal|الهلال, Sahab|السحاب, Matar|المطر, Rabi|الربيع, Sayf|الصيف
  Dahab|الذهب, Fidda|الفضة, Almas|الألماس, Lulu|اللؤلؤ, Asala|الأصالة, Hadatha|الحداثة, Taqwa|التقوى
  Baraka|البركة, Khayr|الخير, Niama|النعمة, Rizq|الرزق, Thiqa|الثقة, Salam|السلام, Wiam|الوئام
  Tawasul|التواصل, Tamayuz|التميز, Ibdaa|الإبداع`;
const kinds = `Trading|للتجارة, Industries|للصناعة, Textiles|للنسيج, Foods|للأغذية, Pharma|للأدوية
  Contracting|للمقاولات, Engineering|للهندسة, Software|للبرمجيات, Telecom|للاتصالات, Media|للإعلام
  Printing|للطباعة, Travel|للسياحة, Hotels|للفنادق, Restaurants|للمطاعم, Transport|للنقل, Shipping|للشحن
  Insurance|للتأمين, Finance|للتمويل, Schools|للتعليم, Training|للتدريب, Clinics|للرعاية الصحية
  Laboratories|للمخابر, Agriculture|للزراعة, Energy|للطاقة, Furniture|للمفروشات, Fashion|للأزياء
  Real Estate|للعقارات, Security|للحماية, Cleaning|للتنظيف, Relief|للإغاثة, Development|للتنمية
  Consulting|للاستشارات`;
const owners =
  "|, Brothers|إخوان, & Sons|وأولاده, Group|غروب, Partners|وشركاه, Syria|سورية, East|الشرق";

/** Five thousand names, those of the most jobs first; half of them Arabic. */
export const companyNames: readonly string[] = shuffled(
  pairs(firsts).flatMap(([en, ar]) =>
    pairs(kinds).flatMap(([enKind, arKind]) =>
      pairs(owners).flatMap(([enOwner, arOwner], at) =>
        at % 2 === 0
          ? [`${en} ${enKind} ${enOwner}`.trim()]
          : [`شركة ${ar} ${arKind} ${arOwner}`.trim()],
      ),
    ),
  ),
  randomOf(31),
).slice(0, 5_000);

function pairs(text: string): [string, string][] {
  return text.split(/[,\n]/).map((line) => {
    const [en = "", ar = ""] = line.trim().split("|");
    return [en, ar];
  });
}
