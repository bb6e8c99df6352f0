/** Occupations of ISCO-08 that no other list has. See vocabulary.ts for how a line reads. */
export const occupations = `
army officer, ضابط جيش
army sergeant, رقيب
soldier, جندي, عسكري
legislator, مشرع, member of parliament, نائب برلماني
senior government official, مسؤول حكومي
village chief, مختار
organisation president, رئيس منظمة
planning manager, مدير تخطيط, ~planning, ~تخطيط
administration manager, مدير اداري
public relations manager, مدير علاقات عامة, ~public relations, ~علاقات عامة
research and development manager, مدير بحث وتطوير
farm manager, مدير مزرعة, farm owner, صاحب مزرعة, ~farm, ~مزرعة
fish farm manager, مدير مزرعة اسماك
mine manager, مدير منجم, ~منجم
nursery manager, مديرة حضانة, ~nursery
hospital manager, مدير مشفى, مدير مستشفى, مديرة مستشفى, مديرة مشفى
elderly home manager, مدير دار مسنين
social welfare manager, مدير رعاية اجتماعية
bank branch manager, مدير فرع بنك
professional services manager, مدير خدمات
sports centre manager, مدير نادي رياضي, ~نادي رياضي
call centre manager, مدير مركز اتصال, ~call centre, ~مركز اتصال
meteorologist, راصد جوي
environmental specialist, اخصائي بيئة, ~environmental, ~بيئة
landscape architect, مهندس حدائق
specialist doctor, طبيب مختص
herbalist, معالج بالاعشاب
physician assistant, مساعد طبيب
occupational health specialist, اخصائي صحة مهنية
vocational teacher, مدرس مهني
secondary school teacher, مدرس ثانوي, مدرس ثانوية, high school teacher
language teacher, مدرس لغات, مدرس لغة
financial advisor, مستشار مالي
management consultant, مستشار اداري
policy analyst, محلل سياسات
it sales representative, مندوب مبيعات تقنية, it sales
information security specialist, اخصائي امن معلومات, ~information security, ~امن معلومات
dancer, راقص, راقصة, رقص, choreographer, مصمم رقص
clown, مهرج
chemistry technician, فني كيمياء
civil engineering technician, مراقب فني, ~civil engineering
mechanical technician, فني ميكانيك
chemical technician, فني صناعات كيميائية
mining technician, فني مناجم, ~mining, ~مناجم
engineering technician, فني هندسي
mine supervisor, مشرف منجم, ~منجم
power plant operator, مشغل محطة كهرباء
water treatment operator, مشغل محطة مياه, ~water treatment, ~محطة مياه
chemical plant operator, مشغل مصنع كيميائي
refinery operator, مشغل مصفاة
metal production controller, مراقب انتاج معادن
process control technician, فني تحكم, ~تحكم
biology technician, فني احياء
agricultural technician, فني زراعي, مراقب زراعي
forestry technician, فني حراج
ship engineer, مهندس سفن
air traffic controller, مراقب جوي
air traffic safety technician, فني ملاحة جوية
nursing assistant, مساعد ممرض, مساعدة تمريض, nurse aide, nursing aide, ~nursing, ~ممرض
assistant midwife, مساعدة قابلة
traditional healer, معالج شعبي
veterinary assistant, مساعد بيطري, ~veterinary, ~بيطري
medical records technician, فني سجلات طبية
physiotherapy assistant, مساعد معالج فيزيائي, ~physiotherapy, ~معالج فيزيائي
medical assistant, مساعد طبي
health inspector, مفتش صحي, مراقب صحي
stock broker, وسيط اسهم, stockbroker, وسيط مالي
assistant accountant, مساعد محاسب, accounting assistant, accountant assistant, account assistant, accounts assistant, مساعدة محاسب, معاون محاسب, معاونة محاسب, محاسب مساعد, junior accountant assistant, ~محاسب
statistical assistant, مساعد احصائي, ~احصائي
valuer, مخمن, مقيم عقاري, appraiser, valuation expert, مخمن عقاري
trade broker, وسيط تجاري
auctioneer, دلال
office supervisor, مشرف مكتب
customs inspector, مفتش جمارك, ~جمارك
tax officer, مراقب ضرائب, ~tax, ~ضرائب
social benefits officer, موظف تأمينات اجتماعية
licensing officer, موظف تراخيص
police inspector, مفتش شرطة, ~شرطة
government inspector, مفتش حكومي
social work assistant, مساعد اجتماعي, ~social work
athlete, لاعب رياضي
museum technician, فني متاحف
stage technician, فني مسرح
computer operator, مشغل حاسوب
web technician, فني مواقع
broadcast technician, فني بث
telecommunication technician, فني اتصالات, cable technician, فني كابلات, satellite technician, فني ستالايت, فني ساتلايت, فني ستلايت, فني دش, فني صحون لاقطة
betting clerk, موظف مراهنات
pawnbroker, مقرض رهونات
customer service clerk, موظف خدمة زبائن, ~customer service, ~خدمة زبائن
accounts clerk, كاتب حسابات
insurance clerk, موظف تأمين
payroll clerk, موظف رواتب, ~payroll, ~رواتب
stock clerk, كاتب مستودع, ~stock
production clerk, كاتب انتاج, ~production
transport clerk, موظف نقل
library clerk, موظف مكتبة
scribe, كاتب عرائض
personnel clerk, موظف شؤون موظفين, ~personnel, ~شؤون موظفين
clerical worker, موظف كتابي
bus conductor, جابي باص, ticket collector, قاطع تذاكر
astrologer, منجم
personal companion, مرافق شخصي
undertaker, حفار قبور, embalmer, مغسل اموات, funeral worker
pet groomer, مربي حيوانات اليفة
hostess, مضيفة
market seller, بائع سوق
street food seller, بائع طعام متجول
shopkeeper, صاحب محل
shop supervisor, مشرف محل
door to door seller, بائع جوال
telesales agent, موظف تسويق هاتفي, ~telesales, ~تسويق هاتفي
food counter attendant, عامل كاونتر
rental clerk, موظف تأجير, موظف تاجير سيارات
teacher assistant, مساعدة معلمة, teaching assistant, مساعد مدرس, teacher aide
health care assistant, مساعد رعاية صحية
home care worker, مقدم رعاية منزلية, home carer
sterilization technician, فني تعقيم, sterilization, تعقيم
police officer, شرطي, شرطة, police, ~police
prison guard, حارس سجن
crop farmer, مزارع محاصيل
fruit grower, مزارع اشجار مثمرة
dairy farmer, مربي ابقار
poultry farmer, مربي دواجن
horse trainer, مدرب خيول, مدرب خيل, سايس خيل
forestry worker, عامل حراج, logger, قاطع اشجار
fish farmer, مربي اسماك, مزارع سمك
coastal fisherman, صياد سمك
deep sea fisherman, صياد بحري
hunter, صياد طرائد
subsistence farmer, مزارع معيشي
shepherd, راعي اغنام, راعي غنم
smallholder farmer, مزارع صغير
subsistence fisherman, صياد معيشي
house builder, معلم عمار
concrete worker, عامل بيتون
scaffolder, عامل سقالات
roofer, عامل اسطح
insulation worker, عامل عزل
spray painter, دهان رش, varnisher, معلم بخ, بخاخ موبيليا
facade cleaner, عامل تنظيف واجهات
metal moulder, سباك معادن
sheet metal worker, معلم صاج, tinsmith
rigger, عامل رفع
metal polisher, ملمع معادن
aircraft mechanic, فني طائرات, فني صيانة طائرات
heavy equipment mechanic, ميكانيكي معدات ثقيلة
bicycle repairer, مصلح دراجات
musical instrument maker, صانع آلات موسيقية
glass maker, صانع زجاج, glass blower, نافخ زجاج
basket maker, صانع سلال
carpet weaver, حائك سجاد, carpet maker, صانع سجاد
prepress technician, فني تجهيز طباعة
bookbinder, مجلد كتب, تجليد كتب, عامل تجليد
electrical fitter, فني تمديدات كهربائية, ~تمديدات كهربائية
power line technician, فني خطوط كهرباء
cheese maker, صانع اجبان
food preserver, عامل كونسروة
food taster, متذوق اغذية
tobacco maker, عامل تبغ
wood treater, عامل معالجة خشب
woodworking machine operator, مشغل آلات نجارة
embroiderer, مطرز, تطريز, مطرزة, عامل تطريز
tanner, دباغ, دباغة, tanning
diver, غواص, غطاس
blaster, خبير متفجرات
pest control worker, عامل مكافحة حشرات, ~pest control, ~مكافحة حشرات
miner, عامل منجم, ~منجم
stone crusher operator, عامل كسارة
driller, عامل حفر آبار
block maker, صانع بلوك
metal processing operator, عامل صهر معادن
metal plating operator, عامل طلاء معادن
chemical machine operator, مشغل آلات كيميائية
photo lab operator, عامل تحميض صور
rubber machine operator, عامل مطاط
plastic machine operator, مشغل حقن بلاستيك, ~حقن بلاستيك
paper machine operator, عامل مصنع ورق
spinning machine operator, عامل غزل, ~غزل
weaver, نساج, حائك, حياكة, weaving
dyeing machine operator, عامل صباغة, صباغ, صباغة, ~صباغة
leather machine operator, عامل جلود
shoe machine operator, عامل معمل احذية
textile machine operator, عامل نسيج, textile worker, ~نسيج
food machine operator, عامل معمل اغذية
paper mill operator, عامل معمل كرتون
sawmill operator, عامل منشرة
glass machine operator, عامل زجاج
boiler operator, مشغل مراجل, فني مراجل, boiler technician, عامل بويلر
mechanical assembler, عامل تجميع, assembler, assembly worker, فني تجميع
electronic assembler, عامل تجميع الكترونيات
product assembler, عامل خط تجميع
train driver, سائق قطار
railway signaller, عامل سكة حديد
motorcycle driver, سائق دراجة نارية, motorcycle courier, سائق موتور
tractor driver, سائق جرار
window cleaner, عامل تنظيف زجاج
carpet cleaner, عامل تنظيف سجاد
livestock worker, عامل مواشي, ~livestock, ~مواشي
garden labourer, عامل حدائق
forest labourer, عامل غابات
fishery labourer, عامل صيد, ~صيد
mine labourer, عامل مقلع, quarry worker
road worker, عامل طرق, ~road, ~طرق
pedal cart driver, سائق عربة
animal cart driver, سائق طنبر
shelf filler, مرتب رفوف, مرتب بضائع رفوف, shelf stocker
fast food preparer, معلم سندويش, sandwich maker
shoe shiner, ماسح احذية
street vendor, بائع متجول, بائع بسطة, newspaper vendor, بائع جرائد, بسطة, صاحب بسطة
garbage collector, عامل قمامة, زبال, عامل زبالة
waste sorter, عامل فرز نفايات
odd job worker, عامل متفرقات
meter reader, قارئ عدادات, electric meter reader
water carrier, ناقل مياه
parking attendant, عامل مواقف
cartographer, رسام خرائط, gis technician
multimedia designer, مصمم وسائط متعددة
building inspector, مراقب ابنية
incinerator operator, مشغل محرقة
detective, محقق, investigator
actuarial analyst, محلل اكتواري
`;
