/** What companies write into every job of theirs, around what the one job says. Own texts. */
export type CompanyTemplate = {
  intro: readonly string[];
  outro: readonly string[];
  benefits: readonly string[];
};

export const templates: Record<"ar" | "en", readonly CompanyTemplate[]> = {
  ar: [
    {
      intro: [
        "شركتنا من الشركات الرائدة في مجالها، تأسست قبل أكثر من عشرين عاماً ولها فروع في ثلاث محافظات.",
        "نؤمن بأن الموظف شريك في النجاح، ونسعى إلى بيئة عمل محترمة ومستقرة.",
      ],
      outro: [
        "يُرجى من الراغبين إرسال السيرة الذاتية مع صورة شخصية حديثة وذكر المسمى الوظيفي في عنوان الرسالة.",
        "سيتم التواصل مع المقبولين مبدئياً خلال أسبوعين لتحديد موعد المقابلة.",
      ],
      benefits: [
        "تأمينات اجتماعية",
        "تأمين صحي بعد فترة التجربة",
        "إجازة سنوية مدفوعة",
        "مكافأة نهاية العام",
      ],
    },
    {
      intro: [
        "مجموعة تجارية عائلية تعمل في الاستيراد والتوزيع منذ عام 1985.",
        "نظراً لتوسع أعمالنا نرغب في ضم كوادر جديدة إلى فريقنا.",
      ],
      outro: [
        "الدوام من السبت إلى الخميس من التاسعة حتى الخامسة مع استراحة ظهر.",
        "التقديم عبر الموقع فقط، ولن ينظر في الطلبات الورقية.",
      ],
      benefits: ["راتب ثابت مع حوافز", "نقل مؤمّن من مركز المدينة", "وجبة غداء يومية"],
    },
    {
      intro: [
        "منظمة إنسانية غير ربحية تعمل مع المجتمعات المتضررة منذ سنوات في التعليم والحماية وسبل العيش.",
        "تلتزم المنظمة بسياسة حماية الطفل وعدم التسامح مع الاستغلال والإساءة.",
      ],
      outro: [
        "تشجع المنظمة النساء وذوي الإعاقة على التقدم، ويخضع المرشحون لفحص المراجع.",
        "مدة العقد ستة أشهر قابلة للتجديد حسب التمويل والأداء.",
      ],
      benefits: ["بدل مواصلات", "تأمين صحي للعائلة", "تدريب مستمر"],
    },
    {
      intro: [
        "معمل حديث في المنطقة الصناعية ينتج للسوق المحلية وللتصدير.",
        "نعمل بورديتين ونهتم بالسلامة المهنية ونظافة مكان العمل.",
      ],
      outro: [
        "المقابلات يومي الأحد والثلاثاء في مقر المعمل.",
        "تُحفظ الطلبات لستة أشهر للنظر فيها عند توفر شواغر.",
      ],
      benefits: ["وردية ثابتة", "ألبسة عمل", "سلة منتجات شهرية", "تأمينات اجتماعية"],
    },
    {
      intro: [
        "فريق شاب يبني خدمات رقمية للسوق السورية والعربية، ونعمل بمرونة كاملة بين المكتب والبيت.",
      ],
      outro: [
        "خطوات التوظيف: مكالمة قصيرة، ثم مهمة عملية مدفوعة الأجر، ثم لقاء مع الفريق.",
        "نرد على كل طلب خلال عشرة أيام، أياً كان الجواب.",
      ],
      benefits: ["دوام مرن", "حاسوب محمول من الشركة", "ميزانية للتعلم", "يوم عمل من البيت"],
    },
  ],
  en: [
    {
      intro: [
        "We are one of the leading companies in our field, founded more than twenty years ago, with branches in three governorates.",
        "We see every employee as a partner and work for a respectful and stable workplace.",
      ],
      outro: [
        "Interested candidates are requested to send an updated CV and to mention the job title in the subject.",
        "Only shortlisted candidates will be contacted within two weeks to arrange an interview.",
      ],
      benefits: [
        "Social insurance",
        "Health insurance after probation",
        "Paid annual leave",
        "Year-end bonus",
      ],
    },
    {
      intro: [
        "We are a humanitarian non-profit organisation that has worked with affected communities for years in education, protection and livelihoods.",
        "The organisation is committed to child safeguarding and has zero tolerance for exploitation and abuse.",
      ],
      outro: [
        "Women and people with disabilities are encouraged to apply. Candidates are subject to reference checks.",
        "The contract is for six months, renewable depending on funding and performance.",
      ],
      benefits: ["Transport allowance", "Health insurance for the family", "Continuous training"],
    },
    {
      intro: [
        "We are a young team that builds digital services for the Syrian and Arab markets, fully flexible between office and home.",
      ],
      outro: [
        "Our hiring steps: a short call, a paid practical task, then a meeting with the team.",
        "We answer every application within ten days, whatever the answer is.",
      ],
      benefits: [
        "Flexible hours",
        "A laptop from the company",
        "A budget for learning",
        "A day from home",
      ],
    },
  ],
};

