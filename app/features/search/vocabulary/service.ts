/** Hospitality, beauty, home, security, transport, farms. See vocabulary.ts for how a line reads. */
export const service = `
chef, cook, cooking, head chef, sous chef, executive chef, commis, شيف, طباخ, طباخة, طاهي, طباخين, شيف مطبخ, chef de partie, طهاة, عشي, طبخ, demi chef, رئيس طهاة, رئيس طباخين, معلم طبخ, شيف رئيسي, سو شيف, شيف عمومي, شيف قسم
kitchen assistant, kitchen helper, kitchen worker, مساعد شيف, مساعد طباخ, عامل مطبخ, مساعد مطبخ, عمال مطبخ, kitchen steward, جلي, مجلى
^ kitchen, مطبخ, مطابخ
pastry chef, pastry, confectioner, sweets, dessert, حلواني, شيف حلويات, حلويات, معلم حلويات, باتيسري, شيف باتيسري, كاتو, كيك, حلونجي, معلم كنافة, صانع حلويات
baker, bakery, خباز, فران, مخبز, فرن, معجنات, معلم معجنات, افران, مخابز, خبازين, baking
grill chef, shawarma, grill, معلم شاورما, شاورما, مشاوي, معلم مشاوي, شيف مشاوي, شيف شاورما, فروج, shawarma maker, grill cook, shawarma chef, ~chef, ~شيف
pizza, pizza chef, pizza maker, بيتزا, شيف بيتزا, معلم بيتزا
oriental chef, شيف شرقي, طبخ شرقي
western chef, شيف غربي, غربي
butcher, butchery, meat, لحام, جزار, قصاب, ملحمة, معلم لحمة, لحوم
barista, coffee maker, barista coffee, باريستا, باريسته, قهوة, معلم قهوة, صانع قهوة, قهوجي, coffee, عامل كافيه, معلم اسبريسو
bartender, juice maker, بارمان, بارتندر, معلم عصير, عصائر, كوكتيل, bartending
waiter, waitress, server restaurant, captain waiter, service crew, كرسون, جرسون, نادل, نادلة, ويتر, مضيف صالة, غرسون, كراسين, food server, كابتن صالة, جرسونات, مقدم طعام, جارسون, steward, جارسونة, كرسونة, صبي كافيه, نوادل
captain order, captain restaurant, hall captain, كابتن اوردر, كابتن صالة
restaurant manager, restaurant supervisor, مدير مطعم, مشرف مطعم, مدير صالة مطعم, cafe manager, مدير كافيه, مدير مقهى
^ restaurant, restaurants, مطعم, مطاعم, food and beverage, f b, اغذية ومشروبات, fast food, وجبات سريعة
^ cafe, coffee shop, كافيه, كافتيريا, مقهى, كوفي شوب, كفتيريا
dishwasher, steward, جلي صحون, غسيل صحون, جلاي, عامل جلي
^ hotel, hospitality, hotels, فندق, فنادق, فندقية, ضيافة, فندقي, ادارة فندقية
hotel receptionist, front desk agent, guest relations, guest service, موظف استقبال فندق, علاقات ضيوف, خدمة نزلاء, guest relation
hotel manager, مدير فندق, مدير فندقي, hotel general manager
housekeeping, housekeeper, room attendant, housekeeping supervisor, خدمة غرف, عامل غرف, اشراف داخلي, تدبير فندقي, هاوس كيبنج, هاوس كيبينغ, مدبرة منزل, تدبير منزلي, عاملة غرف, hotel cleaner, room cleaner, مشرف تدبير فندقي, مشرفة غرف, مشرفة تدبير فندقي, مشرف غرف
bellboy, bellman, concierge, porter, حامل حقائب, بيل بوي, كونسيرج
laundry, ironing, laundry worker, مصبغة, غسيل وكوي, كوي, مكوجي, كوا, عامل مصبغة, غسيل ملابس, كي ملابس, laundry machine operator, ironing worker, dry cleaner, dry cleaning
tour guide, tourist guide, tourism, travel, دليل سياحي, مرشد سياحي, سياحة, سياحي, سياحة وسفر
travel agent, ticketing, reservation, travel consultant, ticketing officer, booking, موظف حجوزات, حجز تذاكر, موظف سياحة, مكتب سياحة, حجوزات, تذاكر, قطع تذاكر, سياحة وسفر, reservations, flight ticketing, ticketing agent, موظف تذاكر, موظفة تذاكر, كاونتر طيران, حجز طيران
flight attendant, cabin crew, air hostess, مضيف طيران, مضيفة طيران, مضيفة جوية
pilot, طيار, airline pilot, !pilot project
driver, chauffeur, سائق, سواق, شوفير, سايق, سائقين, شوفيرية, قيادة سيارة, driver delivery, شوفور, درايفر, سائقة
truck driver, heavy driver, heavy truck driver, lorry driver, سائق شاحنة, سائق شاحنات, شوفير شاحنة, سائق تريلا, سائق نقل ثقيل, سائق قاطرة, ~driver, ~سائق, ~شوفير
bus driver, سائق باص, شوفير باص, سائق حافلة, سائق ميكرو, سائق سرفيس, سائق فان, van driver, ~driver, ~سائق
taxi driver, سائق تكسي, شوفير تكسي, تكسي, تاكسي, taxi, سائق اجرة, تكسجي, ~سائق, ~driver, ~شوفير
private driver, personal driver, family driver, سائق خاص, شوفير خاص, سائق عائلة, ~driver, ~سائق
delivery driver, delivery, courier, delivery rider, delivery boy, rider, motorcycle, عامل توصيل, موظف توصيل, دليفري, ديليفري, توصيل, مندوب توصيل, سائق توصيل, توصيل طلبات, كابتن توصيل, سائق دراجة, عمال توصيل, dispatch rider, سائق ديليفري, دليفري موتور, شغل توصيل, شوفير توصيل, عامل ديلفري, ديلفري, ديليفيري
^ vehicle, car, سيارة, سيارات, مركبات
warehouse keeper, storekeeper, store keeper, stock keeper, warehouse clerk, warehouse manager, warehouse supervisor, warehouse, warehouse officer, warehouse worker, warehouse assistant, امين مستودع, أمينة مستودع, مستودع, مستودعات, مخزن, مخازن, امين مخزن, مسؤول مستودع, مدير مستودع, عامل مستودع, موظف مستودع, امناء مستودعات, stores supervisor, stores clerk, stores manager, امين مستودعات, مخزنجي
warehouse manager, warehouse supervisor, مدير مستودع, مشرف مستودع, رئيس مستودع, stores manager, stores supervisor, ~warehouse, ~storekeeper, ~أمين مستودع
warehouse worker, عامل مستودع, عمال مستودع, ~warehouse, ~مستودع
logistics manager, مدير لوجستي, ~logistics, ~لوجستي
logistics, logistics officer, logistic, logistics coordinator, logistics specialist, لوجستي, لوجستيات, لوجستيك, خدمات لوجستية, مسؤول لوجستي, logistics manager, منسق لوجستي, مدير لوجستي
supply chain, supply chain manager, supply chain specialist, سلسلة توريد, سلاسل توريد, سلسلة امداد, سلاسل امداد, سلاسل الامداد, امداد, supply, demand planner, سلسلة التوريد, مدير سلسلة توريد, مدير سلاسل التوريد, سلاسل التوريد, مخطط طلب
shipping, freight, freight forwarding, shipment, شحن, شحن بحري, شحن جوي, خدمات شحن, shipping coordinator, منسق شحن, forwarder
customs, customs clearance, customs broker, clearance, تخليص جمركي, مخلص جمركي, جمارك, تخليص, جمركي, customs officer, موظف جمارك, مخلص, مخلص معاملات جمركية
distribution, distributor, توزيع, موزع, موزعين, distribution supervisor, مشرف توزيع, موزع بضاعة, توزيع بضاعة, شوفير توزيع, سائق توزيع, مندوب توزيع
fleet manager, fleet, transport manager, transportation, transport, نقل, مواصلات, مدير حركة, مسؤول حركة, مدير نقل, اسطول, النقليات, fleet supervisor, مسؤول نقل, dispatch, dispatcher, حركة نقل
porter loader, loader, loading, عتال, عتالة, عامل تحميل, تحميل وتنزيل, حمال, عتالين, عمال تحميل, freight handler, شيال, شغيل عتالة, حمالين, ~warehouse worker, ~عامل مستودع
picker, order picker, picking, محضر طلبيات, تحضير طلبيات, مجهز طلبات
mail, post, postman, بريد, ساعي بريد, mail carrier
^ airport, مطار
^ port, harbour, مرفأ, ميناء
ship, ships, سفن, باخرة, سفينة
sailor, seaman, captain ship, بحار, قبطان, بحارة, ship captain, ship deck crew, deckhand
security guard, guard, security officer, watchman, security staff, حارس, حارسة, حراسة, حارس امن, موظف امن, رجل امن, حراس, فرد امن, افراد امن, بواب, ناطور, security supervisor, حارس ليلي, عنصر امن, سيكورتي, سكيورتي, سيكوريتي, سكيوريتي, امن وحراسة, night guard, حارس بناء
security manager, security supervisor, مدير امن, مشرف امن, مشرف حراسة
doorman, concierge building, بواب, ناطور, ناطور بناء, building caretaker, ناطور بناية, ناطور عمارة, حارس بناء, حارس بناية, ~security guard, ~guard, ~حارس
firefighter, fireman, fire fighter, رجل اطفاء, اطفائي, اطفائية, ~fire fighting, ~firefighting, ~fire alarm, ~اطفاء
cleaner, cleaning, janitor, cleaning worker, عامل نظافة, عاملة نظافة, عامل تنظيف, عاملة تنظيف, تنظيف, نظافة, عمال نظافة, مستخدمة, كناس, cleaning lady, عاملات تنظيف, cleaning supervisor, مشرف نظافة, office cleaner, street sweeper, شغيلة تنظيف, شغيل تنظيف, عامل تنظيفات, تنظيفات, تعزيل, لفاية
housemaid, maid, domestic worker, house worker, home cleaner, عاملة منزلية, عاملة منزل, شغالة, خادمة, خدامة, عاملات منازل, مساعدة منزلية, خدمة منزلية, تدبير منزلي, مدبرة منزل, domestic cleaner
nanny, babysitter, baby sitter, child care, childcare, مربية, جليسة اطفال, مربية اطفال, حاضنة, دادة, رعاية اطفال, بيبي سيتر, babysitting
gardener, gardening, landscaping, بستنجي, جنيناتي, ~landscape, بستاني, جنايني, تنسيق حدائق, ~حدائق, ~مهندس حدائق, ~landscape architect, جنينة
farm worker, farmer, farm, farming, agricultural worker, مزارع, عامل زراعي, فلاح, عمال زراعة, مزرعة, مزارعين, عامل مزرعة, مزارع ابقار, mixed crop farmer, crop farm worker, farm labourer
^ agriculture, agricultural, زراعة, زراعي, زراعية
livestock, animal production, cattle, مواشي, ابقار, انتاج حيواني, ثروة حيوانية, راعي, اغنام, dairy, البان, البان واجبان, cattle breeder, مربي مواشي
poultry, دواجن, مداجن, مدجنة, تربية دواجن, poultry farming
greenhouse, greenhouses, بيوت بلاستيكية, بيت بلاستيكي, زراعة محمية
fisherman, fishing, fish, صياد, صيد, سمك, اسماك
beekeeper, bees, honey, نحال, نحل, عسل, مربي نحل, نحالة
harvest, picker fruit, قطاف, حصاد, قطاف زيتون
olive, olives, زيتون, معصرة
^ food industry, foodstuff, foods, مواد غذائية, صناعة غذائية, غذائيات, اغذية
hairdresser, hair stylist, barber, hair, حلاق, حلاقة, كوافير, كوافيرة, مصفف شعر, مصففة شعر, صالون, مزين, حلاقين, كوافيره, حلاق رجالي, حلاقة نسائية, حلاقة رجالية, حلاق نسائي, hair dresser, hairdressing
beautician, beauty, beauty salon, cosmetologist, esthetician, خبيرة تجميل, تجميل, صالون تجميل, تجميلية, اخصائية تجميل, مركز تجميل, skin care, عناية بشرة, aesthetician
makeup artist, make up, makeup, ميكب ارتست, ميكاب, مكياج, خبيرة مكياج, ماكيير, ميك اب, make up artist
nail technician, nails, manicure, pedicure, مناكير, اظافر, باديكير, خبيرة اظافر
spa, سبا, حمام مغربي, spa therapist
model, models, موديل, عارضة ازياء, عارض ازياء, fashion model
actor, actress, acting, ممثل, ممثلة, تمثيل, مسرح, theater, ممثل مسرحي, ممثلة مسرحية
artist, arts, fine arts, فنان, فنانة, فنون, فنون جميلة
singer, singing, مغني, مطرب, غناء
dj, دي جي
handicraft, crafts, handmade, حرفي, حرف يدوية, اشغال يدوية, حرف, craftsman, حرفيين, handicraft worker
pottery, خزف, فخار, potter, فخاري
embroidery, تطريز
carpet, سجاد
^ gas station, fuel station, petrol station, محطة وقود, كازية, عامل محطة وقود, محروقات, gas station attendant, petrol station attendant, fuel attendant, fuel station attendant, عامل كازية, عامل محطة محروقات
parking, valet, valet parking, فاليه, مواقف سيارات, صف سيارات, عامل موقف
pest control, مكافحة حشرات, رش مبيدات, fumigator
recycling, waste, waste management, نفايات, تدوير, اعادة تدوير
water station, water treatment, معالجة مياه, محطة مياه, تنقية مياه
exchange, money exchange, money transfer, صرافة, حوالات, تحويل اموال, حوالات مالية
tobacco, دخان, نرجيلة, معلم اراكيل, اراكيل, معلم نرجيلة, shisha
flower, florist, flower arranger, منسقة زهور, منسق ورد, محل ورد, flowers, ورد, ازهار, زهور, بائع ورد, منسق زهور, بائع زهور
^ bookstore, stationery, قرطاسية, مكتبة قرطاسية
pets, pet care, حيوانات اليفة
^ mosque, imam, امام مسجد, مسجد, خطيب, مؤذن, preacher
falafel cook, falafel, معلم فلافل, فلافل, معلم فول, فوال, falafel maker
greengrocer, خضرجي, بائع خضار
`;
