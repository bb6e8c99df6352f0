import { lines, type Role } from "./role.ts";

const sellers = [
  "food-beverage",
  "pharmaceuticals",
  "telecoms",
  "manufacturing",
  "textiles-clothing",
  "energy-electricity",
  "agriculture",
  "information-technology",
  "media-advertising",
] as const;
const brands = [
  ...sellers,
  "education-training",
  "tourism-hospitality",
  "retail-trade",
  "real-estate",
  "banking",
] as const;

export const sales: Role[] = [
  {
    key: "sales-representative",
    category: "Marketing & Sales",
    fits: sellers,
    setting: "road",
    pay: [1200, 1900],
    types: ["full-time", "full-time", "contract"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["مندوب مبيعات", "مندوب مبيعات جملة", "مندوبة مبيعات"],
      senior: ["مشرف مبيعات", "رئيس فريق مندوبين"],
      who: "مندوب أو مندوبة مبيعات",
      field: "المبيعات الميدانية",
      does: lines(`
        زيارة خمسة عشر زبوناً في اليوم وأخذ طلبياتهم.
        تحصيل الفواتير المستحقة وتسليمها في نهاية اليوم.
        عرض الأصناف الجديدة ومتابعة ترتيبها على رفوف المحلات.
        مراقبة أسعار المنافسين ونقل ملاحظات الزبائن إلى الإدارة.`),
      needs: lines(`
        لباقة وقدرة على الإقناع
        معرفة بأسواق المنطقة وتجارها
        رخصة قيادة سارية
        شهادة ثانوية على الأقل`),
    },
    en: {
      titles: ["Sales Representative", "Field Sales Executive"],
      senior: ["Sales Supervisor", "Key Account Manager"],
      who: "a sales representative",
      field: "field sales",
      does: lines(`
        Visit fifteen customers a day and take their orders.
        Collect due invoices and hand the money in the same evening.
        Introduce new products and see them well placed on the shelves.
        Watch competitors’ prices and bring back what customers say.`),
      needs: lines(`
        A friendly, convincing manner
        Knowledge of the local market
        A valid driving licence
        Secondary school at least; a degree is a plus`),
    },
  },
  {
    key: "shop-assistant",
    category: "Marketing & Sales",
    fits: ["retail-trade", "textiles-clothing", "telecoms"],
    setting: "shop",
    pay: [900, 1250],
    types: ["full-time", "part-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["بائع / بائعة في صالة عرض", "موظفة مبيعات", "بائع محل", "مستشارة مبيعات ألبسة"],
      who: "بائع أو بائعة",
      field: "البيع في المحلات",
      does: lines(`
        استقبال الزبائن ومساعدتهم في اختيار ما يناسبهم.
        ترتيب البضاعة وتسعيرها وتعويض الناقص منها.
        إصدار الفواتير واستلام ثمنها عند غياب أمين الصندوق.
        جرد القسم مساء كل خميس.`),
      needs: lines(`
        حسن استقبال ومظهر لائق
        سرعة في الحساب
        قدرة على العمل في المواسم والأعياد
        صدق وأمانة`),
    },
  },
  {
    key: "cashier",
    category: "Marketing & Sales",
    fits: ["retail-trade", "tourism-hospitality", "healthcare"],
    setting: "shop",
    pay: [900, 1250],
    types: ["full-time", "part-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["كاشير", "محاسب صالة / كاشيرة", "أمين صندوق محل"],
      who: "كاشير أو كاشيرة",
      field: "العمل على الصندوق",
      does: lines(`
        تسجيل مشتريات الزبائن على الجهاز وقبض ثمنها.
        مطابقة الصندوق في نهاية المناوبة وتسليمه مع كشف موقّع.
        التأكد من سلامة الأوراق النقدية وإعادة الباقي بدقة.
        الإجابة عن أسئلة الزبائن حول العروض.`),
      needs: lines(`
        شهادة ثانوية
        دقة وسرعة في التعامل مع النقود
        معرفة بسيطة بالحاسوب
        تحمّل ضغط ساعات الذروة`),
    },
    en: {
      titles: ["Cashier", "Front Cashier"],
      who: "a cashier",
      field: "till work",
      does: lines(`
        Ring up purchases and take payment.
        Balance the till and hand it over with a signed sheet.
        Check banknotes and give exact change.
        Help customers find today’s offers.`),
      needs: lines(`
        Secondary school certificate
        Accuracy and speed with money
        Simple computer skills
        A calm head at rush hour`),
    },
  },
  {
    key: "marketing-specialist",
    category: "Marketing & Sales",
    fits: brands,
    setting: "office",
    pay: [1600, 2500],
    types: ["full-time", "part-time", "remote"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["أخصائي تسويق", "أخصائية تسويق رقمي", "مسؤول تسويق"],
      senior: ["مدير تسويق"],
      who: "أخصائي أو أخصائية تسويق",
      field: "التسويق الرقمي والميداني",
      does: lines(`
        إعداد خطة تسويق فصلية بميزانية واقعية.
        إدارة الحملات الإعلانية على وسائل التواصل وقياس عائدها.
        تنظيم مشاركتنا في المعارض والفعاليات المحلية.
        دراسة آراء الزبائن وتحويلها إلى مقترحات للإدارة.
        التنسيق مع المصمم والمطبعة حتى يخرج العمل كما يجب.`),
      needs: lines(`
        إجازة في التسويق أو الإعلام أو الاقتصاد
        معرفة بأدوات الإعلان الممول
        أسلوب كتابة جذاب بالعربية
        تفكير بالأرقام لا بالانطباعات وحدها`),
    },
    en: {
      titles: ["Marketing Specialist", "Digital Marketing Specialist", "Brand Executive"],
      senior: ["Marketing Manager", "Head of Marketing"],
      who: "a marketing specialist",
      field: "marketing, online and off",
      does: lines(`
        Write a quarterly plan with a realistic budget.
        Run campaigns on social media and measure what they bring.
        Organise our stand at fairs and local events.
        Listen to customers and turn what they say into proposals.`),
      needs: lines(`
        A degree in marketing, media or economics
        Hands-on use of paid advertising tools
        Good writing in Arabic and English
        A habit of thinking in figures`),
    },
  },
  {
    key: "social-media",
    category: "Marketing & Sales",
    fits: [...brands, "non-profit", "healthcare"],
    setting: "screen",
    pay: [1200, 1900],
    usd: [400, 650],
    types: ["full-time", "part-time", "remote", "freelance"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مدير صفحات تواصل اجتماعي", "مسؤولة محتوى رقمي", "صانع محتوى"],
      who: "مسؤول أو مسؤولة لصفحات التواصل",
      field: "إدارة صفحات التواصل الاجتماعي",
      does: lines(`
        كتابة منشورات يومية بالعربية ونشرها في أوقات التفاعل.
        الرد على التعليقات والرسائل خلال ساعات الدوام.
        تصوير مقاطع قصيرة بالهاتف ومونتاجها ببساطة.
        إعداد تقرير شهري يبيّن ما نجح وما لم ينجح.`),
      needs: lines(`
        لغة عربية سليمة وحسّ بالنبرة المناسبة
        إلمام بأدوات التصميم السريع
        متابعة لما يهم الناس في المنطقة
        حضور الذهن عند التعامل مع الشكاوى`),
    },
    en: {
      titles: ["Social Media Officer", "Content Creator", "Communications Assistant"],
      who: "a social media officer",
      field: "running social media pages",
      does: lines(`
        Write daily posts in Arabic, some of them in English too.
        Answer comments and messages during working hours.
        Film and cut short clips on a phone.
        Report monthly on what worked and what did not.`),
      needs: lines(`
        Clean writing and a feeling for tone
        Simple design and video tools
        Respect for the privacy of the people you film
        Composure with complaints`),
    },
  },
  {
    key: "content-writer",
    category: "Marketing & Sales",
    fits: [
      "media-advertising",
      "information-technology",
      "education-training",
      "tourism-hospitality",
    ],
    setting: "screen",
    pay: [1200, 2000],
    usd: [350, 650],
    types: ["remote", "freelance", "part-time", "full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["كاتب محتوى", "كاتبة محتوى ومدققة لغوية", "محرر مقالات"],
      who: "كاتب أو كاتبة محتوى",
      field: "الكتابة والتحرير",
      does: lines(`
        كتابة ثلاث مقالات في الأسبوع بعد بحث جاد في موضوعها.
        تدقيق النصوص لغوياً وتوحيد مصطلحاتها.
        صياغة نصوص إعلانية قصيرة لا تبالغ ولا تضلّل.
        تحديث صفحات الموقع القديمة.`),
      needs: lines(`
        لغة عربية متينة
        ثلاثة نماذج منشورة من كتاباتك
        معرفة بأساسيات تحسين محركات البحث
        التزام بمواعيد التسليم`),
    },
    en: {
      titles: ["Content Writer", "Copywriter (Arabic and English)"],
      who: "a content writer",
      field: "writing and editing",
      does: lines(`
        Write three researched articles a week.
        Edit colleagues’ texts and keep terms consistent.
        Draft short advertising copy that promises nothing false.
        Refresh old pages on the website.`),
      needs: lines(`
        Excellent English and strong Arabic
        Three published samples
        Basic search engine knowledge
        Respect for deadlines`),
    },
  },
  {
    key: "customer-service",
    category: "Marketing & Sales",
    fits: [
      "telecoms",
      "banking",
      "insurance",
      "retail-trade",
      "energy-electricity",
      "transport-logistics",
      "information-technology",
    ],
    setting: "office",
    pay: [1000, 1450],
    types: ["full-time", "part-time", "remote"],
    levels: ["entry", "entry", "mid", "senior"],
    ar: {
      titles: ["موظف خدمة زبائن", "موظفة مركز اتصال", "موظف استعلامات"],
      senior: ["مشرف خدمة زبائن"],
      who: "موظف أو موظفة لخدمة الزبائن",
      field: "خدمة الزبائن",
      does: lines(`
        الرد على الاتصالات والرسائل بلطف ووضوح.
        تسجيل الشكاوى ومتابعتها حتى تُغلق.
        شرح الخدمات والأسعار دون وعود لا نفي بها.
        تحويل الحالات الصعبة إلى المشرف مع ملخص كامل.`),
      needs: lines(`
        صوت واضح ولهجة مفهومة
        سرعة في الطباعة
        ضبط النفس مع الزبون الغاضب
        شهادة ثانوية أو معهد`),
    },
    en: {
      titles: ["Customer Service Agent", "Call Centre Agent"],
      senior: ["Customer Service Supervisor"],
      who: "a customer service agent",
      field: "customer service",
      does: lines(`
        Answer calls and messages kindly and clearly.
        Log complaints and follow them until they are closed.
        Explain services and prices without empty promises.
        Pass difficult cases on with a complete summary.`),
      needs: lines(`
        A clear voice
        Quick typing in Arabic and English
        Self-control with angry callers
        Readiness for evening shifts`),
    },
  },
  {
    key: "waiter",
    category: "Marketing & Sales",
    fits: ["tourism-hospitality"],
    setting: "shop",
    pay: [850, 1250],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["نادل / نادلة", "مضيف مطعم", "باريستا", "رئيس صالة"],
      who: "كادر لخدمة الصالة",
      field: "خدمة المطاعم والمقاهي",
      does: lines(`
        استقبال الضيوف وتدوين طلباتهم وشرح الأطباق لهم.
        تقديم الطعام والشراب في الوقت المناسب.
        ترتيب الطاولات وتنظيفها بعد كل ضيف.
        متابعة الحساب حتى خروج الضيف راضياً.`),
      needs: lines(`
        ابتسامة ونظافة شخصية
        سرعة دون ارتباك
        كلمات إنكليزية للتعامل مع السياح
        استعداد للعمل في العطل والمساء`),
    },
  },
  {
    key: "hotel-receptionist",
    category: "Marketing & Sales",
    fits: ["tourism-hospitality"],
    setting: "shop",
    pay: [1100, 1600],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["موظف استقبال فندقي", "موظفة استقبال", "مشرف حجوزات"],
      who: "موظف أو موظفة للاستقبال",
      field: "الاستقبال الفندقي",
      does: lines(`
        استقبال النزلاء وإتمام إجراءات الوصول والمغادرة.
        إدارة الحجوزات الهاتفية والإلكترونية دون تضارب.
        الإجابة عن أسئلة النزلاء عن المدينة والمواصلات.
        مطابقة صندوق الاستقبال في نهاية المناوبة.`),
      needs: lines(`
        معهد فندقي أو خبرة تعادله
        لغة إنكليزية جيدة محادثة
        أناقة وهدوء
        قبول العمل في العطل والأعياد`),
    },
    en: {
      titles: ["Hotel Receptionist", "Front Desk Agent", "Reservations Agent"],
      who: "a receptionist",
      field: "hotel front desk work",
      does: lines(`
        Welcome guests and handle arrivals and departures.
        Keep phone and online bookings from colliding.
        Answer questions about the town and how to get around.
        Balance the front desk cash at the end of the shift.`),
      needs: lines(`
        A hospitality diploma or equal practice
        Good spoken English; another language is a plus
        Neatness and calm
        Acceptance of work on holidays`),
    },
  },
  {
    key: "medical-representative",
    category: "Marketing & Sales",
    fits: ["pharmaceuticals"],
    setting: "road",
    pay: [1600, 2400],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مندوب علمي", "مندوبة دعاية طبية"],
      senior: ["مشرف منطقة"],
      who: "مندوب علمي أو مندوبة علمية",
      field: "الدعاية الطبية",
      does: lines(`
        زيارة الأطباء والصيادلة وشرح المستحضرات علمياً وبأمانة.
        توزيع العينات المجانية بحسب الخطة الشهرية.
        متابعة توافر الأصناف في صيدليات المنطقة.
        تنظيم محاضرة علمية كل ثلاثة أشهر.`),
      needs: lines(`
        إجازة في الصيدلة أو العلوم الصحية
        مهارة في العرض والحوار
        رخصة قيادة
        تقارير زيارات صادقة`),
    },
    en: {
      titles: ["Medical Representative", "Scientific Office Representative"],
      who: "a medical representative",
      field: "pharmaceutical promotion",
      does: lines(`
        Visit doctors and pharmacists and present products honestly.
        Distribute samples according to the monthly plan.
        Check availability in the pharmacies of your area.
        Organise a scientific lecture every quarter.`),
      needs: lines(`
        A degree in pharmacy or health sciences
        Presentation skills
        A driving licence
        Truthful visit reports`),
    },
  },
  {
    key: "property-agent",
    category: "Marketing & Sales",
    fits: ["real-estate", "insurance"],
    setting: "road",
    pay: [1100, 2000],
    types: ["full-time", "freelance", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مستشار مبيعات", "موظف مبيعات ميداني", "منسقة عقود زبائن"],
      who: "مستشار أو مستشارة مبيعات",
      field: "المبيعات المباشرة والتفاوض",
      does: lines(`
        الاستماع إلى حاجة الزبون واقتراح ما يناسب ميزانيته.
        مرافقة الزبائن في الزيارات والإجابة عن أسئلتهم بصراحة.
        إعداد ملف العقد ومتابعة توقيعه.
        تحديث قاعدة بيانات العروض كل يوم.`),
      needs: lines(`
        علاقات اجتماعية جيدة
        مهارة في التفاوض
        معرفة بالسوق المحلية
        التزام بالأمانة في وصف ما نعرضه`),
    },
  },
  {
    key: "export-coordinator",
    category: "Marketing & Sales",
    fits: ["food-beverage", "agriculture", "textiles-clothing", "manufacturing"],
    setting: "office",
    pay: [1700, 2600],
    types: ["full-time", "remote"],
    levels: ["mid", "senior"],
    en: {
      titles: ["Export Coordinator", "Export Sales Executive"],
      who: "an export coordinator",
      field: "export sales or shipping documents",
      does: lines(`
        Answer enquiries from buyers in the Gulf, Iraq and Europe.
        Prepare price offers, proforma invoices and packing lists.
        Follow each container from the loading bay to the buyer.
        Arrange samples and certificates of origin.
        Represent us at one trade fair a year.`),
      needs: lines(`
        A degree in commerce, economics or languages
        Fluent written English
        Understanding of Incoterms
        Order in your files`),
    },
  },
  {
    key: "community-mobiliser",
    category: "Marketing & Sales",
    fits: ["non-profit"],
    setting: "field",
    pay: [1100, 1500],
    usd: [350, 500],
    types: ["contract", "part-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["ميسّر مجتمعي / ميسّرة مجتمعية", "مسؤول تواصل مجتمعي"],
      who: "ميسّر مجتمعي أو ميسّرة مجتمعية",
      field: "العمل المجتمعي",
      does: lines(`
        تعريف الأهالي بأنشطة المشروع ومعايير الاستفادة منه.
        تشكيل لجان أهلية متوازنة من الرجال والنساء.
        تنظيم جلسات نقاش وتدوين ما يقوله الناس كما قالوه.
        نقل الشكاوى إلى فريق المساءلة في اليوم نفسه.`),
      needs: lines(`
        قبول لدى أهل المنطقة
        قدرة على إدارة النقاش بحياد
        شهادة ثانوية على الأقل
        استعداد للمشي والتنقل يومياً`),
    },
    en: {
      titles: ["Community Mobiliser", "Outreach Worker"],
      who: "a community mobiliser",
      field: "community work",
      does: lines(`
        Explain project activities and selection criteria to residents.
        Form local committees with women and men alike.
        Lead discussions and write down what people really said.
        Pass complaints to the accountability team the same day.`),
      needs: lines(`
        A good standing in the community
        Neutrality when views differ
        Secondary school certificate at least
        Simple English for short reports`),
    },
  },
];
