/** Selling, marketing, media, design. See vocabulary.ts for how a line reads. */
export const sales = `
sales representative, sales rep, sales executive, sales agent, sales officer, sales associate, sales consultant, sales specialist, salesman, salesperson, saleswoman, مندوب مبيعات, مندوبة مبيعات, مندوب, مندوبة, مناديب, مندوبين, ممثل مبيعات, موظف مبيعات, موظفة مبيعات, مسؤول مبيعات, اخصائي مبيعات, رجل مبيعات, مبيعات, بائع, سيلز, سيلزمان, ~sales, !مندوب مشتريات, !مندوب توصيل
sales, selling, مبيعات, المبيعات, بيع, بائع, سيلز, ~مندوب, ~مندوبة
sales manager, head of sales, sales director, مدير مبيعات, مديرة مبيعات, مدير المبيعات, sales supervisor, مشرف مبيعات, رئيس قسم المبيعات, sales team leader
sales supervisor, sales team leader, مشرف مبيعات, مشرفة مبيعات, مراقب مبيعات, sales manager, مدير مبيعات
sales engineer, technical sales, مهندس مبيعات, مهندسة مبيعات, مبيعات فنية
sales coordinator, sales administrator, sales admin, منسق مبيعات, منسقة مبيعات, اداري مبيعات
telesales, telemarketing, tele sales, تيليسيلز, تيلي سيلز, تسويق هاتفي, مبيعات هاتفية, مبيعات عبر الهاتف, outbound sales
indoor sales, inside sales, مبيعات داخلية, مبيعات داخلي
outdoor sales, field sales, مبيعات خارجية, مبيعات خارجي, مندوب ميداني, outside sales
van sales, فان سيلز, بائع سيارة, توزيع مبيعات
shop assistant, sales assistant, sales clerk, salesperson, shop keeper, retail assistant, store assistant, بائع, بائعة, بياع, بياعة, موظف محل, موظفة محل, موظفة مبيعات, موظف مبيعات, عامل محل, بائع محل, بايع, بايعين, kiosk seller, بائع كشك, صبي محل, بياع محل, شغيل محل, بنت محل, عاملة محل, موظفة معرض, بائعة البسة, بياعة البسة
^ retail, تجزئة, مفرق, محل, متجر, محلات, بيع بالتجزئة
store manager, shop manager, showroom manager, مدير متجر, مدير محل, مدير معرض, مدير صالة, مسؤول معرض, supermarket manager, مدير سوبر ماركت
^ showroom, معرض, صالة عرض
^ wholesale, جملة, بيع بالجملة
merchandiser, merchandising, visual merchandiser, منسق بضائع, مرتب بضائع, مرشندايزر, ميرشندايزر, تنسيق بضائع, منسق عرض, window dresser, منسق واجهات, ~مروج, ~promoter
promoter, brand promoter, promotion, مروج, مروجة, بروموتر, ترويج, sales demonstrator, product demonstrator, مروج مبيعات, مروجة مبيعات
brand ambassador, سفير علامة, سفيرة علامة, ~promoter
^ supermarket, hypermarket, سوبرماركت, سوبر ماركت, هايبر ماركت, بقالية, سمانة, grocer, grocery, بقال, سمان, بقالة
key account manager, key account, account manager, account executive, مدير حسابات رئيسية, كبار العملاء, مدير حساب, مدير حسابات عملاء
export manager, export, exports, تصدير, صادرات, مدير تصدير
import, imports, استيراد, واردات, importing, استيراد وتصدير, import export
medical representative, medical rep, مندوب طبي, مندوبة طبية, مندوب علمي, مندوب دعاية طبية, دعاية طبية, مندوب ادوية, ممثل طبي, مندوب دوائي, pharmaceutical representative, medical sales, مندوب مبيعات طبية, الدعاية الطبية, medical sales representative, مندوبة علمية, علمي دوائي, medical delegate, med rep, مندوبة دعاية طبية, مبيعات طبية
marketing, marketer, تسويق, ماركتنج, ماركتينج, ماركتنغ, التسويق, مسوق, مسوقة, اخصائي تسويق, marketing specialist, marketing officer, marketing executive, موظف تسويق, مسؤول تسويق
marketing manager, head of marketing, marketing director, مدير تسويق, مديرة تسويق, مدير التسويق, cmo
digital marketing, digital marketer, online marketing, e marketing, تسويق رقمي, تسويق الكتروني, مسوق رقمي, مسوق الكتروني, التسويق الرقمي, التسويق الالكتروني, ديجيتال ماركتنج, performance marketing, growth marketing
social media, social media specialist, social media manager, سوشيال ميديا, سوشال ميديا, وسائل التواصل, التواصل الاجتماعي, وسائل التواصل الاجتماعي, مسؤول سوشيال ميديا, حسابات التواصل, تواصل اجتماعي, منصات التواصل, مدير سوشيال ميديا, مديرة سوشيال ميديا
community manager, مدير مجتمع, ~social media
media buyer, media buying, ميديا باير, مشتري اعلانات, ممول اعلانات, paid media, ppc, google ads, اعلانات ممولة
seo, search engine optimization, سيو, تحسين محركات البحث, محركات البحث, sem
content writer, content creator, content creation, web content writer, كاتب محتوى, كاتبة محتوى, صانع محتوى, صانعة محتوى, منشئ محتوى, كتابة محتوى, صناعة محتوى, محتوى, content specialist, creative writer, content writing, ~content
copywriter, copywriting, كاتب اعلاني, كاتب اعلانات, كوبي رايتر, كتابة اعلانية, creative writer
brand manager, branding, brand, علامة تجارية, مدير علامة تجارية, هوية بصرية, العلامة التجارية
product manager, product owner, product management, مدير منتج, مالك منتج, مدير منتجات, ادارة منتجات, product specialist
event, events, event planner, event coordinator, event organizer, فعاليات, منظم فعاليات, تنظيم فعاليات, تنظيم حفلات, منسق فعاليات, مناسبات, حفلات, مؤتمرات, منظم حفلات, متعهد حفلات, event management
advertising, ads, advertisement, اعلان, اعلانات, دعاية, دعاية واعلان, advertising manager, مدير اعلانات
e commerce, ecommerce, online store, تجارة الكترونية, التجارة الإلكترونية, متجر الكتروني, متاجر الكترونية
e commerce manager, مدير متجر الكتروني, مدير تجارة الكترونية, ecommerce specialist
email marketing, تسويق بالبريد, newsletter, تسويق بريدي
graphic designer, graphic design, graphics, graphic, visual designer, مصمم جرافيك, مصممة جرافيك, مصمم غرافيك, مصمم كرافيك, تصميم جرافيك, غرافيك, جرافيك, كرافيك, غرافيك ديزاين, جرافيك ديزاينر, مصمم دعاية, مصمم اعلانات
designer, design, مصمم, مصممة, تصميم, ديزاينر
ui ux, ui ux designer, ux ui, ui designer, ux designer, user experience, user interface, product designer, uiux, uxui, تجربة المستخدم, واجهة المستخدم, مصمم واجهات, تصميم واجهات, تجربة مستخدم, واجهات المستخدم, ui, ux, يو اي, يو اكس, مصمم تجربة مستخدم
web designer, web design, مصمم مواقع, تصميم مواقع, مصمم ويب, تصميم ويب
interior designer, interior design, decor, مصمم داخلي, مصممة داخلية, تصميم داخلي, ديكور, مهندس ديكور, مهندسة ديكور, مصمم ديكور, interior decorator, مهندس داخلي, decoration, interior architect
fashion designer, fashion design, مصمم ازياء, مصممة أزياء, تصميم ازياء, ازياء, fashion, موضة, stylist, تصميم ملابس, موديلست, باترونيست, pattern maker
product design, industrial designer, industrial design, مصمم صناعي, تصميم صناعي, مصمم منتجات
3d designer, 3d artist, 3d modeler, 3d visualizer, 3d, ثلاثي الأبعاد, ثلاثي ابعاد, مصمم ثلاثي الأبعاد, 3ds max, ثري دي, فنان ثلاثي الابعاد, مجسم ثلاثي الابعاد
motion graphics, motion designer, موشن جرافيك, موشن غرافيك, موشن, animator, animation, رسوم متحركة, تحريك, motion graphic
animator, animation, 2d animator, 3d animator, رسوم متحركة, محرك رسوم, تحريك, انيميشن, رسام متحرك
illustrator artist, illustration, illustrator, رسام, رسامة, رسوم, رسم, cartoonist, painter artist, sculptor, نحات
video editor, video editing, montage, film editor, مونتاج, مونتير, محرر فيديو, ممنتج, فيديو, مونتيرة, تحرير فيديو
photographer, photography, مصور, مصورة, تصوير, مصور فوتوغرافي, wedding photographer, مصور اعراس, فوتوغراف, فوتوغرافي, ~camera, ~كاميرا, videographer, مصور فيديو, تصوير فوتوغرافي
cameraman, camera operator, videographer, مصور فيديو, كاميرا مان, تصوير فيديو, مصور تلفزيوني, videography
director film, film director, مخرج, اخراج, producer, منتج, انتاج فني, مخرج سينمائي, مخرجة
sound engineer, audio engineer, مهندس صوت, هندسة صوت, فني صوت, sound, صوتيات, sound technician
journalist, journalism, reporter, صحفي, صحفية, صحافة, صحافي, مراسل صحفي, مراسلة, اعلامي, محرر صحفي, مراسلة صحفية, news reporter
media, press, اعلام, إعلامي, اعلامية, وسائل اعلام, media officer, مسؤول اعلامي
editor, editing, محرر, محررة, تحرير, editorial, محرر نصوص
proofreader, proofreading, مدقق لغوي, تدقيق لغوي, مصحح لغوي
presenter, announcer, broadcaster, مذيع, مذيعة, مقدم برامج, مقدمة برامج, radio presenter, مذيع راديو, مقدم نشرة, tv presenter, مقدم برنامج
voice over, voiceover, معلق صوتي, تعليق صوتي, دوبلاج, فويس اوفر
translator, translation, interpreter, مترجم, مترجمة, ترجمة, مترجمين, ترجمان, ~localization
interpreter, interpretation, مترجم فوري, ترجمة فورية, ترجمة شفوية, مترجم شفهي
writer, author, كاتب, كاتبة, كتابة, مؤلف, technical writer, كاتب تقني
communications, communication officer, communications specialist, تواصل, مسؤول تواصل, التواصل, communication
influencer, مؤثر, مؤثرين, بلوغر, انفلونسر, انفلونسرز
printing, printer, press operator, طباعة, مطبعة, عامل مطبعة, فني طباعة, مطابع, offset, اوفست, printing technician, printer operator, مشغل طباعة
calligrapher, خطاط, خط عربي, sign writer, sign painter
* photoshop, adobe photoshop, فوتوشوب, فوتو شوب, الفوتوشوب
* adobe illustrator, اليستريتور, الستريتور, اليستراتور, ادوبي اليستريتور
* after effects, افتر افكت, افتر ايفكت
* premiere, adobe premiere, بريمير, premiere pro, برمير, بريميير, ادوبي بريمير, بريمير برو
* figma, فيجما, فيغما, فجما, فيكما
* canva, كانفا
* facebook, فيسبوك, فيس بوك
* instagram, انستغرام, انستجرام, انستا
* tiktok, tik tok, تيك توك
* youtube, يوتيوب
* indesign, adobe indesign, انديزاين, ان ديزاين
* lightroom, لايت روم
* corel draw, coreldraw, كوريل درو, كورل درو
* adobe xd, ادوبي اكس دي
* blender, بلندر
* maya, مايا
* capcut, كاب كت
* davinci resolve, davinci, دافنشي
* final cut, فاينل كت
* snapchat, سناب شات
* whatsapp, واتساب
* linkedin, لينكد ان
`;
