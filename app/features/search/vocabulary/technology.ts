/** Computers and networks. See vocabulary.ts for how a line reads. */
export const technology = `
developer, programmer, ديفلوبر, ديفيلوبر, software developer, software engineer, programming, coder, مبرمج, مبرمجة, مطور, مطورة, برمجة, مطور برمجيات, مهندس برمجيات, مبرمجين, مهندسة برمجيات, تطوير برمجيات, software development, هندسة برمجيات, !business developer, !property developer
^ software, برمجيات, برمجية, سوفت وير
software engineer, software developer, software engineering, مهندس برمجيات, هندسة برمجيات, مطور برمجيات, ~developer, ~مبرمج, ~programmer
front end, frontend, front end developer, frontend developer, front end engineer, react, angular, vue, واجهات امامية, الواجهات الأمامية, مطور واجهات, مطور واجهات امامية, مبرمج واجهات, واجهة امامية, مطور فرونت اند, فرونت اند, فرونت إند, ~ui developer
back end, backend, back end developer, backend developer, back end engineer, مطور خلفية, باك اند, باك إند, واجهات خلفية, الواجهات الخلفية, مطور واجهات خلفية, مبرمج باك اند, server side
full stack, fullstack, full stack developer, fullstack developer, full stack engineer, فل ستاك, فول ستاك, مطور شامل, مطور فول ستاك, مطور متكامل, mern, mean stack
web developer, web development, web programmer, مطور ويب, مطور مواقع, مبرمج مواقع, تطوير ويب, برمجة مواقع, تطوير مواقع, مبرمج ويب, مطورة ويب, ~front end, ~full stack
^ web, website, websites, ويب, موقع الكتروني, مواقع الكترونية, مواقع انترنت
mobile developer, mobile app developer, app developer, mobile development, mobile application, mobile application developer, مطور تطبيقات, مبرمج تطبيقات, مطور موبايل, مبرمج موبايل, تطبيقات موبايل, تطوير تطبيقات, تطبيقات الهاتف, مطور تطبيقات الجوال, تطبيقات جوال, application programmer, مبرمج تطبيقات موبايل, مبرمج تطبيقات موبايلات, مطور تطبيقات موبايل, تطبيقات الموبايل, ~android developer, ~ios developer, ~flutter developer, ~flutter, ~react native, ~android, ~ios
android, android developer, اندرويد, أندرويد, مطور اندرويد, kotlin
ios, ios developer, iphone developer, swift, ايفون, مطور ios, اي او اس
flutter, flutter developer, dart, فلاتر, فلتر, مطور فلاتر
react native, رياكت نيتف
react, reactjs, react js, react.js, react developer, رياكت, ريآكت, mern
angular, angularjs, angular js, انغولار, انجولار
vue, vuejs, vue js, vue.js, nuxt, فيو
next, nextjs, next js, next.js
node, nodejs, node js, node.js, express js, نود, نود جي اس, nestjs, nest.js
javascript, java script, js, جافا سكريبت, جافاسكربت, جافا سكربت
* typescript, type script, ts, تايب سكريبت
* html, html5, اتش تي ام ال
* css, css3, سي اس اس, sass, tailwind, bootstrap
php, بي اتش بي, php developer, مبرمج php
laravel, لارافيل, laravel developer, مبرمج لارافيل
wordpress, word press, ووردبريس, وورد بريس, ووردبرس
shopify, شوبيفاي
magento, ماجنتو
python, بايثون, بايثن, python developer, مبرمج بايثون
django, جانغو, flask, fastapi
java, جافا, java developer, مبرمج جافا, j2ee
spring, spring boot, springboot
c#, c sharp, csharp, سي شارب, .net, dotnet, dot net, asp.net, .net core, .net developer, asp.net core
.net, dotnet, dot net, asp.net, asp net, .net core, دوت نت, دوت نيت, c#, c sharp, .net developer, asp.net core, net developer, net core
c++, cpp, سي بلس بلس, c plus plus
golang, go developer, go lang
ruby, ruby on rails, روبي
rust developer, rust
delphi, دلفي
unity, unity3d, unreal, يونتي, يونيتي
game developer, game development, game designer, games, مطور العاب, مبرمج العاب, تطوير العاب, العاب, unity developer, games programmer
embedded, embedded systems, embedded software, firmware, انظمة مدمجة, انظمة مضمنة, microcontroller, arduino, اردوينو
software architect, solution architect, solutions architect, technical architect, system architect, مهندس حلول, معماري برمجيات, مهندس معمارية برمجيات
technical lead, tech lead, lead developer, قائد تقني, قائد فريق تقني, senior developer, cto, مدير تقني
cto, chief technology officer, مدير تقني, المدير التقني
it manager, head of it, information technology manager, it director, مدير تقنية معلومات, مدير تقنية المعلومات, مدير نظم معلومات, مدير تكنولوجيا المعلومات, cio, ict manager
information technology, it, تقنية معلومات, تقنية المعلومات, تكنولوجيا المعلومات, معلوماتية, تكنولوجيا معلومات, انفورماتيك, it specialist, it officer
computer engineer, computer science, informatics engineer, مهندس معلوماتية, هندسة معلوماتية, مهندس حاسوب, هندسة حاسوب, علوم حاسوب, مهندس كمبيوتر, هندسة حواسيب, مهندس حواسيب
^ computer, computers, حاسوب, كمبيوتر, حاسب, حواسيب, حاسب الي, كومبيوتر
it support, technical support, help desk, helpdesk, desktop support, it technician, support engineer, service desk, support specialist, دعم فني, الدعم الفني, دعم تقني, دعم تقنية المعلومات, اخصائي دعم فني, موظف دعم فني, مهندس دعم فني, فني دعم, help desk technician, helpdesk technician
computer technician, hardware technician, فني حاسوب, فني كمبيوتر, صيانة حواسيب, صيانة حاسوب, صيانة كمبيوتر, hardware, فني صيانة حاسوب
network engineer, network administrator, network admin, network specialist, network technician, network support, networking engineer, مهندس شبكات, مهندسة شبكات, مدير شبكات, فني شبكات, مسؤول شبكات, it network, network security engineer, مهندس شبكة, network and infrastructure engineer
network, networks, networking, شبكات, شبكة
* cisco, سيسكو
system administrator, systems administrator, system admin, sysadmin, system engineer, systems engineer, server administrator, مدير نظم, مدير انظمة, مسؤول انظمة, مهندس نظم, مهندس انظمة, مدير أنظمة, windows server, سيرفرات, مدير سيرفرات
system analyst, systems analyst, system analysis, محلل نظم, محلل انظمة, تحليل نظم
linux administrator, linux system administrator, linux systems administrator, linux admin, linux engineer, مدير لينكس, مدير نظم لينكس, مهندس لينكس, ~system administrator, ~systems administrator
* linux, لينكس, لينوكس, ubuntu, redhat, red hat
devops, dev ops, devops engineer, site reliability, sre, ديف اوبس, ديفوبس, devsecops, مهندس ديف اوبس, مهندس ديفوبس
cloud, cloud engineer, aws, azure, gcp, حوسبة سحابية, سحابي, كلاود, سحابية, cloud architect, مهندس سحابة
* docker, دوكر, ~kubernetes
database administrator, dba, database engineer, database developer, مدير قواعد بيانات, مسؤول قواعد بيانات, قواعد بيانات, مطور قواعد بيانات
database, databases, قاعدة بيانات, قواعد بيانات, قواعد البيانات
* sql, اس كيو ال, ~mysql, ~postgresql, ~sql server
* mysql, my sql, mariadb, ماي اس كيو ال, ~sql
* postgresql, postgres, postgre sql, بوستغري, بوستجري, ~sql
* sql server, mssql, ms sql, t sql, tsql, اس كيو ال سيرفر, ~sql
* oracle, اوراكل, أوراكل, oracle developer
* mongodb, mongo, مونغو
data analyst, data analysis, data analytics, محلل بيانات, محللة بيانات, تحليل بيانات, تحليل البيانات, ~business intelligence, ~bi analyst, ~bi developer, ~power bi, ~ذكاء اعمال
business intelligence, bi, ذكاء الاعمال, ذكاء اعمال, bi developer, power bi
data scientist, data science, عالم بيانات, علم بيانات, علم البيانات, علوم البيانات, علوم بيانات
data engineer, data engineering, etl, مهندس بيانات, هندسة بيانات, big data, بيانات ضخمة
artificial intelligence, ai, ai engineer, ذكاء اصطناعي, الذكاء الاصطناعي, مهندس ذكاء اصطناعي, llm, generative ai, مهندس ذكاء صنعي, ذكاء صنعي, ~machine learning, ~ml, ~deep learning, ~nlp, ~computer vision
machine learning, ml, machine learning engineer, تعلم آلي, تعلم الآلة, مهندس تعلم آلة, مهندس تعلم آلي, ~artificial intelligence, ~ai, ~deep learning, ~nlp, ~computer vision
deep learning, تعلم عميق, neural networks, شبكات عصبية, ~machine learning, ~ml, ~artificial intelligence, ~ai
nlp, natural language processing, معالجة لغات طبيعية, ~machine learning, ~ml, ~artificial intelligence, ~ai
computer vision, رؤية حاسوبية, ~machine learning, ~ml, ~artificial intelligence, ~ai
^ data, بيانات, داتا
cyber security, cybersecurity, information security, it security, soc analyst, cyber security analyst, محلل امن سيبراني, security analyst, محلل امن معلومات, مهندس امن معلومات, اخصائي امن معلومات, ~security engineer, ~security analyst, network security, penetration tester, أمن سيبراني, الامن السيبراني, امن معلومات, أمن المعلومات, سيبراني, امن الشبكات, اختبار اختراق, pentest, ethical hacker
software tester, qa engineer, test engineer, software testing, quality assurance engineer, qa tester, tester, software qa, qa automation, testing engineer, مختبر برمجيات, فاحص برمجيات, اختبار برمجيات, مهندس اختبار, test automation, ضمان جودة برمجيات, مختبر جودة برمجيات, qc engineer
scrum master, agile, scrum, سكرم, agile coach, سكرم ماستر
blockchain, web3, بلوك تشين, بلوكتشين, smart contract, solidity
iot, internet of things, انترنت الاشياء
robotics, robot, روبوت, روبوتيك, روبوتات
erp consultant, erp developer, erp specialist, erp implementer, odoo developer, sap consultant, مستشار erp, مطبق erp, functional consultant
api, rest api, restful
^ internet, انترنت, isp
fiber optic, fiber, الياف ضوئية, فايبر, كابل ضوئي
automation tester, test automation, selenium
technical writer, documentation, كاتب تقني, توثيق
it trainer, مدرب حاسوب, مدرب كمبيوتر, مدرب برمجة, icdl
security, امن
sharepoint, share point, شيربوينت
salesforce developer, salesforce administrator, salesforce consultant, مطور سيلز فورس
* salesforce, sales force crm, سيلزفورس, سيلز فورس, ~crm
microsoft dynamics, dynamics 365, dynamics
programming languages, لغات برمجة
* git, github, gitlab, غيت هب, جيت هب, غيت
* kubernetes, k8s, كوبرنيتس, كوبرنيتيس, ~docker
* jira, جيرا
* postman api, بوستمان
* matlab, ماتلاب
* spss, اس بي اس اس
* tableau, تابلوه
* google analytics, غوغل اناليتكس, جوجل اناليتكس, تحليلات جوجل
* google ads, adwords, google adwords, غوغل ادز, جوجل ادز, اعلانات جوجل, اعلانات غوغل, ~ppc
* mikrotik, مايكروتك, ميكروتك, مايكروتيك
* fortinet, fortigate, فورتينت
* vmware, في ام وير, hyper v
* active directory, اكتيف دايركتوري
* jenkins, جنكنز
* terraform, تيرافورم
* ansible, انسيبل
* graphql, غراف كيو ال
* redis, ريديس
* kafka, كافكا
* elasticsearch, elastic search
* jmeter
* cypress
* tensorflow, تنسرفلو
* pytorch, باي تورش
* vba, excel vba, macros, ماكرو
* power query, باور كويري
* stata, ستاتا
* arcgis, arc gis, qgis, ارك جي اي اس, ~gis
* exchange server, اكسشنج
* zoho, زوهو
* hubspot, هب سبوت
* mailchimp, ميل تشيمب
* vb net, visual basic, فيجوال بيسك, فيجوال بيزك
* visual studio, فيجوال ستوديو
* xamarin, زامارين
* next js, نكست
* bim, بيم, bim engineer, bim coordinator, نمذجة معلومات البناء, ~revit
* ccna, شهادة ccna, ~cisco
* ccnp, ~cisco, ~ccna
`;
