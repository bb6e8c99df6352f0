/** Engineering, construction, industry. See vocabulary.ts for how a line reads. */
export const engineering = `
engineer, engineering, مهندس, مهندسة, هندسة, مهندسين, باشمهندس, انجنير
civil engineer, civil engineering, مهندس مدني, مهندسة مدنية, هندسة مدنية, مهندسين مدنيين, الهندسة المدنية, ~civil
structural engineer, structural design, structural, مهندس انشائي, انشائي, هندسة انشائية, مصمم انشائي, تصميم انشائي
site engineer, مهندس موقع, مهندس مواقع, مهندس تنفيذ, مهندسة موقع, construction engineer, field engineer, مهندس ميداني
resident engineer, مهندس مقيم, supervision engineer, مهندس اشراف, مهندس مشرف
architect, architectural, architecture, architectural engineer, architectural designer, مهندس معماري, مهندسة معمارية, معماري, معمارية, هندسة معمارية, عمارة, هندسة عمارة, مهندس عمارة, مصمم معماري, معماريين, !software architect, !solution architect, !solutions architect, !data architect, !cloud architect, !system architect, !systems architect, !enterprise architect, !technical architect, !security architect, !infrastructure architect, !application architect, !java architect, !net architect
draftsman, draughtsman, drafter, draftman, draftsperson, cad technician, cad draftsman, cad designer, cad drafter, autocad operator, cad operator, رسام هندسي, رسام اوتوكاد, رسام معماري, رسامة هندسية, رسم هندسي, مصمم اوتوكاد
* autocad, auto cad, اوتوكاد, اوتو كاد, cad, اتوكاد, الاوتوكاد
* revit, ريفيت, ريفت, ~bim
* 3ds max, ثري دي ماكس, ماكس, 3d max, 3dsmax
* sketchup, سكتش اب, سكتش اب
* primavera, primavera p6, p6, بريمافيرا, بريمفيرا
* ms project, microsoft project, مايكروسوفت بروجكت, ام اس بروجكت
* civil, مدني, مدنية
* solidworks, سوليد ووركس, سوليدوركس, سوليد وركس, سوليدووركس, سوليد ورك, سوليدورك
electrical engineer, electrical engineering, مهندس كهرباء, مهندسة كهرباء, مهندس كهربائي, هندسة كهربائية, مهندس كهربا, مهندسات كهرباء, electric engineer, مهندس طاقة كهربائية, electrical power engineer
^ electrical, electric, electricity, كهرباء, كهربائي, كهربا, كهربائية, كهربائيات
mechanical engineer, mechanical engineering, مهندس ميكانيك, مهندس ميكانيكي, مهندسة ميكانيك, هندسة ميكانيكية, مهندس ميكانيكا, مهندس ميكانيكة
^ mechanical, mechanics, ميكانيك, ميكانيكي, ميكانيكا, ميكانيكية
mechatronics engineer, mechatronics, ميكاترونيك, ميكاترونكس, مهندس ميكاترونيكس
electronics engineer, electronics, electronic engineer, الكترونيات, مهندس الكترون, الكترون, مهندس الكترونيات, الكتروني
communication engineer, telecommunication engineer, telecom engineer, مهندس اتصالات, هندسة اتصالات, rf engineer, ~telecom, ~اتصالات
^ telecom, telecommunications, telecommunication, اتصالات
industrial engineer, industrial engineering, مهندس صناعي, هندسة صناعية
production engineer, production manager, production supervisor, production, مهندس انتاج, مدير انتاج, مشرف انتاج, انتاج, الانتاج, مسؤول انتاج
production manager, مدير انتاج, ~production supervisor, ~مشرف انتاج, ~production
production worker, factory worker, عامل انتاج, عاملة انتاج, عمال انتاج, عامل مصنع, عمال مصنع, عامل معمل, عمال معمل, عاملة معمل, عامل تعبئة, تعبئة وتغليف, packing machine operator, packaging machine operator, bottling operator, عامل تعبئة مياه
packing, packaging, packer, تغليف, تعبئة, عامل تغليف, تعبئة وتغليف, عاملة تعبئة, hand packer, packaging worker
machine operator, ~operator, مشغل آلات, مشغل آلة, عامل آلة, مشغل, مشغل خط انتاج, فني تشغيل, عامل مكنة
factory manager, plant manager, مدير مصنع, مدير معمل, مدير المعمل
^ factory, plant, manufacturing, مصنع, معمل, تصنيع, مصانع, معامل, صناعة
chemical engineer, chemical engineering, مهندس كيميائي, هندسة كيميائية, مهندس كيميا, مهندسة كيميائية
chemist, chemistry, chemical analyst, محلل كيميائي, تحليل كيميائي, كيميائي, كيميائية, كيمياء, كيماوي, كيمائي, مخبري كيمياء
petroleum engineer, oil and gas, petroleum, oil, gas, مهندس بترول, بترول, نفط, نفط وغاز, هندسة بترول, drilling, حفر
mining engineer, mining, تعدين, مناجم, مهندس مناجم, geology, geologist, جيولوجي, جيولوجيا
geologist, geology, جيولوجي, جيولوجية, جيولوجيا, geophysicist, جيوفيزيائي
geotechnical, soil, جيوتقني, تربة, فحص تربة
surveyor, land surveyor, surveying, مساح, مساحة, مهندس مساحة, طوبوغرافي, طبوغراف, رفع مساحي, topographer, مساح طرق, طبوغرافي
gis, geographic information systems, نظم معلومات جغرافية, جي اي اس, gis specialist, اخصائي gis, اخصائي نظم معلومات جغرافية, مهندس نظم معلومات جغرافية
quantity surveyor, quantity surveying, مساح كميات, مساحة كميات, حاسب كميات, مهندس كميات, حصر كميات, حساب كميات, qs, boq, estimation engineer, estimator, تسعير, مهندس تسعير, مهندس حساب كميات, فني حساب كميات, qs engineer
technical office, technical office engineer, مكتب فني, مهندس مكتب فني, المكتب الفني
road engineer, highway engineer, roads, مهندس طرق, طرق, جسور, bridges
water engineer, hydraulic engineer, irrigation engineer, مهندس ري, water resources, irrigation, wash, مهندس مياه, هيدروليك, ري, مياه, موارد مائية, صرف صحي, sanitation, water and sanitation, wash officer, مسؤول مياه واصحاح, اصحاح
environmental engineer, environment, environmental, مهندس بيئة, بيئة, بيئي, هندسة بيئية, مهندس بيئي, مهندسة بيئة
renewable energy, solar, solar energy, photovoltaic, pv, طاقة شمسية, طاقة متجددة, الواح شمسية, طاقات متجددة, solar technician, فني طاقة شمسية, مهندس طاقة, solar engineer, energy engineer, solar panel installer, فني الواح شمسية, تركيب طاقة شمسية, فني طاقة, معلم طاقة شمسية, solar installer, solar panels
^ energy, power, طاقة
hvac, air conditioning, تكييف, تكييف وتبريد, تبريد, تدفئة, hvac engineer, hvac technician, air conditioner, air conditioners, refrigerator, refrigerators, fridges, فني تكييف, فني تبريد, مكيفات, refrigeration, مهندس تكييف, ac technician, فني تكييف وتبريد, air conditioning technician, air conditioner technician, مصلح مكيفات, تصليح مكيفات, صيانة مكيفات, مكيف, refrigeration technician
mep, mep engineer, الكتروميكانيك, كهروميكانيك, electromechanical, مهندس كهروميكانيك
automation, plc, scada, automation engineer, control engineer, اتمتة, تحكم, مهندس تحكم, تحكم آلي, control systems, instrumentation, آلات دقيقة, اجهزة دقيقة, instrument engineer
biomedical engineer, biomedical, biomedical engineering, medical equipment engineer, مهندس طبي, هندسة طبية, مهندس اجهزة طبية, مهندس معدات طبية, مهندسة طبية, مهندس طبي حيوي, فني اجهزة طبية, صيانة اجهزة طبية, ~medical devices, ~medical equipment, ~اجهزة طبية
^ medical devices, medical equipment, medical device, اجهزة طبية, معدات طبية, تجهيزات طبية, مستلزمات طبية, medical supplies
agricultural engineer, agronomist, agriculture engineer, مهندس زراعي, مهندسة زراعية, هندسة زراعية, مهندسين زراعيين
food engineer, food technology, food science, food production, مهندس اغذية, هندسة غذائية, مهندس غذائي, علوم اغذية, صناعات غذائية, مهندس صناعات غذائية, مهندسة صناعات غذائية, مهندسة اغذية
food safety, haccp, سلامة غذائية, سلامة الغذاء, هاسب, food safety officer, مسؤول سلامة غذاء
textile engineer, textile, textiles, نسيج, مهندس نسيج, غزل, غزل ونسيج, ~garment, ~garments
naval engineer, marine engineer, marine, مهندس بحري, بحري, بحرية, هندسة بحرية
aeronautical engineer, aviation, aircraft, aerospace, طيران, مهندس طيران
automotive engineer, automotive, مهندس سيارات, هندسة سيارات, سيارات, vehicles, cars
materials engineer, metallurgy, metallurgical, معادن, مهندس مواد, مواد
maintenance engineer, maintenance manager, maintenance supervisor, مهندس صيانة, مدير صيانة, مشرف صيانة, رئيس صيانة
maintenance, repair, صيانة, اصلاح, تصليح
maintenance technician, repair technician, فني صيانة, عامل صيانة, فني اصلاح, maintenance worker, handyman
technician, فني, فنية, فنيين, تقني, ~technical
electrician, electrical technician, كهربائي, كهربجي, فني كهرباء, عامل كهرباء, معلم كهرباء, كهربائيين, wiring, تمديدات كهربائية, كهربائي مباني, electrical installer, كهربائي بيوت, معلم كهربا, كهربا بيوت, كهربجي بيوت, كهربائي منازل, house electrician, electrical wiring, !مهندس كهربائي, !مهندس كهرباء, !مهندسة كهربائية, !هندسة كهربائية, !electrical engineer
auto electrician, car electrician, كهربائي سيارات, كهربجي سيارات, كهرباء سيارات, auto electrical
electronics technician, فني الكترونيات, فني الكترون, تصليح الكترونيات, electronics repairer
elevator technician, elevator, elevators, lift technician, lift, مصاعد, فني مصاعد, مصعد, elevator mechanic
generator technician, generator, generators, مولدات, فني مولدات, مولدة, generator mechanic, مصلح مولدات, تصليح مولدات
safety officer, hse, hse officer, health and safety, safety engineer, occupational safety, السلامة المهنية, سلامة مهنية, مسؤول سلامة, مشرف سلامة, صحة وسلامة مهنية, مهندس سلامة, امن وسلامة, ehs, hse engineer, مهندس صحة وسلامة
^ construction, building, contracting, بناء, انشاءات, مقاولات, تشييد, عمران, انشائية
construction manager, construction supervisor, foreman, مدير موقع, مشرف موقع, مراقب موقع, site supervisor, site manager, مشرف بناء, مراقب بناء, مدير انشاءات
foreman, رئيس عمال, رئيس ورشة, معلم ورشة, فورمان, مراقب عمال, مشرف عمال, construction foreman
contractor, مقاول, متعهد, مقاولين
construction worker, labourer, laborer, labor, general worker, عامل بناء, عامل, عمال, عمال بناء, عاملة, عمالة, شغيل, شغيلة, عتال, construction labourer, شغيل باطون, شغيل عمار, فاعل, عامل مياومة, مياومة
welder, welding, لحام, حداد لحام, فني لحام, لحيم, لحامين, لحام كهرباء
blacksmith, metalworker, metal worker, حداد, حدادة, حدادين, حداد افرنجي, حداد مسلح, steel fixer
carpenter, carpentry, joiner, نجار, نجارة, نجارين, نجار موبيليا, نجار بيتون, woodworker, منجور, furniture maker, موبيليا, cabinet maker
^ furniture, اثاث, مفروشات, موبيليا
plumber, plumbing, سباك, سباكة, تمديدات صحية, فني تمديدات صحية, معلم صحية, سمكري صحية, سباكين, سنكري, مواسرجي, سمكري, مصلح حنفيات
painter, painting, house painter, دهان, دهانات, عامل دهان, معلم دهان, بويجي, طراش, دهان سيارات, دهين, طرشجي, معلم دهانات
tiler, tiling, tile setter, بلاط, مبلط, تبليط, سيراميك, معلم بلاط, ceramic
mason, bricklayer, masonry, معلم بناء, معمر, stone mason, عامل بلوك, معلم حجر, نحات حجر, stonemason, معمرجي, بناء حجر, معماري حجر
plasterer, plastering, gypsum, طيان, لياسة, جبصين, جبس, جبسون بورد, gypsum board, معلم جبصين, معلم جبس, جبصيني, عامل جبصين, جبصين بورد
^ concrete, بيتون, خرسانة, باطون
aluminium, aluminum, aluminium technician, المنيوم, ألمنيوم, معلم المنيوم, فني المنيوم, aluminium fabricator, aluminum fabricator
glazier, glass, زجاج, زجاج معلم, معلم زجاج
marble, granite, رخام, غرانيت, جلاء رخام
crane operator, crane, سائق رافعة, رافعة, ونش, رافعات, مشغل رافعة, سائق ونش
heavy equipment operator, heavy equipment, excavator operator, آليات ثقيلة, معدات ثقيلة, سائق آليات, سائق تركس, تركس, باكر, باغر, بلدوزر, سائق معدات ثقيلة, مشغل معدات, bulldozer driver, سائق باكر, سائق بلدوزر, سائق بوكلين, سائق اليات ثقيلة, مشغل اليات, سائق حفارة, مشغل حفارة
forklift operator, forklift driver, forklift, رافعة شوكية, سائق رافعة شوكية, فوركليفت, سائق كلارك, سائق فوركلفت, فوركلفت
lathe operator, turner, machinist, cnc, cnc operator, خراط, خراطة, خراط معادن, مخرطة, سي ان سي, مشغل cnc, فني cnc, تسوية, milling
mold, moulds, die maker, قوالب, صانع قوالب, اسطمبات, toolmaker
plastic, plastics, injection molding, بلاستيك, حقن بلاستيك
car mechanic, auto mechanic, mechanic, mechanician, ميكانسيان, ميكانيسيان, ميكانيكي سيارات, ميكانيكي, ميكانيك سيارات, مصلح سيارات, معلم ميكانيك, فني سيارات, صيانة سيارات, automotive technician, car technician, تصليح سيارات, car maintenance, engine repair, !مهندس ميكانيكي, !مهندس ميكانيك
car body, body repair, panel beater, دوزان سيارات, صواج, سمكري سيارات, سمكرة, تصويج, بودي سيارات, car body repair, حدادة سيارات, حداد سيارات
tyre, tire, tires, tyres, دواليب, كوشوك, اطارات, tyre repairer, كومجي, بنشرجي, بنشري
car wash, car washer, غسيل سيارات, مغسل سيارات, عامل غسيل, مغسلة, عامل غسيل سيارات, عامل مغسل, عامل مغسل سيارات
tailor, tailoring, sewing, seamstress, dressmaker, خياط, خياطة, خياطين, خياطات, درزة, عامل درزة, حبكة, مشغل خياطة, furrier, خياط فراء, درزجي, قصاص, تفصيل ثياب, خياط بدلات
sewing machine operator, عامل خياطة, عاملة خياطة, مكنة خياطة, درزة, عاملات خياطة
^ clothing, garments, garment, البسة, ملابس, البسة جاهزة, apparel
shoemaker, cobbler, shoes, اسكافي, كندرجي, احذية, صانع احذية, حذاء
jeweller, jeweler, goldsmith, jewelry, صائغ, مجوهرات, ذهب, صياغة, صاغة, جواهرجي
upholsterer, upholstery, تنجيد, منجد
locksmith, حداد اقفال, اقفال, مفاتيح
watchmaker, ساعاتي, تصليح ساعات, watch repairer, مصلح ساعات
mobile technician, phone repair, mobile repair, فني موبايل, تصليح موبايلات, صيانة موبايل, صيانة جوالات, فني جوالات, موبايلات, mobile phone technician, مصلح موبايلات, صيانة موبايلات, فني موبايلات, mobile repair technician
appliance technician, home appliances, ادوات منزلية, اجهزة منزلية, صيانة ادوات كهربائية, فني غسالات, برادات, صيانة اجهزة منزلية, washing machine repairer, مصلح غسالات, مصلح برادات, تصليح غسالات, تصليح برادات, فني برادات
cctv, security cameras, كاميرات مراقبة, فني كاميرات, تركيب كاميرات, cctv installer, فني كاميرات مراقبة, cctv technician, انظمة مراقبة, surveillance cameras
fire fighting, fire alarm, firefighting, اطفاء, انذار حريق, مكافحة حريق, حريق, fire safety, اطفاء حريق, اطفاء حرائق
installer, installation, تركيب, تركيبات, فني تركيب
^ laboratory, lab, مخبر, مختبر, مخابر, مختبرات
paint production, paints, دهانات صناعية
^ pharmaceutical industry, pharmaceutical, pharma, صناعات دوائية, صناعة دوائية, معمل ادوية, دوائي, دوائية
cement, اسمنت, معمل اسمنت
detergent, detergents, منظفات
cosmetics, beauty products, مستحضرات تجميل, مواد تجميل, كوزمتيك
warehouse engineer, مهندس مستودع
* lumion, لوميون
* v ray, vray, فيراي, في راي
* rhino, راينو
* archicad, ارشيكاد
* etabs, ايتابس, ايتابز
* sap2000, ساب 2000
* civil 3d, سيفيل ثري دي, سيفل ثري دي
* staad pro, staad, ستاد برو
* catia, كاتيا
* ansys, انسيس
* dialux, ديالوكس, دايلوكس
* etap, ايتاب
* pvsyst, بي في سيست
* argon welding, argon, ارغون, لحام ارغون
* exocad, اكزوكاد
* laser cutting, قص ليزر
`;
