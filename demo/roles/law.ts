import { lines, type Role } from "./role.ts";

const contracting = [
  "consulting-legal",
  "construction",
  "real-estate",
  "oil-gas",
  "telecoms",
  "petrochemicals",
] as const;

export const law: Role[] = [
  {
    key: "lawyer",
    category: "Law",
    fits: ["consulting-legal", "real-estate", "insurance"],
    setting: "office",
    pay: [1800, 3000],
    types: ["full-time", "part-time", "contract"],
    levels: ["mid", "mid", "senior"],
    ar: {
      titles: ["محامٍ / محامية", "محامٍ في القضايا التجارية", "محامية قضايا عقارية"],
      who: "محامٍ أو محامية",
      field: "المحاماة",
      does: lines(`
        حضور جلسات المحاكم وتقديم الدفوع والمذكرات في مواعيدها.
        صياغة العقود والوكالات وإنذارات الكاتب بالعدل.
        دراسة ملفات القضايا وتقديم رأي مكتوب للموكل.
        متابعة تنفيذ الأحكام حتى نهايتها.`),
      needs: lines(`
        إجازة في الحقوق وتسجيل في نقابة المحامين، فرع الأساتذة
        قدرة على الترافع والتفاوض
        صياغة قانونية متينة
        التزام بسر المهنة`),
    },
    en: {
      titles: ["Lawyer", "Commercial Lawyer"],
      who: "a lawyer",
      field: "legal practice",
      does: lines(`
        Appear in court and file pleadings on time.
        Draft contracts, powers of attorney and notices.
        Study case files and give clients a written opinion.
        Follow the enforcement of judgments to the end.`),
      needs: lines(`
        A law degree and full bar membership
        Advocacy and negotiation skills
        Precise legal drafting in Arabic; good English
        Professional secrecy`),
    },
  },
  {
    key: "trainee-lawyer",
    category: "Law",
    fits: ["consulting-legal"],
    setting: "office",
    pay: [900, 1200],
    types: ["full-time", "part-time"],
    levels: ["entry"],
    ar: {
      titles: ["محامٍ متمرن", "محامية متمرنة", "متدرب قانوني"],
      who: "محامٍ متمرن أو محامية متمرنة",
      field: "مكاتب المحاماة",
      does: lines(`
        مرافقة المحامي الأستاذ إلى الجلسات وتدوين مجرياتها.
        البحث في الاجتهادات والنصوص النافذة.
        كتابة مسودات المذكرات ومراجعتها مع الأستاذ.
        متابعة المعاملات في ديوان المحكمة.`),
      needs: lines(`
        إجازة في الحقوق وقيد في جدول المتمرنين
        شغف بالقراءة والبحث
        خط واضح ولغة سليمة
        تفرّغ صباحي`),
    },
  },
  {
    key: "legal-adviser",
    category: "Law",
    fits: [
      ...contracting,
      "banking",
      "insurance",
      "non-profit",
      "manufacturing",
      "energy-electricity",
      "healthcare",
    ],
    setting: "office",
    pay: [2000, 3200],
    usd: [750, 1150],
    types: ["full-time", "part-time", "contract"],
    levels: ["mid", "senior", "senior", "executive"],
    ar: {
      titles: ["مستشار قانوني / مستشارة قانونية", "مدير الشؤون القانونية", "مسؤول قانوني"],
      who: "مستشار قانوني أو مستشارة قانونية",
      field: "الاستشارات القانونية",
      does: lines(`
        مراجعة العقود قبل توقيعها والتنبيه إلى مخاطرها.
        تقديم الرأي القانوني للإدارة في مسائل العمل والضرائب.
        متابعة القضايا مع المحامين الخارجيين.
        إعداد الأنظمة الداخلية وتحديثها مع تغيّر القوانين.`),
      needs: lines(`
        إجازة في الحقوق، والماجستير ميزة
        معرفة عميقة بقانون الشركات وقانون العمل
        لغة إنكليزية قانونية جيدة
        نزاهة واستقلال في الرأي`),
    },
    en: {
      titles: ["Legal Adviser", "In-House Counsel"],
      senior: ["Senior Legal Adviser", "Head of Legal"],
      who: "a legal adviser",
      field: "legal advice",
      does: lines(`
        Review contracts before signature and point out their risks.
        Advise management on labour, tax and licensing questions.
        Follow cases with outside counsel.
        Keep internal rules in step with the law.`),
      needs: lines(`
        A law degree; a master’s is a plus
        Sound knowledge of company and labour law
        Good legal English
        Integrity and an independent view`),
    },
  },
  {
    key: "contracts-officer",
    category: "Law",
    fits: [...contracting, "energy-electricity", "transport-logistics", "non-profit"],
    setting: "office",
    pay: [1600, 2500],
    usd: [650, 950],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["موظف عقود", "مسؤولة عقود ومناقصات", "منسّق عقود"],
      who: "مسؤول أو مسؤولة للعقود",
      field: "العقود والمناقصات",
      does: lines(`
        إعداد دفاتر الشروط وإعلانات المناقصات.
        فتح العروض وتنظيم محاضر اللجان.
        متابعة مدد العقود وكفالاتها قبل انتهائها.
        أرشفة كل عقد مع ملاحقه ومراسلاته.`),
      needs: lines(`
        إجازة في الحقوق أو إدارة الأعمال
        معرفة بنظام العقود
        دقة شديدة في التواريخ والأرقام
        نزاهة في التعامل مع العارضين`),
    },
    en: {
      titles: ["Contracts Officer", "Contracts and Tenders Specialist"],
      who: "a contracts officer",
      field: "contracts and tenders",
      does: lines(`
        Prepare tender documents and calls.
        Open bids and write the committee’s minutes.
        Watch contract periods and guarantees before they lapse.
        Keep each contract complete with annexes and letters.`),
      needs: lines(`
        A degree in law or business
        Knowledge of contract practice
        Great care with dates and figures
        Good English and spotless integrity`),
    },
  },
  {
    key: "legal-translator",
    category: "Law",
    fits: ["consulting-legal", "non-profit", "media-advertising", "education-training"],
    setting: "screen",
    pay: [1400, 2300],
    usd: [500, 800],
    types: ["freelance", "remote", "part-time", "full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مترجم قانوني", "مترجمة محلّفة", "مترجم عقود ووثائق"],
      who: "مترجم قانوني أو مترجمة قانونية",
      field: "الترجمة القانونية",
      does: lines(`
        ترجمة العقود والأحكام والوثائق الشخصية بين العربية والإنكليزية.
        تدقيق ترجمات الزملاء وتوحيد المصطلحات في مسرد مشترك.
        مرافقة الموكلين الأجانب في الاجتماعات.
        تصديق الترجمات لدى الجهات المختصة.`),
      needs: lines(`
        إجازة في الترجمة أو الحقوق مع لغة ممتازة
        ترخيص مترجم محلّف يعدّ ميزة
        أمانة في النقل
        سرعة لا تقل عن ألفي كلمة يومياً`),
    },
    en: {
      titles: ["Legal Translator", "Sworn Translator (Arabic-English)"],
      who: "a legal translator",
      field: "legal translation",
      does: lines(`
        Translate contracts, judgments and personal documents both ways.
        Revise colleagues’ work and keep a shared glossary.
        Interpret in meetings with foreign clients.
        Have translations certified where needed.`),
      needs: lines(`
        A degree in translation, or law with excellent languages
        A sworn translator’s licence is a plus
        Faithfulness to the text
        At least two thousand words a day`),
    },
  },
  {
    key: "compliance-officer",
    category: "Law",
    fits: ["banking", "insurance", "pharmaceuticals", "telecoms", "non-profit"],
    setting: "office",
    pay: [1900, 2900],
    usd: [750, 1100],
    types: ["full-time"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["مسؤول امتثال", "مسؤولة التزام ومكافحة احتيال"],
      who: "مسؤول أو مسؤولة للامتثال",
      field: "الامتثال والرقابة",
      does: lines(`
        متابعة القرارات الجديدة وشرح أثرها للأقسام.
        فحص العمليات غير المألوفة ورفع تقارير عنها.
        تدريب الموظفين سنوياً على قواعد النزاهة.
        استقبال البلاغات الداخلية وحماية من يقدّمها.`),
      needs: lines(`
        إجازة في الحقوق أو الاقتصاد
        معرفة بتعليمات مكافحة غسل الأموال
        شجاعة أدبية وسرية
        لغة إنكليزية جيدة`),
    },
    en: {
      titles: ["Compliance Officer", "Safeguarding and Compliance Officer"],
      who: "a compliance officer",
      field: "compliance or internal control",
      does: lines(`
        Follow new regulations and explain what they change.
        Examine unusual transactions and report on them.
        Train staff in integrity rules once a year.
        Receive internal reports and protect those who make them.`),
      needs: lines(`
        A degree in law or economics
        Knowledge of anti-fraud and anti-money-laundering rules
        Moral courage and discretion
        Fluent English`),
    },
  },
  {
    key: "protection-officer",
    category: "Law",
    fits: ["non-profit"],
    setting: "field",
    pay: [2000, 2700],
    usd: [800, 1150],
    types: ["contract", "full-time"],
    levels: ["mid", "mid", "senior"],
    ar: {
      titles: ["مسؤول حماية", "مسؤولة حماية ومساعدة قانونية", "منسّق حماية"],
      who: "مسؤول أو مسؤولة حماية",
      field: "برامج الحماية",
      does: lines(`
        رصد أوضاع الحماية في المخيمات والقرى ورفع تقرير أسبوعي.
        مساعدة الأسر في استخراج الوثائق المدنية وتثبيت الولادات والزواج.
        إدارة الحالات الحساسة وإحالتها وفق مبدأ عدم الإضرار.
        تدريب الفرق الأخرى على الإحالة الآمنة.`),
      needs: lines(`
        إجازة في الحقوق أو العلوم الاجتماعية
        معرفة بمعايير الحماية الدولية
        التزام تام بالسرية
        لغة إنكليزية جيدة للتقارير`),
    },
    en: {
      titles: ["Protection Officer", "Legal Aid and Protection Officer"],
      senior: ["Protection Coordinator"],
      who: "a protection officer",
      field: "protection programmes",
      does: lines(`
        Monitor protection concerns in camps and villages and report weekly.
        Help families obtain civil documents and register births and marriages.
        Manage sensitive cases and refer them without doing harm.
        Train other teams in safe referral.`),
      needs: lines(`
        A degree in law or social science
        Knowledge of international protection standards
        Absolute confidentiality
        Fluent Arabic and very good English`),
    },
  },
  {
    key: "property-rights-officer",
    category: "Law",
    fits: ["non-profit"],
    setting: "field",
    pay: [1800, 2600],
    usd: [700, 1000],
    types: ["contract", "part-time"],
    levels: ["mid", "senior"],
    en: {
      titles: ["Housing, Land and Property Officer", "Property Rights Adviser"],
      who: "a housing, land and property officer",
      field: "property law or land registration",
      does: lines(`
        Advise returning owners and tenants on their papers.
        Check titles in the land registry before any house is repaired.
        Mediate between neighbours and heirs before it comes to court.
        Explain inheritance and joint ownership in village sessions.
        Write anonymised case notes for advocacy.`),
      needs: lines(`
        A law degree and bar membership
        Practice with the land registry
        Talent for mediation
        Good report writing in English and Arabic`),
    },
  },
  {
    key: "paperwork-clerk",
    category: "Law",
    fits: [
      "consulting-legal",
      "construction",
      "real-estate",
      "transport-logistics",
      "manufacturing",
      "education-training",
      "healthcare",
    ],
    setting: "road",
    pay: [1000, 1500],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["معقّب معاملات", "مندوب علاقات حكومية", "موظف متابعة معاملات"],
      who: "شخص خبير بالمعاملات الرسمية",
      field: "متابعة المعاملات الرسمية",
      does: lines(`
        تقديم المعاملات في الدوائر الرسمية ومتابعتها حتى إنجازها.
        تجديد التراخيص والسجلات قبل انتهاء مدتها.
        دفع الرسوم وحفظ إيصالاتها.
        ترتيب ملف لكل معاملة وكتابة موقفها يومياً.`),
      needs: lines(`
        معرفة بدوائر المحافظة ومواعيدها
        شهادة ثانوية على الأقل
        أمانة وصبر
        مظهر لائق`),
    },
  },
];
