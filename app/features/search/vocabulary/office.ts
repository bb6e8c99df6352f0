/** Money, offices, management, people. See vocabulary.ts for how a line reads. */
export const office = `
accountant, accounting, محاسب, محاسبة, محاسبين, حسابات, اكاونتنت, accounts payable, accounts receivable, accounts officer, موظف محاسبة, موظفة محاسبة, مسؤول محاسبة, ~bookkeeper, ~financial accountant, ~مسك دفاتر, ~مالي, !cashier, !صندوق, !حسابات التواصل, !حساب كميات, !account manager, !account executive, !سوشيال
chief accountant, senior accountant, head of accounting, accounting manager, chief of accounts, رئيس حسابات, مدير حسابات, كبير محاسبين, رئيس قسم المحاسبة, محاسب أول
cost accountant, cost accounting, cost controller, costing, محاسب تكاليف, محاسبة تكاليف, تكاليف
tax accountant, tax, taxation, vat, tax specialist, tax consultant, ضرائب, ضريبة, محاسب ضرائب, محاسب ضريبي, ضريبي, زكاة, مستشار ضريبي, مستشارة ضريبية
bookkeeper, bookkeeping, مسك دفاتر, ماسك دفاتر, ~محاسب, ~accountant
auditor, audit, auditing, مدقق حسابات, مراجع حسابات, تدقيق, مراجعة حسابات, مدقق, مراجع, external audit, مدقق خارجي, certified accountant, محاسب قانوني
internal auditor, internal audit, مدقق داخلي, مراجع داخلي, تدقيق داخلي, مراجعة داخلية, التدقيق الداخلي
financial analyst, finance analyst, محلل مالي, تحليل مالي, financial analysis
finance manager, financial manager, head of finance, مدير مالي, مديرة مالية, الادارة المالية, finance director, cfo, chief financial officer, المدير المالي, financial director
financial controller, finance controller, مراقب مالي, رقابة مالية
finance, financial, مالي, مالية, المالية, تمويل, ماليات
finance officer, finance assistant, finance specialist, مسؤول مالي, موظف مالي, مساعد مالي, اخصائي مالي
treasury, treasurer, خزينة, خزنة, امين خزينة, امين الخزينة
cashier, cash desk, till, teller, كاشير, كاشيير, امين صندوق, أمينة صندوق, محاسب صندوق, صندوق, صراف, محصل نقدي, كاشيرة, موظفة كاشير, محاسب كاشير, محاسبة صندوق, عامل كاشير, عاملة كاشير
bank teller, teller, صراف, تيلر, موظف تيلر, امين صندوق بنك, صراف بنك
banker, banking, bank, بنك, بنوك, مصرف, مصارف, مصرفي, مصرفية
bank employee, موظف بنك, موظف مصرف, ~banking, ~مصرف, ~teller
credit analyst, credit officer, credit, ائتمان, محلل ائتمان, مسؤول ائتمان, ائتماني
loan officer, loans, قروض, مسؤول قروض, موظف قروض, microfinance, تمويل اصغر, تمويل صغير, microfinance officer
collector, debt collector, collection officer, collections, محصل, تحصيل, محصل ديون, جابي, تحصيل ديون, مسؤول تحصيل, موظف تحصيل, موظفة تحصيل
payroll, رواتب, الرواتب, اجور, كشوف الرواتب, payroll accountant, payroll specialist, محاسب رواتب, مسؤول رواتب
budget, budgeting, ميزانية, موازنة, موازنات
invoice, invoicing, billing, فواتير, فوترة, فاتورة, billing officer
^ insurance, تأمين, تامينات, insurance agent, insurance broker, وسيط تأمين, وكيل تأمين, underwriter, اكتتاب
actuary, actuarial, اكتواري, خبير اكتواري
investment, investor, استثمار, استثمارات, مستثمر, investment analyst, محلل استثمار, investment advisor, مستشار استثمار
broker, trader, وسيط, متداول, تداول, سمسار, trading
economist, economics, اقتصاد, اقتصادي, خبير اقتصادي, باحث اقتصادي, باحثة اقتصادية
risk, risk management, مخاطر, ادارة المخاطر, risk officer, risk analyst, محلل مخاطر
compliance, compliance officer, امتثال, التزام, مسؤول امتثال, مسؤول التزام, anti money laundering, aml, مكافحة غسل الاموال
secretary, سكرتير, سكرتيرة, سكرتاريا, سكرتارية, secretarial, executive secretary, سكرتيرة تنفيذية, سكرتير تنفيذي, سكرتيرا, موظفة سكرتاريا, موظفة سكرتارية, ~executive assistant, ~personal assistant, ~مديرة مكتب, ~مدير مكتب
executive assistant, personal assistant, assistant to ceo, pa to, office secretary, executive secretary, مساعد تنفيذي, مساعدة تنفيذية, مساعد شخصي, مساعدة شخصية, سكرتيرة تنفيذية, سكرتير تنفيذي, ~secretary, ~سكرتير
medical secretary, clinic secretary, سكرتيرة طبية, سكرتيرة عيادة, سكرتير طبي
receptionist, reception, front desk, front office, استقبال, موظف استقبال, موظفة استقبال, رسبشن, ريسبشن, ريسيبشن, رسيبشن, استعلامات, موظف استعلامات, enquiry clerk
call center, call centre, contact center, customer service agent, كول سنتر, مركز اتصال, مركز اتصالات, مركز الاتصال, تيلي سيلز, call center agent, موظف كول سنتر, خدمة زبائن هاتفية, call centre agent
switchboard, telephone operator, operator telephone, مقسم, عامل مقسم, عاملة مقسم, سنترال, بدالة, موظف سنترال, switchboard operator
customer service manager, customer support manager, customer service supervisor, مدير خدمة عملاء, مشرف خدمة عملاء, ~customer service, ~خدمة عملاء
customer service, customer support, client service, customer care, customer success, خدمة عملاء, خدمة العملاء, خدمة زبائن, خدمة الزبائن, دعم العملاء, رعاية العملاء, customer experience, تجربة العملاء, موظف خدمة زبائن, موظفة خدمة زبائن, customer care agent
administrative assistant, admin assistant, admin officer, administrative officer, office administrator, مساعد اداري, مساعدة ادارية, موظف اداري, موظفة ادارية, اداري, ادارية, admin, administrative, administrator office, إداري مكتب, اداري مكتب
administration, ادارة, اداري, admin, administrative, شؤون ادارية
office manager, مدير مكتب, مديرة مكتب, مسؤول مكتب, ~سكرتيرة
office assistant, office clerk, clerk, كاتب, موظف مكتب, موظفة مكتب, مساعد مكتب, general clerk
office boy, tea boy, messenger, مراسل, بوفيه, عامل بوفيه, اوفيس بوي, فراش, آذن, مستخدم, عامل ضيافة, ضيافة
data entry, مدخل بيانات, مدخلة بيانات, ادخال بيانات, إدخال البيانات, data entry clerk, data entry operator, مدخل معلومات, ادخال معلومات, مدخلي بيانات, typist, طابع, طباعة
typist, typing, طباعة, ضارب آلة كاتبة, طباع, كاتب طباعة, ضارب آلة
document controller, document control, document control specialist, مراقب وثائق, ضبط وثائق, ضابط وثائق, مراقبة وثائق, مسؤول وثائق, ~archivist, ~archiving, ~ارشيف, ~ارشفة
archivist, archiving, archive, records, ارشيف, ارشفة, أمين أرشيف, موظف ارشيف, filing clerk, مؤرشف, مؤرشفة, ~document controller, ~document control
coordinator, coordination, منسق, منسقة, تنسيق
supervisor, مشرف, مشرفة, اشراف, مراقب, سوبرفايزر, shift supervisor, مشرف وردية, shift leader
manager, مانجر, مدير, مديرة, مدراء, ادارة, management
general manager, مدير عام, المدير العام, gm, managing director, deputy general manager, نائب مدير عام
chief executive officer, ceo, رئيس تنفيذي, الرئيس التنفيذي, مدير تنفيذي, executive director, managing director
director, مدير ادارة, مدير
executive, تنفيذي
assistant, مساعد, مساعدة, معاون, معاونة, helper
deputy, نائب, وكيل, معاون مدير, assistant manager, مساعد مدير
branch manager, مدير فرع, مديرة فرع, مسؤول فرع, branch supervisor, مشرف فرع
team leader, team lead, قائد فريق, رئيس فريق, مسؤول فريق, تيم ليدر, قائدة فريق
department head, head of department, رئيس قسم, رئيسة قسم, مدير قسم, section head
operations manager, ~operations, ~عمليات, مدير عمليات, مدير تشغيل, مدير العمليات, operation manager, مسؤول عمليات
operations officer, operations specialist, operations coordinator, مسؤول عمليات, منسق عمليات, اخصائي عمليات
project manager, project management, مدير مشروع, مدير مشاريع, ادارة مشاريع, إدارة المشاريع, pmp, pmo, projects manager
project coordinator, project officer, منسق مشروع, منسق مشاريع, مسؤول مشروع, مسؤول مشاريع, project assistant, project specialist
program manager, programme manager, program officer, programme officer, program coordinator, مدير برنامج, مدير برامج, مسؤول برنامج, مسؤول برامج, منسق برنامج, منسق برامج
planning, planner, planning engineer, تخطيط, مخطط, مهندس تخطيط
strategy, strategic, استراتيجية, استراتيجي, تخطيط استراتيجي
business analyst, business analysis, محلل اعمال, محلل أعمال, تحليل اعمال, محللة أعمال
business development, تطوير اعمال, تطوير الاعمال, مطور اعمال, business developer, business development manager, bdm, مدير تطوير اعمال
human resources, hr, موارد بشرية, الموارد البشرية, شؤون موظفين, شؤون الموظفين, ذاتية, hr specialist, hr officer, hr generalist, hr manager, اتش ار, مدير موارد بشرية, personnel, أخصائي موارد بشرية, people operations, job analyst, محلل وظائف, مسؤول موارد بشرية, مسؤولة موارد بشرية, موظف موارد بشرية, موظفة موارد بشرية, مديرة موارد بشرية, اخصائية موارد بشرية
hr manager, human resources manager, head of hr, hr director, مدير موارد بشرية, مديرة موارد بشرية, ~hr, ~human resources, ~موارد بشرية
recruiter, recruitment, talent acquisition, توظيف, مسؤول توظيف, اخصائي توظيف, استقطاب, استقطاب المواهب, headhunter, recruitment specialist, موظف توظيف, recruitment manager, مدير توظيف
training coordinator, training specialist, learning and development, training officer, منسق تدريب, مسؤول تدريب, تدريب وتطوير, اخصائي تدريب, التدريب والتطوير
compensation, benefits, compensation and benefits, تعويضات, مزايا, تعويضات ومزايا
public relations, pr, علاقات عامة, العلاقات العامة, موظف علاقات عامة, pr specialist, government relations, علاقات حكومية, معقب, معقب معاملات, تعقيب, public relations officer, spokesperson, ناطق اعلامي, متحدث رسمي
pro, معقب معاملات, معقب, مخلص معاملات
consultant, consulting, advisory, advisor, مستشار, مستشارة, استشاري, استشارية, استشارات
specialist, اخصائي, أخصائية, مختص, متخصص, اختصاصي, مختصة
officer, مسؤول, مسؤولة, ضابط
employee, staff, worker, موظف, موظفة, موظفين, كادر
analyst, محلل, محللة, تحليل
intern, internship, trainee, traineeship, متدرب, متدربة, تدريب, متمرن, stage, apprentice, تدريب صيفي
volunteer, volunteering, متطوع, متطوعة, تطوع, متطوعين
procurement, purchasing, buyer, مشتريات, المشتريات, مسؤول مشتريات, موظف مشتريات, شراء, purchaser, purchasing officer, procurement officer, procurement specialist, مدير مشتريات, مندوب مشتريات, مشتريات خارجية, !media buyer
procurement manager, purchasing manager, مدير مشتريات, ~procurement, ~مشتريات
tender, tendering, bids, proposal, مناقصات, عطاءات, مناقصة, عروض, tenders
contracts, contract, contracts engineer, عقود, العقود, مهندس عقود, contract administrator, contract manager
inventory, stock, inventory control, مخزون, جرد, مراقبة مخزون, مراقب مخزون, stock control, stock controller, inventory controller, inventory management, ادارة مخزون
quality, quality assurance, quality control, qa, qc, جودة, الجودة, مراقبة جودة, ضبط جودة, ضمان جودة, مراقب جودة, توكيد الجودة
quality control, qc, quality inspector, مراقب جودة, مراقبة الجودة, ضبط الجودة, مفتش جودة, quality controller
quality assurance, qa, ضمان الجودة, توكيد الجودة, تأكيد الجودة
quality manager, مدير جودة, مدير الجودة, head of quality
iso, ايزو, آيزو
call operator, مأمور مقسم, عامل هاتف
facilities, facility management, ادارة مرافق, مرافق, facility manager, مدير مرافق
^ real estate, property, عقارات, عقاري, عقار, تطوير عقاري, مكتب عقاري
real estate agent, real estate broker, وسيط عقاري, وسيطة عقارية, estate agent, property agent, realtor, property consultant, real estate consultant, مستشار عقاري, مستشارة عقارية, مسوق عقاري, مسوقة عقارية, مندوب عقاري, سمسار عقارات, سمسار عقاري, دلال عقارات, real estate sales, property sales, مبيعات عقارية, ~real estate, ~عقاري, ~عقارات, ~property
property manager, real estate manager, مدير املاك, مدير عقارات, ادارة املاك, ~real estate, ~عقارات
fundraising, fundraiser, جمع تبرعات, جمع التبرعات, تبرعات, grants, منح, grants officer, مسؤول منح, grants manager, مدير منح, grant officer
statistician, statistics, احصاء, إحصائي, احصائيات
researcher, research, باحث, باحثة, بحث, ابحاث, بحوث, research assistant, مساعد باحث
market research, بحوث السوق, ابحاث السوق, دراسة السوق, market researcher, باحث سوق
survey, surveys, enumerator, data collector, استبيان, استبيانات, مسح, جامع بيانات, جمع بيانات, جامعي بيانات, باحث ميداني, باحثين ميدانيين, survey interviewer
* excel, microsoft excel, اكسل, اكسيل, إكسل, إكسيل, الاكسل, الاكسيل
* word, microsoft word, وورد
* microsoft office, ms office, office suite, اوفيس, حزمة اوفيس, مايكروسوفت اوفيس
* powerpoint, power point, بوربوينت, باوربوينت
* quickbooks, quick books, كويك بوكس, كويكبوكس
* sap, ساب, الساب, sap fico
* erp, نظام erp, enterprise resource planning, تخطيط موارد مؤسسات, ~odoo, ~اودو
* odoo, اودو
* power bi, powerbi, باور بي اي, الباور بي اي
* tally, tally erp, tally prime
* alameen, al ameen, برنامج الامين, الامين المحاسبي
* crm, ادارة علاقات العملاء, ~salesforce, ~hubspot, ~zoho crm
* ifrs, معايير دولية, معايير محاسبية
* ielts, ايلتس
* toefl, توفل
* icdl, شهادة icdl, اي سي دي ال
chartered accountant, certified accountant, certified public accountant, cpa, محاسب قانوني, محاسبة قانونية, محاسب قانوني معتمد, محاسب مجاز, ~acca, ~auditor, ~مدقق حسابات
* cma, شهادة cma
* acca, شهادة acca
* cfa, شهادة cfa
* pmp, project management professional, شهادة pmp
* six sigma, lean six sigma, سيكس سيجما, 6 sigma, ستة سيغما
* tot, تدريب مدربين
* nebosh, نيبوش
* osha, اوشا
* shrm, cipd
* amadeus, اماديوس
* galileo, غاليليو, جاليليو
* outlook, اوتلوك
* ms access, microsoft access, اكسس
* al bayan, برنامج البيان
* oracle financials
* bookkeeping software, برنامج محاسبة, برامج محاسبة, برامج محاسبية, برنامج محاسبي
`;
