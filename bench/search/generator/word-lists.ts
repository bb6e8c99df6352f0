import type { Language } from "#app/i18n/language.ts";

/** Words that hold sentences together: the most frequent ones. */
export const joiningWords: Record<Language, readonly string[]> = {
  en: `the and of to in a for with on is our you will be as we your are that this by from or at an
    all their who which have it not can must may other each any more them also both when than`.split(
    /\s+/,
  ),
  ar: `في من على إلى مع أو أن عن هذا هذه التي الذي كل بعض بين حتى ضمن خلال عند بعد قبل لدى كما ذلك
    يكون تكون قد غير أي حيث لا ما هو هي كذلك وفق حسب ثم نحن لدينا`.split(/\s+/),
};

/** What adverts speak of most, the commonest first. */
export const contentWords: Record<Language, readonly string[]> = {
  en: `team company skills management customer years ability knowledge training field project
    department clients office daily reports quality service support communication computer degree
    language plan time tasks duties monthly salary records files goals program staff safety tools
    systems site order sales products market equipment orders documents contract standards
    schedule meetings data needs budget process stock community partners activities policy
    procedures visits supplies branch suppliers machines invoices cash accounts analysis design
    technical financial medical legal public local weekly annual flexible accurate honest polite
    active patient careful experienced qualified suitable professional excellent strong basic full
    manage prepare follow ensure develop improve organize coordinate supervise maintain review
    update check deliver receive answer present write read speak drive repair install test collect
    transport warehouse kitchen school clinic hospital farm factory workshop restaurant hotel shop
    garden family health education water energy food clothes building road vehicle engine wood
    metal paper glass colour fabric oil fruit vegetables bread coffee tea milk meat sugar
    certificate diploma university institute course exam student teacher child parent visitor
    guest patience pressure deadline target bonus insurance leave shift night morning evening
    weekend holiday travel accommodation meal uniform phone letter message website page photo video
    camera software network server backup password keyboard screen printer form table chart
    budgeting planning filing typing packing cleaning cooking sewing painting driving loading`
    .trim()
    .split(/\s+/),
  ar: `فريق شركة مهارات إدارة زبائن سنوات قدرة معرفة تدريب ميدان مشروع قسم عملاء مكتب يومي تقارير
    جودة خدمة دعم تواصل حاسوب شهادة لغة خطة وقت مهام واجبات شهري راتب سجلات ملفات أهداف برنامج
    موظفين سلامة أدوات أنظمة موقع طلب مبيعات منتجات سوق معدات طلبات وثائق عقد معايير جدول اجتماعات
    بيانات احتياجات موازنة عملية مخزون مجتمع شركاء أنشطة سياسة إجراءات زيارات مستلزمات فرع موردين
    آلات فواتير نقد حسابات تحليل تصميم فني مالي طبي قانوني عام محلي أسبوعي سنوي مرن دقيق أمين لبق
    نشيط صبور حريص مؤهل مناسب مهني ممتاز قوي أساسي كامل إشراف إعداد متابعة تأمين تطوير تحسين تنظيم
    تنسيق صيانة مراجعة تحديث تدقيق تسليم استلام رد عرض كتابة قراءة تحدث قيادة إصلاح تركيب اختبار جمع
    نقل مستودع مطبخ مدرسة عيادة مشفى مزرعة معمل ورشة مطعم فندق محل حديقة أسرة صحة تعليم مياه طاقة
    غذاء ألبسة بناء طريق مركبة محرك خشب معدن ورق زجاج لون قماش زيت فاكهة خضار خبز قهوة شاي حليب لحم
    سكر وثيقة دبلوم جامعة معهد دورة امتحان طالب معلم طفل أهل زائر ضيف صبر ضغط موعد هدف مكافأة تأمينات
    إجازة وردية ليل صباح مساء عطلة سفر سكن وجبة لباس هاتف رسالة مراسلة صفحة صورة فيديو كاميرا برمجيات
    شبكة خادم نسخة شاشة طابعة نموذج قائمة مخطط تخطيط أرشفة طباعة تغليف تنظيف طبخ خياطة دهان تحميل`
    .trim()
    .split(/\s+/),
};

/** Skills and tools that adverts ask for; half of them are written the same in both languages. */
export const skills: Record<Language, readonly string[]> = {
  en: `excel, photoshop, autocad, english, sap, python, javascript, sql, revit, wordpress, odoo, react,
    canva, illustrator, first aid, typing, negotiation, problem solving, photography, teamwork,
    driving licence, bookkeeping, customer care, power bi, linux, docker, c#, .net, node.js, french,
    turkish, welding, food safety, inventory, infection control, lesson planning, video editing`
    .split(",")
    .map((skill) => skill.trim()),
  ar: `إكسل, photoshop, autocad, لغة إنكليزية, sap, python, javascript, sql, revit, ووردبريس, برنامج أمين,
    react, canva, illustrator, إسعافات أولية, طباعة سريعة, تفاوض, حل مشكلات, تصوير, عمل جماعي,
    شهادة سواقة, مسك دفاتر, خدمة زبائن, power bi, linux, تمديدات صحية, c#, .net, تلحيم, لغة فرنسية,
    لغة تركية, سلامة غذائية, جرد مستودعات, تعقيم, تحضير دروس, مونتاج`
    .split(",")
    .map((skill) => skill.trim()),
};
