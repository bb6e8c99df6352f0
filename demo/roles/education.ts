import { lines, type Role } from "./role.ts";

const schools = ["education-training"] as const;
const schoolsAndNgos = ["education-training", "non-profit"] as const;

export const education: Role[] = [
  {
    key: "english-teacher",
    category: "Education",
    fits: schoolsAndNgos,
    setting: "school",
    pay: [1100, 1600],
    usd: [300, 450],
    types: ["full-time", "part-time", "part-time"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["مدرّس / مدرّسة لغة إنكليزية", "مدرّسة لغة إنكليزية للمرحلة الإعدادية"],
      senior: ["مدرّس أول لغة إنكليزية"],
      who: "مدرّس أو مدرّسة للغة الإنكليزية",
      field: "تدريس اللغة الإنكليزية",
      does: lines(`
        تدريس اللغة الإنكليزية بحسب المنهاج المقرر مع أنشطة محادثة أسبوعية.
        إعداد أوراق العمل والاختبارات القصيرة وتصحيحها في موعدها.
        متابعة مستوى كل طالب وإطلاع الأهل عليه في اجتماع شهري.
        تحضير طلاب الشهادة للامتحان بنماذج من دورات سابقة.`),
      needs: lines(`
        إجازة في الأدب الإنكليزي أو ما يعادلها
        نطق سليم وقدرة على إدارة الصف
        دبلوم تأهيل تربوي يعدّ ميزة
        صبر وحماسة للعمل مع اليافعين`),
    },
    en: {
      titles: ["English Teacher", "ESL Instructor", "Conversation Teacher"],
      senior: ["Senior English Teacher"],
      who: "an English teacher",
      field: "teaching English as a second language",
      does: lines(`
        Teach four groups of no more than fifteen students.
        Plan lessons that give everybody time to speak.
        Set and mark a short test every two weeks.
        Prepare older students for the B2 examination.
        Talk with parents at the end of each term.`),
      needs: lines(`
        A degree in English literature, translation or education
        Clear pronunciation and a calm way with a class
        A teaching certificate is a plus
        Availability on at least three afternoons`),
    },
  },
  {
    key: "maths-teacher",
    category: "Education",
    fits: schools,
    setting: "school",
    pay: [1200, 1700],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مدرّس رياضيات", "مدرّسة رياضيات للمرحلة الثانوية", "مدرّس رياضيات للشهادتين"],
      who: "مدرّس أو مدرّسة لمادة الرياضيات",
      field: "تدريس الرياضيات",
      does: lines(`
        شرح منهاج الرياضيات للصفوف من السابع حتى الثالث الثانوي العلمي.
        تنظيم حصص تقوية للطلاب المتأخرين بعد الدوام.
        إعداد بنك أسئلة متدرج في الصعوبة.
        المشاركة في لجان المراقبة والتصحيح.`),
      needs: lines(`
        إجازة في الرياضيات
        تمكّن من منهاج الشهادة الثانوية
        أسلوب مبسط في الشرح
        التزام بكامل العام الدراسي`),
    },
  },
  {
    key: "science-teacher",
    category: "Education",
    fits: schools,
    setting: "school",
    pay: [1150, 1650],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مدرّس فيزياء وكيمياء", "مدرّسة علوم", "مدرّس علم أحياء"],
      who: "مدرّس أو مدرّسة للعلوم",
      field: "تدريس المواد العلمية",
      does: lines(`
        تدريس المادة نظرياً مع تجربة عملية واحدة على الأقل في الأسبوع.
        تجهيز مخبر المدرسة والمحافظة على أدواته.
        الإشراف على مشاركة الطلاب في المعرض العلمي السنوي.
        رصد الدرجات إلكترونياً في نهاية كل شهر.`),
      needs: lines(`
        إجازة في الفيزياء أو الكيمياء أو العلوم الطبيعية
        معرفة بقواعد السلامة في المخبر
        القدرة على استعمال السبورة الذكية
        شخصية محبوبة وحازمة`),
    },
    en: {
      titles: ["Science Teacher", "Physics Teacher"],
      who: "a science teacher",
      field: "teaching science in secondary school",
      does: lines(`
        Teach physics and chemistry to grades seven to ten.
        Run one simple experiment with every class each week.
        Keep the school laboratory safe and in order.
        Enter marks and remarks by the last day of the month.`),
      needs: lines(`
        A degree in physics, chemistry or biology
        Comfort with teaching in both Arabic and English
        Knowledge of laboratory safety
        Commitment for the whole school year`),
    },
  },
  {
    key: "arabic-teacher",
    category: "Education",
    fits: schools,
    setting: "school",
    pay: [1100, 1550],
    types: ["full-time", "part-time", "freelance"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["مدرّس / مدرّسة لغة عربية", "مدرّسة لغة عربية للمرحلة الثانوية"],
      who: "مدرّس أو مدرّسة للغة العربية",
      field: "تدريس اللغة العربية",
      does: lines(`
        تدريس القواعد والنصوص والتعبير للصفوف الإعدادية والثانوية.
        تدريب الطلاب على الإلقاء والكتابة السليمة.
        الإشراف على مجلة المدرسة ومسابقة القراءة.
        تصحيح الوظائف والمذاكرات مع ملاحظات مكتوبة.`),
      needs: lines(`
        إجازة في اللغة العربية وآدابها
        خط واضح ولغة سليمة
        إلمام بطرائق التدريس الحديثة
        تعاون مع الإدارة وزملاء المادة`),
    },
  },
  {
    key: "class-teacher",
    category: "Education",
    fits: schoolsAndNgos,
    setting: "school",
    pay: [1000, 1400],
    usd: [280, 380],
    types: ["full-time"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["معلّمة صف", "معلّم صف / معلّمة صف", "معلّمة تعليم تعويضي"],
      who: "معلّم أو معلّمة صف للحلقة الأولى",
      field: "تعليم الصفوف الأولى",
      does: lines(`
        تعليم القراءة والكتابة والحساب لتلاميذ الصفوف الأربعة الأولى.
        وضع خطة أسبوعية وتحضير وسائل تعليمية من مواد بسيطة.
        متابعة غياب التلاميذ والتواصل مع أسرهم.
        ملاحظة صعوبات التعلم وإبلاغ المرشد بها مبكراً.`),
      needs: lines(`
        إجازة في التربية، اختصاص معلم صف
        محبة للأطفال وصوت هادئ
        خط جميل وواضح
        استعداد لحضور دورات تدريبية في العطلة`),
    },
  },
  {
    key: "kindergarten-teacher",
    category: "Education",
    fits: schoolsAndNgos,
    setting: "school",
    pay: [900, 1200],
    usd: [250, 330],
    types: ["full-time", "part-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["معلّمة رياض أطفال", "مربية أطفال", "ميسّرة طفولة مبكرة"],
      who: "مربية أو معلّمة لرياض الأطفال",
      field: "العمل مع الأطفال دون السادسة",
      does: lines(`
        استقبال الأطفال صباحاً وتنظيم حلقة الصباح.
        تقديم أنشطة الرسم والموسيقا والحروف باللعب.
        مراقبة الأطفال في الباحة وفي أثناء تناول الطعام.
        كتابة ملاحظة أسبوعية للأهل عن كل طفل.`),
      needs: lines(`
        معهد رياض أطفال أو إجازة تربوية
        صبر وابتسامة دائمة
        معرفة بالإسعافات الأولية للأطفال
        قرب السكن من الروضة`),
    },
    en: {
      titles: ["Kindergarten Teacher", "Early Childhood Facilitator"],
      who: "a kindergarten teacher",
      field: "work with children under six",
      does: lines(`
        Welcome the children each morning and lead the circle.
        Teach letters, numbers and songs through play.
        Watch over the yard and the lunch break.
        Write parents a few lines every week.`),
      needs: lines(`
        A diploma in early childhood education
        Patience and a cheerful manner
        First aid for children
        Simple spoken English`),
    },
  },
  {
    key: "school-principal",
    category: "Education",
    fits: schools,
    setting: "school",
    pay: [2200, 3200],
    types: ["full-time"],
    levels: ["senior", "executive"],
    ar: {
      titles: ["مدير مدرسة / مديرة مدرسة", "مديرة مدرسة"],
      who: "مدير أو مديرة",
      field: "الإدارة المدرسية",
      does: lines(`
        قيادة فريق من المدرسين والإداريين ووضع خطة العام الدراسي.
        حضور الحصص الصفية وتقديم تغذية راجعة مكتوبة.
        متابعة شؤون القبول والأقساط مع قسم المحاسبة.
        تمثيل المدرسة أمام مديرية التربية وأولياء الأمور.`),
      needs: lines(`
        إجازة جامعية ودبلوم في الإدارة التربوية
        قدرة على القيادة وحلّ الخلافات
        معرفة بأنظمة التعليم الخاص
        تفرّغ كامل`),
    },
  },
  {
    key: "school-counsellor",
    category: "Education",
    fits: schoolsAndNgos,
    setting: "school",
    pay: [1100, 1500],
    usd: [350, 480],
    types: ["full-time", "contract"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مرشدة اجتماعية في مدرسة", "مرشد نفسي مدرسي"],
      who: "مرشد أو مرشدة للعمل مع الطلاب",
      field: "الإرشاد المدرسي",
      does: lines(`
        استقبال الطلاب في جلسات فردية وحفظ سجلاتهم بسرية.
        تنفيذ حصص عن التنمر وتنظيم الوقت واختيار الفرع الدراسي.
        التواصل مع الأسر في حالات التسرب والغياب المتكرر.
        تدريب المعلمين على التعامل مع الطلاب العائدين بعد انقطاع.`),
      needs: lines(`
        إجازة في الإرشاد النفسي أو علم الاجتماع
        مهارة إصغاء جيدة
        كتابة تقارير موجزة وواضحة
        التزام بمدونة السلوك`),
    },
  },
  {
    key: "special-needs-teacher",
    category: "Education",
    fits: ["education-training", "healthcare", "non-profit"],
    setting: "school",
    pay: [1200, 1700],
    usd: [350, 500],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["معلّمة تربية خاصة", "اختصاصي نطق", "مدرّسة صف دمج"],
      who: "اختصاصي أو اختصاصية في التربية الخاصة",
      field: "العمل مع الأطفال ذوي الإعاقة",
      does: lines(`
        وضع خطة تعليم فردية لكل طفل بالاتفاق مع أسرته.
        تنفيذ جلسات فردية لتنمية النطق والانتباه والمهارات اليومية.
        مرافقة أطفال الدمج في صفوفهم وتدريب معلميهم.
        قياس التقدم كل ثلاثة أشهر بأدوات معتمدة.`),
      needs: lines(`
        إجازة في التربية الخاصة أو تقويم النطق
        معرفة بطيف التوحد وصعوبات التعلم
        هدوء وطول نفس
        قدرة على إشراك الأهل في العمل`),
    },
    en: {
      titles: ["Special Needs Teacher", "Speech Therapist", "Inclusion Teacher"],
      who: "a special needs teacher",
      field: "work with children with disabilities",
      does: lines(`
        Write an individual plan for each child together with the family.
        Lead one-to-one sessions in speech, attention and daily skills.
        Support inclusion pupils in their ordinary classes.
        Measure progress every three months and share it openly.`),
      needs: lines(`
        A degree in special education or speech therapy
        Knowledge of autism and learning difficulties
        Calm, patience and humour
        Fluent Arabic`),
    },
  },
  {
    key: "vocational-trainer",
    category: "Education",
    fits: schoolsAndNgos,
    setting: "school",
    pay: [1300, 1900],
    usd: [450, 650],
    types: ["contract", "part-time", "full-time"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["مدرّب مهني في الكهرباء", "مدرّبة خياطة", "مدرّب صيانة هواتف", "مدرّب لحام وحدادة"],
      who: "مدرّب مهني أو مدرّبة مهنية",
      field: "المهنة نفسها، ويفضَّل أن يكون بعضها في التدريب",
      does: lines(`
        تدريب مجموعة من خمسة عشر متدرباً على المهنة خلال ثلاثة أشهر.
        إعداد تمارين عملية تنتهي بقطعة أو خدمة جاهزة للبيع.
        تقييم المتدربين في بداية الدورة ووسطها وآخرها.
        المساعدة في ربط الخريجين بورشات تشغّلهم.
        المحافظة على عدد الورشة وتطبيق قواعد السلامة.`),
      needs: lines(`
        إتقان عملي للمهنة مع نماذج من أعمال سابقة
        قدرة على الشرح لمن لا يعرف شيئاً عنها
        شهادة مهنية أو معهد تقاني
        التزام بكامل مدة الدورة`),
    },
    en: {
      titles: ["Vocational Trainer, Electrical Work", "Vocational Trainer, Tailoring"],
      who: "a vocational trainer",
      field: "the trade itself, with some teaching",
      does: lines(`
        Train fifteen people in the trade over three months.
        Design exercises that end in something that can be sold.
        Assess trainees at the beginning, the middle and the end.
        Help graduates find workshops that will take them on.`),
      needs: lines(`
        Proven practical skill, with samples of past work
        The gift of explaining to complete beginners
        A trade certificate or technical diploma
        Arabic; English is a plus for reporting`),
    },
  },
  {
    key: "education-officer",
    category: "Education",
    fits: ["non-profit"],
    setting: "field",
    pay: [1900, 2600],
    usd: [750, 1050],
    types: ["contract", "full-time"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["منسّق مشروع تعليم", "مسؤول تعليم في الطوارئ"],
      who: "منسّق أو منسّقة لمشاريع التعليم",
      field: "مشاريع التعليم في المنظمات",
      does: lines(`
        متابعة تنفيذ أنشطة التعليم غير الرسمي في المراكز المدعومة.
        اختيار المعلمين المتطوعين وتدريبهم على المنهاج المكثف.
        الإشراف على توزيع القرطاسية والحقائب المدرسية.
        إعداد تقارير شهرية للجهة المانحة مع قصص نجاح.`),
      needs: lines(`
        إجازة جامعية، ويفضَّل في التربية
        معرفة بمعايير التعليم في حالات الطوارئ
        لغة إنكليزية جيدة كتابة
        قدرة على إدارة الوقت والميزانية`),
    },
    en: {
      titles: ["Education Officer", "Education in Emergencies Officer"],
      senior: ["Education Programme Coordinator"],
      who: "an education officer",
      field: "education programming with an NGO",
      does: lines(`
        Oversee non-formal education in the learning centres we support.
        Select and coach facilitators on the accelerated curriculum.
        Plan the distribution of school supplies before term begins.
        Draft donor reports and collect stories from the field.`),
      needs: lines(`
        A university degree, preferably in education
        Knowledge of minimum standards for education in emergencies
        Good written English and fluent Arabic
        Ability to travel within the governorate each week`),
    },
  },
  {
    key: "computer-trainer",
    category: "Education",
    fits: schools,
    setting: "school",
    pay: [1200, 1800],
    types: ["part-time", "contract", "remote", "freelance"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مدرّب حاسوب", "مدرّب برمجة للأطفال", "مدرّبة مهارات رقمية"],
      who: "مدرّب أو مدرّبة لدورات الحاسوب",
      field: "تدريب المبتدئين على الحاسوب",
      does: lines(`
        تقديم دورات Word وExcel والطباعة السريعة للمبتدئين.
        تدريب اليافعين على أسس البرمجة بأمثلة من حياتهم.
        تجهيز قاعة الحاسوب وصيانة أجهزتها صيانة أولية.
        متابعة حضور المتدربين وإصدار شهاداتهم.`),
      needs: lines(`
        إجازة أو معهد في المعلوماتية
        أسلوب مشوّق في التدريب
        معرفة بأدوات التعليم عن بُعد
        مرونة في أوقات العمل المسائية`),
    },
    en: {
      titles: ["Online Coding Tutor", "Computer Skills Trainer"],
      who: "a computer trainer",
      field: "teaching beginners",
      does: lines(`
        Teach evening classes in office programs and typing.
        Introduce teenagers to programming with small games.
        Keep attendance and issue certificates at the end of each course.
        Improve the course material after every round.`),
      needs: lines(`
        A degree or diploma in computing
        A lively teaching style, in person or online
        A stable connection for remote classes
        Availability after four in the afternoon`),
    },
  },
];
