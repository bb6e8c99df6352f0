import { lines, type Role } from "./role.ts";

const clinics = ["healthcare", "non-profit"] as const;

export const health: Role[] = [
  {
    key: "nurse",
    category: "Healthcare",
    fits: clinics,
    setting: "hospital",
    pay: [1300, 1800],
    usd: [350, 500],
    types: ["full-time", "full-time", "contract"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["ممرّض / ممرّضة", "ممرّض قسم داخلية", "ممرّضة عيادات خارجية"],
      senior: ["رئيس تمريض / رئيسة تمريض"],
      who: "ممرّض أو ممرّضة",
      field: "التمريض السريري",
      does: lines(`
        متابعة العلامات الحيوية للمرضى وتسجيلها في الإضبارة عند كل جولة.
        إعطاء الأدوية والمحاليل الوريدية بحسب وصفة الطبيب المقيم.
        تحضير المرضى للعمليات ومرافقتهم حتى باب غرفة العمليات.
        تعقيم الأدوات وترتيب عربة الطوارئ قبل تسليم المناوبة.
        شرح تعليمات ما بعد الخروج للمريض وذويه بلغة واضحة.`),
      needs: lines(`
        إجازة أو معهد تمريض معترف به
        معرفة جيدة بالإسعافات الأولية والإنعاش القلبي الرئوي
        القدرة على العمل بنظام المناوبات، ومنها الليلية
        صبر في التعامل مع المرضى ومرافقيهم`),
    },
    en: {
      titles: ["Registered Nurse", "Staff Nurse", "Ward Nurse"],
      senior: ["Head Nurse"],
      who: "a nurse",
      field: "clinical nursing",
      does: lines(`
        Take and chart vital signs on every round.
        Give medication and intravenous fluids as prescribed by the resident doctor.
        Dress wounds and watch them for early signs of infection.
        Hand each patient over properly at the end of the shift, in writing.
        Explain discharge instructions to patients and their families.`),
      needs: lines(`
        A nursing degree or diploma and a valid licence
        Current basic life support training
        Readiness to work rotating shifts, nights included
        Good spoken Arabic and enough English to read a chart`),
    },
  },
  {
    key: "icu-nurse",
    category: "Healthcare",
    fits: ["healthcare"],
    setting: "hospital",
    pay: [1600, 2200],
    types: ["full-time"],
    levels: ["mid", "mid", "senior"],
    ar: {
      titles: ["ممرّض / ممرّضة عناية مشددة", "ممرّضة حواضن", "ممرّض غرفة عمليات"],
      who: "كادر تمريضي لقسم العناية المشددة",
      field: "أقسام العناية المشددة",
      does: lines(`
        مراقبة أجهزة التنفس الآلي والمراقبة القلبية على مدار المناوبة.
        سحب عينات غازات الدم وتسليمها إلى المخبر مع بياناتها كاملة.
        حساب السوائل الداخلة والخارجة كل ساعة وإبلاغ الطبيب بأي تغيّر.
        تقليب المرضى والعناية بالجلد للوقاية من قرحات الفراش.
        التأكد من جاهزية الأدوية الإسعافية وتواريخ صلاحيتها.`),
      needs: lines(`
        إجازة في التمريض أو اختصاص عناية مشددة
        دورة إنعاش متقدم سارية
        هدوء في الحالات الإسعافية وسرعة في التصرف
        التزام تام بإجراءات ضبط العدوى`),
    },
  },
  {
    key: "pharmacist",
    category: "Healthcare",
    fits: ["healthcare", "non-profit"],
    setting: "hospital",
    pay: [1600, 2300],
    usd: [450, 650],
    types: ["full-time", "full-time", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["صيدلي / صيدلانية", "صيدلاني مسؤول مناوبة"],
      senior: ["رئيس قسم الصيدلية"],
      who: "صيدلي أو صيدلانية",
      field: "صرف الأدوية وإدارة مخزونها",
      does: lines(`
        صرف الوصفات بعد التحقق من الجرعات والتداخلات الدوائية.
        إرشاد المراجعين إلى طريقة استعمال الدواء ومدة العلاج.
        متابعة تواريخ الصلاحية وسلسلة التبريد للقاحات والأنسولين.
        إعداد طلبيات الأدوية الشهرية ومقارنة عروض المستودعات.
        مسك سجل الأدوية النفسية بحسب تعليمات مديرية الصحة.`),
      needs: lines(`
        إجازة في الصيدلة وعضوية في نقابة الصيادلة
        إلمام بالأسماء العلمية وبدائلها المحلية
        استخدام الحاسوب وبرامج المستودعات الدوائية
        أمانة ودقة ولباقة في التعامل`),
    },
    en: {
      titles: ["Pharmacist", "Clinic Pharmacist"],
      senior: ["Senior Pharmacist"],
      who: "a pharmacist",
      field: "dispensing and stock control",
      does: lines(`
        Dispense prescriptions and check doses and interactions.
        Keep the cold chain for vaccines and insulin, with a log twice a day.
        Prepare the monthly medicine order and follow it until delivery.
        Explain to patients how and how long to take their medicine.`),
      needs: lines(`
        A degree in pharmacy and a licence to practise in Syria
        Knowledge of the national essential medicines list
        Confidence with spreadsheets or a stock program
        Working English`),
    },
  },
  {
    key: "pharmacy-assistant",
    category: "Healthcare",
    fits: ["healthcare"],
    setting: "shop",
    pay: [950, 1300],
    types: ["full-time", "part-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["مساعد صيدلي / مساعدة صيدلانية", "عامل صيدلية"],
      who: "مساعد صيدلي أو مساعدة صيدلانية",
      field: "العمل في صيدلية أو مستودع أدوية",
      does: lines(`
        ترتيب الأدوية على الرفوف بحسب الزمر وتواريخ الصلاحية.
        استقبال المراجعين وتحضير الوصفات تحت إشراف الصيدلي.
        إدخال فواتير المستودعات على الحاسوب ومطابقة الأصناف.
        الإبلاغ عن الأصناف الناقصة قبل نفادها.`),
      needs: lines(`
        شهادة ثانوية أو معهد صحي
        قراءة أسماء الأدوية باللغة الإنكليزية
        معرفة أساسية بالحاسوب
        مظهر مرتب وحسن استقبال`),
    },
  },
  {
    key: "lab-technician",
    category: "Healthcare",
    fits: ["healthcare", "non-profit"],
    setting: "hospital",
    pay: [1300, 1900],
    usd: [350, 500],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid", "mid"],
    ar: {
      titles: ["فني مخبر / فنية مخبر", "مخبري تحاليل طبية"],
      who: "فني مخبر أو فنية مخبر",
      field: "مخابر التحاليل الطبية",
      does: lines(`
        سحب العينات من المراجعين وترميزها على نحو يمنع الخلط.
        إجراء تحاليل الدم والبول والكيمياء السريرية على الأجهزة نصف الآلية.
        معايرة الأجهزة صباح كل يوم وتسجيل نتائج ضبط الجودة.
        إدخال النتائج وعرضها على الطبيب المشرف قبل تسليمها.
        متابعة الكواشف وطلبها قبل نفادها بأسبوعين.`),
      needs: lines(`
        معهد مخابر طبية أو إجازة في علم الحياة
        مهارة في سحب الدم من الأطفال وكبار السن
        دقة في التسجيل والتوثيق
        التزام بقواعد السلامة الحيوية`),
    },
    en: {
      titles: ["Laboratory Technician", "Medical Lab Technician"],
      who: "a laboratory technician",
      field: "a medical laboratory",
      does: lines(`
        Draw and label samples so that none can be mixed up.
        Run haematology and clinical chemistry tests and repeat doubtful ones.
        Calibrate the analysers each morning and keep the quality log.
        Report critical values to the doctor by phone at once.`),
      needs: lines(`
        A diploma in medical laboratory science
        Practice with semi-automatic analysers
        Careful record keeping
        Respect for biosafety rules`),
    },
  },
  {
    key: "midwife",
    category: "Healthcare",
    fits: clinics,
    setting: "hospital",
    pay: [1300, 1800],
    usd: [380, 520],
    types: ["full-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["قابلة قانونية", "قابلة في مركز صحي", "قابلة للعيادة المتنقلة"],
      who: "قابلة قانونية",
      field: "التوليد ورعاية الحوامل",
      does: lines(`
        متابعة الحوامل في زيارات دورية وتسجيل بطاقة الحمل.
        استقبال حالات الولادة الطبيعية وتحويل الحالات الخطرة دون تأخير.
        تعليم الأمهات الإرضاع الطبيعي والعناية بالوليد.
        تقديم المشورة في تنظيم الأسرة بسرية تامة.
        تعقيم غرفة الولادة وجرد لوازمها في آخر كل مناوبة.`),
      needs: lines(`
        شهادة مدرسة القبالة أو ما يعادلها
        ترخيص مزاولة ساري المفعول
        استعداد للمناوبات الليلية
        أسلوب لطيف مع الأمهات`),
    },
  },
  {
    key: "general-practitioner",
    category: "Healthcare",
    fits: clinics,
    setting: "hospital",
    pay: [2800, 4200],
    usd: [900, 1300],
    types: ["full-time", "part-time", "contract"],
    levels: ["mid", "senior"],
    ar: {
      titles: ["طبيب عام / طبيبة عامة", "طبيب طوارئ", "طبيب مقيم"],
      who: "طبيب أو طبيبة للطب العام",
      field: "العيادات العامة والإسعاف",
      does: lines(`
        معاينة المراجعين في العيادة وتدوين القصة المرضية والعلاج.
        استقبال الحالات الإسعافية وتثبيتها قبل تحويلها إلى الاختصاصي.
        الإشراف على عمل التمريض في أثناء المناوبة.
        متابعة مرضى السكري والضغط ضمن برنامج الأمراض المزمنة.
        كتابة تقرير أسبوعي بالأمراض السارية المبلّغ عنها.`),
      needs: lines(`
        إجازة في الطب البشري
        عضوية نقابة الأطباء وترخيص ساري
        خبرة في قراءة تخطيط القلب والصور الشعاعية البسيطة
        استعداد للمناوبة مرتين في الأسبوع`),
    },
    en: {
      titles: ["General Practitioner", "Emergency Room Doctor"],
      who: "a general practitioner",
      field: "primary care or emergency medicine",
      does: lines(`
        See patients in the outpatient clinic and write up every visit.
        Stabilise emergencies and refer them with a proper note.
        Follow patients with diabetes and high blood pressure over the long term.
        Supervise the nurses on shift and teach them at the bedside.`),
      needs: lines(`
        A degree in medicine and a licence to practise in Syria
        Confidence with ECGs and plain X-rays
        Two on-call nights a week
        Good Arabic; English for reporting`),
    },
  },
  {
    key: "specialist-doctor",
    category: "Healthcare",
    fits: ["healthcare"],
    setting: "hospital",
    pay: [3000, 4400],
    types: ["full-time", "part-time", "contract"],
    levels: ["senior", "senior", "executive"],
    ar: {
      titles: ["طبيب أطفال", "طبيب أمراض قلبية", "طبيبة نسائية وتوليد", "طبيب أمراض داخلية"],
      who: "طبيب اختصاصي أو طبيبة اختصاصية",
      field: "الاختصاص المطلوب",
      does: lines(`
        معاينة المرضى في العيادة التخصصية ثلاثة أيام في الأسبوع.
        الجولة الصباحية على مرضى القسم ووضع خطة العلاج لكل منهم.
        تغطية مناوبات الاختصاص بالتناوب مع زملاء القسم.
        المشاركة في اجتماع الحالات الصعبة وتدريب الأطباء المقيمين.`),
      needs: lines(`
        شهادة اختصاص من وزارة الصحة أو التعليم العالي
        عضوية نقابة الأطباء
        التزام بمواعيد العيادة
        روح تعاون مع الكادر`),
    },
  },
  {
    key: "dental-assistant",
    category: "Healthcare",
    fits: ["healthcare"],
    setting: "hospital",
    pay: [950, 1300],
    types: ["full-time", "part-time"],
    levels: ["entry", "entry", "mid"],
    ar: {
      titles: ["مساعدة طبيب أسنان", "سكرتيرة عيادة أسنان"],
      who: "مساعدة لعيادة الأسنان",
      field: "عيادات الأسنان",
      does: lines(`
        تجهيز الكرسي والأدوات قبل كل مريض وتعقيمها بعده.
        مناولة الطبيب في أثناء المعالجة وتحضير المواد.
        تنظيم المواعيد والاتصال بالمراجعين لتذكيرهم.
        جرد المواد السنية آخر كل شهر.`),
      needs: lines(`
        شهادة ثانوية على الأقل، ويفضَّل معهد طبي
        نظافة وترتيب
        حسن التعامل مع الأطفال
        قرب السكن من العيادة`),
    },
  },
  {
    key: "physiotherapist",
    category: "Healthcare",
    fits: clinics,
    setting: "hospital",
    pay: [1500, 2200],
    usd: [400, 600],
    types: ["full-time", "part-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["معالج فيزيائي / معالجة فيزيائية", "اختصاصي إعادة تأهيل"],
      who: "معالج فيزيائي أو معالجة فيزيائية",
      field: "المعالجة الفيزيائية وإعادة التأهيل",
      does: lines(`
        تقييم المدى الحركي للمريض ووضع خطة جلسات مكتوبة.
        تنفيذ جلسات العلاج بعد الكسور وعمليات المفاصل.
        تدريب مبتوري الأطراف على استعمال الطرف الصناعي.
        تعليم الأهل تمارين منزلية بسيطة ومتابعتهم بالهاتف.`),
      needs: lines(`
        إجازة أو معهد في المعالجة الفيزيائية
        معرفة بأجهزة التحريض الكهربائي والأمواج فوق الصوتية
        لياقة بدنية وصبر
        كتابة تقارير تقدّم الحالة`),
    },
    en: {
      titles: ["Physiotherapist", "Rehabilitation Specialist"],
      who: "a physiotherapist",
      field: "physical rehabilitation",
      does: lines(`
        Assess patients on arrival and agree goals with them.
        Treat fractures, joint replacements and spinal injuries.
        Train amputees to walk with their prosthesis.
        Write a short progress note after every session.`),
      needs: lines(`
        A degree or diploma in physiotherapy
        Hands-on practice with electrotherapy
        Patience and physical fitness
        Fluent Arabic, basic English`),
    },
  },
  {
    key: "radiology-technician",
    category: "Healthcare",
    fits: ["healthcare"],
    setting: "hospital",
    pay: [1400, 2000],
    types: ["full-time"],
    levels: ["entry", "mid", "mid"],
    ar: {
      titles: ["فني أشعة", "فني تصوير طبقي محوري", "فنية تصوير شعاعي"],
      who: "فني أو فنية للتصوير الشعاعي",
      field: "التصوير الشعاعي",
      does: lines(`
        تصوير المرضى بالأشعة البسيطة والطبقي المحوري بحسب طلب الطبيب.
        وقاية المريض والمرافق من التعرض غير اللازم للأشعة.
        أرشفة الصور على النظام وطباعتها عند الحاجة.
        الإبلاغ عن أعطال الأجهزة ومتابعة شركة الصيانة.`),
      needs: lines(`
        معهد تصوير شعاعي أو ما يعادله
        إلمام بقواعد الوقاية الإشعاعية
        القدرة على العمل ليلاً بالتناوب
        معرفة أساسية بنظام أرشفة الصور`),
    },
  },
  {
    key: "psychosocial-worker",
    category: "Healthcare",
    fits: ["non-profit"],
    setting: "field",
    pay: [1300, 1800],
    usd: [420, 600],
    types: ["contract", "contract", "full-time"],
    levels: ["entry", "mid", "mid", "senior"],
    ar: {
      titles: ["عامل دعم نفسي اجتماعي", "مرشدة نفسية", "مديرة حالة حماية طفل"],
      who: "عامل أو عاملة في الدعم النفسي الاجتماعي",
      field: "الدعم النفسي الاجتماعي",
      does: lines(`
        تنفيذ جلسات دعم جماعية للأطفال واليافعين بحسب الدليل المعتمد.
        إجراء زيارات منزلية للأسر وتقدير احتياجاتها.
        إحالة الحالات إلى الخدمات المختصة مع حفظ السرية.
        توثيق الجلسات أسبوعياً على نماذج المشروع.
        التعاون مع معلمي المنطقة للكشف المبكر عن الأطفال المتأثرين.`),
      needs: lines(`
        إجازة في علم النفس أو الإرشاد أو الخدمة الاجتماعية
        تدريب على الإسعاف النفسي الأولي
        التزام بسياسة حماية الطفل
        استعداد للتنقل بين القرى`),
    },
    en: {
      titles: ["Psychosocial Support Worker", "Child Protection Case Worker"],
      senior: ["Senior Case Manager"],
      who: "a psychosocial support worker",
      field: "psychosocial support or case management",
      does: lines(`
        Run structured group sessions for children and adolescents.
        Make home visits and assess what families need.
        Refer cases to specialised services and protect confidentiality.
        Record every session on the project forms by Thursday.`),
      needs: lines(`
        A degree in psychology, counselling or social work
        Training in psychological first aid
        Commitment to the child safeguarding policy
        Fluent Arabic and report-level English`),
    },
  },
  {
    key: "nutrition-officer",
    category: "Healthcare",
    fits: ["non-profit"],
    setting: "field",
    pay: [1700, 2400],
    usd: [700, 1000],
    types: ["contract"],
    levels: ["mid", "senior"],
    en: {
      titles: ["Nutrition Officer", "Infant Feeding Counsellor", "Nutrition Screening Supervisor"],
      who: "a nutrition officer",
      field: "community nutrition programmes",
      does: lines(`
        Plan the weekly screening of children under five with the mobile teams.
        Follow up treatment of acute malnutrition in the health centres we support.
        Coach mothers’ groups on breastfeeding and complementary feeding.
        Keep supply requests for therapeutic food two months ahead.
        Send clean figures to the programme manager every month.`),
      needs: lines(`
        A degree in nutrition, medicine, pharmacy or nursing
        Knowledge of community-based management of malnutrition
        Experience in leading a field team
        Fluent Arabic and good written English`),
    },
  },
  {
    key: "quality-chemist",
    category: "Healthcare",
    fits: ["pharmaceuticals"],
    setting: "factory",
    pay: [1700, 2500],
    types: ["full-time"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["كيميائي رقابة دوائية", "محلل مخبر رقابة جودة"],
      senior: ["رئيس مخبر الرقابة"],
      who: "كيميائي أو كيميائية لمخبر الرقابة",
      field: "مخابر الرقابة الدوائية",
      does: lines(`
        تحليل المواد الأولية قبل إدخالها إلى خطوط الإنتاج.
        فحص المستحضرات الجاهزة ومقارنة النتائج بدستور الأدوية.
        تشغيل جهاز الكروماتوغرافيا السائلة ومعايرته.
        توثيق كل تحليل على دفتر المخبر وتوقيعه في اليوم نفسه.
        متابعة عينات دراسة الثبات في مواعيدها.`),
      needs: lines(`
        إجازة في الصيدلة أو الكيمياء التطبيقية
        معرفة بأسس التصنيع الجيد
        لغة إنكليزية تكفي لقراءة طرق التحليل
        دقة عالية وهدوء في العمل`),
    },
    en: {
      titles: ["Quality Control Chemist", "QC Laboratory Analyst"],
      who: "a quality control chemist",
      field: "a quality control laboratory",
      does: lines(`
        Test raw materials before they are released to production.
        Analyse finished batches against the pharmacopoeia.
        Run and calibrate the HPLC and the UV spectrophotometer.
        Investigate every out-of-specification result in writing.`),
      needs: lines(`
        A degree in chemistry or pharmacy
        Knowledge of good manufacturing practice
        Careful laboratory notes
        Good technical English`),
    },
  },
  {
    key: "community-health-worker",
    category: "Healthcare",
    fits: ["non-profit"],
    setting: "field",
    pay: [950, 1300],
    usd: [300, 400],
    types: ["contract", "part-time"],
    levels: ["entry"],
    ar: {
      titles: ["عامل صحة مجتمعية / عاملة صحة مجتمعية", "متطوعة توعية صحية"],
      who: "عاملين وعاملات في الصحة المجتمعية",
      field: "التوعية الصحية",
      does: lines(`
        زيارة عشرين أسرة في الأسبوع وتقديم رسائل صحية مبسطة.
        تذكير الأمهات بمواعيد لقاح أطفالهن.
        قياس محيط العضد للأطفال وتحويل من يحتاج إلى علاج.
        تنظيم جلسة توعية أسبوعية في القرية أو الحي.`),
      needs: lines(`
        شهادة إعدادية على الأقل
        سكن في المنطقة نفسها ومعرفة بأهلها
        قدرة على الحديث أمام مجموعة صغيرة
        التزام بمواعيد الزيارات`),
    },
  },
  {
    key: "paramedic",
    category: "Healthcare",
    fits: clinics,
    setting: "hospital",
    pay: [1200, 1700],
    usd: [350, 480],
    types: ["full-time", "contract"],
    levels: ["entry", "mid"],
    ar: {
      titles: ["مسعف", "سائق إسعاف مسعف", "مسعفة طوارئ"],
      who: "مسعف أو مسعفة لسيارة الإسعاف",
      field: "الإسعاف والطوارئ",
      does: lines(`
        الاستجابة لنداءات الطوارئ خلال خمس دقائق من وصولها.
        تقديم الإسعاف الأولي في الموقع وفي أثناء النقل.
        تسليم المصاب إلى قسم الإسعاف مع تقرير موجز.
        فحص تجهيزات السيارة وأسطوانات الأكسجين في بداية المناوبة.`),
      needs: lines(`
        شهادة إسعاف أولي متقدم
        لياقة بدنية جيدة
        معرفة بطرق المنطقة
        رخصة قيادة تعدّ ميزة`),
    },
  },
  {
    key: "veterinarian",
    category: "Healthcare",
    fits: ["agriculture", "non-profit"],
    setting: "farm",
    pay: [1600, 2400],
    usd: [500, 700],
    types: ["full-time", "part-time", "contract"],
    levels: ["entry", "mid", "senior"],
    ar: {
      titles: ["طبيب بيطري", "طبيبة بيطرية ميدانية", "مشرف صحة قطيع"],
      who: "طبيب بيطري أو طبيبة بيطرية",
      field: "رعاية الأبقار والأغنام",
      does: lines(`
        متابعة صحة القطيع وتنفيذ برنامج التحصينات الدوري.
        معالجة التهابات الضرع وحالات الولادة المتعسرة.
        أخذ عينات الحليب والدم وإرسالها إلى المخبر.
        إرشاد المربين إلى الأعلاف المتوازنة ونظافة الحظائر.
        تسجيل بيانات كل رأس على بطاقته الصحية.`),
      needs: lines(`
        إجازة في الطب البيطري
        عضوية نقابة الأطباء البيطريين
        استعداد للعمل الميداني في الصباح الباكر
        قيادة سيارة أو دراجة نارية`),
    },
  },
];
