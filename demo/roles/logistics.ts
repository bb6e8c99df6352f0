import { lines, type Role } from "./role.ts";

const movers = [
  "transport-logistics",
  "food-beverage",
  "manufacturing",
  "construction",
  "retail-trade",
  "agriculture",
  "oil-gas",
  "petrochemicals",
  "textiles-clothing",
] as const;
const stores = [
  ...movers,
  "pharmaceuticals",
  "healthcare",
  "non-profit",
  "energy-electricity",
] as const;

/** Transport, stores, kitchens, farms and the upkeep of places. */
export const logistics: Role[] = [
  {
    key: "truck-driver",
    category: "Logistics",
    fits: movers,
    setting: "road",
    pay: [1400, 2100],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["سائق شاحنة", "سائق قاطرة ومقطورة", "سائق شاحنة توزيع"],
      who: "سائق شاحنة",
      field: "قيادة الشاحنات",
      does: lines(`
        نقل البضائع بين المحافظات وتسليمها سليمة بموجب بوليصة موقّعة.
        فحص الإطارات والزيت والفرامل قبل كل رحلة.
        مراقبة التحميل وتوزيع الأوزان.
        حفظ إيصالات الوقود والرسوم وتسليمها بعد العودة.`),
      needs: lines(`
        رخصة قيادة فئة د سارية
        معرفة بالطرق العامة ونقاط الوزن
        سجل خالٍ من الحوادث الجسيمة
        صبر على السفر والمبيت خارج المنزل`),
    },
  },
  {
    key: "delivery-driver",
    category: "Logistics",
    fits: [
      "retail-trade",
      "food-beverage",
      "transport-logistics",
      "pharmaceuticals",
      "tourism-hospitality",
    ],
    setting: "road",
    pay: [950, 1400],
    types: ["full-time", "part-time", "freelance"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["سائق توصيل", "عامل توصيل طلبات على دراجة نارية", "سائق سيارة توزيع"],
      who: "سائق توصيل",
      field: "التوصيل والتوزيع",
      does: lines(`
        توصيل الطلبات إلى عناوين الزبائن في الوقت المحدد.
        قبض ثمن الطلبية وتسليمه في نهاية المناوبة.
        المحافظة على نظافة المركبة وجاهزيتها.
        الاتصال بالزبون عند التأخر والاعتذار منه.`),
      needs: lines(`
        رخصة قيادة تناسب المركبة
        معرفة بشوارع المدينة وأحيائها
        هاتف ذكي واستعمال الخرائط
        أخلاق حسنة وقيادة هادئة`),
    },
  },
  {
    key: "ngo-driver",
    category: "Logistics",
    fits: ["non-profit", "healthcare", "oil-gas", "education-training"],
    setting: "road",
    pay: [1000, 1500],
    usd: [350, 480],
    types: ["full-time", "contract"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["سائق سيارة خدمة", "سائق ميكروباص", "سائق فريق ميداني"],
      who: "سائق",
      field: "قيادة سيارات الركوب أو الميكروباص",
      does: lines(`
        نقل الموظفين والزوار بأمان وفق برنامج الحركة اليومي.
        تعبئة سجل المسافات والوقود بعد كل رحلة.
        فحص السيارة صباحاً وغسلها مرتين في الأسبوع.
        إبلاغ المسؤول بأي عطل أو تأخير فوراً.`),
      needs: lines(`
        رخصة قيادة عامة سارية
        قيادة هادئة وسجل نظيف
        معرفة بطرق المحافظة
        التزام بقواعد السلامة والسلوك`),
    },
    en: {
      titles: ["Driver", "Field Team Driver"],
      who: "a driver",
      field: "professional driving",
      does: lines(`
        Drive staff and visitors safely according to the daily plan.
        Fill in the mileage and fuel log after each trip.
        Check the car every morning and keep it clean.
        Report faults and delays at once.`),
      needs: lines(`
        A valid public driving licence
        Calm driving and a clean record
        Knowledge of the governorate’s roads
        Enough English for simple messages`),
    },
  },
  {
    key: "warehouse-keeper",
    category: "Logistics",
    fits: stores,
    setting: "factory",
    pay: [1100, 1700],
    usd: [400, 560],
    types: ["full-time", "full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["أمين مستودع", "أمينة مستودع", "مشرف مستودعات"],
      who: "أمين أو أمينة مستودع",
      field: "إدارة المستودعات",
      does: lines(`
        استلام المواد ومطابقتها مع الفواتير قبل إدخالها.
        ترتيب البضاعة بحيث يخرج الأقدم أولاً.
        تنظيم أذونات الصرف ومسك بطاقات المواد.
        الجرد الشهري وتفسير أي نقص أو زيادة.
        مراقبة الرطوبة والحرارة ومنافذ القوارض.`),
      needs: lines(`
        شهادة ثانوية أو معهد
        معرفة ببرنامج مستودعات أو Excel
        أمانة وترتيب
        قدرة على رفع أوزان معتدلة`),
    },
    en: {
      titles: ["Warehouse Keeper", "Storekeeper", "Warehouse Supervisor"],
      who: "a storekeeper",
      field: "storekeeping",
      does: lines(`
        Receive goods and match them with the papers before booking them in.
        Arrange stock so that the oldest leaves first.
        Issue release notes and keep the stock cards.
        Count once a month and explain any difference.`),
      needs: lines(`
        Secondary school or a diploma
        Excel or warehouse software
        Honesty and order
        Ability to lift moderate weights`),
    },
  },
  {
    key: "procurement-officer",
    category: "Logistics",
    fits: "any",
    setting: "office",
    pay: [1600, 2400],
    usd: [650, 950],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مسؤول مشتريات", "موظفة مشتريات", "منسّق مشتريات"],
      senior: ["مدير مشتريات"],
      who: "مسؤول أو مسؤولة مشتريات",
      field: "المشتريات",
      does: lines(`
        جمع ثلاثة عروض أسعار على الأقل لكل طلب شراء.
        مقارنة العروض سعراً وجودة ومدة تسليم.
        متابعة أوامر الشراء حتى وصول البضاعة كاملة.
        بناء قائمة موردين موثوقين وتقييمهم سنوياً.`),
      needs: lines(`
        إجازة في الاقتصاد أو الإدارة
        مهارة في التفاوض ومعرفة بالسوق المحلية
        نزاهة لا مساومة فيها
        إتقان Excel وتنظيم الملفات`),
    },
    en: {
      titles: ["Procurement Officer", "Purchasing Officer", "Procurement Assistant"],
      senior: ["Procurement Manager"],
      who: "a procurement officer",
      field: "procurement",
      does: lines(`
        Collect at least three quotations for each request.
        Compare bids on price, quality and delivery time.
        Follow orders until everything has arrived.
        Build a list of trusted suppliers and review it yearly.`),
      needs: lines(`
        A degree in economics or business
        Negotiation skills and knowledge of the local market
        Integrity beyond doubt
        Good English and tidy files`),
    },
  },
  {
    key: "supply-coordinator",
    category: "Logistics",
    fits: [
      "non-profit",
      "transport-logistics",
      "pharmaceuticals",
      "food-beverage",
      "retail-trade",
      "telecoms",
    ],
    setting: "office",
    pay: [1700, 2500],
    usd: [750, 1050],
    types: ["contract", "full-time"],
    levels: ["mid", "mid", "senior"],
    ar: {
      titles: ["منسّق سلسلة إمداد", "منسّقة لوجستيات", "مسؤول لوجستي"],
      who: "منسّق أو منسّقة للإمداد",
      field: "اللوجستيات وسلاسل الإمداد",
      does: lines(`
        تخطيط حركة المواد من المورد إلى نقطة التسليم الأخيرة.
        حجز الشاحنات ومتابعة مواعيدها وأوراقها.
        معالجة التأخير قبل أن يصل أثره إلى المستفيد أو الزبون.
        إعداد تقرير أسبوعي بالمخزون وما هو في الطريق.`),
      needs: lines(`
        إجازة جامعية
        تخطيط دقيق وردّ سريع على المفاجآت
        معرفة بالنقل المحلي وأسعاره
        لغة إنكليزية جيدة`),
    },
    en: {
      titles: ["Logistics Officer", "Supply Chain Coordinator"],
      senior: ["Logistics Manager", "Head of Supply Chain"],
      who: "a logistics officer",
      field: "logistics and supply",
      does: lines(`
        Plan the way of goods from supplier to last delivery point.
        Book trucks and follow their times and papers.
        Deal with delays before anyone at the end feels them.
        Report weekly on stock and on what is under way.`),
      needs: lines(`
        A university degree
        Careful planning and quick reactions
        Knowledge of local transport and its prices
        Good written English`),
    },
  },
  {
    key: "customs-agent",
    category: "Logistics",
    fits: ["transport-logistics", "retail-trade", "pharmaceuticals"],
    setting: "road",
    pay: [1500, 2400],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مخلّص جمركي", "مندوب تخليص", "موظف شحن بحري وبري"],
      who: "مخلّص جمركي أو مندوب تخليص",
      field: "التخليص الجمركي والشحن",
      does: lines(`
        تنظيم البيانات الجمركية ومتابعتها حتى إخراج البضاعة.
        حساب الرسوم مسبقاً وإعلام الزبون بها.
        تنسيق الكشف والمعاينة مع الأمانة الجمركية.
        متابعة الحاويات وتجنّب غرامات التأخير.`),
      needs: lines(`
        معرفة بالتعرفة الجمركية والأنظمة النافذة
        دقة في الوثائق
        علاقات عمل محترمة
        لغة إنكليزية للمراسلات`),
    },
    en: {
      titles: ["Customs Clearance Agent", "Freight Forwarding Officer"],
      who: "a clearance agent",
      field: "customs clearance or freight",
      does: lines(`
        Prepare declarations and follow them until the goods are out.
        Calculate duties in advance and tell the client.
        Arrange inspections with the customs house.
        Track containers and avoid demurrage.`),
      needs: lines(`
        Knowledge of the tariff and current rules
        Precision with documents
        Respectful working relations
        Good English for correspondence`),
    },
  },
  {
    key: "security-guard",
    category: "Logistics",
    fits: "any",
    setting: "watch",
    pay: [900, 1200],
    usd: [280, 360],
    types: ["full-time", "full-time", "contract"],
    levels: ["entry"],
    ar: {
      titles: ["حارس أمن", "حارس ليلي", "مسؤول أمن وحراسة"],
      who: "حارس أمن",
      field: "الحراسة",
      does: lines(`
        مراقبة المداخل وتسجيل الداخلين والخارجين.
        القيام بجولات منتظمة حول المبنى ليلاً ونهاراً.
        التعامل بهدوء مع الزوار وإرشادهم.
        الإبلاغ فوراً عن أي أمر غير معتاد.`),
      needs: lines(`
        لياقة جيدة وعمر لا يقل عن عشرين سنة
        سجل عدلي نظيف
        يقظة والتزام بالمناوبة
        معرفة القراءة والكتابة`),
    },
  },
  {
    key: "cleaner",
    category: "Logistics",
    fits: [
      "healthcare",
      "education-training",
      "tourism-hospitality",
      "banking",
      "telecoms",
      "non-profit",
      "retail-trade",
    ],
    setting: "shop",
    pay: [850, 1050],
    usd: [250, 320],
    types: ["full-time", "part-time"],
    levels: ["entry"],
    ar: {
      titles: ["عامل نظافة / عاملة نظافة", "مستخدم / مستخدمة", "مشرفة نظافة"],
      who: "عامل أو عاملة نظافة",
      field: "أعمال النظافة",
      does: lines(`
        تنظيف المكاتب والممرات ودورات المياه وفق جدول يومي.
        استعمال مواد التنظيف بكميات صحيحة وأمان.
        جمع النفايات وفرزها.
        إبلاغ المشرف بالأعطال والمواد الناقصة.`),
      needs: lines(`
        نظافة شخصية وأمانة
        نشاط والتزام بالوقت
        لا يشترط تحصيل علمي
        سكن قريب إن أمكن`),
    },
  },
  {
    key: "loader",
    category: "Logistics",
    fits: [
      "transport-logistics",
      "food-beverage",
      "agriculture",
      "manufacturing",
      "retail-trade",
      "construction",
    ],
    setting: "factory",
    pay: [900, 1250],
    types: ["full-time", "part-time", "contract"],
    levels: ["entry"],
    ar: {
      titles: ["عامل تحميل وتنزيل", "عامل مستودع", "سائق رافعة شوكية"],
      who: "عمال للمستودع",
      field: "أعمال المستودعات",
      does: lines(`
        تحميل الشاحنات وتنزيلها بعناية وسرعة.
        نقل المواد داخل المستودع وترتيبها على المنصات.
        تجهيز الطلبيات وفق القوائم المستلمة.
        المحافظة على ممرات خالية وآمنة.`),
      needs: lines(`
        بنية قوية وصحة جيدة
        تعاون ضمن الفريق
        رخصة رافعة شوكية لمن يقودها
        التزام بالدوام`),
    },
  },
  {
    key: "fleet-supervisor",
    category: "Logistics",
    fits: ["transport-logistics", "food-beverage", "oil-gas", "construction", "retail-trade"],
    setting: "office",
    pay: [1600, 2400],
    types: ["full-time"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["مشرف أسطول نقل", "منسّق حركة شاحنات", "مدير حركة"],
      who: "مشرف للحركة والأسطول",
      field: "تنظيم حركة المركبات",
      does: lines(`
        توزيع الرحلات على السائقين ومراقبة مواعيدهم.
        متابعة الصيانة واستهلاك الوقود لكل مركبة.
        تجديد التراخيص والتأمين قبل انتهائهما.
        حلّ مشكلات الطريق مع السائقين بالهاتف في أي وقت.`),
      needs: lines(`
        معرفة بالمركبات وطرق البلاد
        قيادة حازمة وعادلة
        استعمال برامج التتبع وExcel
        رخصة قيادة`),
    },
    en: {
      titles: ["Fleet Supervisor", "Transport Coordinator"],
      who: "a fleet supervisor",
      field: "running vehicles and drivers",
      does: lines(`
        Assign trips and watch their times.
        Follow maintenance and fuel for each vehicle.
        Renew licences and insurance before they expire.
        Solve problems on the road by phone, whatever the hour.`),
      needs: lines(`
        Knowledge of vehicles and the country’s roads
        Firm and fair leadership
        Tracking software and Excel
        Good English for contracts with partners`),
    },
  },
  {
    key: "baker",
    category: "Logistics",
    fits: ["tourism-hospitality"],
    setting: "kitchen",
    pay: [1100, 1700],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["خبّاز", "عجّان", "فرّان معجنات", "معلّم فرن"],
      who: "خبّاز",
      field: "الأفران",
      does: lines(`
        تحضير العجين وضبط تخميره بحسب حرارة الجو.
        تشغيل الفرن ومراقبة استواء الخبز والمعجنات.
        تجهيز حشوات المعجنات بالكميات اليومية.
        تنظيف العجّانة والطاولات بعد الانتهاء.`),
      needs: lines(`
        خبرة في الخبز العربي أو المعجنات
        شهادة صحية سارية
        القدرة على بدء العمل فجراً
        نظافة وسرعة`),
    },
  },
  {
    key: "cook",
    category: "Logistics",
    fits: ["tourism-hospitality", "healthcare", "oil-gas"],
    setting: "kitchen",
    pay: [1300, 2100],
    types: ["full-time", "part-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["طبّاخ / طبّاخة", "شيف مطبخ شرقي", "مساعد شيف", "معلّم مشاوي"],
      who: "طبّاخ أو طبّاخة",
      field: "الطبخ",
      does: lines(`
        تحضير الأطباق اليومية بحسب القائمة المتفق عليها.
        تجهيز المواد مساءً لعمل اليوم التالي.
        مراقبة مخزون المطبخ والتقليل من الهدر.
        تدريب المساعدين على التقطيع والنظافة.`),
      needs: lines(`
        خبرة في المطبخ الشرقي
        شهادة صحية سارية
        ذوق في التقديم
        تحمّل حرارة المطبخ وضغطه`),
    },
    en: {
      titles: ["Cook", "Chef de Partie", "Sous Chef"],
      who: "a cook",
      field: "professional cooking",
      does: lines(`
        Prepare the daily dishes from the agreed menu.
        Set up in the evening for the next day.
        Watch the stores and waste as little as possible.
        Teach assistants knife work and hygiene.`),
      needs: lines(`
        Practice in Levantine cooking
        A valid health certificate
        Good plating
        Calm in a hot, busy kitchen`),
    },
  },
  {
    key: "camp-coordinator",
    category: "Logistics",
    fits: ["non-profit"],
    setting: "field",
    pay: [1900, 2700],
    usd: [750, 1100],
    types: ["contract", "full-time"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["منسّق مخيم", "مسؤولة إدارة مواقع", "مسؤول مراكز إيواء"],
      who: "منسّق أو منسّقة لإدارة المخيمات",
      field: "إدارة المخيمات والمواقع",
      does: lines(`
        تنسيق الخدمات بين الجهات العاملة في المخيم أسبوعياً.
        تحديث بيانات الأسر الواصلة والمغادرة.
        متابعة صيانة الطرق والعزل قبل الشتاء.
        الإصغاء إلى لجان السكان ونقل مطالبهم.
        تجهيز خطة للطوارئ من حريق وسيول.`),
      needs: lines(`
        إجازة جامعية
        معرفة بمبادئ إدارة وتنسيق المخيمات
        هدوء في المواقف المتوترة
        حضور ميداني يومي`),
    },
    en: {
      titles: ["Camp Coordinator", "CCCM Officer", "Site Management Officer"],
      who: "a camp coordinator",
      field: "camp or site management",
      does: lines(`
        Bring the agencies working in the camp to one table each week.
        Keep figures on arrivals and departures current.
        See roads, drains and shelters mended before winter.
        Listen to residents’ committees and carry their requests further.
        Keep a contingency plan for fire and flood.`),
      needs: lines(`
        A university degree
        Knowledge of CCCM principles
        Composure in tense moments
        Daily presence in the field and good English`),
    },
  },
  {
    key: "distribution-officer",
    category: "Logistics",
    fits: ["non-profit"],
    setting: "field",
    pay: [1200, 1800],
    usd: [450, 650],
    types: ["contract", "full-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مسؤول توزيع", "منسّقة توزيع سلال غذائية", "مشرف نقطة توزيع"],
      who: "مسؤول أو مسؤولة للتوزيع",
      field: "أعمال التوزيع",
      does: lines(`
        تجهيز قوائم التوزيع والتأكد من صحتها قبل يوم العمل.
        تنظيم نقطة التوزيع بحيث لا ينتظر أحد طويلاً.
        إعطاء الأولوية لكبار السن وذوي الإعاقة.
        مطابقة الكميات الموزعة والمتبقية في اليوم نفسه.`),
      needs: lines(`
        شهادة جامعية أو معهد
        تنظيم وحسن إدارة للناس
        استعداد للعمل في الهواء الطلق
        معرفة أساسية بالحاسوب`),
    },
    en: {
      titles: ["Distribution Officer", "Food Security Assistant"],
      who: "a distribution officer",
      field: "distribution work",
      does: lines(`
        Prepare distribution lists and verify them the day before.
        Lay out the site so that nobody waits long.
        Serve older people and people with disabilities first.
        Match what was given and what remains on the same day.`),
      needs: lines(`
        A degree or diploma
        A talent for order and for people
        Readiness to work outdoors
        Basic computing and English`),
    },
  },
  {
    key: "farm-worker",
    category: "Logistics",
    fits: ["agriculture"],
    setting: "farm",
    pay: [900, 1300],
    types: ["full-time", "contract", "part-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["عامل زراعي / عاملة زراعية", "مشرف مزرعة", "عامل بيوت محمية", "سائق جرار زراعي"],
      who: "عمال وعاملات للزراعة",
      field: "العمل الزراعي",
      does: lines(`
        الزراعة والتعشيب والري بحسب توجيه المهندس.
        قطاف المحصول وفرزه وتعبئته دون إتلاف.
        تشغيل المضخات وتنظيف شبكة التنقيط.
        العناية بالعدد الزراعية وحفظها بعد العمل.`),
      needs: lines(`
        معرفة بأعمال الأرض
        نشاط وقدرة على العمل تحت الشمس
        صدق في العمل
        إقامة في المنطقة أو استعداد للسكن في المزرعة`),
    },
  },
  {
    key: "packing-supervisor",
    category: "Logistics",
    fits: ["agriculture", "food-beverage", "pharmaceuticals"],
    setting: "factory",
    pay: [1200, 1700],
    types: ["full-time", "contract"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مشرف توضيب وفرز", "مشرفة تعبئة", "مسؤول شحن وتسليم"],
      who: "مشرف أو مشرفة للتوضيب",
      field: "الفرز والتوضيب",
      does: lines(`
        توزيع العمل على فرق الفرز والتعبئة ومتابعة سرعتها.
        فحص عينات من الصناديق قبل الإغلاق.
        تنظيم مواعيد الشحن بحسب الطلبيات.
        تسجيل الكميات والتالف في نهاية النهار.`),
      needs: lines(`
        شهادة ثانوية على الأقل
        خبرة في قيادة مجموعة عمال
        معرفة بمتطلبات التصدير تعدّ ميزة
        حزم مع لطف`),
    },
  },
];
