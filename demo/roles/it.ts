import { lines, type Role } from "./role.ts";

const makers = ["information-technology", "telecoms", "media-advertising"] as const;
const users = [
  "information-technology",
  "telecoms",
  "banking",
  "insurance",
  "education-training",
  "healthcare",
  "retail-trade",
  "manufacturing",
  "transport-logistics",
] as const;

export const it: Role[] = [
  {
    key: "frontend-developer",
    category: "Information Technology",
    fits: makers,
    setting: "screen",
    pay: [2500, 4000],
    usd: [600, 1100],
    types: ["full-time", "remote", "remote", "freelance"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["مطوّر واجهات أمامية", "مطوّرة واجهات React", "مبرمج واجهات ويب"],
      senior: ["مطوّر واجهات أول"],
      who: "مطوّر أو مطوّرة واجهات أمامية",
      field: "تطوير الواجهات بلغة TypeScript أو JavaScript",
      does: lines(`
        بناء واجهات عربية وإنكليزية تعمل بسلاسة على الهواتف القديمة والخطوط البطيئة.
        تحويل التصاميم إلى مكوّنات مشتركة موثّقة وسهلة الاختبار.
        معالجة مشكلات الاتجاه من اليمين إلى اليسار في المكتبات الجاهزة.
        مراجعة شيفرة الزملاء وكتابة اختبارات للأجزاء الحساسة.
        قياس سرعة الصفحات وتحسينها قبل كل إصدار.`),
      needs: lines(`
        إتقان HTML وCSS وReact أو Vue
        استعمال Git والعمل ضمن فريق
        اهتمام بإتاحة المواقع لذوي الإعاقة
        لغة إنكليزية تكفي لقراءة التوثيق`),
    },
    en: {
      titles: ["Front-End Developer", "React Developer", "Web Developer (TypeScript)"],
      senior: ["Senior Front-End Developer"],
      who: "a front-end developer",
      field: "building interfaces in TypeScript or JavaScript",
      does: lines(`
        Build interfaces in Arabic and English that stay quick on old phones.
        Turn designs into shared components with tests and short documentation.
        Fix right-to-left problems where libraries forget about them.
        Review colleagues’ code and let them review yours.
        Measure page speed before every release.`),
      needs: lines(`
        Strong HTML and CSS, and either React or Vue
        Daily use of Git in a team
        Care for accessibility
        English good enough for technical discussion`),
    },
  },
  {
    key: "backend-developer",
    category: "Information Technology",
    fits: [...makers, "banking"],
    setting: "screen",
    pay: [2700, 4200],
    usd: [700, 1300],
    types: ["full-time", "remote", "contract"],
    levels: ["entry", "mid", "senior", "senior"],
    ar: {
      titles: ["مطوّر أنظمة خلفية", "مبرمج PHP", "مطوّر Node.js", "مبرمج ASP.NET"],
      senior: ["مهندس برمجيات أول"],
      who: "مطوّر أو مطوّرة للأنظمة الخلفية",
      field: "تطوير الأنظمة الخلفية",
      does: lines(`
        تصميم واجهات برمجية واضحة وكتابة توثيقها.
        بناء نماذج البيانات وتحسين الاستعلامات البطيئة في PostgreSQL.
        ربط النظام ببوابات الدفع والرسائل القصيرة المحلية.
        كتابة اختبارات آلية ومتابعة النشر على الخوادم.
        معالجة الأعطال الليلية بالتناوب مع الفريق.`),
      needs: lines(`
        إتقان إحدى لغات الخادم، مثل PHP أو C# أو Node.js
        فهم جيد لقواعد البيانات العلائقية
        معرفة بأساسيات أمن التطبيقات
        قدرة على شرح القرارات التقنية بلغة بسيطة`),
    },
    en: {
      titles: [
        "Back-End Developer",
        "Node.js Developer",
        "PHP Laravel Developer",
        "Python Developer",
      ],
      senior: ["Senior Back-End Engineer", "Software Architect"],
      who: "a back-end developer",
      field: "server-side development",
      does: lines(`
        Design clear APIs and document them.
        Model data in PostgreSQL and speed up slow queries.
        Connect local payment and text message gateways.
        Write automated tests and look after deployments.
        Take your turn at being on call, about one week in five.`),
      needs: lines(`
        Mastery of one server language
        Good understanding of relational databases
        Knowledge of common security mistakes
        Plain writing in English`),
    },
  },
  {
    key: "mobile-developer",
    category: "Information Technology",
    fits: makers,
    setting: "screen",
    pay: [2500, 4000],
    usd: [650, 1200],
    types: ["full-time", "remote", "freelance"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مطوّر تطبيقات جوال", "مبرمج Flutter", "مطوّرة تطبيقات أندرويد"],
      who: "مطوّر أو مطوّرة لتطبيقات الهاتف",
      field: "تطوير تطبيقات الهاتف المحمول",
      does: lines(`
        تطوير تطبيقات تعمل دون اتصال وتتزامن عند عودة الشبكة.
        نشر الإصدارات على المتاجر ومتابعة تقارير الأعطال.
        تقليل حجم التطبيق واستهلاكه للبطارية والبيانات.
        التعاون مع المصمم لتجربة استخدام عربية سليمة.`),
      needs: lines(`
        إتقان Flutter أو Kotlin
        تطبيق منشور واحد على الأقل
        فهم لواجهات REST والتخزين المحلي
        صبر على تجربة التطبيق على أجهزة كثيرة`),
    },
    en: {
      titles: ["Mobile Developer (Flutter)", "Android Developer"],
      who: "a mobile developer",
      field: "mobile app development",
      does: lines(`
        Build apps that work offline and sync when the network returns.
        Publish releases and follow crash reports.
        Keep the download small and the battery happy.
        Work with the designer on a sound Arabic experience.`),
      needs: lines(`
        Good Flutter or Kotlin
        At least one published app
        Understanding of REST and local storage
        Patience for testing on many devices`),
    },
  },
  {
    key: "qa-tester",
    category: "Information Technology",
    fits: ["information-technology", "telecoms", "banking"],
    setting: "screen",
    pay: [1800, 2800],
    usd: [450, 800],
    types: ["full-time", "remote", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مختبِر برمجيات", "مختبِرة جودة تطبيقات"],
      who: "مختبِر أو مختبِرة للبرمجيات",
      field: "اختبار البرمجيات",
      does: lines(`
        كتابة حالات الاختبار وتنفيذها قبل كل إصدار.
        تدوين الأخطاء بخطوات واضحة يمكن تكرارها.
        أتمتة السيناريوهات المتكررة باستعمال Playwright.
        تجربة التطبيق بالعربية والإنكليزية وعلى أجهزة ضعيفة.`),
      needs: lines(`
        عين تلتقط التفاصيل
        معرفة بأساسيات الويب وواجهات البرمجة
        كتابة عربية وإنكليزية سليمة
        رغبة في تعلّم أتمتة الاختبار`),
    },
    en: {
      titles: ["QA Engineer", "Software Tester"],
      senior: ["QA Lead"],
      who: "a QA engineer",
      field: "software testing",
      does: lines(`
        Write test cases and run them before each release.
        Report bugs so clearly that nobody needs to ask.
        Automate what repeats itself with Playwright.
        Try every screen in both languages and on weak devices.`),
      needs: lines(`
        An eye for detail
        Basic knowledge of HTTP and browsers
        Clear writing in Arabic and English
        Some scripting in any language`),
    },
  },
  {
    key: "it-support",
    category: "Information Technology",
    fits: "any",
    setting: "office",
    pay: [1300, 1900],
    usd: [400, 600],
    types: ["full-time", "full-time", "part-time"],
    levels: ["entry", "mid", "mid"],
    ar: {
      titles: ["فني دعم تقني", "مسؤول دعم حواسيب وشبكات", "موظفة دعم فني"],
      who: "فني أو فنية للدعم التقني",
      field: "الدعم التقني للمستخدمين",
      does: lines(`
        حلّ مشكلات الحواسيب والطابعات والبريد الإلكتروني للموظفين.
        تجهيز الأجهزة الجديدة ونقل بيانات المستخدمين إليها.
        أخذ نسخ احتياطية يومية والتأكد من صلاحيتها للاسترجاع.
        متابعة كاميرات المراقبة وأجهزة البصمة.
        حفظ جدول بالأجهزة وتراخيصها ومواقعها.`),
      needs: lines(`
        معهد أو إجازة في المعلوماتية
        معرفة جيدة بنظام Windows والشبكات الصغيرة
        سعة صدر في التعامل مع غير التقنيين
        قدرة على ترتيب الأولويات`),
    },
    en: {
      titles: ["IT Support Technician", "Help Desk Officer", "IT Assistant"],
      who: "an IT support technician",
      field: "user support",
      does: lines(`
        Solve problems with computers, printers and e-mail.
        Set up new machines and move people’s data to them.
        Make daily backups and prove that they can be restored.
        Keep a list of equipment, licences and where they are.`),
      needs: lines(`
        A diploma or degree in computing
        Good knowledge of Windows and small networks
        Patience with people who dislike computers
        Working English`),
    },
  },
  {
    key: "network-engineer",
    category: "Information Technology",
    fits: users,
    setting: "office",
    pay: [2000, 3000],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس شبكات", "مدير نظم وشبكات", "مهندسة أمن شبكات"],
      who: "مهندس أو مهندسة شبكات",
      field: "إدارة الشبكات والخوادم",
      does: lines(`
        تصميم شبكة الفروع وربطها بخطوط مشفّرة.
        إدارة الخوادم الافتراضية والجدران النارية.
        مراقبة الأداء ليلاً ونهاراً والتصرف قبل أن يشعر المستخدم بالعطل.
        توثيق الشبكة وكلمات المرور في خزنة آمنة.`),
      needs: lines(`
        شهادة CCNA أو خبرة تعادلها
        إتقان إدارة Linux وWindows Server
        معرفة بأجهزة MikroTik
        استعداد للعمل خارج الدوام عند الأعطال`),
    },
    en: {
      titles: ["Network Engineer", "Systems and Network Administrator"],
      senior: ["Senior Systems Engineer"],
      who: "a network engineer",
      field: "running networks and servers",
      does: lines(`
        Design the branch network and connect it over encrypted links.
        Run virtual servers, firewalls and backups.
        Watch performance and act before users notice.
        Document everything so that a colleague can take over at night.`),
      needs: lines(`
        CCNA or equal practice
        Confident Linux and Windows Server administration
        Experience with MikroTik equipment
        Good technical English`),
    },
  },
  {
    key: "data-entry",
    category: "Information Technology",
    fits: "any",
    setting: "office",
    pay: [900, 1200],
    usd: [280, 380],
    types: ["full-time", "part-time", "remote", "contract"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["مدخل بيانات", "مدخلة بيانات", "موظف إدخال بيانات وأرشفة"],
      who: "مدخل أو مدخلة بيانات",
      field: "إدخال البيانات",
      does: lines(`
        إدخال البيانات من النماذج الورقية إلى النظام بدقة.
        مطابقة السجلات وتصحيح المكرر والناقص منها.
        أرشفة الوثائق ورقياً وإلكترونياً بحسب الترميز المعتمد.
        إعداد جدول يومي بعدد السجلات المنجزة.`),
      needs: lines(`
        سرعة لا تقل عن أربعين كلمة في الدقيقة بالعربية
        معرفة جيدة ببرنامج Excel
        تركيز وصبر
        محافظة على سرية المعلومات`),
    },
    en: {
      titles: ["Data Entry Clerk", "Data Entry and Archiving Assistant"],
      who: "a data entry clerk",
      field: "data entry",
      does: lines(`
        Enter paper forms into the database without slips.
        Compare records and correct doubles and gaps.
        File documents on paper and on screen under the agreed codes.
        Report the number of finished records each day.`),
      needs: lines(`
        Fast typing in Arabic and English
        Good knowledge of Excel
        Concentration and patience
        Respect for confidential information`),
    },
  },
  {
    key: "erp-consultant",
    category: "Information Technology",
    fits: users,
    setting: "office",
    pay: [2000, 3100],
    types: ["full-time", "contract", "remote"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["مسؤول نظام إدارة موارد", "مطبّق أنظمة محاسبية", "مبرمج Odoo"],
      who: "مسؤول أو مسؤولة لنظام إدارة الموارد",
      field: "تطبيق الأنظمة الإدارية والمحاسبية",
      does: lines(`
        تحليل دورة العمل في الأقسام ونقلها إلى النظام.
        تدريب الموظفين على الشاشات الجديدة والإجابة عن أسئلتهم.
        إعداد تقارير مخصصة تطلبها الإدارة.
        متابعة التحديثات واختبارها قبل تطبيقها.`),
      needs: lines(`
        فهم للمحاسبة والمستودعات إلى جانب البرمجة
        معرفة بلغة SQL
        مهارة في الشرح والتدريب
        تنظيم وتوثيق`),
    },
  },
  {
    key: "data-analyst",
    category: "Information Technology",
    fits: [
      "information-technology",
      "telecoms",
      "banking",
      "insurance",
      "non-profit",
      "retail-trade",
    ],
    setting: "screen",
    pay: [2000, 3100],
    usd: [700, 1100],
    types: ["full-time", "contract", "remote"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["محلل بيانات", "محللة بيانات وتقارير", "مسؤول إدارة معلومات"],
      who: "محلل أو محللة بيانات",
      field: "تحليل البيانات",
      does: lines(`
        تنظيف البيانات القادمة من مصادر مختلفة وتوحيدها.
        بناء لوحات متابعة تُحدَّث يومياً في Power BI.
        الإجابة عن أسئلة الإدارة بأرقام يمكن الوثوق بها.
        توثيق مصدر كل رقم وطريقة حسابه.`),
      needs: lines(`
        إجازة في الإحصاء أو المعلوماتية أو الاقتصاد
        إتقان Excel ومعرفة جيدة بلغة SQL
        قدرة على عرض النتائج ببساطة
        أمانة مع الأرقام`),
    },
    en: {
      titles: ["Data Analyst", "Information Management Officer", "Reporting Analyst"],
      who: "a data analyst",
      field: "data analysis",
      does: lines(`
        Clean data from several sources and make it agree.
        Build dashboards that refresh every morning.
        Draw maps of needs and services for the monthly meeting.
        Note the source and the method behind every figure.`),
      needs: lines(`
        A degree in statistics, computing or economics
        Excellent Excel and good SQL; Power BI or QGIS is a plus
        The skill to say what the numbers mean
        Fluent English`),
    },
  },
  {
    key: "meal-officer",
    category: "Information Technology",
    fits: ["non-profit"],
    setting: "field",
    pay: [1900, 2700],
    usd: [750, 1100],
    types: ["contract", "full-time"],
    levels: ["mid", "mid", "senior"],
    ar: {
      titles: ["مسؤول متابعة وتقييم", "مسؤولة متابعة وتقييم ومساءلة وتعلّم", "مساعد متابعة وتقييم"],
      who: "مسؤول أو مسؤولة للمتابعة والتقييم",
      field: "المتابعة والتقييم في المنظمات",
      does: lines(`
        تصميم الاستبيانات على KoBo واختبارها قبل النزول إلى الميدان.
        تدريب جامعي البيانات ومرافقتهم في أيام الجمع الأولى.
        تحليل رصد ما بعد التوزيع وعرض نتائجه على فريق المشروع.
        إدارة صندوق الشكاوى والرد عليها في مدة لا تتجاوز عشرة أيام.
        تحديث جدول المؤشرات في نهاية كل شهر.`),
      needs: lines(`
        إجازة في الإحصاء أو الاقتصاد أو العلوم الاجتماعية
        إتقان KoBoToolbox وExcel
        معرفة بالإطار المنطقي للمشاريع
        لغة إنكليزية جيدة كتابة`),
    },
    en: {
      titles: ["MEAL Officer", "Monitoring and Evaluation Officer", "MEAL Assistant"],
      senior: ["MEAL Coordinator"],
      who: "a MEAL officer",
      field: "monitoring and evaluation",
      does: lines(`
        Design KoBo forms and try them out before they go to the field.
        Train enumerators and accompany them on the first days.
        Analyse post-distribution monitoring and present it to the project team.
        Run the complaints mechanism and answer within ten days.
        Update the indicator table at the end of each month.`),
      needs: lines(`
        A degree in statistics, economics or social science
        Fluency in KoBoToolbox and Excel
        Understanding of logical frameworks
        Very good written English`),
    },
  },
  {
    key: "phone-repair",
    category: "Information Technology",
    fits: ["telecoms"],
    setting: "shop",
    pay: [1200, 1900],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["فني صيانة هواتف", "فني صيانة حواسيب محمولة", "مبرمج موبايلات"],
      who: "فني صيانة أجهزة",
      field: "صيانة الهواتف والحواسيب",
      does: lines(`
        فحص الأجهزة أمام الزبون وتقدير كلفة الإصلاح بصدق.
        تبديل الشاشات والبطاريات ومنافذ الشحن.
        إصلاح اللوحات تحت المجهر وإعادة تثبيت الأنظمة.
        حفظ بيانات الزبائن وعدم الاطلاع عليها.`),
      needs: lines(`
        مهارة في لحام القطع الدقيقة
        معرفة ببرامج السوفتوير
        أمانة تامة
        لباقة في التعامل`),
    },
  },
];
