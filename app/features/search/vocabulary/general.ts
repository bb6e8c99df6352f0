/** Words that go with many jobs: languages, conditions, kinds of workplace. See vocabulary.ts. */
export const general = `
english, english language, انكليزي, انكليزية, انجليزي, انجليزية, لغة انكليزية, لغة انجليزية, اللغة الانكليزية, اللغة الإنجليزية
arabic, arabic language, عربي, عربية, لغة عربية
french, french language, francais, فرنسي, فرنسية, لغة فرنسية
german, german language, الماني, المانية, لغة المانية
turkish, turkish language, تركي, تركية, لغة تركية
russian, russian language, روسي, روسية, لغة روسية
chinese, chinese language, صيني, صينية, لغة صينية
kurdish, kurdish language, كردي, كردية, لغة كردية
spanish, spanish language, اسباني, اسبانية, لغة اسبانية
italian, italian language, ايطالي, ايطالية, لغة ايطالية
persian, farsi, فارسي, فارسية, لغة فارسية
language, languages, لغة, لغات
driving license, driving licence, driver license, drivers license, driver s license, رخصة قيادة, شهادة سواقة, شهادة قيادة, رخصة سواقة, رخصة سوق, شهادة سوق, اجازة سوق, اجازة سواقة, رخصة سياقة, رخصة عمومي, شهادة عمومي
night shift, night shifts, وردية ليلية, دوام ليلي, دوام مسائي ليلي, شفت ليلي, ليلي
morning shift, دوام صباحي, صباحي, وردية صباحية
evening shift, دوام مسائي, مسائي, وردية مسائية
shift, shifts, وردية, ورديات, مناوبة, مناوبات, شفت
hours, hour, ساعات, ساعة, hrs
day, days, يوم, ايام
year, years, سنة, سنوات, عام, أعوام, سنين, سنتين
month, months, شهر, شهور, اشهر
experience, خبرة, خبرات, تجربة
certificate, diploma, شهادة, دبلوم, معهد, ~degree, ~bachelor
degree, bachelor, bachelor degree, اجازة جامعية, بكالوريوس, ليسانس, شهادة جامعية
high school, secondary certificate, بكالوريا, ثانوية, شهادة ثانوية
master degree, masters, ماجستير
phd, doctorate, دكتوراه
salary, pay, wage, راتب, اجر, رواتب مغرية
+ commission, commissions, عمولة, كومسيون, عمولات
+ housing, accommodation, lodging, سكن, سكن مؤمن, تأمين سكن, منامة, سكن مجاني, free accommodation, staff accommodation
+ transport allowance, transportation allowance, transportation provided, مواصلات, خط نقل, بدل نقل, تأمين مواصلات, مواصلات مؤمنة, بدل مواصلات, نقل مؤمن
+ health insurance, medical insurance, social insurance, تأمين صحي, تأمينات اجتماعية, ضمان صحي
+ free meals, وجبات, وجبة, وجبة طعام, طعام مجاني
+ bonus, bonuses, incentives, مكافآت, حوافز, بونص, مكافأة
+ overtime, ساعات اضافية, عمل اضافي
weekend, weekends, نهاية الاسبوع, نهايات الاسبوع, جمعة وسبت
rotating shift, rotational shift, rotating shifts, shift work, ورديات متناوبة, دوام متناوب, دوام ورديات, نظام ورديات, شفتات
day shift, دوام نهاري, وردية نهارية, شفت صباحي
own car, company car, has a car, car owner, سيارة خاصة, امتلاك سيارة, لديه سيارة, عنده سيارة, صاحب سيارة, معه سيارة, سيارته
own motorcycle, دراجة خاصة, عنده موتور, صاحب موتور, لديه دراجة
both genders, male or female, males and females, كلا الجنسين, للجنسين, ذكور واناث, ذكر او انثى
retired, retiree, متقاعد, متقاعدين
student, students, طالب, طلاب, طالبة, طالبات
summer job, summer work, عمل صيفي, شغل صيفي
daily wage, daily pay, paid daily, اجر يومي, اجرة يومية, بالمياومة, يوميات
weekly pay, paid weekly, اجر اسبوعي, راتب اسبوعي
startup, start up, startups, شركة ناشئة, شركات ناشئة, ستارت اب
multinational, multinational company, international company, متعددة الجنسيات, شركة عالمية, شركات عالمية
veiled, hijab, محجبة, محجبات
+ flexible hours, flexible schedule, ساعات مرنة, دوام مرن الساعات
+ training provided, paid training, تدريب مدفوع, تدريب مجاني
+ social security, تأمينات, ضمان اجتماعي
+ fuel allowance, بدل وقود, بدل محروقات, بنزين
+ phone allowance, بدل اتصالات
+ visa sponsorship, relocation, كفالة, بدل سكن, housing allowance
+ fixed salary, base salary, راتب ثابت, راتب مقطوع
+ paid leave, annual leave, اجازات مدفوعة, اجازة سنوية
+ weekends off, two days off, عطلة يومين, عطلة جمعة وسبت
female, women, woman, اناث, انثى, نساء, بنات, سيدات, فتيات, girls, آنسات, انسة
male, men, man, ذكور, رجال, شباب, شاب
children, kids, child, اطفال, طفل
elderly, senior citizens, مسنين, كبار السن
company, companies, شركة, شركات, مؤسسة
office, offices, مكتب, مكاتب
home, house, household, منزل, منزلي, بيت, بيوت
shop, store, stores, محل, متجر
center, centre, مركز
team, فريق
international, دولي, دولية, عالمي
local, محلي, محلية
regional, اقليمي, اقليمية
area manager, regional manager, district manager, مدير منطقة, مدير اقليمي, مدير مناطق
government, public sector, حكومي, حكومة, قطاع عام
private sector, قطاع خاص
united nations, un, undp, unicef, unhcr, امم متحدة, الامم المتحدة
red crescent, red cross, هلال احمر, الهلال الأحمر, صليب احمر
charity, charitable, خيرية, جمعية خيرية, خيري
union, syndicate, نقابة
licensed, license, licence, مرخص, رخصة
technical, تقني, تقنية, فني
field, ميدان, ميداني
customer, customers, client, clients, عميل, عملاء, زبون, زبائن, زبون
service, services, خدمة, خدمات
support, دعم, مساندة
development, تطوير, تنمية
communication skills, مهارات تواصل, مهارات اتصال
leadership, قيادة, قيادي
negotiation, تفاوض, مفاوضات, مهارات تفاوض
presentation, عرض تقديمي
teamwork, عمل جماعي, team work, العمل الجماعي, العمل ضمن فريق
product, products, منتج, منتجات
project, projects, مشروع, مشاريع
program, programs, برنامج, برامج
system, systems, نظام, انظمة, نظم
store clothing, محل البسة, محل ملابس
medicine products, ادوية, دواء, medicines, drugs
telecom company, شركة اتصالات
oil company, شركة نفط
car showroom, معرض سيارات
perfume, perfumes, عطور, عطورات
toys, العاب اطفال
electrical tools, ادوات كهربائية, عدد كهربائية
building materials, مواد بناء
mobile, mobiles, smartphone, موبايل, جوال, هاتف
tv, television, تلفزيون, تلفاز, قناة
radio, اذاعة, راديو
newspaper, magazine, صحيفة, جريدة, مجلة
club, نادي
theatre, cinema, سينما, مسرح
sport, sports, رياضة, رياضي, رياضية
history, historian, تاريخ, مؤرخ
geography, جغرافيا
philosophy, فلسفة
physics, physicist, فيزياء, فيزيائي, astronomer, عالم فلك, فلكي
mathematics, math, maths, رياضيات, mathematician, عالم رياضيات
archaeology, museum, آثار, متحف, اثار, museum curator, امين متحف
urban planning, urban planner, تخطيط عمراني, مخطط مدن, تخطيط مدن, town planner
wood, خشب, اخشاب
steel, iron, حديد, فولاذ
leather, جلد, جلديات, جلود
paper, ورق, كرتون, carton
water, مياه, ماء
natural gas, غاز
ice cream, بوظة, ايس كريم
chocolate, شوكولا, شوكولاتة
nuts, مكسرات, محمصة
spices, عطارة, بهارات
fruit, vegetables, خضار, فواكه, خضار وفواكه
mill, flour, مطحنة, طحين, مطاحن
goods, merchandise, بضاعة, بضائع
^ university, college, جامعة, كلية, جامعات
first aid, اسعافات اولية, اسعاف اولي, الاسعافات الاولية
motorcycle, motorbike, دراجة نارية, موتور, دراجة, ~delivery rider, ~دليفري
`;
