import { lines, type Role } from "./role.ts";

const builders = ["construction", "real-estate", "non-profit"] as const;
const plants = [
  "manufacturing",
  "food-beverage",
  "pharmaceuticals",
  "petrochemicals",
  "textiles-clothing",
] as const;

/** Engineers and those who supervise the work of others. */
export const engineering: Role[] = [
  {
    key: "civil-engineer",
    category: "Engineering",
    fits: builders,
    setting: "site",
    pay: [2000, 3000],
    usd: [700, 1000],
    types: ["full-time", "full-time", "contract"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["مهندس مدني / مهندسة مدنية", "مهندس موقع", "مهندس إشراف وترميم"],
      senior: ["مدير مشروع إنشائي", "رئيس جهاز الإشراف"],
      who: "مهندس مدني أو مهندسة مدنية",
      field: "تنفيذ الأبنية والإشراف عليها",
      does: lines(`
        الإشراف اليومي على أعمال البيتون والحديد ومطابقتها للمخططات.
        حساب الكميات وإعداد الكشوف الشهرية مع المتعهدين.
        تقييم الأضرار في الأبنية المتضررة واقتراح طريقة التدعيم.
        تنسيق العمل بين ورشات الكهرباء والصحية والإكساء.
        توثيق مراحل التنفيذ بالصور في تقرير أسبوعي.`),
      needs: lines(`
        إجازة في الهندسة المدنية وعضوية نقابة المهندسين
        إتقان AutoCAD ومعرفة بأحد برامج التحليل الإنشائي
        قدرة على إدارة الورشات في الموقع
        رخصة قيادة تعدّ ميزة`),
    },
    en: {
      titles: ["Civil Engineer", "Site Engineer", "Rehabilitation Engineer"],
      senior: ["Construction Project Manager"],
      who: "a civil engineer",
      field: "building works and site supervision",
      does: lines(`
        Supervise concrete and steel works and check them against the drawings.
        Measure quantities and agree monthly certificates with contractors.
        Assess damaged buildings and propose how to strengthen them.
        Keep a photographic record and write a weekly progress report.`),
      needs: lines(`
        A degree in civil engineering and union membership
        Good command of AutoCAD and spreadsheets
        Firmness and fairness with contractors
        Fluent Arabic and working English`),
    },
  },
  {
    key: "site-foreman",
    category: "Engineering",
    fits: ["construction", "real-estate"],
    setting: "site",
    pay: [1500, 2100],
    types: ["full-time", "contract"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["مراقب فني في ورشة بناء", "معلّم ورشة إكساء", "رئيس ورشة بيتون"],
      who: "مراقب فني خبير بورشات البناء",
      field: "ورشات البناء والإكساء",
      does: lines(`
        توزيع العمال على بنود العمل كل صباح وتسجيل حضورهم.
        استلام مواد البناء والتأكد من نوعها وكميتها.
        تنفيذ تعليمات المهندس وإبلاغه بأي مشكلة في حينها.
        مراقبة التزام العمال بالخوذ وأحزمة الأمان.`),
      needs: lines(`
        معهد هندسي أو خبرة عملية مثبتة
        قراءة المخططات التنفيذية
        شخصية قيادية تحسن التعامل مع العمال
        استعداد للسكن في الموقع عند الحاجة`),
    },
  },
  {
    key: "architect",
    category: "Engineering",
    fits: ["construction", "real-estate"],
    setting: "office",
    pay: [1900, 2900],
    types: ["full-time", "part-time", "freelance"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس معماري / مهندسة معمارية", "مهندسة مكتب دراسات"],
      who: "مهندس معماري أو مهندسة معمارية",
      field: "الدراسات والتصميم المعماري",
      does: lines(`
        إعداد المخططات المعمارية والتفصيلية لأبنية سكنية وتجارية.
        ترميم البيوت العربية القديمة مع الحفاظ على طابعها.
        زيارة المواقع وأخذ القياسات ورفع الوضع الراهن.
        متابعة الترخيص مع الوحدة الإدارية ونقابة المهندسين.`),
      needs: lines(`
        إجازة في الهندسة المعمارية
        إتقان AutoCAD وRevit أو SketchUp
        ملف أعمال يوضّح مشاريع سابقة
        ذوق وانتباه للتفاصيل`),
    },
    en: {
      titles: ["Architect", "Architectural Designer"],
      who: "an architect",
      field: "architectural design",
      does: lines(`
        Draw residential and commercial projects from sketch to detail.
        Survey old courtyard houses and plan their restoration.
        Prepare permit files for the municipality and the engineers’ union.
        Answer questions from the site within the day.`),
      needs: lines(`
        A degree in architecture
        Fluency in AutoCAD and either Revit or SketchUp
        A portfolio of built or drawn work
        Good Arabic; English for catalogues and standards`),
    },
  },
  {
    key: "surveyor",
    category: "Engineering",
    fits: ["construction", "oil-gas", "energy-electricity"],
    setting: "site",
    pay: [1500, 2200],
    types: ["full-time", "contract"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مسّاح طبوغرافي", "فني مساحة", "مهندس طبوغرافيا"],
      who: "مسّاح أو فني مساحة",
      field: "أعمال الرفع الطبوغرافي",
      does: lines(`
        رفع المواقع بجهاز المحطة المتكاملة ووضع نقاط الاستناد.
        توقيع محاور الأبنية والطرق على الأرض بدقة.
        حساب كميات الحفر والردم وتسليم المخططات خلال يومين.
        المحافظة على الأجهزة ومعايرتها سنوياً.`),
      needs: lines(`
        معهد مساحة أو إجازة في الهندسة الطبوغرافية
        إتقان Civil 3D أو برنامج مشابه
        قدرة على العمل في العراء
        دقة في الحساب والتدوين`),
    },
  },
  {
    key: "electrical-engineer",
    category: "Engineering",
    fits: ["energy-electricity", "construction", "manufacturing", "oil-gas", "petrochemicals"],
    setting: "site",
    pay: [2000, 3000],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس كهرباء", "مهندسة طاقة كهربائية", "مهندس محطات تحويل"],
      who: "مهندس أو مهندسة كهرباء",
      field: "شبكات التوتر المنخفض والمتوسط",
      does: lines(`
        دراسة الأحمال الكهربائية وتصميم اللوحات ومخططات التوزيع.
        الإشراف على تركيب المحولات وكابلات التوتر المتوسط.
        وضع برنامج صيانة وقائية وتقليل ساعات التوقف.
        فحص العوازل وأنظمة التأريض وتوثيق النتائج.`),
      needs: lines(`
        إجازة في الهندسة الكهربائية
        معرفة بأنظمة الحماية والتحكم
        قراءة المخططات والكتالوغات الإنكليزية
        استعداد للعمل الميداني`),
    },
    en: {
      titles: ["Electrical Engineer", "Power Systems Engineer"],
      who: "an electrical engineer",
      field: "low and medium voltage systems",
      does: lines(`
        Calculate loads and design panels and distribution diagrams.
        Supervise the installation of transformers and cables.
        Run preventive maintenance and bring downtime down.
        Test earthing and protection relays and file the results.`),
      needs: lines(`
        A degree in electrical engineering
        Knowledge of protection and control systems
        Good technical English
        Readiness to work outdoors in all seasons`),
    },
  },
  {
    key: "solar-engineer",
    category: "Engineering",
    fits: ["energy-electricity", "telecoms", "agriculture", "non-profit"],
    setting: "site",
    pay: [2000, 2900],
    usd: [700, 1000],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس طاقة شمسية", "مهندسة طاقات متجددة", "مصمم منظومات كهروضوئية"],
      who: "مهندس أو مهندسة للطاقة المتجددة",
      field: "تصميم منظومات الطاقة الشمسية",
      does: lines(`
        زيارة المواقع وحساب الاستهلاك واختيار حجم المنظومة المناسب.
        تصميم منظومات ضخ المياه بالطاقة الشمسية للآبار الزراعية.
        الإشراف على فرق التركيب واختبار المنظومة قبل تسليمها.
        تحليل أعطال الإنفرترات وبطاريات الليثيوم عن بُعد.
        إعداد عروض فنية ومالية واضحة للزبائن.`),
      needs: lines(`
        إجازة في هندسة الطاقة أو الكهرباء
        معرفة ببرامج محاكاة مثل PVsyst
        خبرة في برمجة الإنفرترات الشائعة في السوق
        رخصة قيادة`),
    },
    en: {
      titles: ["Solar Energy Engineer", "PV Design Engineer"],
      who: "a solar engineer",
      field: "photovoltaic design",
      does: lines(`
        Visit sites, measure consumption and size the system honestly.
        Design solar pumping for farm wells and village water stations.
        Supervise installers and commission each system.
        Diagnose inverter and lithium battery faults remotely.`),
      needs: lines(`
        A degree in energy or electrical engineering
        Practice with PVsyst or similar software
        Familiarity with the inverters sold on the local market
        A driving licence`),
    },
  },
  {
    key: "wash-engineer",
    category: "Engineering",
    fits: ["non-profit"],
    setting: "field",
    pay: [2200, 3100],
    usd: [850, 1200],
    types: ["contract", "contract", "full-time"],
    levels: ["mid", "mid", "senior"],
    ar: {
      titles: ["مهندس مياه وإصحاح", "مهندسة مشاريع مياه وصرف صحي"],
      who: "مهندس أو مهندسة في المياه والإصحاح",
      field: "مشاريع المياه والصرف الصحي",
      does: lines(`
        تقييم محطات المياه والشبكات المتضررة ووضع أولويات التأهيل.
        إعداد جداول الكميات والمواصفات الفنية للمناقصات.
        متابعة نقل المياه بالصهاريج وقياس الكلور الحر يومياً.
        تدريب لجان المياه المحلية على التشغيل والصيانة.
        كتابة تقرير فني شهري يرفق بالصور والإحداثيات.`),
      needs: lines(`
        إجازة في الهندسة المدنية أو البيئية أو الميكانيكية
        معرفة بمعايير إسفير
        خبرة في التعامل مع المتعهدين والمناقصات
        لغة إنكليزية متوسطة على الأقل`),
    },
    en: {
      titles: ["WASH Engineer", "Water and Sanitation Engineer"],
      senior: ["Senior WASH Engineer", "WASH Programme Manager"],
      who: "a WASH engineer",
      field: "water and sanitation projects",
      does: lines(`
        Assess damaged water stations and networks and rank what to repair first.
        Write bills of quantities and technical specifications for tenders.
        Monitor water trucking and test free chlorine every day.
        Train local water committees in operation and maintenance.`),
      needs: lines(`
        A degree in civil, environmental or mechanical engineering
        Knowledge of the Sphere standards
        Experience in contract supervision
        Report-level English and fluent Arabic`),
    },
  },
  {
    key: "agricultural-engineer",
    category: "Engineering",
    fits: ["agriculture", "non-profit"],
    setting: "farm",
    pay: [1500, 2200],
    usd: [550, 800],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس زراعي / مهندسة زراعية", "مشرف زراعات محمية", "مهندس وقاية نبات"],
      who: "مهندس زراعي أو مهندسة زراعية",
      field: "الإرشاد الزراعي وإدارة المحاصيل",
      does: lines(`
        وضع برنامج الري والتسميد لكل محصول ومتابعة تنفيذه.
        الكشف المبكر عن الآفات واختيار المكافحة الأقل ضرراً.
        إرشاد المزارعين المتعاقدين وزيارة حقولهم كل أسبوعين.
        تقدير الإنتاج وترتيب مواعيد القطاف مع المشترين.`),
      needs: lines(`
        إجازة في الهندسة الزراعية
        معرفة بالري بالتنقيط والزراعة المحمية
        علاقات طيبة مع المزارعين
        رخصة قيادة سيارة أو دراجة نارية`),
    },
    en: {
      titles: ["Agricultural Engineer", "Crop Advisor", "Greenhouse Supervisor"],
      who: "an agricultural engineer",
      field: "crop management or extension work",
      does: lines(`
        Plan irrigation and feeding for each crop and see it carried out.
        Spot pests early and choose the least harmful treatment.
        Visit contracted farmers every fortnight and advise them.
        Estimate yields and agree harvest dates with buyers.`),
      needs: lines(`
        A degree in agricultural engineering
        Experience with drip irrigation and greenhouses
        A good name among farmers
        A driving licence`),
    },
  },
  {
    key: "production-engineer",
    category: "Engineering",
    fits: plants,
    setting: "factory",
    pay: [2000, 3000],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس إنتاج", "مشرف خط إنتاج", "مهندسة تخطيط إنتاج"],
      senior: ["مدير إنتاج"],
      who: "مهندس أو مهندسة للإنتاج",
      field: "خطوط الإنتاج الصناعي",
      does: lines(`
        وضع خطة الإنتاج الأسبوعية بحسب الطلبيات والمواد المتوافرة.
        متابعة مردود الخط وتقليل الهدر ساعة بساعة.
        تنسيق مواعيد الصيانة بحيث لا تتعطل الطلبيات.
        تدريب العمال الجدد على التشغيل الآمن.
        رفع تقرير يومي بالكميات والتوقفات وأسبابها.`),
      needs: lines(`
        إجازة في الهندسة الصناعية أو الميكانيكية
        قدرة على قراءة الأرقام واتخاذ القرار
        معرفة بأنظمة الجودة
        استعداد لتبديل المناوبات`),
    },
    en: {
      titles: ["Production Engineer", "Production Planning Engineer"],
      senior: ["Production Manager"],
      who: "a production engineer",
      field: "industrial production",
      does: lines(`
        Plan the week’s production from orders and available materials.
        Watch the line’s yield and cut waste hour by hour.
        Agree maintenance windows so that no order is late.
        Report quantities and stoppages, with causes, every day.`),
      needs: lines(`
        A degree in industrial or mechanical engineering
        Ease with figures and quick decisions
        Knowledge of quality systems
        Willingness to change shifts`),
    },
  },
  {
    key: "food-engineer",
    category: "Engineering",
    fits: ["food-beverage", "agriculture"],
    setting: "factory",
    pay: [1500, 2200],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس أغذية / مهندسة أغذية", "مراقب جودة غذائية", "مسؤولة سلامة غذاء"],
      who: "مهندس أو مهندسة أغذية",
      field: "مراقبة جودة الأغذية",
      does: lines(`
        فحص المواد الأولية عند الاستلام ورفض ما لا يطابق المواصفة.
        أخذ عينات من كل وجبة إنتاج وقياس الحموضة والتركيز.
        متابعة النظافة والتعقيم على خطوط التعبئة.
        توثيق نقاط الضبط الحرجة وتحديث سجل السلامة الغذائية.`),
      needs: lines(`
        إجازة في الهندسة الغذائية
        معرفة بنظام HACCP والمواصفات القياسية السورية
        استخدام أجهزة المخبر الأساسية
        جرأة في إيقاف الخط عند الحاجة`),
    },
    en: {
      titles: ["Food Engineer", "Food Safety Officer"],
      who: "a food engineer",
      field: "food quality control",
      does: lines(`
        Inspect raw materials on arrival and reject what falls short.
        Sample every batch and measure acidity and sugar content.
        Check cleaning and disinfection of the filling lines.
        Keep the HACCP file up to date and ready for inspection.`),
      needs: lines(`
        A degree in food engineering
        Knowledge of HACCP and the Syrian standards
        Basic laboratory skills
        The courage to stop the line`),
    },
  },
  {
    key: "process-engineer",
    category: "Engineering",
    fits: ["petrochemicals", "oil-gas"],
    setting: "factory",
    pay: [2600, 3800],
    types: ["full-time", "contract"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["مهندس عمليات كيميائية", "مهندس تشغيل وحدة"],
      who: "مهندس عمليات كيميائية",
      field: "تشغيل الوحدات الكيميائية أو النفطية",
      does: lines(`
        مراقبة مؤشرات التشغيل من غرفة التحكم وضبطها ضمن الحدود الآمنة.
        إعداد موازنة المواد والطاقة للوحدة شهرياً.
        المشاركة في إيقاف الوحدة للصيانة السنوية وإعادة إقلاعها.
        اقتراح تعديلات تخفّض استهلاك الوقود والبخار.`),
      needs: lines(`
        إجازة في الهندسة الكيميائية أو البترولية
        فهم جيد لمخططات الأنابيب والأجهزة
        لغة إنكليزية فنية
        استعداد لنظام المناوبات`),
    },
    en: {
      titles: ["Process Engineer", "Operations Engineer"],
      who: "a process engineer",
      field: "running chemical or petroleum units",
      does: lines(`
        Watch operating parameters from the control room and keep them safe.
        Prepare monthly mass and energy balances.
        Plan shutdown and start-up for the annual overhaul.
        Propose changes that save fuel and steam.`),
      needs: lines(`
        A degree in chemical or petroleum engineering
        Sound reading of piping and instrumentation diagrams
        Strong technical English
        Acceptance of rotating shifts`),
    },
  },
  {
    key: "hse-officer",
    category: "Engineering",
    fits: ["oil-gas", "petrochemicals", "construction", "manufacturing", "energy-electricity"],
    setting: "site",
    pay: [1800, 2700],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مسؤول صحة وسلامة مهنية", "مشرف سلامة في موقع", "ضابط سلامة وبيئة"],
      who: "مسؤول أو مسؤولة للسلامة المهنية",
      field: "السلامة المهنية",
      does: lines(`
        جولة صباحية على الموقع وتسجيل المخالفات ومتابعة إزالتها.
        تدريب العاملين على الإطفاء والإخلاء كل ثلاثة أشهر.
        إصدار تصاريح العمل الساخن والعمل على ارتفاع.
        التحقيق في الحوادث والحالات القريبة منها واقتراح ما يمنع تكرارها.`),
      needs: lines(`
        شهادة في السلامة المهنية معترف بها
        قدرة على إيقاف العمل غير الآمن بلباقة وحزم
        معرفة بالقوانين المحلية
        لياقة للتنقل في الموقع طوال النهار`),
    },
    en: {
      titles: ["HSE Officer", "Site Safety Supervisor"],
      senior: ["HSE Manager"],
      who: "a health and safety officer",
      field: "occupational health and safety",
      does: lines(`
        Walk the site every morning and follow up each finding.
        Train crews in fire fighting and evacuation four times a year.
        Issue permits for hot work and work at height.
        Investigate accidents and near misses without looking for scapegoats.`),
      needs: lines(`
        A recognised safety certificate
        The tact and firmness to stop unsafe work
        Knowledge of Syrian labour safety rules
        Good English for reports to partners`),
    },
  },
  {
    key: "telecom-engineer",
    category: "Engineering",
    fits: ["telecoms"],
    setting: "site",
    pay: [2000, 3000],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مهندس اتصالات", "فني أبراج اتصالات", "مهندس ألياف ضوئية"],
      who: "مهندس أو فني في الاتصالات",
      field: "تشغيل شبكات الاتصالات",
      does: lines(`
        تركيب أجهزة الوصل اللاسلكي على الأبراج وضبط اتجاهها.
        لحام الألياف الضوئية وقياس الفقد على الوصلات.
        معالجة بلاغات الانقطاع ضمن أربع ساعات.
        متابعة بطاريات المواقع ومنظومات الطاقة البديلة.`),
      needs: lines(`
        إجازة في هندسة الاتصالات أو معهد اتصالات
        عدم الخوف من الارتفاعات لمن يعمل على الأبراج
        معرفة بأجهزة القياس
        رخصة قيادة`),
    },
    en: {
      titles: ["Telecom Engineer", "Fibre Optic Engineer", "Radio Network Engineer"],
      who: "a telecom engineer",
      field: "operating telecom networks",
      does: lines(`
        Install and align microwave links on towers.
        Splice fibre and measure loss on every section.
        Answer outage tickets within four hours.
        Keep site batteries and hybrid power in good health.`),
      needs: lines(`
        A degree in telecommunications
        No fear of heights for tower work
        Practice with OTDR and spectrum analysers
        A driving licence and good English`),
    },
  },
];
