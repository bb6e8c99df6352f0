import type { Category } from "#app/features/job/job.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";

/** A role by its name in both languages. `only` means: its jobs are all written in that language. */
export type Role = { en: string; ar: string; category: Category; only?: ContentLanguage };

const lines: Record<Category, string> = {
  "Information Technology": `
    software developer|مطور برمجيات, frontend developer|مطور واجهات أمامية, backend developer|مطور خلفية
    mobile developer|مطور تطبيقات موبايل, web developer|مطور ويب, full stack developer|مطور متكامل
    database administrator|مدير قواعد بيانات, network engineer|مهندس شبكات, system administrator|مدير أنظمة
    data analyst|محلل بيانات, data scientist|عالم بيانات, data entry clerk|مدخل بيانات
    it support technician|فني دعم تقني, computer technician|فني كمبيوتر, cyber security analyst|محلل أمن سيبراني
    software tester|مختبر برمجيات, business analyst|محلل أعمال, product manager|مدير منتج
    it manager|مدير تقنية معلومات, php programmer|مبرمج بي اتش بي, java programmer|مبرمج جافا
    python programmer|مبرمج بايثون, flutter developer|مطور فلاتر, android developer|مطور أندرويد
    wordpress developer|مطور ووردبريس, help desk agent|موظف مكتب المساعدة, scrum master|سكرم ماستر=en
    devops engineer|مهندس ديف أوبس=en, cloud engineer|مهندس حوسبة سحابية, game developer|مطور ألعاب
    mobile phone technician|فني صيانة موبايلات=ar, printer technician|فني صيانة طابعات=ar`,
  "Marketing & Sales": `
    sales representative|مندوب مبيعات, sales manager|مدير مبيعات, sales engineer|مهندس مبيعات
    sales supervisor|مشرف مبيعات, shop assistant|بائع في محل, store manager|مدير متجر
    medical representative|مندوب دعاية طبية, marketing manager|مدير تسويق, marketing specialist|أخصائي تسويق
    digital marketing specialist|أخصائي تسويق رقمي, social media manager|مدير وسائل التواصل الاجتماعي
    content writer|كاتب محتوى, copywriter|كاتب إعلانات, call center agent|موظف مركز اتصال
    customer service officer|موظف خدمة عملاء, telemarketer|مسوق عبر الهاتف, brand manager|مدير علامة تجارية
    public relations officer|مسؤول علاقات عامة, event planner|منظم فعاليات, merchandiser|منسق عرض بضائع
    promoter|مروج مبيعات, showroom salesperson|بائع في صالة عرض, car salesman|بائع سيارات
    real estate agent|وسيط عقاري, account manager|مدير حسابات عملاء, export manager|مدير تصدير
    tender specialist|أخصائي مناقصات, market researcher|باحث سوق, seo specialist|أخصائي سيو=en
    key account executive|مسؤول عملاء رئيسيين=en, gold shop salesman|بائع في محل ذهب=ar
    clothing saleswoman|بائعة ألبسة=ar`,
  "Accounting & Finance": `
    accountant|محاسب, chief accountant|رئيس حسابات, cost accountant|محاسب تكاليف, tax accountant|محاسب ضرائب
    cashier|أمين صندوق, auditor|مدقق حسابات, internal auditor|مدقق داخلي, bookkeeper|ماسك دفاتر
    financial analyst|محلل مالي, finance manager|مدير مالي, payroll accountant|محاسب رواتب
    financial controller|مراقب مالي, bank teller|صراف بنك, credit officer|موظف ائتمان
    loan officer|موظف قروض, collection officer|موظف تحصيل, treasury officer|موظف خزينة
    budget officer|مسؤول موازنة, billing clerk|موظف فواتير, inventory accountant|محاسب مستودع
    insurance agent|وكيل تأمين, investment analyst|محلل استثمار, finance assistant|مساعد مالي
    branch manager|مدير فرع, compliance officer|مسؤول امتثال=en, grants accountant|محاسب منح=en
    money transfer clerk|موظف حوالات=ar, sales accountant|محاسب مبيعات, risk analyst|محلل مخاطر
    factory accountant|محاسب معمل=ar`,
  Engineering: `
    civil engineer|مهندس مدني, architect|مهندس معماري, site engineer|مهندس موقع, electrical engineer|مهندس كهرباء
    mechanical engineer|مهندس ميكانيك, project manager|مدير مشروع, quantity surveyor|مهندس حصر كميات
    structural engineer|مهندس إنشائي, industrial engineer|مهندس صناعي, chemical engineer|مهندس كيميائي
    agricultural engineer|مهندس زراعي, water engineer|مهندس مياه, renewable energy engineer|مهندس طاقات متجددة
    solar panel technician|فني ألواح شمسية, electrician|كهربائي, plumber|سباك, welder|لحام, carpenter|نجار
    blacksmith|حداد, painter|دهان, tiler|مبلط, mason|بناء حجر, car mechanic|ميكانيكي سيارات
    car electrician|كهربائي سيارات, air conditioning technician|فني تكييف, elevator technician|فني مصاعد
    generator technician|فني مولدات, maintenance technician|فني صيانة, production engineer|مهندس إنتاج
    production supervisor|مشرف إنتاج, machine operator|عامل آلة, quality control engineer|مهندس ضبط جودة
    safety officer|مسؤول سلامة, surveyor|مساح, draftsman|رسام هندسي, textile worker|عامل نسيج
    sewing machine operator|عامل درزة, tailor|خياط, baker|خباز, aluminium technician|فني ألمنيوم
    excavator operator|سائق حفارة, crane operator|سائق رافعة, construction worker|عامل بناء
    factory worker|عامل معمل, packaging worker|عامل تعبئة وتغليف, food engineer|مهندس أغذية
    lathe operator|خراط=ar, upholsterer|منجد=ar, gypsum board technician|معلم جبس بورد=ar
    wash engineer|مهندس إصحاح مياه=en, shelter engineer|مهندس مأوى=en, farmer|مزارع, beekeeper|نحال
    poultry worker|عامل مدجنة=ar, irrigation technician|فني ري`,
  Healthcare: `
    nurse|ممرض, head nurse|رئيس تمريض, midwife|قابلة, pharmacist|صيدلاني, pharmacy assistant|مساعد صيدلي
    general practitioner|طبيب عام, dentist|طبيب أسنان, dental assistant|مساعد طبيب أسنان
    pediatrician|طبيب أطفال, gynecologist|طبيب نسائية, surgeon|طبيب جراح, anesthesia technician|فني تخدير
    lab technician|فني مخبر, radiology technician|فني أشعة, physiotherapist|معالج فيزيائي
    nutritionist|أخصائي تغذية, psychologist|أخصائي نفسي, health worker|عامل صحي, caregiver|مرافق مسنين
    medical secretary|سكرتيرة طبية, hospital manager|مدير مشفى, optician|نظاراتي, paramedic|مسعف
    ambulance driver|سائق إسعاف, veterinarian|طبيب بيطري, speech therapist|معالج نطق
    prosthetics technician|فني أطراف صناعية, public health officer|مسؤول صحة عامة
    mhpss officer|مسؤول دعم نفسي=en, nutrition officer|مسؤول تغذية=en, laser technician|فنية ليزر=ar
    beautician|أخصائية تجميل, hairdresser|حلاق, dental technician|مخبري أسنان=ar, biomedical engineer|مهندس طبي
    intensive care nurse|ممرض عناية مشددة, medical coder|مرمز طبي=en`,
  Education: `
    english teacher|مدرس لغة إنكليزية, arabic teacher|مدرس لغة عربية, math teacher|مدرس رياضيات
    science teacher|مدرس علوم, physics teacher|مدرس فيزياء, chemistry teacher|مدرس كيمياء
    french teacher|مدرس لغة فرنسية, kindergarten teacher|معلمة روضة, class teacher|معلم صف
    school principal|مدير مدرسة, school supervisor|موجه مدرسة, private tutor|مدرس خصوصي
    university lecturer|محاضر جامعي, trainer|مدرب, training coordinator|منسق تدريب
    special education teacher|معلم تربية خاصة, librarian|أمين مكتبة, education officer|مسؤول تعليم
    sports coach|مدرب رياضي, music teacher|مدرس موسيقا, art teacher|مدرس رسم, computer teacher|مدرس معلوماتية
    nursery worker|مشرفة حضانة=ar, teaching assistant|مساعد مدرس, quran teacher|محفظ قرآن=ar
    education consultant|مستشار تعليمي=en, translator|مترجم, interpreter|مترجم فوري
    facilitator|ميسر أنشطة, child protection officer|مسؤول حماية طفل`,
  Design: `
    graphic designer|مصمم غرافيك, interior designer|مصمم داخلي, fashion designer|مصمم أزياء
    ui ux designer|مصمم واجهات وتجربة مستخدم, web designer|مصمم مواقع, product designer|مصمم منتجات
    motion designer|مصمم موشن, video editor|مونتير فيديو, photographer|مصور, videographer|مصور فيديو
    illustrator|رسام, three d designer|مصمم ثلاثي الأبعاد, furniture designer|مصمم مفروشات
    packaging designer|مصمم عبوات, jewelry designer|مصمم مجوهرات, art director|مدير فني
    creative director|مدير إبداعي=en, calligrapher|خطاط=ar, animator|رسام متحرك, decor engineer|مهندس ديكور
    sound engineer|مهندس صوت, printing technician|فني طباعة, pattern maker|باترونيست=ar`,
  "Human Resources": `
    hr manager|مدير موارد بشرية, hr officer|مسؤول موارد بشرية, recruiter|مسؤول توظيف
    hr assistant|مساعد موارد بشرية, payroll officer|مسؤول رواتب, training officer|مسؤول تدريب
    secretary|سكرتيرة, executive assistant|مساعد تنفيذي, office manager|مدير مكتب
    receptionist|موظف استقبال, administrative assistant|مساعد إداري, office boy|مراسل مكتب
    personnel officer|مسؤول ذاتية=ar, archivist|موظف أرشيف, general manager|مدير عام
    operations manager|مدير عمليات, program manager|مدير برنامج, project coordinator|منسق مشروع
    field officer|مسؤول ميداني, monitoring and evaluation officer|مسؤول متابعة وتقييم
    protection officer|مسؤول حماية, case worker|عامل حالة, community mobilizer|محفز مجتمعي
    volunteer coordinator|منسق متطوعين, safeguarding advisor|مستشار صون=en, cleaner|عامل تنظيف
    housekeeper|مدبرة منزل, security guard|حارس أمن, doorman|ناطور بناء=ar, nanny|جليسة أطفال
    chef|شيف, cook|طباخ, pastry chef|شيف حلويات, waiter|نادل, barista|باريستا, dishwasher|جلي صحون
    restaurant manager|مدير مطعم, hotel receptionist|موظف استقبال فندق, room attendant|عامل غرف
    shawarma maker|معلم شاورما=ar, tour guide|دليل سياحي, travel agent|موظف حجز سياحة وسفر`,
  Law: `
    lawyer|محام, legal advisor|مستشار قانوني, legal officer|مسؤول قانوني, legal assistant|مساعد قانوني
    trainee lawyer|محام متمرن, contracts officer|مسؤول عقود, legal translator|مترجم قانوني
    notary clerk|كاتب عدل, court clerk|كاتب محكمة, legal researcher|باحث قانوني
    transaction follower|معقب معاملات=ar, human rights officer|مسؤول حقوق إنسان=en
    intellectual property advisor|مستشار ملكية فكرية, labour law consultant|مستشار قانون عمل`,
  Logistics: `
    driver|سائق, truck driver|سائق شاحنة, delivery driver|سائق توصيل, taxi driver|سائق تكسي, bus driver|سائق باص
    motorcycle courier|عامل توصيل دراجة, warehouse keeper|أمين مستودع, warehouse worker|عامل مستودع
    warehouse manager|مدير مستودع, forklift driver|سائق رافعة شوكية, logistics officer|مسؤول لوجستي
    logistics manager|مدير لوجستيات, procurement officer|مسؤول مشتريات, purchasing manager|مدير مشتريات
    supply chain manager|مدير سلسلة توريد, customs broker|مخلص جمركي, shipping clerk|موظف شحن
    fleet manager|مدير آليات, dispatcher|منسق رحلات, loader|عامل تحميل وتنزيل
    inventory controller|مراقب مخزون, import specialist|أخصائي استيراد, freight forwarder|وكيل شحن=en
    van driver with own car|سائق مع سيارة خاصة=ar, aviation ground agent|موظف خدمات أرضية, sailor|بحار
    marine officer|ضابط بحري, port worker|عامل مرفأ`,
};

export const roles: readonly Role[] = Object.entries(lines).flatMap(([category, text]) =>
  text
    .trim()
    .split(/[,\n]/)
    .map((line): Role => {
      const [names = "", only] = line.trim().split("=");
      const [en = "", ar = ""] = names.split("|");
      const role = { en, ar, category: category as Category };
      return only === "en" || only === "ar" ? { ...role, only } : role;
    }),
);
