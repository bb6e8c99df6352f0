import { lines, type Role } from "./role.ts";

export const finance: Role[] = [
  {
    key: "accountant",
    category: "Accounting & Finance",
    fits: "any",
    setting: "office",
    pay: [1500, 2200],
    usd: [550, 800],
    types: ["full-time", "full-time", "part-time"],
    levels: ["entry", "mid", "mid"],
    ar: {
      titles: ["محاسب / محاسبة", "محاسب عام", "محاسبة فرع"],
      who: "محاسب أو محاسبة",
      field: "المحاسبة العامة",
      does: lines(`
        تسجيل القيود اليومية من واقع الفواتير والسندات.
        مطابقة أرصدة الموردين والزبائن في نهاية كل شهر.
        إعداد ميزان المراجعة وتقارير المصاريف للإدارة.
        حفظ المستندات مرتبة بحيث يسهل الرجوع إليها عند التدقيق.
        متابعة السلف والعهد وتسويتها في مواعيدها.`),
      needs: lines(`
        إجازة في الاقتصاد، قسم المحاسبة، أو معهد مصرفي
        إتقان Excel وأحد برامج المحاسبة
        معرفة بقوانين الضرائب والتأمينات
        دقة وأمانة`),
    },
    en: {
      titles: ["Accountant", "General Accountant"],
      who: "an accountant",
      field: "general accounting",
      does: lines(`
        Post daily entries from invoices and vouchers.
        Reconcile supplier and customer balances at the end of each month.
        Prepare the trial balance and expense reports for management.
        File documents so that an auditor finds them at once.`),
      needs: lines(`
        A degree in accounting or a banking diploma
        Good command of Excel and one accounting package
        Knowledge of Syrian tax and social insurance rules
        Accuracy and honesty`),
    },
  },
  {
    key: "senior-accountant",
    category: "Accounting & Finance",
    fits: "any",
    setting: "office",
    pay: [1800, 2500],
    usd: [700, 950],
    types: ["full-time"],
    levels: ["senior", "senior", "executive"],
    ar: {
      titles: ["محاسب أول", "رئيس حسابات", "مدير مالي"],
      who: "محاسب أول أو محاسبة أولى",
      field: "المحاسبة والإدارة المالية",
      does: lines(`
        الإشراف على عمل المحاسبين ومراجعة قيودهم.
        إقفال الحسابات الشهرية والسنوية وإعداد القوائم المالية.
        تحضير الموازنة التقديرية ومقارنتها بالمنفّذ.
        إدارة السيولة والعلاقة مع المصارف وشركات الصرافة.
        تمثيلنا أمام الدوائر المالية والمدقق الخارجي.`),
      needs: lines(`
        إجازة في المحاسبة، وشهادة مهنية تعدّ ميزة
        إلمام بالمعايير الدولية للتقارير المالية
        قدرة على قيادة فريق صغير
        تحليل الأرقام وعرضها على الإدارة`),
    },
    en: {
      titles: ["Senior Accountant", "Chief Accountant", "Finance Manager"],
      who: "a senior accountant",
      field: "accounting and financial management",
      does: lines(`
        Supervise the accountants and review their entries.
        Close the books monthly and yearly and prepare the statements.
        Draft the budget and explain each deviation from it.
        Manage cash and the relation with banks.`),
      needs: lines(`
        A degree in accounting; a professional certificate is a plus
        Knowledge of IFRS
        Experience in leading a small team
        Very good English and Excel`),
    },
  },
  {
    key: "payroll-accountant",
    category: "Accounting & Finance",
    fits: [
      "education-training",
      "healthcare",
      "manufacturing",
      "construction",
      "textiles-clothing",
      "oil-gas",
    ],
    setting: "office",
    pay: [1300, 1900],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["محاسب رواتب وأجور", "محاسبة رواتب"],
      who: "محاسب أو محاسبة للرواتب",
      field: "حساب الرواتب والأجور",
      does: lines(`
        احتساب الرواتب والعمل الإضافي من سجلات الدوام.
        إعداد جداول ضريبة الدخل والتأمينات الاجتماعية.
        تسليم قسائم الرواتب والإجابة عن استفسارات العاملين.
        متابعة السلف والحسميات شهراً بشهر.`),
      needs: lines(`
        معهد أو إجازة في المحاسبة
        معرفة بقانون العمل
        كتمان لأسرار الرواتب
        تمكّن من Excel`),
    },
  },
  {
    key: "stock-accountant",
    category: "Accounting & Finance",
    fits: [
      "manufacturing",
      "retail-trade",
      "food-beverage",
      "textiles-clothing",
      "pharmaceuticals",
      "transport-logistics",
      "agriculture",
    ],
    setting: "office",
    pay: [1300, 1900],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["محاسب مستودعات", "محاسب تكاليف", "محاسبة مواد"],
      who: "محاسب أو محاسبة للمستودعات والتكاليف",
      field: "محاسبة المستودعات أو التكاليف",
      does: lines(`
        تسجيل الإدخالات والإخراجات ومطابقتها مع بطاقات المواد.
        حساب كلفة الوحدة من المواد والأجور والطاقة.
        المشاركة في الجرد الدوري وتفسير الفروقات.
        تقديم كشف شهري بالأصناف الراكدة.`),
      needs: lines(`
        إجازة في المحاسبة
        خبرة ببرامج المستودعات
        صبر على التفاصيل
        قدرة على العمل بين المكتب والمستودع`),
    },
    en: {
      titles: ["Warehouse Accountant", "Cost Accountant"],
      who: "a cost and stock accountant",
      field: "stock or cost accounting",
      does: lines(`
        Record goods in and out and match them with the stock cards.
        Work out the unit cost from materials, wages and energy.
        Take part in stock counts and explain differences.
        List slow-moving items every month.`),
      needs: lines(`
        A degree in accounting
        Practice with stock software
        Patience with detail
        Comfort both at a desk and in a warehouse`),
    },
  },
  {
    key: "internal-auditor",
    category: "Accounting & Finance",
    fits: [
      "banking",
      "insurance",
      "construction",
      "non-profit",
      "manufacturing",
      "oil-gas",
      "retail-trade",
      "telecoms",
    ],
    setting: "office",
    pay: [2000, 3000],
    usd: [800, 1150],
    types: ["full-time", "contract"],
    levels: ["mid", "senior", "senior"],
    ar: {
      titles: ["مدقق داخلي", "مدققة حسابات", "مراجع داخلي أول"],
      who: "مدقق داخلي أو مدققة داخلية",
      field: "التدقيق",
      does: lines(`
        تنفيذ خطة التدقيق السنوية بحسب تقييم المخاطر.
        فحص المشتريات والعقود والمصروفات على عينة كل شهر.
        مناقشة الملاحظات مع الأقسام والاتفاق على مواعيد معالجتها.
        رفع تقرير محايد إلى مجلس الإدارة كل ربع سنة.`),
      needs: lines(`
        إجازة في المحاسبة أو إدارة الأعمال
        استقلالية في الرأي ولباقة في طرحه
        معرفة بمعايير التدقيق الداخلي
        كتابة تقارير واضحة`),
    },
    en: {
      titles: ["Internal Auditor", "Compliance and Audit Officer"],
      who: "an internal auditor",
      field: "auditing",
      does: lines(`
        Carry out the yearly audit plan, built on risk.
        Test purchases, contracts and expenses on a monthly sample.
        Discuss findings with departments and agree dates for repair.
        Report to the board every quarter without fear or favour.`),
      needs: lines(`
        A degree in accounting or business
        An independent mind and a polite way of using it
        Knowledge of internal audit standards
        Clear report writing in English`),
    },
  },
  {
    key: "treasurer",
    category: "Accounting & Finance",
    fits: [
      "healthcare",
      "education-training",
      "retail-trade",
      "transport-logistics",
      "tourism-hospitality",
      "construction",
    ],
    setting: "office",
    pay: [1000, 1400],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["أمين صندوق", "أمينة صندوق", "محصّل فواتير"],
      who: "أمين أو أمينة صندوق",
      field: "الصندوق والتحصيل",
      does: lines(`
        استلام المدفوعات وتسليم الإيصالات فوراً.
        صرف المبالغ وفق سندات موقّعة أصولاً.
        جرد الصندوق يومياً بحضور المحاسب.
        إيداع الفائض في المصرف مرتين في الأسبوع.`),
      needs: lines(`
        شهادة معهد تجاري أو ثانوية تجارية
        كفالة أو تزكية من جهة معروفة
        تعامل لطيف مع المراجعين
        خلو السجل من الأحكام`),
    },
  },
  {
    key: "bank-teller",
    category: "Accounting & Finance",
    fits: ["banking"],
    setting: "office",
    pay: [1300, 1900],
    types: ["full-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["صرّاف في مصرف", "موظفة نافذة مصرفية", "موظف خدمات مصرفية"],
      who: "صرّاف أو صرّافة",
      field: "العمل المصرفي",
      does: lines(`
        تنفيذ عمليات السحب والإيداع والحوالات الداخلية.
        التحقق من الهويات والتواقيع وفق التعليمات.
        مطابقة الصندوق مع النظام قبل الإغلاق.
        تعريف الزبائن بالخدمات الإلكترونية الجديدة.`),
      needs: lines(`
        إجازة في الاقتصاد أو معهد مصرفي
        دقة في عدّ النقود
        التزام بالسرية المصرفية
        مظهر رسمي`),
    },
    en: {
      titles: ["Bank Teller", "Branch Services Officer"],
      who: "a teller",
      field: "banking",
      does: lines(`
        Handle deposits, withdrawals and local transfers.
        Verify identities and signatures as the rules demand.
        Match the till with the system before closing.
        Show customers how to use the electronic services.`),
      needs: lines(`
        A degree in economics or a banking diploma
        Accuracy in counting cash
        Discretion
        Courteous service in Arabic and English`),
    },
  },
  {
    key: "loan-officer",
    category: "Accounting & Finance",
    fits: ["banking", "non-profit"],
    setting: "road",
    pay: [1400, 2100],
    usd: [500, 700],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مسؤول إقراض", "مسؤولة تمويل مشاريع صغيرة", "موظف ائتمان"],
      who: "مسؤول أو مسؤولة للتمويل الصغير",
      field: "التمويل الصغير أو الائتمان",
      does: lines(`
        زيارة أصحاب المشاريع الصغيرة وتقدير قدرتهم على السداد.
        إعداد ملف التمويل وعرضه على لجنة الموافقة.
        متابعة الأقساط وزيارة المتأخرين بلباقة.
        مساعدة الزبائن في مسك حسابات بسيطة لمشاريعهم.`),
      needs: lines(`
        إجازة في الاقتصاد أو الإدارة
        معرفة بأسواق المنطقة وحرفها
        حكم متزن على الأشخاص والأرقام
        دراجة نارية أو رخصة قيادة`),
    },
    en: {
      titles: ["Loan Officer", "Microfinance Officer", "Small Grants Officer"],
      who: "a microfinance officer",
      field: "microfinance or credit",
      does: lines(`
        Visit small businesses and judge what they can repay.
        Prepare each file and defend it before the committee.
        Follow instalments and visit late payers with tact.
        Help clients keep simple books.`),
      needs: lines(`
        A degree in economics or business
        Knowledge of local trades and markets
        Balanced judgement
        A driving licence`),
    },
  },
  {
    key: "grants-officer",
    category: "Accounting & Finance",
    fits: ["non-profit"],
    setting: "office",
    pay: [2000, 2800],
    usd: [850, 1250],
    types: ["contract", "full-time"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["مسؤول مالي للمنح", "مسؤولة مالية في منظمة"],
      who: "مسؤول أو مسؤولة للمنح والتقارير المالية",
      field: "الإدارة المالية للمنظمات",
      does: lines(`
        متابعة الصرف على كل منحة ومقارنته بالموازنة.
        إعداد التقارير المالية للجهات المانحة في مواعيدها.
        تدقيق وثائق الشراء قبل الدفع.
        تدريب الشركاء المحليين على متطلبات التوثيق.`),
      needs: lines(`
        إجازة في المحاسبة
        معرفة بمتطلبات كبار المانحين
        لغة إنكليزية جيدة جداً
        إتقان Excel`),
    },
    en: {
      titles: ["Grants and Finance Officer", "NGO Finance Officer"],
      senior: ["Senior Finance Officer", "Grants Manager"],
      who: "a grants and finance officer",
      field: "NGO finance",
      does: lines(`
        Follow spending on each grant against its budget.
        Prepare donor financial reports on time.
        Check procurement files before payment.
        Train local partners in documentation.
        Answer the auditors’ questions with papers in hand.`),
      needs: lines(`
        A degree in accounting or finance
        Familiarity with the rules of major donors
        Fluent written English
        Advanced Excel`),
    },
  },
  {
    key: "claims-assessor",
    category: "Accounting & Finance",
    fits: ["insurance"],
    setting: "office",
    pay: [1500, 2200],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مقدّر أضرار", "موظفة مطالبات تأمين", "مسؤول اكتتاب"],
      who: "موظف أو موظفة لقسم التأمين",
      field: "أعمال التأمين",
      does: lines(`
        استلام المطالبات ودراسة وثائقها وشروط الوثيقة.
        معاينة الأضرار وتصويرها وتقدير قيمتها بإنصاف.
        حساب الأقساط بحسب درجة الخطر.
        إنجاز ملف التعويض خلال عشرة أيام عمل.`),
      needs: lines(`
        إجازة في الاقتصاد أو الحقوق أو التأمين
        مهارة في القراءة المتأنية للعقود
        حياد وإنصاف
        استعداد للخروج إلى المعاينات`),
    },
  },
];
