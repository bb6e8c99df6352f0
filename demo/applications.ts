import { cvs } from "./cvs.ts";
import type { DemoApplication } from "./model/types.ts";

type Letter = Omit<DemoApplication, "cvName" | "cvLines">;

/** What the seekers have sent, each with their CV. */
export const demoApplications = (): DemoApplication[] =>
  letters.map((letter) => {
    const cv = cvs[letter.seeker];
    if (!cv) throw new Error(`${letter.seeker} has no CV`);
    return { ...letter, cvName: cv.cvName, cvLines: [...cv.cvLines] };
  });

const letters: Letter[] = [
  {
    seeker: "rima",
    job: "barada-accountant",
    coverLetter:
      "السادة في بردى، أعمل منذ أربع سنوات في محاسبة المستودعات لدى شركة أدوية، وأتابع حسابات ثمانين مورداً. المواسم ليست غريبة عني: كنا نقفل الشهر ونحن نستلم المواد ليلاً. أسكن قرب ساحة الجامعة ويمكنني المباشرة بعد أسبوعين.",
    experience: "3-5",
    expectedSalary: "2,100,000 ل.س",
    availableInDays: 14,
    daysAgo: 0.9,
    status: "pending",
  },
  {
    seeker: "rima",
    job: "jasmine-finance-officer",
    coverLetter:
      "لم أعمل في منظمة من قبل، لكنني أعددت تقارير لثلاثة فروع بثلاث عملات، وأتعلم بسرعة. أرجو أن تنظروا في طلبي.",
    experience: "3-5",
    expectedSalary: null,
    availableInDays: 30,
    daysAgo: 5.5,
    status: "rejected",
  },
  {
    seeker: "rima",
    job: "barada-storekeeper",
    coverLetter:
      "أتقدّم لوظيفة أمين المستودع، وخبرتي في محاسبة المستودعات تعينني على ضبط الكميات والجرد.",
    experience: "3-5",
    expectedSalary: "1,500,000 ل.س",
    availableInDays: 20,
    daysAgo: 40,
    status: "reviewed",
  },
  {
    seeker: "rima",
    job: "barada-hr",
    coverLetter:
      "أعرف جداول الرواتب ومعاملات التأمينات من عملي الحالي، ويهمّني أن أعمل مع النساء في المعمل. نصف الدوام يناسبني هذه السنة.",
    experience: "1-3",
    expectedSalary: "1,100,000 ل.س",
    availableInDays: 14,
    daysAgo: 2,
    status: "pending",
  },
  {
    seeker: "karam",
    job: "minaa-frontend",
    coverLetter:
      "فتحت موقعكم على هاتف قديم وخط 3G: أول ظهور بعد أربع ثوانٍ. أظن أنني أستطيع أن أجعلها اثنتين، وأرفقت في موقعي مثالاً عن متجر كتب وزنه تسعون كيلوبايت.",
    experience: "1-3",
    expectedSalary: "$950",
    availableInDays: 3,
    daysAgo: 1.4,
    status: "accepted",
  },
  {
    seeker: "karam",
    job: "sample-senior-software-engineer",
    coverLetter:
      "سنوات خبرتي أقل مما تطلبون، لكنني أحب أن أعمل في هذا الفريق، ولو في موقع أصغر. أعمالي مفتوحة للاطلاع.",
    experience: "1-3",
    expectedSalary: "$1,200",
    availableInDays: 3,
    daysAgo: 4.7,
    status: "rejected",
  },
  {
    seeker: "karam",
    job: "minaa-support",
    coverLetter:
      "أستطيع أن أغطي الدعم صباحاً ريثما يفتح شاغر في التطوير، فأنا أستيقظ باكراً على أي حال.",
    experience: "1-3",
    expectedSalary: null,
    availableInDays: null,
    daysAgo: 6.3,
    status: "reviewed",
  },
  {
    seeker: "dana",
    job: "jasmine-protection-officer",
    coverLetter:
      "Dear Lina, I spent three years sitting in kitchens in Bekaa with women who had lost every paper they owned, and I learnt which offices answer and which do not. I would like to do this work at home now. I can move to Idlib within a month.",
    experience: "5-10",
    expectedSalary: "$1,050",
    availableInDays: 30,
    daysAgo: 4.1,
    status: "reviewed",
  },
  {
    seeker: "dana",
    job: "sample-hr-specialist",
    coverLetter:
      "I recruited and trained forty volunteers in two years and would enjoy doing it for builders. My labour law is fresh from a course this summer.",
    experience: "3-5",
    expectedSalary: "2,300,000 SYP",
    availableInDays: 30,
    daysAgo: 12.5,
    status: "pending",
  },
  {
    seeker: "dana",
    job: "jasmine-supply-coordinator",
    coverLetter:
      "My experience is in protection, yet I planned three winter distributions from purchase to signature sheet, and I like lists that come out right.",
    experience: "5-10",
    expectedSalary: "$1,000",
    availableInDays: 30,
    daysAgo: 1.8,
    status: "pending",
  },
  {
    seeker: "samar",
    job: "sample-nurse",
    coverLetter:
      "عملت ست سنوات في الجراحة والعناية المشددة، وأنتقل إلى دمشق مع أهلي في الشهر القادم. يهمني السكن القريب في الأشهر الأولى.",
    experience: "5-10",
    expectedSalary: "1,800,000 ل.س",
    availableInDays: 28,
    daysAgo: 0.4,
    status: "pending",
  },
  {
    seeker: "samar",
    job: "jasmine-community-nurse",
    coverLetter:
      "أحب العمل مع الأطفال، ولا يزعجني التنقل. ولكن أرجو إعلامي إن كان السكن في الدانا شرطاً.",
    experience: "5-10",
    expectedSalary: null,
    availableInDays: 30,
    daysAgo: 11.2,
    status: "rejected",
  },
  {
    seeker: "ammar",
    job: "jasmine-supply-coordinator",
    coverLetter:
      "أعرف كل طريق بين إدلب ونقاط التوزيع الثماني، ومتى يغلق منها في الشتاء. أدير مستودعاً منذ خمس سنوات وجردي مطابق. إنكليزيتي تكفي للجداول، وأتعلم كتابة التقارير.",
    experience: "5-10",
    expectedSalary: "$900",
    availableInDays: 7,
    daysAgo: 1.1,
    status: "accepted",
  },
  {
    seeker: "ammar",
    job: "barada-sales",
    coverLetter: "كنت أوصل البضائع إلى محلات الريف الشمالي خمس سنوات، وأعرف أصحابها بأسمائهم.",
    experience: "5-10",
    expectedSalary: "1,600,000 ل.س",
    availableInDays: 7,
    daysAgo: 7.7,
    status: "reviewed",
  },
  {
    seeker: "ammar",
    job: "barada-storekeeper",
    coverLetter: "خبرتي في المستودعات خمس سنوات، وأحمل رخصة رافعة شوكية. مستعد للانتقال إلى حلب.",
    experience: "3-5",
    expectedSalary: "1,400,000 ل.س",
    availableInDays: 15,
    daysAgo: 44,
    status: "accepted",
  },
  {
    seeker: "lubna",
    job: "barada-food-engineer",
    coverLetter:
      "تخرجت هذا الصيف، ومشروعي كان عن حفظ عصير البرتقال دون مواد حافظة. تدرّبت شهرين في توضيب الحمضيات، ومرة أوقفت الخط لأن الميزان كان كاذباً. أستطيع الانتقال إلى حلب فوراً.",
    experience: "0-1",
    expectedSalary: "1,500,000 ل.س",
    availableInDays: 5,
    daysAgo: 5.9,
    status: "reviewed",
  },
  {
    seeker: "lubna",
    job: "barada-line-workers",
    coverLetter:
      "إن لم تكن وظيفة المخبر من نصيبي، فإنني أرغب في العمل على الخط هذا الموسم لأتعلم المعمل من أوله.",
    experience: "0-1",
    expectedSalary: null,
    availableInDays: 5,
    daysAgo: 0.2,
    status: "pending",
  },
  {
    seeker: "fadi",
    job: "barada-maintenance",
    coverLetter:
      "اثنتا عشرة سنة مع خطوط الألبان والأدوية. أصلحت خطاً عمره من عمري ولم يكن له كتيّب، فرسمت له واحداً. أبحث عن معمل أبقى فيه.",
    experience: "10+",
    expectedSalary: "2,600,000 ل.س",
    availableInDays: 15,
    daysAgo: 10.6,
    status: "accepted",
  },
  {
    seeker: "fadi",
    job: "barada-line-workers",
    coverLetter:
      "أتقدّم باسم ابن أخي أيضاً، وهو في التاسعة عشرة ومستعد للعمل في المناوبة المسائية. رقمه عندي.",
    experience: "10+",
    expectedSalary: null,
    availableInDays: null,
    daysAgo: 0.15,
    status: "pending",
  },
  {
    seeker: "marwa",
    job: "sample-english-teacher",
    coverLetter: "أدرّس الصفوف الأولى وأجيد الإنكليزية قراءة. أسأل إن كان لديكم صفوف للصغار عن بُعد.",
    experience: "5-10",
    expectedSalary: null,
    availableInDays: 60,
    daysAgo: 2.8,
    status: "rejected",
  },
  {
    seeker: "marwa",
    job: "jasmine-community-nurse",
    coverLetter:
      "لست ممرّضة، لكنني عملت مع التلاميذ ثماني سنوات، وقد ينفعكم من يتصل بالأهل وينظم الزيارات.",
    experience: "5-10",
    expectedSalary: "$320",
    availableInDays: 45,
    daysAgo: 9.4,
    status: "reviewed",
  },
  {
    seeker: "hadi",
    job: "barada-maintenance",
    coverLetter:
      "اختصاصي الكهرباء والطاقة الشمسية، وأظن أن خطوطكم تحتاج إلى من يفهم التحكم. أنتظر مقابلتكم.",
    experience: "3-5",
    expectedSalary: "1,900,000 ل.س",
    availableInDays: 10,
    daysAgo: 12.1,
    status: "rejected",
  },
  {
    seeker: "hadi",
    job: "sample-civil-engineer",
    coverLetter:
      "لست مهندساً مدنياً، وأعرض خدماتي في تمديدات الطاقة الشمسية للأبنية الأحد عشر التي ترممونها.",
    experience: "3-5",
    expectedSalary: null,
    availableInDays: 2,
    daysAgo: 10.3,
    status: "pending",
  },
  {
    seeker: "sara",
    job: "barada-export",
    coverLetter:
      "For four years I have sat between ship, bank and customs house, and my files have never kept a container waiting. I answer letters the same day by habit. Two months beside the colleague who built your exports would be a gift; I would move to Aleppo for it.",
    experience: "3-5",
    expectedSalary: "2,800,000 SYP",
    availableInDays: 30,
    daysAgo: 3.9,
    status: "reviewed",
  },
  {
    seeker: "sara",
    job: "minaa-support",
    coverLetter:
      "Our agency uses your waybill screen every morning, so I know where it hurts. I would gladly explain it to others, kindly.",
    experience: "3-5",
    expectedSalary: "$450",
    availableInDays: 30,
    daysAgo: 5.2,
    status: "pending",
  },
  {
    seeker: "yazan",
    job: "minaa-product-designer",
    coverLetter:
      "I watched my uncle use your stock screen for an hour and drew what he was really trying to do; it took him nine taps. The drawings are on my site, and he agrees with most of them.",
    experience: "3-5",
    expectedSalary: "€1,000",
    availableInDays: 14,
    daysAgo: 16.4,
    status: "accepted",
  },
  {
    seeker: "yazan",
    job: "sample-graphic-designer",
    coverLetter:
      "My work is mostly on screens, but letters are my first love. Could the job be done from Aleppo, with visits every month?",
    experience: "3-5",
    expectedSalary: null,
    availableInDays: 14,
    daysAgo: 15.1,
    status: "pending",
  },
  {
    seeker: "wafaa",
    job: "barada-line-workers",
    coverLetter:
      "عملت ثلاث سنوات على خط بسكويت، وكنت مسؤولة عن ست عاملات. عندي شهادة صحية، وتناسبني المناوبة الصباحية لأن أولادي في المدرسة.",
    experience: "1-3",
    expectedSalary: "1,100,000 ل.س",
    availableInDays: 1,
    daysAgo: 0.25,
    status: "accepted",
  },
  {
    seeker: "wafaa",
    job: "barada-hr",
    coverLetter:
      "لا أحمل شهادة جامعية، لكن العاملات يثقن بي. إن احتجتم إلى مشرفة تسمع منهن فأنا حاضرة.",
    experience: "1-3",
    expectedSalary: null,
    availableInDays: 1,
    daysAgo: 1.7,
    status: "pending",
  },
];
