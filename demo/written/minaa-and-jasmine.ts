import { lines } from "#demo/roles/role.ts";
import { job } from "./written-job.ts";

/** Jobs of the two other companies with a login. */
export const minaaAndJasmineJobs = [
  job({
    key: "minaa-frontend",
    company: "minaa-software",
    title: "مطوّر واجهات أمامية",
    description: `نبني شاشات يستعملها أمناء المستودعات بقفازات، وأطباء على هواتف عمرها ثماني سنوات. نحتاج إلى من يفرح حين تصغر الصفحة وتسرع.

العمل عن بُعد من أي محافظة، واللقاء صباح كل اثنين بالفيديو. نكتب بلغة TypeScript، ونختبر بالعربية أولاً.`,
    requirements: lines(`
      خبرة سنتين في تطوير الواجهات
      إتقان CSS قبل أي إطار عمل
      معرفة بإتاحة الوصول
      نموذج عمل يمكننا فتحه`),
    benefits: lines(`
      الراتب بالدولار
      مساهمة في كلفة البطارية والإنترنت
      ثلاثة أسابيع إجازة وأسبوع للتعلّم`),
    category: "Information Technology",
    placeId: "syria/damascus/damascus",
    language: "ar",
    employmentType: "remote",
    salaryMin: 700,
    salaryMax: 1_100,
    currency: "USD",
    workArrangement: "remote",
    postedDaysAgo: 1.9,
    deadlineInDays: 13,
    contactEmail: "tarek@demo.furas.test",
    companyWebsite: "https://minaa-software.example",
  }),
  job({
    key: "minaa-support",
    company: "minaa-software",
    title: "Customer Support Specialist",
    description: `When a warehouse in Tartus cannot print a waybill at seven in the morning, you are the voice they hear. You solve what can be solved, write down what cannot, and tell the developers what keeps coming back.

Early shifts, one Saturday in four, and a team that takes your notes seriously.`,
    requirements: lines(`
      Patience and a clear voice in Arabic
      Written English for tickets
      Comfort with computers and networks
      Experience in any kind of service`),
    benefits: lines(`
      A laptop and headset
      Afternoons free
      A path into testing or development`),
    category: "Information Technology",
    placeId: "syria/damascus/mezzeh",
    language: "en",
    experienceLevel: "entry",
    salaryMin: 350,
    salaryMax: 500,
    currency: "USD",
    workArrangement: "office",
    postedDaysAgo: 7.1,
    deadlineInDays: 2,
  }),
  job({
    key: "minaa-product-designer",
    company: "minaa-software",
    title: "Product Designer",
    description: `Our screens grew up over eight years and look it. You will spend your first month visiting users, your second drawing, and the rest of the year putting it right together with the developers.`,
    requirements: lines(`
      A portfolio of products in real use
      Figma, and enough CSS to be understood
      Experience with right-to-left interfaces
      Four years of practice`),
    benefits: lines(`
      Work from home
      A yearly trip to meet the team
      Pay in a stable currency`),
    category: "Design",
    placeId: "syria/damascus/mezzeh",
    language: "en",
    employmentType: "contract",
    experienceLevel: "senior",
    salaryMin: 900,
    currency: "EUR",
    workArrangement: "remote",
    postedDaysAgo: 19.6,
    deadlineInDays: 27,
  }),
  job({
    key: "jasmine-supply-coordinator",
    company: "jasmine-house",
    title: "منسّق سلسلة إمداد",
    description: `نستلم في كل شهر ما يملأ أربعين شاحنة، ويجب أن يصل كل كرتون إلى قرية بعينها. تنسّق بين المستودع المركزي في إدلب وثماني نقاط توزيع، وتعرف في كل لحظة أين تقف الشاحنات.

العمل مع فريق من خمسة أشخاص، ويومان في الأسبوع خارج المكتب.`,
    requirements: lines(`
      إجازة جامعية
      خبرة ثلاث سنوات في اللوجستيات، إحداها في منظمة
      إتقان Excel
      لغة إنكليزية تكفي للتقارير`),
    benefits: lines(`
      تأمين صحي
      بدل اتصالات
      تدريب على السلامة الميدانية`),
    category: "Logistics",
    placeId: "syria/idlib/idlib",
    language: "ar",
    employmentType: "contract",
    salaryMin: 900,
    salaryMax: 1_150,
    currency: "USD",
    postedDaysAgo: 2.1,
    deadlineInDays: 3,
    contactEmail: "lina@demo.furas.test",
  }),
  job({
    key: "jasmine-protection-officer",
    company: "jasmine-house",
    title: "Protection Officer",
    description: `You will work in six villages where families are coming back to houses without doors and papers without stamps. Every week you sit with them, write down what they need, and take the difficult cases to those who can help.

You supervise two community workers and report to the programme manager. No case leaves the room with a name on it.`,
    requirements: lines(`
      A degree in law, psychology or social work
      Three years in protection or legal aid
      Very good Arabic and English
      Experience in leading a small team`),
    benefits: lines(`
      Health and accident insurance
      Rest leave every eight weeks
      Supervision by a psychologist`),
    category: "Law",
    placeId: "syria/idlib/maarat-al-numan",
    language: "en",
    employmentType: "contract",
    salaryMin: 850,
    salaryMax: 1_100,
    currency: "USD",
    workArrangement: "office",
    postedDaysAgo: 4.9,
    deadlineInDays: 11,
    contactEmail: "lina@demo.furas.test",
    companyWebsite: "https://jasmine-house.example",
  }),
  job({
    key: "jasmine-finance-officer",
    company: "jasmine-house",
    title: "محاسب أول للمنح",
    description: `مكتبنا في حلب يكبر، ونحتاج إلى محاسب أول أو محاسبة أولى لإعداد التقارير المالية لثلاث جهات مانحة.

متابعة الصرف على كل منحة، ومراجعة ملفات الشراء، وتدريب محاسبين اثنين في بداية طريقهما.`,
    requirements: lines(`
      إجازة في المحاسبة
      خبرة أربع سنوات، نصفها في منظمات
      إتقان Excel ولغة إنكليزية جيدة
      قدرة على الشرح والتدريب`),
    benefits: lines(`
      تأمين صحي للأسرة
      يومان من المنزل في الأسبوع`),
    category: "Accounting & Finance",
    placeId: "syria/aleppo/aleppo",
    language: "ar",
    experienceLevel: "senior",
    salaryMin: 1_000,
    currency: "USD",
    workArrangement: "hybrid",
    postedDaysAgo: 6.2,
    deadlineInDays: 17,
    contactEmail: "lina@demo.furas.test",
  }),
  job({
    key: "jasmine-community-nurse",
    company: "jasmine-house",
    title: "ممرّضة مدرسية متنقلة",
    description: `نفحص عيون تلاميذ اثنتي عشرة مدرسة وأسنانهم وأوزانهم مرتين في العام. نبحث عن ممرّض أو ممرّضة للتنقل بين المدارس مع سائق وحقيبة، والاتصال بالأهل حين يلزم.`,
    requirements: lines(`
      شهادة تمريض
      لطف مع الأطفال
      سكن في الدانا أو قربها`),
    benefits: lines(`
      عطلة المدارس كاملة
      تأمين في أثناء التنقل`),
    category: "Healthcare",
    placeId: "syria/idlib/ad-dana",
    language: "ar",
    employmentType: "part-time",
    experienceLevel: "entry",
    salaryMin: 300,
    salaryMax: 350,
    currency: "USD",
    postedDaysAgo: 12.3,
    deadlineInDays: 8,
  }),
];
