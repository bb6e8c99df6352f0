/** Branches of health, teaching, engineering, offices and media. See vocabulary.ts for how a line reads. */
export const specialists = `
pediatric nurse, ممرضة اطفال, ممرض اطفال, ~nurse, ~ممرضة, ~ممرض
neonatal nurse, nicu nurse, ممرضة حواضن, ممرضة حديثي الولادة, ~nurse, ~ممرضة, ~ممرض
emergency nurse, er nurse, ممرضة اسعاف, ممرض طوارئ, ~nurse, ~ممرضة, ~ممرض
scrub nurse, operating room nurse, theatre nurse, ممرضة عمليات, ممرض عمليات, ~nurse, ~ممرضة, ~ممرض
school nurse, ممرضة مدرسة, ~nurse, ~ممرضة, ~ممرض
community nurse, home nurse, ممرضة منزلية, تمريض منزلي, ممرضة مجتمعية, ~nurse, ~ممرضة, ~ممرض
neurosurgeon, neurosurgery, جراح اعصاب, جراحة عصبية, جراحة اعصاب, ~neurology, ~عصبية, ~طبيب عصبية, ~neurologist
oncologist, oncology, طبيب اورام, اورام, طب الاورام, ~hematology, ~haematology, ~طبيب امراض دم
hematologist, hematology, haematology, طبيب امراض دم, امراض الدم, ~oncology, ~طبيب اورام
nephrologist, nephrology, طبيب كلية, امراض كلية, طبيب كلى, ~dialysis, ~كلية صناعية
gastroenterologist, gastroenterology, طبيب هضمية, هضمية, جهاز هضمي, ~internal medicine, ~طبيب داخلية
pulmonologist, pulmonology, طبيب صدرية, صدرية, امراض صدرية, ~internal medicine, ~طبيب داخلية
endocrinologist, endocrinology, طبيب غدد, غدد صم, ~internal medicine, ~طبيب داخلية
rheumatologist, rheumatology, طبيب مفاصل, طبيب روماتيزم, ~internal medicine, ~طبيب داخلية
plastic surgeon, plastic surgery, جراح تجميل, جراحة تجميلية, جراحة تجميل, ~surgeon, ~جراح
orthopedic surgeon, جراح عظام, جراح عظمية, طبيب كسور, كسور, كسور ومفاصل, ~orthopedic, ~عظمية, ~طبيب عظام
cardiac surgeon, heart surgeon, جراح قلب, جراحة قلب, ~cardiology, ~قلبية, ~طبيب قلب, ~cardiologist
emergency doctor, emergency physician, طبيب طوارئ, طبيب اسعاف, ~emergency, ~مسعف
pathologist, pathology, تشريح مرضي, طبيب تشريح مرضي, ~laboratory, ~مخبر
embryologist, embryology, اخصائي اجنة, اجنة, طفل انبوب, ivf, ~laboratory, ~مخبر
geneticist, genetics, اخصائي وراثة, وراثة, ~biologist, ~احياء
epidemiologist, epidemiology, اخصائي اوبئة, وبائيات, اوبئة, ~public health, ~صحة عامة
forensic doctor, forensic, طبيب شرعي, طب شرعي
intensive care doctor, intensivist, طبيب عناية مشددة, طبيب عناية مركزة, ~icu
chiropractor, معالج يدوي, علاج يدوي, ~physiotherapist, ~علاج طبيعي
podiatrist, اخصائي قدم
phlebotomist, ساحب دم, سحب دم, فني سحب دم, phlebotomy, ~lab technician, ~فني مخبر
respiratory therapist, respiratory therapy, اخصائي علاج تنفسي, علاج تنفسي, معالج تنفسي, فني علاج تنفسي
medical physicist, فيزيائي طبي
blood bank technician, blood bank, فني بنك دم, بنك دم, ~lab technician, ~فني مخبر
ecg technician, فني تخطيط قلب, تخطيط قلب, ecg, electrocardiogram
ultrasound technician, sonography, فني ايكو, فني سونار, سونار, ultrasound, ~radiology, ~اشعة
sterile processing technician, cssd, عامل تعقيم, فني تعقيم
medical transcriptionist, كاتب تقارير طبية, transcriptionist, medical records, سجلات طبية
clinical research coordinator, clinical research, منسق ابحاث سريرية, ابحاث سريرية
medical science liaison, مستشار علمي طبي
regulatory affairs specialist, regulatory affairs, مسؤول تسجيل ادوية, تسجيل ادوية, شؤون تنظيمية
quality control chemist, كيميائي رقابة جودة, محلل رقابة دوائية, ~chemist, ~quality control, ~محلل كيميائي, ~مراقب جودة
product specialist, اخصائي منتج, مسؤول منتج, ~product manager
veterinary nurse, ممرض بيطري, ~veterinary, ~طبيب بيطري
epidemic, vaccination, vaccinator, ملقح, لقاح, لقاحات
sociologist, عالم اجتماع, ~social worker, ~social work, ~باحث اجتماعي, ~اخصائي اجتماعي
anthropologist, عالم انسان, ~sociologist, ~باحث اجتماعي
political scientist, باحث سياسي, علوم سياسية, political analyst, محلل سياسي
criminologist, خبير جنائي, forensic expert
conservator, مرمم آثار, ترميم آثار
linguist, لغوي, لغويات, ~translator, ~مترجم
subtitler, subtitling, مترجم افلام, ترجمة افلام, ~translator, ~مترجم
sign language interpreter, sign language, لغة اشارة, مترجم لغة اشارة, مترجم اشارة
sworn translator, legal translator, مترجم محلف, مترجم قانوني, ترجمان محلف, ترجمان, ~translator, ~مترجم
localization specialist, localization, localisation, اخصائي توطين, توطين, ~translator, ~مترجم
screenwriter, scriptwriter, script writer, كاتب سيناريو, سيناريست, ~writer, ~كاتب
novelist, روائي, poet, شاعر, ~writer, ~كاتب
news editor, محرر اخبار, ~editor, ~journalist, ~محرر, ~صحفي
editor in chief, managing editor, رئيس تحرير, مدير تحرير, ~editor, ~محرر
news anchor, anchor, مذيع اخبار, مقدم اخبار
podcast producer, podcaster, podcast, بودكاست, منتج بودكاست
lighting technician, فني اضاءة, ~stage, ~متدرب
storyboard artist, رسام ستوري بورد, ستوري بورد, concept artist, رسام مفاهيم, ~illustrator, ~رسام
character designer, مصمم شخصيات, ~illustrator, ~رسام
packaging designer, مصمم عبوات, مصمم تغليف, ~graphic designer, ~مصمم جرافيك
jewelry designer, jewellery designer, مصمم مجوهرات, ~jeweller, ~صائغ
textile designer, مصمم اقمشة, ~fashion designer, ~مصمم ازياء
exhibition designer, مصمم معارض, ~interior designer, ~مصمم داخلي
assistant director, مساعد مخرج, ~film director
voice actor, ممثل صوتي, مدبلج
composer, ملحن, ملحن موسيقي, ~musician, ~عازف
guitarist, عازف غيتار, oud player, عازف عود, violinist, عازف كمان, ~music, ~musician, ~موسيقا, ~music teacher
guitar teacher, مدرس غيتار, oud teacher, مدرس عود, ~music teacher, ~music, ~موسيقا
referee, حكم رياضي, حكم مباريات
yoga instructor, yoga, pilates instructor, مدرب يوغا, مدربة يوغا, يوغا, بيلاتس, ~fitness trainer, ~مدرب رياضي
basketball coach, basketball, مدرب كرة سلة, كرة سلة, ~sports coach, ~مدرب رياضي
martial arts trainer, karate, taekwondo, مدرب كاراتيه, كاراتيه, تايكواندو, ~sports coach, ~مدرب رياضي
horse riding instructor, مدرب فروسية, فروسية
dance teacher, مدرب رقص, مدربة رقص, ~dancer, ~راقص
boxing coach, boxing, مدرب ملاكمة, ملاكمة, ~sports coach, ~مدرب رياضي
life coach, كوتش حياة, مدرب حياة
drama teacher, مدرس مسرح, مدرس دراما, دراما, ~theater, ~ممثل
history teacher, مدرس تاريخ, معلمة تاريخ, ~teacher, ~مدرس, ~معلم
geography teacher, مدرس جغرافيا, معلمة جغرافيا, ~teacher, ~مدرس, ~معلم
social studies teacher, مدرس اجتماعيات, معلمة اجتماعيات, دراسات اجتماعية, social studies, ~teacher, ~مدرس, ~معلم
biology teacher, مدرس احياء, مدرس علم احياء, مدرس علوم طبيعية, معلمة احياء, ~science teacher, ~teacher, ~مدرس, ~مدرس علوم, ~معلم
philosophy teacher, مدرس فلسفة, ~teacher, ~مدرس, ~معلم
spanish teacher, مدرس اسباني, ~language teacher, ~مدرس لغات
russian teacher, مدرس روسي, معلمة روسي, ~language teacher, ~مدرس لغات
economics teacher, مدرس اقتصاد, ~teacher, ~معلم
mental arithmetic teacher, mental arithmetic, abacus, حساب ذهني, معلم حساب ذهني
literacy teacher, literacy, محو امية, معلم محو امية, ~teacher, ~معلم
shadow teacher, learning support assistant, معلم ظل, معلمة ظل, ~special education, ~تربية خاصة
vice principal, deputy principal, معاون مدير مدرسة, معاون مدرسة, وكيل مدرسة, ~school principal
registrar, admissions officer, admission officer, admissions, موظف قبول, قبول وتسجيل, موظف تسجيل, ~student affairs, ~شؤون طلاب
student affairs officer, student affairs, شؤون طلاب, شؤون الطلبة, موظف شؤون طلاب
school secretary, امين سر مدرسة, امين سر, ~secretary, ~سكرتير
invigilator, exam supervisor, مراقب امتحانات, مراقب امتحان, exam invigilator
dean, عميد كلية, عميد
teaching fellow, معيد, معيد جامعي, ~lecturer, ~محاضر
laboratory demonstrator, science lab technician, محضر مخبر, محضر مختبر, محضر مختبر علوم, ~lab assistant, ~فني مخبر
crm specialist, اخصائي علاقات عملاء, مسؤول علاقات عملاء, علاقات عملاء, علاقات الزبائن, اخصائي crm
affiliate marketing, affiliate marketer, مسوق بالعمولة, تسويق بالعمولة, ~digital marketing, ~تسويق رقمي
page admin, page moderator, moderator, ادمن, ادمن صفحة, ادمن صفحات, مدير صفحات, ادارة صفحات, مسؤول صفحات, ~social media, ~سوشيال ميديا
live chat agent, chat agent, chat support, موظف محادثات, موظف دردشة, رد على الرسائل, ~customer service, ~خدمة عملاء
customer success manager, customer success, مدير نجاح عملاء, نجاح العملاء, ~customer service, ~خدمة عملاء
sales trainer, مدرب مبيعات
pre sales engineer, presales, pre sales, مهندس ما قبل البيع, ~sales engineer, ~مهندس مبيعات
after sales engineer, after sales, after sale, ما بعد البيع, مهندس ما بعد البيع, خدمة ما بعد البيع
relationship manager, relationship officer, مدير علاقة, مدير علاقات عملاء, مسؤول علاقات مصرفية
fraud analyst, fraud, احتيال, محلل احتيال, مكافحة الاحتيال, ~risk, ~مخاطر
portfolio manager, fund manager, مدير محفظة, مدير صندوق استثمار, ~investment
loss adjuster, claims adjuster, claims officer, claims analyst, claims clerk, claims specialist, insurance claims, خبير تسوية اضرار, تسوية خسائر, مسؤول مطالبات, موظف مطالبات, مطالبات, مسوي خسائر, مخمن تامين, ~claims, ~insurance, ~تأمين
credit controller, credit control, مراقب ائتمان, ضبط ائتمان, ~credit
accounts receivable accountant, receivable accountant, محاسب مدينين, محاسب ذمم مدينة, ~accountant, ~محاسب
accounts payable accountant, payable accountant, محاسب دائنين, محاسب ذمم دائنة, ~accountant, ~محاسب
fixed assets accountant, محاسب اصول ثابتة, ~accountant, ~محاسب
inventory accountant, stock accountant, محاسب مخازن, محاسب مستودع, محاسب مستودعات, محاسب مخزني, warehouse accountant, ~accountant, ~محاسب
project accountant, محاسب مشروع, محاسب مشاريع, ~accountant, ~محاسب
it auditor, مدقق نظم معلومات, مدقق انظمة, ~auditor, ~مدقق حسابات
governance specialist, governance, grc, حوكمة, اخصائي حوكمة, ~compliance, ~امتثال
arbitrator, arbitration, mediator, تحكيم, محكم قانوني, ~lawyer, ~محامي
public prosecutor, prosecutor, وكيل نيابة, نائب عام
corporate lawyer, contract lawyer, محامي شركات, محامي عقود, ~lawyer, ~محامي
intellectual property, trademark, ملكية فكرية, علامات تجارية مسجلة
visa officer, visa consultant, visa, موظف تأشيرات, تأشيرات, فيزا, immigration consultant, مستشار هجرة, هجرة
embassy employee, consular officer, embassy, سفارة, قنصلية, موظف سفارة, diplomat, دبلوماسي
civil registry clerk, موظف سجل مدني, سجل مدني, land registry clerk, موظف طابو, سجل عقاري
mayor, رئيس بلدية, municipality, بلدية, municipal worker, عامل بلدية
demographer, خبير سكان, ~statistician, ~احصاء
biostatistician, biostatistics, احصائي حيوي, احصاء حيوي, ~statistician, ~statistics, ~احصاء, ~احصائي
data labeler, data annotator, data annotation, data labeling, مصنف بيانات, تصنيف بيانات, وسم بيانات
prompt engineer, prompt engineering, مهندس اوامر, ~artificial intelligence, ~ذكاء اصطناعي
computer vision engineer, computer vision, رؤية حاسوبية, مهندس رؤية حاسوبية
voip engineer, voip, هاتف شبكي
noc engineer, noc, مركز عمليات الشبكة, ~network engineer, ~مهندس شبكات
fiber technician, ftth technician, فني الياف ضوئية, فني فايبر, ~fiber optic
tower technician, telecom rigger, فني ابراج, فني ابراج اتصالات
malware analyst, محلل برمجيات خبيثة, ~cyber security, ~محلل امن سيبراني
penetration tester, penetration testing, ethical hacker, مختبر اختراق, اختبار اختراق, هاكر اخلاقي, ~cyber security, ~security engineer, ~information security, ~محلل امن سيبراني
release manager, مدير اصدارات
ux researcher, user researcher, باحث تجربة مستخدم, ~ux, ~تجربة المستخدم
ux writer, كاتب تجربة مستخدم, ~content writer, ~كاتب محتوى
game tester, فاحص العاب, level designer, مصمم مراحل, ~game developer, ~مطور العاب
mechatronics technician, فني ميكاترونكس, فني ميكاترونيك, ~mechatronics
instrumentation technician, instrument technician, فني اجهزة دقيقة, ~instrumentation, ~اتمتة
automation technician, فني اتمتة, ~automation
plc programmer, مبرمج plc, مبرمج متحكمات, ~plc, ~اتمتة
pump technician, فني مضخات, مضخات, pumps
compressor technician, فني ضواغط, ضواغط
chiller technician, chiller, فني تشيلر, تشيلر, ~hvac, ~تكييف
wind energy engineer, wind energy, طاقة رياح, مهندس طاقة رياح, ~renewable energy, ~طاقة شمسية
battery technician, batteries, بطاريات, فني بطاريات, ليثيوم
substation engineer, substation, محطات تحويل, مهندس محطات تحويل, محولات, transformer, transformers, ~electrical engineer, ~مهندس كهرباء
lighting engineer, lighting designer, مهندس انارة, انارة, اضاءة, lighting, مصمم اضاءة
low current engineer, light current, low current, elv engineer, تيار خفيف, تيار منخفض, مهندس تيار خفيف, elv
fire alarm technician, فني انذار حريق, fire fighting engineer, مهندس حريق, مهندس اطفاء, ~fire fighting, ~fire alarm
acoustic engineer, مهندس صوتيات
welding inspector, welding engineer, مفتش لحام, مهندس لحام, ~welding, ~welder
ndt technician, ndt, فحص غير متلف, فحص لا اتلافي
corrosion engineer, corrosion, تآكل, مهندس تآكل
reservoir engineer, drilling engineer, مهندس مكامن, مهندس حفر, ~petroleum engineer, ~drilling, ~مهندس بترول
mud engineer, drilling fluids, سوائل حفر, ~drilling, ~مهندس بترول
oilfield engineer, مهندس حقول نفط, مهندس نفط, مهندس نفط وغاز, ~petroleum engineer, ~oil and gas, ~drilling, ~مهندس بترول
gas engineer, مهندس غاز, ~oil and gas, ~مهندس بترول
process engineer, مهندس عمليات انتاجية, مهندس عمليات صناعية
geotechnical engineer, مهندس جيوتكنيك, مهندس تربة, ~geotechnical, ~جيوتقني
bridge engineer, مهندس جسور, tunnel engineer, مهندس انفاق, dam engineer, مهندس سدود, ~civil engineer, ~مهندس مدني
railway engineer, railway, سكك حديدية, مهندس سكك حديدية
traffic engineer, transportation engineer, مهندس مرور, مهندس نقل, ~road engineer, ~مهندس طرق
desalination, desalination engineer, تحلية مياه, ~water treatment, ~معالجة مياه
facade engineer, facade, مهندس واجهات, واجهات زجاجية
cost engineer, cost estimator, مهندس تكاليف, ~quantity surveyor, ~cost control, ~مساح كميات
tendering engineer, tender engineer, مهندس مناقصات, ~tendering, ~tender
claims engineer, مهندس مطالبات, مهندس عقود, ~contracts
qa qc engineer, qa qc, مهندس جودة, مهندس ضبط جودة, quality engineer, quality control engineer
drone operator, drone pilot, drone, درون, طائرة مسيرة, مشغل درون, تصوير جوي
remote sensing specialist, remote sensing, استشعار عن بعد, ~gis, ~نظم معلومات جغرافية
hydrologist, hydrogeologist, جيولوجي مياه, خبير مياه, ~water engineer, ~geologist, ~مهندس مياه, ~جيولوجي
botanist, عالم نبات, horticulturist, مهندس بساتين, بساتين, ~agricultural engineer, ~مهندس زراعي
soil scientist, خبير تربة, ~agricultural engineer, ~مهندس زراعي
plant protection engineer, plant protection, وقاية نبات, مهندس وقاية نبات, ~agricultural engineer, ~مهندس زراعي
food technologist, food scientist, تقني اغذية, فني اغذية, فني علوم اغذية, ~food engineer, ~food science, ~food technology, ~علوم اغذية, ~مهندس اغذية
donor relations officer, donor relations, علاقات مانحين, مسؤول علاقات مانحين, ~fundraising, ~جمع تبرعات
proposal writer, grant writer, كاتب مقترحات, كاتب مشاريع, كاتب منح, ~grants, ~proposal, ~جمع تبرعات, ~مناقصات
cash assistance officer, cash assistance, cva, مساعدات نقدية, ~ngo, ~منظمة
hygiene promoter, hygiene promotion, معزز نظافة, تعزيز النظافة, health promoter, معزز صحي, ~public health, ~صحة عامة
legal aid officer, legal aid, hlp officer, ~legal officer, ~محامي
security advisor, security adviser, مستشار امني, ~security manager, ~مدير امن
volunteer coordinator, منسق متطوعين, ~volunteer, ~متطوع
child friendly space facilitator, ميسر مساحة صديقة للطفل, مساحة صديقة للطفل, ~child protection, ~حماية طفل
hospital orderly, مستخدم مشفى, مستخدمة مشفى, عامل مشفى, ~nurse assistant, ~مساعد ممرض
dialysis technician, dialysis nurse, فني كلية صناعية, ممرض كلية صناعية, ~nurse, ~ممرض
medical records clerk, medical records officer, موظف سجلات طبية, سجلات طبية, ~medical coder, ~ارشيف
clinical research associate, clinical research, clinical trials, باحث سريري, ابحاث سريرية, دراسات سريرية, ~pharmacist, ~صيدلي
pharmacovigilance, drug safety, تيقظ دوائي, يقظة دوائية, ~regulatory affairs, ~pharmacist, ~صيدلي
oil press worker, عامل معصرة, معصرة زيتون, ~عامل انتاج, ~production worker
leather worker, عامل جلديات, صناعة جلديات, ~shoemaker
archaeologist, عالم اثار, اخصائي اثار, ~museum, ~متحف
instrumentation engineer, instrument engineer, instrumentation and control, مهندس اجهزة دقيقة, مهندس الات دقيقة, ~control engineer, ~مهندس تحكم
renewable energy engineer, solar engineer, solar energy engineer, مهندس طاقات متجددة, مهندس طاقة متجددة, مهندس طاقة شمسية, مهندس طاقة بديلة, ~renewable energy, ~طاقة شمسية, ~solar
power engineer, power systems engineer, مهندس قدرة, مهندس قوى كهربائية, ~electrical engineer, ~مهندس كهرباء
plastic injection operator, injection molding operator, عامل حقن بلاستيك, فني حقن بلاستيك, مشغل حقن, ~عامل انتاج, ~production worker
calibration technician, calibration engineer, calibration, فني معايرة, مهندس معايرة, معايرة
shipping clerk, shipping officer, shipping coordinator, موظف شحن, مسؤول شحن, منسق شحن, موظفة شحن, ~logistics, ~لوجستيات, ~شحن
import export manager, export manager, import manager, مدير استيراد وتصدير, مدير تصدير, مدير استيراد, ~import, ~export, ~استيراد, ~تصدير
category manager, مدير فئة, مدير فئات, ~buyer, ~مشتريات
supermarket worker, grocery worker, عامل سوبرماركت, موظف سوبرماركت, عامل بقالية, ~shop assistant, ~بائع
area sales manager, regional sales manager, territory manager, مدير مبيعات منطقة, مدير مبيعات اقليمي, مدير منطقة, ~sales manager, ~مدير مبيعات
growth hacker, growth marketer, growth marketing, مسوق نمو, ~digital marketing, ~تسويق رقمي
seo specialist, seo executive, اخصائي سيو, خبير سيو, اخصائي محركات بحث, ~seo
event manager, events manager, مدير فعاليات, مديرة فعاليات, ~event, ~events, ~فعاليات
risk manager, risk officer, risk analyst, مدير مخاطر, محلل مخاطر, مسؤول مخاطر, ~risk, ~مخاطر
aml officer, anti money laundering, aml analyst, مكافحة غسيل اموال, مكافحة غسل الاموال, مسؤول مكافحة غسل اموال, ~compliance, ~امتثال
treasury officer, treasury accountant, مسؤول خزينة, محاسب خزينة, ~treasury, ~خزينة
hr business partner, hrbp, شريك اعمال موارد بشرية, ~hr, ~موارد بشرية
pest control technician, pest control, فني مكافحة حشرات, مكافحة حشرات, رش مبيدات
religion teacher, مدرس ديانة, مدرسة ديانة, معلمة ديانة, مدرس شريعة, ~islamic teacher, ~مدرس تربية اسلامية
career counselor, career advisor, career coach, مرشد مهني, مرشدة مهنية, موجه مهني, ~recruiter, ~training
child protection officer, protection officer, مسؤول حماية طفل, مسؤولة حماية طفل, حماية الطفل, مسؤول حماية, ~social worker, ~case worker
livelihoods officer, livelihood officer, مسؤول سبل عيش, سبل عيش, سبل العيش
humanitarian worker, relief worker, aid worker, عامل اغاثة, عاملة اغاثة, عمل انساني, ~field officer
motion graphic designer, motion designer, مصمم موشن جرافيك, مصمم موشن, مصممة موشن جرافيك, موشن ديزاينر, ~motion graphics, ~video editor, ~مونتير
wordpress developer, مطور ووردبريس, مبرمج ووردبريس, مطورة ووردبريس, ~wordpress, ~ووردبريس
shopify developer, مطور شوبيفاي, ~shopify, ~شوبيفاي
embedded engineer, embedded systems engineer, firmware engineer, مهندس انظمة مدمجة, مهندس انظمة مضمنة, ~embedded, ~انظمة مدمجة
priest, pastor, كاهن, خوري, قس
publishing house, book publisher, ناشر, دار نشر, نشر كتب
juice maker, juice bar, عصرجي, معلم عصير, عامل عصائر, ~barista, ~باريستا
fleet supervisor, مدير اسطول, مشرف اسطول, موظف حركة, ~fleet manager, ~مسؤول حركة
`;
