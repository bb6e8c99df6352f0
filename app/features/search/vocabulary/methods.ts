/** Licences, papers, methods and what people are able to do: all found in a text as in a title. See vocabulary.ts. */
export const methods = `
point of sale, pos, نقاط بيع, نقطة بيع, نظام نقاط البيع
license to practice, practice license, practicing license, licensed to practice, professional license, مزاولة مهنة, رخصة مزاولة, رخصة مزاولة مهنة, ترخيص مزاولة, ترخيص مزاولة مهنة, اذن مزاولة, اذن مزاولة مهنة
syndicate membership, syndicate member, عضوية نقابة, منتسب نقابة
engineering syndicate, نقابة المهندسين
bar association, نقابة المحامين
medical syndicate, نقابة الأطباء
health certificate, health card, شهادة صحية, بطاقة صحية
criminal record, سجل عدلي, لا حكم عليه, غير محكوم, clean criminal record
experience certificate, شهادة خبرة, شهادات خبرة
labor law, labour law, employment law, قانون عمل
contract drafting, legal drafting, drafting contracts, صياغة عقود
financial modeling, financial modelling, نمذجة مالية
general ledger, دفتر استاذ
bank reconciliation, تسويات بنكية, تسوية بنكية, مطابقة بنكية
financial statements, financial reporting, قوائم مالية, تقارير مالية
letter of credit, اعتماد مستندي, اعتمادات مستندية, trade finance, تمويل تجاري
incoterms, انكوترمز
underwriting, اكتتاب تأمين
insurance claims, medical claims, claims processing, مطالبات تأمين, مطالبات طبية
hris, hr information system
performance management, performance appraisal, ادارة اداء, تقييم اداء
employee relations, علاقات موظفين
employee onboarding, onboarding, تهيئة موظفين
public speaking, القاء, مهارات القاء
presentation skills, مهارات عرض
problem solving, حل مشكلات, حل مشاكل
persuasion, اقناع, قدرة على الاقناع
team leadership, leading teams, قيادة فريق, قيادة فرق
sales skills, selling skills, مهارات بيع
visual merchandising, تنسيق بصري
classroom management, ادارة صف, ادارة صفية
learning management system, lms, moodle, مودل
report writing, كتابة تقارير
proposal writing, grant writing, كتابة مقترحات
needs assessment, تقييم احتياجات
camp management, ادارة مخيمات
risk assessment, تقييم مخاطر
fleet management, ادارة اسطول
warehouse management system, wms, نظام ادارة مستودعات
access control, تحكم بالدخول, انظمة تحكم دخول
smart home, منزل ذكي, منازل ذكية
3d printing, طباعة ثلاثية الأبعاد
firewall, جدار حماية, جدران حماية, جدار ناري
vpn, virtual private network
shell scripting, shell script, bash
powershell, باورشيل
servicenow, service now
objective c, objectivec
ionic, ايونيك
perl, بيرل
sqlite
ci cd, continuous integration, continuous delivery, continuous deployment
data mining, تنقيب بيانات
data warehouse, data warehousing, dwh, مستودع بيانات, مستودعات بيانات
manual testing, اختبار يدوي
kanban, كانبان
tiktok ads, اعلانات تيك توك
influencer marketing, influencers, تسويق مؤثرين
dropshipping, drop shipping, دروب شيبينغ
hindi, hindi language, لغة هندية
urdu, urdu language, لغة اردية
syriac, سريانية, لغة سريانية
transcription, تفريغ صوتي, تفريغ نصوص
business correspondence, correspondence, مراسلات تجارية
pcb design, pcb, تصميم دارات, دارات مطبوعة
raspberry pi, راسبيري باي
extrusion, بثق
total station, توتال ستيشن, محطة متكاملة
pattern making, باترون, رسم باترون
laser hair removal, ازالة شعر, ازالة شعر ليزر
storytelling, سرد قصصي
iosh, ايوش
frm, financial risk manager
cism
brc, brcgs
`;
