import { lines } from "./roles/role.ts";

/** The CV that each seeker sends: the name of the file and its text, a paragraph each.
 * Arabic ones are Word files, since the sample PDFs are written in a Latin font. */
export const cvs: Record<string, { cvName: string; cvLines: string[] }> = {
  rima: {
    cvName: "سيرة ذاتية - ريما الحلبي.docx",
    cvLines: lines(`
      ريما الحلبي
      محاسبة - حلب - seeker@demo.furas.test - +963 944 000 101
      الخبرة: محاسبة مستودعات في شركة أدوية في حلب، منذ عام 2022.
      مطابقة حسابات ثمانين مورداً، وإقفال شهري خلال خمسة أيام، وجرد نصف سنوي بلا فروقات غير مفسّرة.
      قبل ذلك: سنة تدريب في مكتب محاسب قانوني.
      التعليم: إجازة في الاقتصاد، قسم المحاسبة، جامعة حلب، 2021.
      المهارات: Excel بمستوى متقدم، محاسبة التكاليف، جداول الرواتب، تأمينات اجتماعية.
      اللغات: العربية، والإنكليزية قراءةً ومراسلة.`),
  },
  karam: {
    cvName: "كرم العيسى - مطور ويب.docx",
    cvLines: lines(`
      كرم العيسى
      مطوّر واجهات أمامية - حمص - karam@demo.furas.test
      أعمال مختارة: متجر كتب إلكتروني يعمل على خط بطيء، ولوحة حجوزات لعيادة أسنان، وموقع ثنائي اللغة لجمعية أهلية.
      الأدوات: TypeScript، React، CSS، Playwright، Git.
      التعليم: إجازة في الهندسة المعلوماتية، 2022.
      اللغات: العربية، والإنكليزية كتابةً جيدة.`),
  },
  dana: {
    cvName: "Dana Khoury CV.docx",
    cvLines: lines(`
      Dana Khoury
      Damascus - dana@demo.furas.test
      Project officer, 2022 to 2025: led a team of six in a protection project for returning families; four donor reports, all on time.
      Protection assistant, 2019 to 2022: case management for women and children, about forty cases at a time.
      Education: BA in Sociology, 2018.
      Training: psychological first aid, safe referral, KoBoToolbox.
      Languages: Arabic, English, French.`),
  },
  samar: {
    cvName: "السيرة الذاتية سمر قدسي.docx",
    cvLines: lines(`
      سمر قدسي
      ممرّضة - حمص - samar@demo.furas.test
      ثلاث سنوات في العناية المشددة، وثلاث في قسم الجراحة العامة.
      شهادة إنعاش قلبي رئوي متقدم، مجددة عام 2025.
      التعليم: مدرسة التمريض في حمص، 2017.`),
  },
  ammar: {
    cvName: "عمار البكور.docx",
    cvLines: lines(`
      عمار البكور
      مساعد لوجستي - أريحا، إدلب - ammar@demo.furas.test
      2021 حتى اليوم: أمين مستودع منظمة محلية، ألف ومئتا متر، جرد شهري.
      2016 - 2021: سائق شاحنة بين سرمدا وحلب ومنبج.
      دورات: سلاسل الإمداد الإنسانية، السلامة الطرقية.
      اللغات: العربية، والتركية محادثة.`),
  },
  lubna: {
    cvName: "لبنى شحادة - مهندسة أغذية.docx",
    cvLines: lines(`
      لبنى شحادة
      مهندسة أغذية - جبلة - lubna@demo.furas.test
      مشروع التخرج: إطالة عمر عصير البرتقال دون مواد حافظة، بعلامة 88.
      تدريب: شهران في مشغل توضيب حمضيات، قسم الجودة.
      المهارات: قياس الحموضة والتركيز، إعداد خطة HACCP، كتابة التقارير.
      التعليم: إجازة في الهندسة الغذائية، 2026.`),
  },
  fadi: {
    cvName: "فادي نعمة سيرة ذاتية.docx",
    cvLines: lines(`
      فادي نعمة
      فني صيانة - جرمانا - fadi@demo.furas.test
      2019 حتى اليوم: مشرف مناوبة صيانة في معمل ألبان، خطّا تعبئة وغرف تبريد.
      2013 - 2019: فني ميكانيك في معمل أدوية.
      المهارات: هواء مضغوط، هيدروليك، لحام قوس، تبديل حساسات، قراءة مخططات كهربائية.`),
  },
  marwa: {
    cvName: "مروة الجاسم.docx",
    cvLines: lines(`
      مروة الجاسم
      معلّمة صف - دير الزور - marwa@demo.furas.test
      ثماني سنوات تعليماً، ثلاث منها في مركز تعليم تعويضي لأطفال انقطعوا عن المدرسة.
      درّبت عشرين متطوعة على تعليم القراءة بالمقاطع.
      التعليم: إجازة في التربية، معلم صف، جامعة الفرات، 2016. دبلوم تأهيل تربوي، 2018.`),
  },
  hadi: {
    cvName: "هادي زيدان - طاقة شمسية.docx",
    cvLines: lines(`
      هادي زيدان
      فني طاقة شمسية - السويداء - hadi@demo.furas.test
      أكثر من مئتي منظومة منزلية وعشرون بئراً منذ عام 2020.
      برمجة إنفرترات، وفحص بطاريات ليثيوم، وقياس تأريض.
      التعليم: معهد تقاني كهربائي، 2019. رخصة قيادة.`),
  },
  sara: {
    cvName: "Sara Kassab - CV.pdf",
    cvLines: lines(`
      Sara Kassab
      Tartus - sara@demo.furas.test
      Documents officer in a shipping agency, 2021 to today: bills of lading, certificates of origin, letters of credit for about sixty shipments a month.
      Courses: Incoterms 2020, business correspondence.
      Education: BA in English Literature, 2021.
      Languages: Arabic and English, both written every day.`),
  },
  yazan: {
    cvName: "yazan-murad-cv.pdf",
    cvLines: lines(`
      Yazan Murad
      Product designer - Aleppo - yazan@demo.furas.test
      Pharmacy app, 2024: interviews with thirty pharmacists, a design system in two directions.
      Booking site, 2022 to 2024: cut the steps of a booking from nine to four.
      Tools: Figma, paper, a little CSS.
      Languages: Arabic, Armenian, English.`),
  },
  wafaa: {
    cvName: "وفاء عرب.docx",
    cvLines: lines(`
      وفاء عرب
      حلب - wafaa@demo.furas.test
      عاملة تعبئة في معمل بسكويت ثلاث سنوات، السنة الأخيرة منها مسؤولة عن ست عاملات.
      شهادة صحية، والسكن قريب من خط نقل المدينة الصناعية.`),
  },
};
