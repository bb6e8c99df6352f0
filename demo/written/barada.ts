import { people } from "#demo/model/demo-people.ts";
import { lines } from "#demo/roles/role.ts";
import { job } from "./written-job.ts";

const atPlant = {
  company: "barada-foods",
  placeId: "syria/aleppo/aleppo",
  contactEmail: people.nabil.email,
  companyWebsite: "https://barada-foods.example",
} as const;

/** The jobs of the demo company: seven active, one closed, one draft. */
export const baradaJobs = [
  job({
    ...atPlant,
    key: "barada-accountant",
    title: "محاسب / محاسبة",
    description: `يبحث قسم المحاسبة في معمل بردى عن زميل أو زميلة لمتابعة حسابات الموردين. نحن أربعة في القسم، ونعمل من الثامنة حتى الرابعة مع سبت حر كل أسبوعين.

يشمل العمل قيد فواتير الشراء، ومطابقة كشوف مزارعي البندورة في الموسم، والمساعدة في جدول رواتب مئة وأربعين عاملاً.

نستعمل برنامج محاسبة عربياً، ونعلّم من لا يعرفه خلال أسبوعين.`,
    requirements: lines(`
      إجازة في الاقتصاد أو معهد مصرفي
      خبرة سنتين في شركة تجارية أو صناعية
      معرفة جيدة ببرنامج Excel
      أمانة وترتيب في حفظ الأوراق`),
    benefits: lines(`
      تأمينات اجتماعية من أول يوم
      نقل من ساحة الجامعة إلى المعمل
      سلّة من منتجاتنا كل شهر`),
    category: "Accounting & Finance",
    language: "ar",
    salaryMin: 1_750_000,
    salaryMax: 2_300_000,
    workArrangement: "office",
    postedDaysAgo: 1.2,
    deadlineInDays: 16,
  }),
  job({
    ...atPlant,
    key: "barada-food-engineer",
    title: "مهندسة أغذية لمخبر الجودة",
    description: `مخبرنا صغير، لكنه يقرر ما يخرج من باب المعمل. نحتاج إلى مهندس أو مهندسة أغذية لفحص كل وجبة إنتاج من المعلّبات والعصائر.

- قياس الحموضة والتركيز والتفريغ في العبوات.
- حفظ العينات المرجعية ومتابعة الشكاوى التي تصل من الأسواق.
- تدريب عاملات الفرز على تمييز الحبة التالفة.

يشتد العمل بين تموز وتشرين الأول، ويهدأ في الشتاء.`,
    requirements: lines(`
      إجازة في الهندسة الغذائية
      معرفة بنظام تحليل المخاطر ونقاط الضبط الحرجة
      خبرة سنة في مخبر غذائي تفضَّل
      القدرة على قول لا حين يلزم`),
    benefits: lines(`
      إجازة إضافية أسبوعين في الشتاء
      نقل مؤمّن
      دورات على حساب المعمل`),
    category: "Engineering",
    language: "ar",
    experienceLevel: "entry",
    salaryMin: 1_500_000,
    salaryMax: 1_900_000,
    postedDaysAgo: 6.5,
    deadlineInDays: 2,
  }),
  job({
    ...atPlant,
    key: "barada-line-workers",
    title: "عمال وعاملات تعبئة",
    description: `نبدأ موسم الحمضيات بعد أسبوعين، ونحتاج إلى خمسة عشر عاملاً وعاملة على خطي التعبئة والتغليف.

المناوبة ثماني ساعات، صباحية للنساء ومسائية للرجال إلا من رغب في غير ذلك. في كل مناوبة استراحتان ووجبة ساخنة.

لا نطلب خبرة. نطلب الحضور في الموعد، والنظافة، والانتباه.`,
    requirements: lines(`
      عمر ثماني عشرة سنة فما فوق
      شهادة صحية نساعد في استخراجها
      القدرة على الوقوف معظم المناوبة`),
    benefits: lines(`
      أجر أسبوعي
      وجبة في كل مناوبة
      نقل من أربعة أحياء
      مكافأة آخر الموسم`),
    category: "Logistics",
    language: "ar",
    employmentType: "contract",
    experienceLevel: "entry",
    salaryMin: 950_000,
    salaryMax: 1_150_000,
    workArrangement: "office",
    postedDaysAgo: 0.3,
    deadlineInDays: 10,
  }),
  job({
    ...atPlant,
    key: "barada-sales",
    title: "مندوب مبيعات لريف حلب الشمالي",
    description: `نوزّع اليوم في المدينة وست محافظات، ونريد أن نصل إلى محلات الريف الشمالي التي تشتري منا عن طريق وسطاء.

سيكون لديك خط سير من ستين محلاً تزورها كل أسبوعين، وسيارة صغيرة محمّلة بالعينات. تأخذ الطلبيات على الهاتف، وتتابع التحصيل، وتعود إلينا بما يقوله أصحاب المحلات عن الطعم والسعر والعبوة.`,
    requirements: lines(`
      معرفة بطرق الريف الشمالي وأسواقه
      رخصة قيادة
      خبرة سنتين في بيع المواد الغذائية
      دفتر حسابات نظيف`),
    benefits: lines(`
      عمولة على التحصيل لا على الطلبيات وحدها
      سيارة ووقود وهاتف
      تأمين ضد الحوادث`),
    category: "Marketing & Sales",
    language: "ar",
    salaryMin: 1_300_000,
    postedDaysAgo: 9.1,
    deadlineInDays: 21,
  }),
  job({
    ...atPlant,
    key: "barada-export",
    title: "Export Coordinator",
    description: `About a quarter of what we pack leaves the country, most of it for Iraq and the Gulf. The colleague who built this up is retiring, and we want to hand her work over properly, with two months side by side.

- Answer buyers’ letters in English, the same day if possible.
- Prepare proforma invoices, packing lists and certificates of origin.
- Book trucks, follow them to the border and tell the buyer before he has to ask.
- Look after our stand at one food fair a year.`,
    requirements: lines(`
      Fluent written English and Arabic
      Three years in export, shipping or banking correspondence
      Knowledge of Incoterms and letters of credit
      A passport and readiness to travel twice a year`),
    benefits: lines(`
      Two months of handover
      A share in new contracts
      Health insurance`),
    category: "Marketing & Sales",
    language: "en",
    experienceLevel: "senior",
    salaryMin: 2_400_000,
    salaryMax: 3_200_000,
    workArrangement: "hybrid",
    postedDaysAgo: 4.4,
    deadlineInDays: 24,
  }),
  job({
    ...atPlant,
    key: "barada-maintenance",
    title: "فني صيانة خطوط تعبئة",
    description: `عندنا خطان، أحدهما جديد والآخر عمره ثلاثون سنة ونحبه أكثر. نحتاج إلى فني يفهم الهواء المضغوط والحساسات، ولا يخاف من آلة لا يوجد لها كتيّب.

تبدأ المناوبة في السادسة صباحاً لتجهيز الخط قبل وصول العمال. الأعطال الليلية نادرة، ويُدفع عنها أجر مضاعف.`,
    requirements: lines(`
      معهد صناعي أو ثانوية مهنية
      خبرة خمس سنوات في معمل أغذية أو أدوية
      قراءة مخطط كهربائي
      سكن داخل المدينة`),
    benefits: lines(`
      أجر مضاعف للأعطال الليلية
      عدة عمل كاملة
      تأمين ضد إصابات العمل`),
    category: "Engineering",
    language: "ar",
    experienceLevel: "senior",
    postedDaysAgo: 13,
    deadlineInDays: null,
  }),
  job({
    ...atPlant,
    key: "barada-hr",
    title: "مسؤولة شؤون عاملين",
    description: `أكثر من ثلث العاملين عندنا نساء، ونريد في شؤون العاملين من يصغي إليهن ويعرف القانون.

تسجيل الدوام، وعقود العمل الموسمي، ومعاملات التأمينات، واستقبال الشكاوى ومتابعتها حتى تُحل. يرتبط العمل مباشرة بصاحب المعمل.

الدوام نصف نهار يمكن أن يصير كاملاً في الموسم.`,
    requirements: lines(`
      إجازة في الحقوق أو إدارة الأعمال
      معرفة بقانون العمل والتأمينات
      قدرة على الإصغاء وحفظ السر
      خبرة سنتين على الأقل`),
    benefits: lines(`
      دوام مرن لمن لديها أطفال
      نقل مؤمّن
      سلّة من منتجاتنا كل شهر`),
    category: "Human Resources",
    language: "ar",
    employmentType: "part-time",
    salaryMin: 900_000,
    salaryMax: 1_200_000,
    postedDaysAgo: 2.6,
    deadlineInDays: 12,
  }),
  job({
    ...atPlant,
    key: "barada-storekeeper",
    title: "أمين مستودع المواد الأولية",
    description: `كنا نبحث عن أمين مستودع لاستلام السكر والعبوات والكرتون وصرفها إلى خطوط الإنتاج. شكراً لكل من تقدّم، وقد شُغلت الوظيفة.`,
    requirements: lines(`
      خبرة ثلاث سنوات في المستودعات
      معرفة ببرنامج مستودعات
      ترتيب وأمانة`),
    category: "Logistics",
    language: "ar",
    salaryMin: 1_200_000,
    salaryMax: 1_500_000,
    status: "closed",
    postedDaysAgo: 48,
    deadlineInDays: -15,
  }),
  job({
    ...atPlant,
    key: "barada-packaging-designer",
    title: "مصمم عبوات",
    description: `نفكر في تجديد عبوات المربيات قبل رمضان. نريد من يصمّم لصاقات بالعربية والإنكليزية تُقرأ على الرف من بعيد، ويتابعها في المطبعة.`,
    requirements: lines(`
      ملف أعمال فيه عبوات مطبوعة
      معرفة بالطباعة على المعدن والزجاج`),
    category: "Design",
    language: "ar",
    employmentType: "freelance",
    status: "draft",
    postedDaysAgo: 0.8,
  }),
];
