import { lines, type Role } from "./role.ts";

/** Human resources and the running of an office. */
export const office: Role[] = [
  {
    key: "hr-specialist",
    category: "Human Resources",
    fits: "any",
    setting: "office",
    pay: [1600, 2400],
    usd: [600, 900],
    types: ["full-time", "full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["أخصائي موارد بشرية", "أخصائية موارد بشرية", "مسؤول موارد بشرية"],
      senior: ["رئيس قسم الموارد البشرية", "مدير موارد بشرية"],
      who: "أخصائي أو أخصائية موارد بشرية",
      field: "الموارد البشرية",
      does: lines(`
        كتابة إعلانات الوظائف وفرز السير الذاتية بإنصاف.
        تنظيم المقابلات والرد على كل متقدم، قبولاً أو اعتذاراً.
        استقبال الموظفين الجدد وتعريفهم بحقوقهم وواجباتهم.
        متابعة الإجازات والتقييم السنوي وخطط التدريب.
        حلّ الخلافات الصغيرة قبل أن تكبر.`),
      needs: lines(`
        إجازة في إدارة الأعمال أو علم النفس أو الحقوق
        معرفة بقانون العمل السوري
        سرية وحياد
        مهارة في الإصغاء والكتابة`),
    },
    en: {
      titles: ["HR Specialist", "HR Officer", "HR Generalist"],
      senior: ["HR Manager", "Head of People"],
      who: "an HR specialist",
      field: "human resources",
      does: lines(`
        Write job posts and read applications fairly.
        Arrange interviews and answer every candidate, also with a no.
        Welcome new colleagues and explain their rights and duties.
        Keep leave, appraisals and training plans up to date.`),
      needs: lines(`
        A degree in business, psychology or law
        Knowledge of Syrian labour law
        Discretion and fairness
        Good written Arabic and English`),
    },
  },
  {
    key: "recruiter",
    category: "Human Resources",
    fits: ["information-technology", "telecoms", "construction", "oil-gas"],
    setting: "screen",
    pay: [1500, 2300],
    usd: [500, 800],
    types: ["full-time", "remote", "contract", "freelance"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مسؤول توظيف", "أخصائية استقطاب كفاءات"],
      who: "مسؤول أو مسؤولة للتوظيف",
      field: "التوظيف والاستقطاب",
      does: lines(`
        البحث عن مرشحين في منصات التوظيف والجامعات.
        إجراء المقابلة الأولى بالهاتف وكتابة ملخص عادل.
        ترتيب مواعيد المقابلات الفنية ومتابعة نتائجها.
        بناء قاعدة مرشحين للشواغر المتكررة.`),
      needs: lines(`
        إجازة جامعية
        ودّ في التواصل ووضوح في المواعيد
        قدرة على تقدير الكفاءة دون تحيّز
        لغة إنكليزية جيدة`),
    },
    en: {
      titles: ["Recruiter", "Talent Acquisition Specialist"],
      who: "a recruiter",
      field: "recruitment",
      does: lines(`
        Look for candidates on job boards and at universities.
        Hold the first phone interview and sum it up fairly.
        Arrange technical interviews and chase their results.
        Keep a pool of people for jobs that return.`),
      needs: lines(`
        A university degree
        Warmth in contact and clarity about dates
        An eye for talent without prejudice
        Fluent English and Arabic`),
    },
  },
  {
    key: "admin-assistant",
    category: "Human Resources",
    fits: "any",
    setting: "office",
    pay: [1000, 1450],
    usd: [350, 500],
    types: ["full-time", "full-time", "part-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["مساعد إداري / مساعدة إدارية", "موظفة استقبال وإدارة", "سكرتيرة"],
      who: "مساعد إداري أو مساعدة إدارية",
      field: "الأعمال الإدارية",
      does: lines(`
        استقبال الزوار والاتصالات وتحويلها إلى المعنيين.
        كتابة المراسلات وتنظيم البريد الصادر والوارد.
        ترتيب الاجتماعات وكتابة محاضرها.
        متابعة حاجات المكتب من قرطاسية وصيانة.`),
      needs: lines(`
        معهد إدارة أعمال أو شهادة تعادله
        طباعة سريعة وإتقان Word وExcel
        ترتيب ولباقة
        لغة إنكليزية مقبولة`),
    },
    en: {
      titles: ["Administrative Assistant", "Office Assistant", "Receptionist"],
      who: "an administrative assistant",
      field: "office administration",
      does: lines(`
        Receive visitors and calls and pass them on.
        Write letters and keep incoming and outgoing mail in order.
        Arrange meetings and take the minutes.
        Look after supplies and small repairs.`),
      needs: lines(`
        A diploma in business administration or similar
        Fast typing and good Word and Excel
        Order and courtesy
        Good spoken English`),
    },
  },
  {
    key: "executive-secretary",
    category: "Human Resources",
    fits: [
      "construction",
      "oil-gas",
      "banking",
      "insurance",
      "petrochemicals",
      "manufacturing",
      "consulting-legal",
      "pharmaceuticals",
      "real-estate",
    ],
    setting: "office",
    pay: [1400, 2100],
    types: ["full-time"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["سكرتيرة تنفيذية", "مدير مكتب", "مديرة مكتب المدير العام"],
      who: "سكرتيرة تنفيذية أو مدير مكتب",
      field: "إدارة المكاتب التنفيذية",
      does: lines(`
        تنظيم جدول أعمال المدير ومواعيده وسفره.
        إعداد الكتب الرسمية والعروض التقديمية باللغتين.
        متابعة تنفيذ القرارات مع رؤساء الأقسام.
        حفظ الوثائق السرية وضبط الوصول إليها.`),
      needs: lines(`
        إجازة جامعية في اللغات أو الإدارة
        لغة إنكليزية ممتازة كتابة ومحادثة
        كتمان وحسن تصرف
        قدرة على إنجاز مهام كثيرة بهدوء`),
    },
    en: {
      titles: ["Executive Secretary", "Office Manager", "Executive Assistant"],
      who: "an executive assistant",
      field: "running an executive office",
      does: lines(`
        Keep the director’s calendar, appointments and travel.
        Draft official letters and presentations in both languages.
        Follow up decisions with heads of department.
        Guard confidential files.`),
      needs: lines(`
        A degree in languages or management
        Excellent English
        Discretion and good judgement
        Calm when ten things come at once`),
    },
  },
  {
    key: "personnel-clerk",
    category: "Human Resources",
    fits: [
      "manufacturing",
      "textiles-clothing",
      "food-beverage",
      "healthcare",
      "construction",
      "transport-logistics",
    ],
    setting: "office",
    pay: [1100, 1600],
    types: ["full-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["موظف ذاتية ودوام", "موظفة شؤون عاملين", "مسؤول تأمينات اجتماعية"],
      who: "موظف أو موظفة لشؤون العاملين",
      field: "شؤون العاملين",
      does: lines(`
        تسجيل الدوام والغياب ومتابعة جهاز البصمة.
        تنظيم عقود العمل وتجديدها قبل انتهائها.
        تسجيل العاملين في التأمينات الاجتماعية ومراجعة دوائرها.
        حفظ إضبارة كاملة لكل عامل.`),
      needs: lines(`
        معهد أو ثانوية تجارية
        معرفة بمعاملات التأمينات
        ترتيب ودقة في المواعيد
        تعامل محترم مع العمال`),
    },
  },
  {
    key: "training-coordinator",
    category: "Human Resources",
    fits: ["education-training", "non-profit", "banking", "telecoms", "consulting-legal"],
    setting: "office",
    pay: [1500, 2200],
    usd: [550, 800],
    types: ["full-time", "contract", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["منسّق تدريب", "منسّقة تطوير مهني", "منسّق متطوعين"],
      who: "منسّق أو منسّقة للتدريب",
      field: "تنسيق التدريب أو التطوع",
      does: lines(`
        تقدير حاجات التدريب مع رؤساء الأقسام.
        التعاقد مع المدربين وتجهيز القاعات والمواد.
        متابعة الحضور وقياس أثر الدورة بعد شهرين.
        إدارة ملف المتطوعين وشهاداتهم.`),
      needs: lines(`
        إجازة جامعية
        مهارة في تنظيم الفعاليات
        معرفة بمنصات التدريب عن بُعد
        حيوية وحسن تواصل`),
    },
    en: {
      titles: ["Training Coordinator", "Volunteer Coordinator", "Learning and Development Officer"],
      who: "a training coordinator",
      field: "organising training or volunteers",
      does: lines(`
        Find out with department heads who needs to learn what.
        Engage trainers and prepare rooms and material.
        Follow attendance and measure effect two months later.
        Look after volunteers, their rota and their certificates.`),
      needs: lines(`
        A university degree
        Skill in organising events
        Knowledge of online training platforms
        Good English and an energetic manner`),
    },
  },
];
