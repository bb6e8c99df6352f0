import type { Category } from "#app/features/job/job.ts";

/** A small board of its own: title | province | category | what the advert says. */
const lines = `
Accountant | Damascus | Accounting & Finance | Keep the daily books and prepare the monthly balance.
محاسب مستودعات | Aleppo | Accounting & Finance | متابعة قيود المخزون والجرد السنوي.
Chief Accountant | Homs | Accounting & Finance | Lead four bookkeepers and close every quarter.
مدقق داخلي | Damascus | Accounting & Finance | مراجعة العمليات ورفع الملاحظات إلى الإدارة.
Cashier | Latakia | Accounting & Finance | Take payments at the till of a supermarket.
أمين صندوق | Hama | Accounting & Finance | قبض المبالغ وتسليم الإيصالات.
Civil Engineer | Aleppo | Engineering | Supervise concrete works of two schools.
مهندس مدني | Homs | Engineering | الإشراف على ترميم جسر وشبكة طرق.
مهندسة معمارية | Damascus | Engineering | إعداد المخططات والواجهات لأبنية سكنية.
Architect | Latakia | Engineering | Draw plans and follow them on the site.
Electrical Engineer | Damascus | Engineering | Design low voltage boards for a factory.
فني كهرباء | Aleppo | Engineering | تمديد وصيانة اللوحات والقواطع.
Electrician | Tartus | Engineering | Wire flats and mend faults.
سباك | Damascus | Engineering | تمديدات صحية للحمامات والمطابخ.
Plumber | Homs | Engineering | Fit pipes, boilers and pumps.
نجار موبيليا | Damascus | Engineering | تفصيل غرف نوم وخزن.
Welder | Aleppo | Engineering | Weld steel frames and doors.
Air Conditioning Technician | Damascus | Engineering | Install split units and refill gas.
ميكانيكي سيارات | Homs | Engineering | فك المحركات وإصلاح علب السرعة.
Car Mechanic | Aleppo | Engineering | Brakes, engines and gear boxes of small cars.
خياط | Aleppo | Engineering | خياطة ألبسة نسائية على ماكينة درزة.
Tailor | Damascus | Engineering | Alter suits and shirts.
Nurse | Damascus | Healthcare | Care for patients of the surgery ward.
ممرضة | Aleppo | Healthcare | متابعة المرضى وإعطاء الأدوية في قسم الأطفال.
Pharmacist | Latakia | Healthcare | Dispense medicine and advise on doses.
صيدلاني | Homs | Healthcare | صرف الوصفات وإدارة المخزون الدوائي.
Dentist | Damascus | Healthcare | Fillings, crowns and root canals.
طبيب أطفال | Hama | Healthcare | معاينة الرضع ومتابعة لقاحاتهم.
فني مخبر | Tartus | Healthcare | سحب عينات الدم وتحليلها.
Midwife | Idlib | Healthcare | Attend births in a rural health centre.
Physiotherapist | Damascus | Healthcare | Exercises for people after fractures.
Driver | Damascus | Logistics | Drive the manager and keep the car clean.
سائق شاحنة | Aleppo | Logistics | نقل بضائع بين المحافظات.
Delivery Rider | Damascus | Logistics | Bring meals on a motorcycle.
أمين مستودع | Homs | Logistics | استلام البضائع وترتيبها وتسليمها.
Warehouse Keeper | Latakia | Logistics | Receive, count and hand out stock.
مسؤول مشتريات | Damascus | Logistics | طلب عروض الأسعار والتفاوض مع الموردين.
Procurement Officer | Aleppo | Logistics | Collect offers and write purchase orders.
Customs Broker | Tartus | Logistics | Clear containers at the port.
مطور واجهات أمامية | Damascus | Information Technology | بناء صفحات سريعة بلغة جافاسكربت.
Frontend Developer | Aleppo | Information Technology | Build pages in React and TypeScript.
Backend Developer | Damascus | Information Technology | Write services in Node.js over PostgreSQL.
مبرمج | Homs | Information Technology | كتابة برامج محاسبية لسطح المكتب.
Network Engineer | Damascus | Information Technology | Routers, switches and firewalls of a bank.
مدخل بيانات | Aleppo | Information Technology | إدخال الاستمارات إلى الحاسوب بدقة.
Data Entry Clerk | Damascus | Information Technology | Type forms into spreadsheets.
IT Support Technician | Latakia | Information Technology | Help colleagues with printers and accounts.
مصمم غرافيك | Damascus | Design | تصميم شعارات وإعلانات للطباعة.
Graphic Designer | Aleppo | Design | Logos, posters and packages.
مصمم داخلي | Latakia | Design | تصميم محلات ومكاتب وتوزيع الإنارة.
Photographer | Damascus | Design | Weddings, products and food.
مدرس لغة إنكليزية | Damascus | Education | تعليم طلاب المرحلة الإعدادية.
English Teacher | Homs | Education | Evening courses for adults.
معلمة روضة | Aleppo | Education | أنشطة ولعب لأطفال بين الثالثة والخامسة.
Math Teacher | Latakia | Education | Algebra and geometry for the ninth grade.
مندوب مبيعات | Damascus | Marketing & Sales | زيارة الصيدليات وعرض المنتجات.
Sales Representative | Aleppo | Marketing & Sales | Visit shops and take orders.
Sales Manager | Damascus | Marketing & Sales | Lead ten people and their targets.
Social Media Specialist | Latakia | Marketing & Sales | Posts, answers and monthly figures.
مسؤول تسويق | Homs | Marketing & Sales | خطط إعلانية ومتابعة الحملات.
Call Center Agent | Damascus | Marketing & Sales | Answer calls of subscribers.
بائع ألبسة | Aleppo | Marketing & Sales | خدمة الزبائن وترتيب الرفوف.
محامي | Damascus | Law | الترافع أمام المحاكم وصياغة العقود.
Legal Advisor | Aleppo | Law | Review contracts and advise the board.
Secretary | Damascus | Human Resources | Letters, calls and meetings.
موظفة استقبال | Latakia | Human Resources | استقبال الزوار والرد على الهاتف.
HR Officer | Aleppo | Human Resources | Attendance, leave and files of staff.
مسؤول توظيف | Damascus | Human Resources | مقابلة المتقدمين وفرز طلباتهم.
Chef | Damascus | Human Resources | Lead the kitchen of a hotel.
طباخ | Aleppo | Human Resources | طبخ وجبات يومية لمعمل.
Barista | Latakia | Human Resources | Espresso, filter and cold drinks.
نادل | Homs | Human Resources | خدمة الطاولات في مطعم عائلي.
حارس ليلي | Damascus | Human Resources | حراسة مستودعات في المدينة الصناعية.
Security Guard | Aleppo | Human Resources | Watch the gate and write down visitors.
عاملة تنظيف | Damascus | Human Resources | تنظيف مكاتب يومياً.
Hairdresser | Latakia | Human Resources | Cuts and colours in a salon.
مربية أطفال | Damascus | Human Resources | رعاية طفلين في المنزل.
Translator | Damascus | Education | Contracts and letters into Arabic.
مزارع | Daraa | Engineering | ري وقطاف أشجار الزيتون.
Solar Panel Technician | Aleppo | Engineering | Mount panels and inverters on roofs.`;