/** What many jobs require, in both languages, one line each. */
export const requirementPairs: readonly (readonly [ar: string, en: string])[] = [
  ["خبرة سنتين على الأقل في مجال مشابه", "At least two years of experience in a similar field"],
  ["إجازة جامعية في اختصاص ذي صلة", "A university degree in a relevant field"],
  ["لغة إنكليزية جيدة كتابة ومحادثة", "Good spoken and written English"],
  ["إتقان العمل على برامج أوفيس", "Proficiency in Microsoft Office"],
  ["القدرة على العمل ضمن فريق وتحت الضغط", "Ability to work in a team and under pressure"],
  ["مهارات تواصل ممتازة", "Excellent communication skills"],
  ["الالتزام بالمواعيد", "Punctuality and commitment"],
  ["رخصة قيادة سارية", "A valid driving licence"],
  [
    "الإقامة في المحافظة أو الاستعداد للانتقال إليها",
    "Residence in the governorate or readiness to move",
  ],
  ["العمر بين 22 و 40 عاماً", "Age between 22 and 40"],
  ["تنظيم الوقت وترتيب الأولويات", "Time management and setting of priorities"],
  ["معرفة بالأنظمة المحاسبية ميزة إضافية", "Knowledge of accounting systems is an advantage"],
];

/** The same said in other words, both ways. */
export const rewordings: Record<"ar" | "en", readonly (readonly [string, string])[]> = {
  ar: [
    ["نبحث عن", "نرغب في توظيف"],
    ["يبحث", "يرغب في ضم"],
    ["نحتاج إلى", "نريد"],
    ["مطلوب", "يُطلب"],
    ["العمل", "الدوام"],
    ["متابعة", "الإشراف على"],
    ["إعداد", "تحضير"],
    ["تنظيم", "ترتيب"],
    ["التواصل مع", "التنسيق مع"],
    ["خبرة", "تجربة عملية"],
    ["معرفة", "إلمام"],
    ["القدرة على", "إمكانية"],
    ["جيدة", "ممتازة"],
    ["جيد", "ممتاز"],
    ["الزبائن", "العملاء"],
    ["العملاء", "المراجعين"],
    ["شركة", "مؤسسة"],
    ["فريق", "كادر"],
    ["موظف", "عامل"],
    ["يومياً", "كل يوم"],
    ["شهرياً", "كل شهر"],
    ["أسبوعياً", "كل أسبوع"],
    ["تقارير", "كشوفات"],
    ["مسؤول عن", "يتولى"],
    ["تدريب", "تأهيل"],
    ["المشاركة في", "المساهمة في"],
    ["حفظ", "أرشفة"],
    ["سنتين", "عامين"],
    ["راتب", "أجر"],
    ["خلال", "في غضون"],
    ["مركز", "وسط"],
    ["صغير", "محدود"],
    ["جديد", "حديث"],
  ],
  en: [
    ["We are looking for", "We want to hire"],
    ["looking for", "searching for"],
    ["We need", "We require"],
    ["responsible for", "in charge of"],
    ["prepare", "draw up"],
    ["Prepare", "Draw up"],
    ["manage", "handle"],
    ["Manage", "Handle"],
    ["customers", "clients"],
    ["clients", "customers"],
    ["team", "crew"],
    ["experience", "background"],
    ["knowledge", "understanding"],
    ["good", "solid"],
    ["Good", "Solid"],
    ["daily", "every day"],
    ["monthly", "every month"],
    ["weekly", "every week"],
    ["company", "firm"],
    ["reports", "summaries"],
    ["work with", "cooperate with"],
    ["help", "assist"],
    ["Help", "Assist"],
    ["ensure", "make sure of"],
    ["salary", "pay"],
    ["training", "coaching"],
    ["small", "compact"],
    ["new", "fresh"],
    ["check", "verify"],
    ["Check", "Verify"],
    ["write", "author"],
    ["Write", "Author"],
  ],
};

/** Ways to write a title around itself. */
export const titleForms: Record<"ar" | "en", readonly ((title: string) => string)[]> = {
  ar: [
    (title) => `مطلوب ${title}`,
    (title) => `${title} - دوام كامل`,
    (title) => `فرصة عمل: ${title}`,
    (title) => `${title} خبرة`,
    (title) => `${title} لشركة كبرى`,
    (title) => title,
  ],
  en: [
    (title) => `${title} needed`,
    (title) => `${title} - full time`,
    (title) => `Vacancy: ${title}`,
    (title) => `Experienced ${title}`,
    (title) => `Hiring: ${title}`,
    (title) => title,
  ],
};
