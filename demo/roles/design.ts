import { lines, type Role } from "./role.ts";

export const design: Role[] = [
  {
    key: "graphic-designer",
    category: "Design",
    fits: [
      "media-advertising",
      "information-technology",
      "retail-trade",
      "food-beverage",
      "education-training",
      "textiles-clothing",
      "non-profit",
      "manufacturing",
      "telecoms",
    ],
    setting: "screen",
    pay: [1400, 2200],
    usd: [450, 750],
    types: ["full-time", "part-time", "remote", "freelance"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["مصمم غرافيك", "مصممة غرافيك", "مصمم هوية بصرية", "مصمم سوشال ميديا"],
      senior: ["مدير فني"],
      who: "مصمم أو مصممة غرافيك",
      field: "التصميم الغرافيكي",
      does: lines(`
        تصميم المطبوعات والمنشورات الرقمية وفق دليل الهوية.
        رسم الشعارات والأيقونات بعناية بالحرف العربي.
        تجهيز الملفات للطباعة ومتابعة التجربة الأولى في المطبعة.
        أرشفة الأعمال بحيث يجدها الزملاء بسهولة.`),
      needs: lines(`
        إتقان Photoshop وIllustrator
        ملف أعمال فيه خمسة مشاريع على الأقل
        حسّ عالٍ بالخط العربي
        تقبّل الملاحظات وسرعة في التعديل`),
    },
    en: {
      titles: ["Graphic Designer", "Visual Identity Designer", "Social Media Designer"],
      senior: ["Art Director"],
      who: "a graphic designer",
      field: "graphic design",
      does: lines(`
        Design print and screen work within the brand guide.
        Draw marks and icons that sit well with Arabic lettering.
        Prepare files for printing and check the first proof.
        Keep an archive that colleagues can search.`),
      needs: lines(`
        Mastery of Photoshop and Illustrator
        A portfolio with at least five projects
        A feeling for type in both scripts
        Good humour about corrections`),
    },
  },
  {
    key: "ux-designer",
    category: "Design",
    fits: ["information-technology", "telecoms", "banking", "media-advertising"],
    setting: "screen",
    pay: [2000, 3200],
    usd: [600, 1100],
    types: ["remote", "full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مصمم واجهات وتجربة مستخدم", "مصممة منتجات رقمية"],
      who: "مصمم أو مصممة لتجربة المستخدم",
      field: "تصميم الواجهات وتجربة المستخدم",
      does: lines(`
        مقابلة المستخدمين وفهم ما يعيقهم قبل رسم أي شاشة.
        رسم مخططات أولية ونماذج تفاعلية على Figma.
        بناء نظام تصميم يصلح للعربية والإنكليزية معاً.
        متابعة التنفيذ مع المطورين حتى آخر تفصيل.`),
      needs: lines(`
        ملف أعمال يشرح طريقة التفكير لا الشكل فقط
        إتقان Figma
        معرفة بقواعد إتاحة الوصول
        لغة إنكليزية جيدة`),
    },
    en: {
      titles: ["UI/UX Designer", "Product Designer", "UX Researcher"],
      who: "a UX designer",
      field: "interface and experience design",
      does: lines(`
        Talk with users before drawing any screen.
        Sketch flows and build clickable prototypes in Figma.
        Grow a design system that works right-to-left and left-to-right.
        Stay with the developers until the last detail is in place.`),
      needs: lines(`
        A portfolio that shows how you think
        Fluency in Figma
        Knowledge of accessibility guidelines
        Good English; Arabic is essential for user interviews`),
    },
  },
  {
    key: "interior-designer",
    category: "Design",
    fits: ["construction", "real-estate", "tourism-hospitality"],
    setting: "office",
    pay: [1600, 2500],
    types: ["full-time", "part-time", "freelance"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مصمم ديكور داخلي", "مهندسة ديكور", "مصممة أثاث"],
      who: "مصمم أو مصممة للديكور الداخلي",
      field: "التصميم الداخلي",
      does: lines(`
        تصميم الفراغات الداخلية وعرضها على الزبون بلقطات ثلاثية الأبعاد.
        اختيار المواد والألوان ضمن الميزانية المتفق عليها.
        إعداد المخططات التنفيذية للنجارين وعمال الجبصين.
        زيارة الورشة أسبوعياً لمتابعة التنفيذ.`),
      needs: lines(`
        إجازة في العمارة الداخلية أو الفنون الجميلة
        إتقان 3ds Max أو SketchUp
        ذوق رفيع وواقعية في الكلفة
        مهارة في التعامل مع الزبائن`),
    },
    en: {
      titles: ["Interior Designer", "Furniture Designer"],
      who: "an interior designer",
      field: "interior design",
      does: lines(`
        Design interiors and present them in convincing renders.
        Choose materials and colours within the agreed budget.
        Draw shop drawings for carpenters and plasterers.
        Visit the site every week.`),
      needs: lines(`
        A degree in interior architecture or fine arts
        Strong 3ds Max or SketchUp
        Taste, and realism about cost
        An easy manner with clients`),
    },
  },
  {
    key: "fashion-designer",
    category: "Design",
    fits: ["textiles-clothing"],
    setting: "factory",
    pay: [1500, 2400],
    types: ["full-time", "freelance"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مصممة أزياء", "رسّام باترون", "مصمم أقمشة ونقشات"],
      who: "مصمم أو مصممة ألبسة",
      field: "تصميم الألبسة أو رسم الباترون",
      does: lines(`
        رسم موديلات الموسم واختيار الأقمشة المناسبة لها.
        إعداد الباترون وتدريج المقاسات على الحاسوب.
        متابعة خياطة العينة الأولى وتصحيح عيوبها.
        حساب استهلاك القماش لكل موديل.`),
      needs: lines(`
        دراسة أو خبرة عملية في تصميم الألبسة
        معرفة ببرامج الباترون
        متابعة لحركة السوق
        تعاون مع قسم القص والخياطة`),
    },
    en: {
      titles: ["Fashion Designer", "Pattern Maker", "Textile Print Designer"],
      who: "a clothing designer",
      field: "clothing design or pattern making",
      does: lines(`
        Draw the season’s models and choose fabrics for them.
        Make patterns and grade sizes on screen.
        Follow the first sample and correct its faults.
        Work out how much cloth each model needs.`),
      needs: lines(`
        Training or practice in clothing design
        Knowledge of pattern software
        A feeling for the market
        English for talking with foreign buyers`),
    },
  },
  {
    key: "tailor",
    category: "Design",
    fits: ["textiles-clothing", "non-profit"],
    setting: "factory",
    pay: [1000, 1500],
    usd: [280, 380],
    types: ["full-time", "part-time", "contract", "freelance"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["خيّاط / خيّاطة", "خيّاطة على ماكينة درزة", "معلّم قصّ", "مطرّزة"],
      who: "خيّاط أو خيّاطة",
      field: "الخياطة",
      does: lines(`
        خياطة القطع على ماكينة الدرزة والحبكة بحسب العينة.
        تركيب السحابات والأزرار وإنهاء الحواف بنظافة.
        فحص القطعة قبل تسليمها وتصليح ما فيها من عيوب.
        تنظيف الماكينة وتزييتها أسبوعياً.`),
      needs: lines(`
        مهارة في العمل على ماكينات الخياطة الصناعية
        سرعة مع إتقان
        قراءة بطاقة الموديل
        التزام بعدد القطع المتفق عليه`),
    },
    en: {
      titles: ["Tailor", "Sewing Machine Operator", "Cutting Room Supervisor"],
      who: "a tailor",
      field: "industrial sewing",
      does: lines(`
        Sew pieces on lockstitch and overlock machines to the sample.
        Fit zips and buttons and finish edges cleanly.
        Check each piece before passing it on.
        Clean and oil the machine every week.`),
      needs: lines(`
        Skill on industrial sewing machines
        Speed without carelessness
        Ability to read a model card
        Reliability with agreed quantities`),
    },
  },
  {
    key: "video-editor",
    category: "Design",
    fits: ["media-advertising", "information-technology", "education-training", "non-profit"],
    setting: "screen",
    pay: [1400, 2300],
    usd: [450, 800],
    types: ["full-time", "remote", "freelance", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مونتير فيديو", "مصممة موشن غرافيك", "مخرج إعلانات قصيرة"],
      who: "مونتير أو مصممة موشن غرافيك",
      field: "المونتاج وتحريك الرسوم",
      does: lines(`
        مونتاج مقاطع قصيرة للشبكات وأفلام تعريفية أطول.
        تحريك الرسوم والعناوين العربية بسلاسة.
        تصحيح الألوان وضبط الصوت وإضافة الترجمة.
        تنظيم المواد المصورة وحفظ نسخ احتياطية منها.`),
      needs: lines(`
        إتقان Premiere وAfter Effects
        رابط لأعمال سابقة
        إحساس بالإيقاع والقصة
        عمل منظم تحت ضغط المواعيد`),
    },
    en: {
      titles: ["Video Editor", "Motion Graphics Designer"],
      who: "a video editor",
      field: "editing and motion graphics",
      does: lines(`
        Cut short clips for social networks and longer films.
        Animate drawings and Arabic titles smoothly.
        Correct colour, mix sound and add subtitles.
        Keep footage organised and backed up.`),
      needs: lines(`
        Mastery of Premiere and After Effects
        A link to past work
        A sense of rhythm and story
        Order under deadline`),
    },
  },
  {
    key: "photographer",
    category: "Design",
    fits: [
      "media-advertising",
      "retail-trade",
      "tourism-hospitality",
      "non-profit",
      "food-beverage",
    ],
    setting: "screen",
    pay: [1200, 1900],
    usd: [400, 650],
    types: ["freelance", "part-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مصوّر فوتوغرافي", "مصوّرة منتجات", "مصوّر ميداني"],
      who: "مصوّر أو مصوّرة",
      field: "التصوير الفوتوغرافي",
      does: lines(`
        تصوير المنتجات والفعاليات وفق قائمة لقطات متفق عليها.
        معالجة الصور وتسليمها خلال يومي عمل.
        أخذ موافقة مكتوبة من الأشخاص الذين تظهر وجوههم.
        حفظ الصور مع وصف وتاريخ ومكان.`),
      needs: lines(`
        كاميرا احترافية خاصة
        إتقان Lightroom
        احترام خصوصية الناس وكرامتهم
        مرونة في المواعيد`),
    },
    en: {
      titles: ["Photographer", "Field Photographer"],
      who: "a photographer",
      field: "photography",
      does: lines(`
        Photograph products, people and events to an agreed shot list.
        Edit and deliver within two working days.
        Obtain written consent from those who can be recognised.
        Caption every picture with date and place.`),
      needs: lines(`
        Professional equipment of your own
        Good Lightroom skills
        Respect for people’s dignity and privacy
        Flexible hours`),
    },
  },
  {
    key: "draughtsman",
    category: "Design",
    fits: ["construction", "real-estate", "energy-electricity", "manufacturing"],
    setting: "office",
    pay: [1200, 1800],
    types: ["full-time", "part-time", "remote", "freelance"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["رسّام هندسي", "رسّامة أوتوكاد", "رسّام مخططات تنفيذية"],
      who: "رسّام أو رسّامة للمخططات الهندسية",
      field: "الرسم الهندسي",
      does: lines(`
        رسم المخططات التنفيذية من كروكيات المهندسين.
        تعديل المخططات بحسب ملاحظات الموقع وإصدار نسخ مرقّمة.
        طباعة اللوحات وأرشفتها ورقياً وإلكترونياً.
        حساب المساحات والأطوال من المخطط.`),
      needs: lines(`
        معهد هندسي، قسم الرسم أو العمارة
        إتقان AutoCAD
        نظافة في إخراج اللوحة
        التزام بمواعيد التسليم`),
    },
    en: {
      titles: ["AutoCAD Draughtsperson", "Shop Drawing Technician"],
      who: "a draughtsperson",
      field: "technical drawing",
      does: lines(`
        Turn engineers’ sketches into working drawings.
        Revise drawings after site comments and number each issue.
        Print and file sheets on paper and on disk.
        Take off areas and lengths.`),
      needs: lines(`
        A technical diploma in drawing or architecture
        Mastery of AutoCAD
        Clean sheets
        Respect for dates`),
    },
  },
  {
    key: "pastry-decorator",
    category: "Design",
    fits: ["tourism-hospitality"],
    setting: "kitchen",
    pay: [1200, 1900],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["معلّم حلويات شرقية", "مزيّنة كاتو", "شيف حلويات غربية"],
      who: "صانع حلويات أو صانعة حلويات",
      field: "صناعة الحلويات وتزيينها",
      does: lines(`
        تحضير العجائن والكريمات بحسب الوصفات المعتمدة.
        تزيين قوالب المناسبات وفق طلب الزبون وصورته.
        ابتكار صنف جديد في كل موسم.
        مراقبة صلاحية المواد ونظافة أدوات العمل.`),
      needs: lines(`
        خبرة يدوية وصور لأعمال سابقة
        ذوق في اللون والشكل
        شهادة صحية سارية
        استيقاظ مبكر ونشاط`),
    },
  },
  {
    key: "print-technician",
    category: "Design",
    fits: ["media-advertising", "manufacturing", "food-beverage"],
    setting: "factory",
    pay: [1100, 1700],
    types: ["full-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["فني طباعة", "مصمم عبوات وتغليف", "فني لوحات إعلانية"],
      who: "فني أو فنية للتصميم والطباعة",
      field: "الطباعة أو تصميم العبوات",
      does: lines(`
        تجهيز التصاميم للطباعة وفصل الألوان.
        تشغيل آلة الطباعة الرقمية وضبط ألوانها.
        قصّ المطبوعات وتجليدها وتغليفها.
        تقدير كمية الورق والحبر لكل طلبية.`),
      needs: lines(`
        معرفة ببرامج التصميم الأساسية
        خبرة بآلات الطباعة أو رغبة في تعلّمها
        عين حساسة للألوان
        نظافة ودقة`),
    },
  },
];