/** A query, what makes it hard, and the titles of which the first ten should have one. */
const queryLines = `
محاسب | Accountant; Chief Accountant | other language
accountant | محاسب مستودعات | other language
شوفير | Driver; Delivery Rider | other language
سائق | Driver | other language
truck driver | سائق شاحنة | other language
tailor | خياط | other language
ممرض | Nurse | other language
lawyer | محامي | other language
كهربائي | Electrician | other language
waiter | نادل | other language
guard | حارس ليلي | other language
farmer | مزارع | other language
graphic designer | مصمم غرافيك | other language
دعم فني | IT Support Technician | other language
kindergarten teacher | معلمة روضة | other language
internal audit | مدقق داخلي | other language
طاقة شمسية | Solar Panel Technician | other language
للمحاسبين | محاسب مستودعات | clitics
والمهندسين المدنيين | مهندس مدني | clitics
لممرضات | ممرضة | clitics
للصيادلة | صيدلاني | clitics
بالمبيعات | مندوب مبيعات | clitics
كمدرس لغة انكليزية | مدرس لغة إنكليزية | clitics
السباكين | سباك | clitics
وسائقين | سائق شاحنة | clitics
للطباخين | طباخ | clitics
مصممين غرافيك | مصمم غرافيك | clitics
acountant | Accountant; Chief Accountant | typo
enginer civil | Civil Engineer | typo
pharamcist | Pharmacist | typo
grafic desinger | Graphic Designer | typo
electrican | Electrician | typo
محاسف | محاسب مستودعات | typo
مهندص مدني | مهندس مدني | typo
صيدلني | صيدلاني | typo
front-end | Frontend Developer | typo
recieptionist | موظفة استقبال | typo
mohaseb | محاسب مستودعات; Accountant | Latin letters
mohandes madani | مهندس مدني; Civil Engineer | Latin letters
khayyat | خياط; Tailor | Latin letters
saydali | صيدلاني; Pharmacist | Latin letters
sa2eq | سائق شاحنة; Driver | Latin letters
najjar | نجار موبيليا | Latin letters
mo7ami | محامي | Latin letters
tabbakh | طباخ; Chef | Latin letters
محاسب حلب | محاسب مستودعات | with a place
nurse halab | ممرضة | with a place
sales lattakia | Social Media Specialist | with a place
سكرتيرة الشام | Secretary | with a place
driver in damascus | Driver; Delivery Rider | with a place
مهندس مدني حمص | مهندس مدني | with a place
jobs for nurses in aleppo | ممرضة | as a question
بدي شغل سائق بحلب | سائق شاحنة | as a question
looking for a teacher of english | English Teacher | as a question
وظائف مدرسين انكليزي في دمشق | مدرس لغة إنكليزية | as a question
where can I work as a cook | طباخ; Chef | as a question
كوافيرة | Hairdresser | other name
babysitter | مربية أطفال | other name
ديليفري | Delivery Rider | other name
كول سنتر | Call Center Agent | other name
ناطور | حارس ليلي; Security Guard | other name
معلم مكيفات | Air Conditioning Technician | other name
سنكري | سباك; Plumber | other name
بياع تياب | بائع ألبسة | other name
purchasing | Procurement Officer; مسؤول مشتريات | other name
javascript | Frontend Developer; مطور واجهات أمامية | other name
محاسب | محاسب مستودعات | same words
civil engineer | Civil Engineer | same words
مهندس مدني | مهندس مدني | same words
nurse | Nurse | same words
سائق شاحنة | سائق شاحنة | same words
customs | Customs Broker | same words
مصمم داخلي | مصمم داخلي | same words
graphic designer | Graphic Designer | same words`;

export type QualityQuery = { keyword: string; titles: string[]; kind: string };

export const qualityQueries: readonly QualityQuery[] = cellsOf(queryLines).map(
  ([keyword = "", titles = "", kind = ""]) => ({ keyword, titles: titles.split("; "), kind }),
);

/** The board as lines of an import file. */
export const qualityJobs = cellsOf(lines).map(
  ([title = "", province = "", category = "", description = ""], at) => ({
    external_id: `quality-${at}`,
    title,
    description,
    category: category as Category,
    province,
    country: "Syria",
    employment_type: "full-time",
    experience_level: "mid",
    company_name: at % 2 === 0 ? "Wadi Trading" : "شركة النسيم",
    posted_days_ago: at,
  }),
);

function cellsOf(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}
