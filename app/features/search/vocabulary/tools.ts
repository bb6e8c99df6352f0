/** Programs, certificates and standards, in both letters: all found in a text as in a title. See vocabulary.ts. */
export const tools = `
aws, amazon web services, اي دبليو اس, امازون ويب سيرفيس
azure, microsoft azure, ازور, ازيور, مايكروسوفت ازور
google cloud, gcp, غوغل كلاود, جوجل كلاود
firebase, فايربيس, فايربيز
kotlin, كوتلن
swift, سويفت, swiftui
redux, ريدكس
bootstrap, بوتستراب
tailwind, تيلويند
spring boot, سبرينغ بوت, سبرنج بوت
nestjs, نيست جي اس
symfony, سيمفوني
codeigniter, كود اغنايتر
elementor, المنتور
woocommerce, ووكومرس, وو كومرس
opencart, اوبن كارت
prestashop, بريستاشوب
drupal, دروبال
joomla, جوملا
webflow, ويب فلو
selenium, سيلينيوم, سلينيوم
appium, ابيوم
playwright, بلايرايت
swagger, سواغر
rabbitmq, رابت ام كيو
hadoop, هادوب
spark, apache spark, سبارك
airflow, اير فلو
snowflake, سنوفليك
databricks, داتا بريكس
looker, looker studio, لوكر ستوديو
qlik, qlikview, كليك فيو
power automate, باور اوتوميت
power apps, باور ابس
pandas, بانداس
numpy, نمباي
opencv, اوبن سي في
langchain, لانغ تشين
chatgpt, شات جي بي تي
midjourney, ميدجيرني
r studio, rstudio, ار ستوديو
eviews, ايفيوز
kobo, kobotoolbox, kobo toolbox, كوبو
odk, open data kit, او دي كي
slack, سلاك
trello, تريلو
notion, نوشن
asana, اسانا
clickup, كليك اب
monday com, ماندي
zoom, زوم
microsoft teams, تيمز
google workspace, g suite, غوغل وورك سبيس
google sheets, غوغل شيت, جوجل شيت
visio, فيزيو
publisher, بابليشر
sage, سيج
xero, زيرو
netsuite, نت سويت
peachtree, بيتش تري
daftra, دفترة
onyx pro, onyx, اونكس, اونيكس
dynamics nav, navision, نافيجن
sap hana, ساب هانا
sap mm, sap sd, sap pp
opera, opera pms, اوبرا
sabre, سابر
semrush, سيمرش
ahrefs, اهرفس
hootsuite, هوتسويت
meta business suite, meta business, ميتا بزنس
google tag manager, gtm, تاغ مانجر
klaviyo, كلافيو
intercom, انتركوم
zendesk, زندسك
freshdesk, فريش ديسك
avaya, افايا
genesys, جينيسيس
asterisk, استرسك
grandstream, جراند ستريم
cisco packet tracer, باكت تريسر
juniper, جونيبر
huawei, هواوي
ubiquiti, يوبيكويتي
pfsense, بي اف سينس
proxmox, بروكسموكس
cpanel, سي بانل
nginx, انجن اكس
zabbix, زابكس
splunk, سبلنك
wireshark, واير شارك
kali linux, kali, كالي لينكس
metasploit, ميتاسبلويت
burp suite, بيرب سويت
cinema 4d, سينما فور دي
zbrush, زد برش
substance painter, سبستنس
unreal engine, انريل انجن, انريل
godot, غودوت
nuke, نيوك
audition, adobe audition, ادوبي اوديشن
pro tools, برو تولز
cubase, كيوبيس
fl studio, اف ال ستوديو
obs studio, obs, او بي اس
vmix, في ميكس
tekla, تكلا, تيكلا
navisworks, نافيس ووركس, نافيسووركس
robot structural, روبوت ستركتشرال
csi safe, سيف للبلاطات
plaxis, بلاكسيس
hec ras, هيك راس
epanet, ايبانت
watergems, ووتر جيمز
allplan, البلان
enscape, انسكيب
twinmotion, توين موشن
corona render, كورونا رندر
d5 render, دي فايف
inventor, autodesk inventor, انفنتور
creo, كريو
artcam, ارت كام
mastercam, ماستر كام
powermill, باور ميل
siemens plc, tia portal, سيمنز, تيا بورتال
wincc, وين سي سي
hmi, اتش ام اي
labview, لاب فيو
proteus, بروتيوس
altium, التيوم
eplan, ايبلان
pspice, بي سبايس
aspen hysys, hysys, هايسس
petrel, بيتريل
surfer, سيرفر جيولوجي
gerber, جربر
optitex, اوبتيتكس
lectra, ليكترا
clo 3d, كلو ثري دي
iso 9001, ايزو 9001
iso 14001, ايزو 14001
iso 45001, ايزو 45001
iso 22000, ايزو 22000
iso 27001, ايزو 27001
iso 17025, ايزو 17025
gmp, cgmp, جي ام بي, ممارسات التصنيع الجيد
kaizen, كايزن, lean manufacturing, تصنيع رشيق
5s, فايف اس
tqm, جودة شاملة, الجودة الشاملة
kpi, kpis, مؤشرات اداء, مؤشرات الاداء
okr, okrs
prince2, برنس 2
itil, ايتل
togaf, توغاف
cobit, كوبت
cissp
ceh, certified ethical hacker
oscp
comptia, كومبتيا
security plus, network plus, a plus
mcse, mcsa
rhcsa, rhce
ccie
capm
psm, csm, certified scrum master
cbap
cia, certified internal auditor, مدقق داخلي معتمد
cisa
cams, certified anti money laundering
fmva
phr, phri, sphr, aphri
cips
socpa
cme, capital market, اسواق مال
delf, dalf, ديلف
goethe, goethe certificate, غوته
testdaf
tomer, تومر
hsk
celta, tesol, tefl, سيلتا
ib, ibdp, international baccalaureate, بكالوريا دولية
igcse, cambridge, كامبريدج
american diploma, دبلوم امريكي
montessori, مونتيسوري
aba, applied behavior analysis, تحليل سلوك تطبيقي
bls, basic life support, دعم الحياة الاساسي, انعاش قلبي
acls, دعم الحياة المتقدم
cpr, انعاش قلبي رئوي
pals, nrp
nclex
prometric, برومتريك
dha, haad, moh license, ترخيص صحي
board certified, بورد, البورد العربي, بورد سوري
ladder logic, لادر
cnc router, راوتر
tig welding, لحام تيغ
mig welding, لحام ميغ
forklift license, شهادة رافعة شوكية, رخصة رافعة شوكية, forklift certificate
heavy license, heavy driving license, رخصة ثقيلة, شهادة سواقة عمومي, رخصة نقل ثقيل, heavy vehicle license, اجازة سوق عامة
plc, programmable logic controller, plc programming, برمجة plc, ~automation, ~اتمتة, ~scada
scada, سكادا, ~plc, ~automation
gaap, us gaap, معايير محاسبية مقبولة, ~ifrs
vat, value added tax, ضريبة القيمة المضافة, ~tax
fast typing, typing speed, طباعة سريعة, سرعة طباعة, طباعة على الكمبيوتر, touch typing
armenian, armenian language, ارمني, ارمنية, لغة ارمنية
hebrew, hebrew language, لغة عبرية, عبري
japanese, japanese language, ياباني, يابانية, لغة يابانية
korean, korean language, كوري, كورية, لغة كورية
portuguese, portuguese language, برتغالي, برتغالية, لغة برتغالية
dutch, dutch language, هولندي, هولندية, لغة هولندية
swedish, swedish language, سويدي, سويدية, لغة سويدية
greek, greek language, يوناني, يونانية, لغة يونانية
polish language, بولندي, لغة بولندية
motorcycle license, شهادة موتور, رخصة دراجة نارية
facebook ads, meta ads, facebook advertising, اعلانات فيسبوك, اعلانات ميتا, اعلانات ممولة, حملات ممولة, instagram ads, اعلانات انستغرام, ~media buyer
cash van, كاش فان, ~van sales
b2b, business to business, b2b sales
b2c, business to consumer
lead generation, lead gen, توليد عملاء محتملين, توليد عملاء, جذب عملاء
cold calling, cold calls, اتصال بارد, مكالمات باردة, ~telesales
time management, ادارة وقت, ادارة الوقت, تنظيم وقت
mri, رنين مغناطيسي, magnetic resonance, ~radiology, ~اشعة
ct scan, طبقي محوري, computed tomography, ~radiology, ~اشعة
medical terminology, مصطلحات طبية
phonics, فونيكس, jolly phonics, جولي فونيكس
scala, سكالا
vhdl, ~fpga, ~verilog
verilog, systemverilog, system verilog, فيريلوغ, ~fpga, ~vhdl
fpga, ~verilog, ~vhdl
microservices, micro services, خدمات مصغرة, مايكروسيرفس
jquery, j query, جيكويري
ssis, sql server integration services, ~etl
ssrs, sql server reporting services
dax, ~power bi
pivot tables, pivot table, جداول محورية, ~excel
hibernate, jpa, هايبرنيت, ~java
maven, gradle
entity framework, ef core, انتتي فريمورك, ~.net
blazor, بليزر, ~.net
wpf, winforms, windows forms
express, expressjs, express js, اكسبريس, ~node
svelte, sveltekit
flask, فلاسك, ~python
fastapi, fast api, فاست اي بي اي, ~python
scikit learn, sklearn, سايكت ليرن, ~machine learning
cobol, كوبول
abap, sap abap, ~sap
pl sql, plsql, ~oracle
dynamics ax, ax dynamics, x++, ~microsoft dynamics
workday, وورك داي
successfactors, success factors, ~sap
minitab, ميني تاب
hplc, gc ms, كروماتوغرافيا, hplc analysis
pcr
`;
