import { lines, type Role } from "./role.ts";

const workshops = [
  "manufacturing",
  "food-beverage",
  "petrochemicals",
  "textiles-clothing",
  "pharmaceuticals",
] as const;

/** Trades and technicians. Mostly advertised in Arabic, as they are in the market. */
export const trades: Role[] = [
  {
    key: "electrician",
    category: "Engineering",
    fits: [
      "construction",
      "real-estate",
      "energy-electricity",
      "tourism-hospitality",
      "healthcare",
      "manufacturing",
    ],
    setting: "site",
    pay: [1200, 1800],
    types: ["full-time", "contract", "freelance"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["كهربائي", "كهربائي تمديدات", "فني كهرباء صناعية"],
      who: "كهربائي",
      field: "التمديدات الكهربائية",
      does: lines(`
        تمديد الخطوط وتركيب اللوحات والمآخذ بحسب المخطط.
        كشف الأعطال وإصلاحها بسرعة وأمان.
        وصل المولدة والإنفرتر وضبط التبديل بينهما.
        المحافظة على العدة وتسجيل المواد المستهلكة.`),
      needs: lines(`
        إتقان التمديدات أحادية وثلاثية الطور
        معرفة قواعد السلامة والتأريض
        عدة شخصية أساسية
        نظافة في العمل والتزام بالمواعيد`),
    },
    en: {
      titles: ["Electrician", "Maintenance Electrician"],
      who: "an electrician",
      field: "electrical installation",
      does: lines(`
        Lay cables and fit panels, sockets and lighting to the drawing.
        Find faults quickly and repair them safely.
        Connect the generator and the inverter and set the changeover.
        Keep tools in order and write down what was used.`),
      needs: lines(`
        Skill in single and three-phase work
        Knowledge of earthing and safe isolation
        A basic toolkit of your own
        Clean work and punctuality`),
    },
  },
  {
    key: "plumber",
    category: "Engineering",
    fits: ["construction", "real-estate", "tourism-hospitality", "healthcare"],
    setting: "site",
    pay: [1100, 1600],
    types: ["full-time", "contract"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["عامل تمديدات صحية", "فني صحية وتدفئة", "معلّم صحية"],
      who: "فني تمديدات صحية",
      field: "التمديدات الصحية والتدفئة",
      does: lines(`
        تمديد شبكات المياه والصرف وتركيب الأدوات الصحية.
        كشف التسربات وإصلاحها بأقل تكسير ممكن.
        صيانة المضخات وخزانات المياه والسخانات الشمسية.
        تجهيز جدول المواد المطلوبة لكل عمل.`),
      needs: lines(`
        خبرة في أنابيب البولي بروبلين ولحامها
        معرفة بأنظمة التدفئة المركزية
        أمانة وحسن تعامل مع السكان
        جاهزية للطوارئ`),
    },
  },
  {
    key: "welder",
    category: "Engineering",
    fits: ["manufacturing", "construction", "oil-gas", "petrochemicals"],
    setting: "factory",
    pay: [1300, 2000],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["لحّام", "لحّام أرغون", "حدّاد إفرنجي", "لحّام أنابيب"],
      who: "لحّام",
      field: "لحام القوس والأرغون",
      does: lines(`
        لحام الهياكل المعدنية والأبواب والخزانات بحسب القياسات.
        قصّ الصاج وثنيه على الآلات وتجهيزه للتجميع.
        تجليخ خطوط اللحام ودهنها بطبقة أساس.
        فحص عدة اللحام وأسطوانات الغاز قبل بدء العمل.`),
      needs: lines(`
        إتقان لحام القوس الكهربائي، والأرغون ميزة
        قراءة رسم تنفيذي بسيط
        التزام بارتداء واقي الوجه والقفازات
        قوة تحمّل ودقة`),
    },
    en: {
      titles: ["Welder", "Pipe Welder (TIG)"],
      who: "a welder",
      field: "arc and TIG welding",
      does: lines(`
        Weld frames, tanks and pipework to the given measurements.
        Cut and bend sheet metal ready for assembly.
        Grind and prime finished seams.
        Check gas bottles and cables before starting.`),
      needs: lines(`
        Good arc welding; TIG is a plus
        Ability to read a simple workshop drawing
        Discipline with mask and gloves
        Stamina and a steady hand`),
    },
  },
  {
    key: "solar-installer",
    category: "Engineering",
    fits: ["energy-electricity", "telecoms"],
    setting: "site",
    pay: [1200, 1800],
    types: ["full-time", "contract", "freelance"],
    levels: ["entry", "mid", "mid"],
    ar: {
      titles: ["فني تركيب طاقة شمسية", "عامل تركيب ألواح شمسية", "فني منظومات شمسية وبطاريات"],
      who: "فني لتركيب منظومات الطاقة الشمسية",
      field: "تركيب الألواح الشمسية",
      does: lines(`
        تثبيت القواعد والألواح على الأسطح بميل واتجاه صحيحين.
        وصل الإنفرتر والبطاريات والقواطع وفق المخطط.
        قياس الفولت والأمبير بعد التركيب وتسليم المنظومة للزبون.
        تنظيف الألواح وصيانة المنظومات المركّبة سابقاً.`),
      needs: lines(`
        معرفة جيدة بالكهرباء المنزلية
        القدرة على العمل على الأسطح بأمان
        إتقان استعمال أجهزة القياس
        حسن التعامل مع الزبائن في بيوتهم`),
    },
    en: {
      titles: ["Solar Panel Installer", "Solar Technician"],
      who: "a solar technician",
      field: "installing solar systems",
      does: lines(`
        Fix frames and panels on roofs at the right tilt.
        Wire inverters, batteries and breakers according to the plan.
        Measure everything before handing the system over.
        Return for cleaning and yearly maintenance.`),
      needs: lines(`
        Solid knowledge of household electricity
        Safe habits when working on roofs
        Practice with a multimeter and clamp meter
        Politeness in people’s homes`),
    },
  },
  {
    key: "maintenance-technician",
    category: "Engineering",
    fits: workshops,
    setting: "factory",
    pay: [1400, 2100],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["فني صيانة آلات", "ميكانيكي معمل", "فني صيانة خطوط تعبئة"],
      senior: ["رئيس ورشة الصيانة"],
      who: "فني صيانة",
      field: "صيانة الآلات الصناعية",
      does: lines(`
        تنفيذ برنامج الصيانة الوقائية وتسجيله على بطاقة كل آلة.
        إصلاح الأعطال الميكانيكية والهوائية بأقل توقف ممكن.
        خراطة بعض القطع البديلة أو متابعة تصنيعها.
        تجهيز قائمة قطع الغيار اللازمة للشهر القادم.`),
      needs: lines(`
        معهد صناعي أو ثانوية مهنية
        فهم للأنظمة الهيدروليكية والهوائية
        معرفة مبدئية بالتحكم الكهربائي
        استعداد للحضور عند الأعطال الطارئة`),
    },
    en: {
      titles: ["Maintenance Technician", "Mechanical Technician"],
      who: "a maintenance technician",
      field: "maintaining industrial machines",
      does: lines(`
        Carry out preventive maintenance and sign each machine’s card.
        Repair mechanical and pneumatic faults with little downtime.
        List the spare parts needed for the coming month.
        Help the operators set machines up for a new product.`),
      needs: lines(`
        A technical diploma
        Understanding of hydraulics and pneumatics
        Basic electrical control
        Readiness to come in when something breaks`),
    },
  },
  {
    key: "machine-operator",
    category: "Engineering",
    fits: workshops,
    setting: "factory",
    pay: [950, 1350],
    types: ["full-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["عامل إنتاج / عاملة إنتاج", "مشغّل آلة", "عاملة خط تعبئة وتغليف", "عاملة فرز وتعبئة"],
      who: "عمال وعاملات للإنتاج",
      field: "العمل على خطوط الإنتاج",
      does: lines(`
        تشغيل الآلة ومراقبة انتظام عملها طوال المناوبة.
        فرز القطع المعيبة وإبلاغ المشرف عن تكرار العيب.
        تنظيف مكان العمل في نهاية كل مناوبة.
        تدوين الكميات المنتجة على بطاقة العمل.`),
      needs: lines(`
        شهادة تعليم أساسي على الأقل
        سرعة في اليد وانتباه
        قدرة على الوقوف ساعات طويلة
        التزام بتعليمات النظافة والسلامة`),
    },
  },
  {
    key: "generator-technician",
    category: "Engineering",
    fits: ["energy-electricity", "healthcare", "telecoms", "tourism-hospitality"],
    setting: "site",
    pay: [1200, 1700],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["فني مولدات كهربائية", "مشغّل مولدة", "ميكانيكي ديزل"],
      who: "فني مولدات",
      field: "صيانة مولدات الديزل",
      does: lines(`
        تشغيل المولدة وإيقافها بحسب برنامج التقنين.
        تبديل الزيت والفلاتر في مواعيدها وتسجيل ساعات العمل.
        مراقبة مخزون المازوت وطلبه قبل نفاده.
        إصلاح الأعطال البسيطة واستدعاء المختص عند اللزوم.`),
      needs: lines(`
        خبرة عملية بمحركات الديزل
        معرفة بلوحات التبديل الآلي
        يقظة وتحمّل للمسؤولية
        استعداد لمناوبات ليلية`),
    },
  },
  {
    key: "hvac-technician",
    category: "Engineering",
    fits: ["tourism-hospitality", "healthcare", "retail-trade", "construction", "pharmaceuticals"],
    setting: "site",
    pay: [1300, 1900],
    types: ["full-time", "contract"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["فني تكييف وتبريد", "فني غرف تبريد"],
      who: "فني تكييف وتبريد",
      field: "صيانة أجهزة التكييف والتبريد",
      does: lines(`
        تركيب المكيفات وصيانتها قبل موسم الصيف.
        شحن الغاز وكشف التسريب بالأجهزة المناسبة.
        مراقبة حرارة غرف التبريد وضبطها مرتين في اليوم.
        تنظيف الفلاتر ومجاري الهواء دورياً.`),
      needs: lines(`
        معهد تبريد وتكييف أو خبرة مثبتة
        لحام نحاس متقن
        قراءة مخططات كهربائية بسيطة
        رخصة قيادة دراجة أو سيارة`),
    },
  },
  {
    key: "car-mechanic",
    category: "Engineering",
    fits: ["transport-logistics", "construction", "oil-gas", "agriculture"],
    setting: "factory",
    pay: [1300, 2000],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["ميكانيكي سيارات", "ميكانيكي شاحنات", "ميكانيكي آليات ثقيلة", "كهربائي سيارات"],
      who: "ميكانيكي",
      field: "إصلاح المركبات والآليات",
      does: lines(`
        فحص المركبات قبل السفر وبعد العودة منه.
        إصلاح المحرك وعلبة السرعة والفرامل.
        متابعة جدول تبديل الزيت والإطارات لكل مركبة.
        تسجيل القطع المستبدلة وكلفتها.`),
      needs: lines(`
        خبرة بمحركات الديزل والبنزين
        معرفة بأجهزة فحص الأعطال الإلكترونية
        رخصة قيادة
        عمل مرتب ونظيف`),
    },
  },
  {
    key: "carpenter",
    category: "Engineering",
    fits: ["construction", "real-estate"],
    setting: "factory",
    pay: [1200, 1800],
    types: ["full-time", "contract", "freelance"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["نجّار موبيليا", "نجّار تركيب", "معلّم نجارة أبواب ومطابخ"],
      who: "نجّار",
      field: "أعمال النجارة",
      does: lines(`
        تفصيل الخشب على المناشر بحسب القياسات المطلوبة.
        تجميع القطع وتركيبها لدى الزبون.
        اختيار الخشب وفرز الألواح المعيبة.
        صيانة العدة وتبديل شفرات المناشر بأمان.`),
      needs: lines(`
        مهارة يدوية ودقة في القياس
        استعمال آمن لآلات النجارة
        قراءة رسم تفصيلي
        استعداد للعمل خارج الورشة عند التركيب`),
    },
  },
  {
    key: "tiler-painter",
    category: "Engineering",
    fits: ["construction", "real-estate"],
    setting: "site",
    pay: [1200, 1700],
    types: ["contract", "freelance", "full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["دهّان", "معلّم بلاط وسيراميك", "معلّم جبصين وديكور", "عامل إكساء"],
      who: "معلّم إكساء",
      field: "أعمال الإكساء",
      does: lines(`
        تنفيذ أعمال الإكساء الداخلي بحسب الدراسة وتوجيهات المهندس.
        تحضير السطوح ومعالجة الرطوبة قبل البدء.
        حساب كمية المواد اللازمة لكل غرفة.
        تسليم العمل نظيفاً خالياً من العيوب.`),
      needs: lines(`
        نماذج من أعمال سابقة
        قدرة على قيادة مساعدين اثنين
        التزام بالبرنامج الزمني
        عدة خاصة`),
    },
  },
  {
    key: "well-technician",
    category: "Engineering",
    fits: ["oil-gas"],
    setting: "site",
    pay: [2000, 3000],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["فني حفر وصيانة آبار", "مشغّل محطة تجميع نفط", "عامل برج حفر"],
      who: "فني حقول نفطية",
      field: "حقول النفط والغاز",
      does: lines(`
        تشغيل مضخات الآبار ومراقبة الضغوط على رأس البئر.
        المشاركة في أعمال الصيانة وسحب مواسير الإنتاج.
        قراءة العدادات كل ساعتين وتسجيلها على ورقة المناوبة.
        تطبيق إجراءات الوقاية من غاز كبريت الهيدروجين.`),
      needs: lines(`
        معهد نفطي أو ثانوية صناعية
        لياقة بدنية وقبول العمل في البادية
        نظام عمل ثلاثة أسابيع مقابل أسبوع راحة
        معرفة بالسلامة في الحقول`),
    },
    en: {
      titles: ["Field Operator, Oil Wells", "Workover Crew Technician"],
      who: "a field operator",
      field: "oil and gas fields",
      does: lines(`
        Run well pumps and watch pressures at the wellhead.
        Join workover jobs and pull production tubing.
        Read meters every two hours and fill in the shift sheet.
        Apply the hydrogen sulphide procedure without exception.`),
      needs: lines(`
        A technical diploma, in petroleum if possible
        Physical fitness for work in the desert
        Acceptance of three weeks on, one week off
        Basic English for equipment manuals`),
    },
  },
];
