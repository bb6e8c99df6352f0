/** Crafts, shops, workshops and services as they are called in Syria. See vocabulary.ts for how a line reads. */
export const trades = `
car salesman, car sales, بائع سيارات, مندوب سيارات, موظف معرض سيارات, مبيعات سيارات, ~sales, ~مبيعات
spare parts salesman, spare parts, قطع غيار, قطع تبديل, بائع قطع غيار, بائع قطع تبديل, auto parts
jewelry salesperson, بائع مجوهرات, بائع ذهب, ~jeweller, ~jewelry, ~صائغ
mobile shop salesman, بائع موبايلات, بائع جوالات, موظف محل موبايلات, ~mobile, ~موبايل
perfume seller, بائع عطور, بائعة عطور, عطار عطور, perfumer, صانع عطور, perfumery, ~perfume, ~عطور
furniture salesman, بائع مفروشات, ~furniture, ~اثاث
fish seller, fishmonger, بائع سمك, سماك, ~fish, ~صياد
sweets seller, بائع حلويات, بائعة حلويات, ~sweets, ~حلواني
book seller, bookseller, بائع كتب, ~bookstore, ~مكتبة, ~قرطاسية, ~librarian
gas cylinder distributor, موزع غاز, معتمد غاز, ~distribution, ~توزيع
water distributor, موزع مياه, بائع مياه, ~distribution, ~توزيع
school bus driver, سائق باص مدرسة, ~bus driver, ~driver, ~سائق, ~سائق باص
ambulance driver, سائق اسعاف, سائق سيارة اسعاف, ~driver, ~سائق
concrete mixer driver, سائق جبالة, سائق مضخة بيتون, ~heavy driver, ~driver, ~سائق, ~سائق شاحنة
tanker driver, سائق صهريج, سائق صهاريج, ~truck driver, ~driver, ~سائق, ~سائق شاحنة
tow truck driver, سائق سطحة, سائق ونش سحب, ~driver, ~سائق
refrigerated truck driver, سائق براد, ~truck driver, ~driver, ~سائق, ~سائق شاحنة
tuk tuk driver, سائق طرطيرة, سائق توك توك, طرطيرة, ~driver, ~سائق
pickup driver, سائق سوزوكي, سائق بيك اب, شوفير سوزوكي, سائق كيا, ~driver, ~سائق
driver assistant, معاون سائق, معاون شوفير, مساعد سائق
stevedore, port worker, عامل مرفأ, عتال مرفأ, ~port
aircraft engineer, aircraft maintenance, مهندس طائرات, مهندس طيران, aviation engineer, صيانة طائرات, ~aviation, ~aircraft, ~airport, ~طيران, ~مطار, ~aeronautical engineer
airport ground staff, ground handling, ground staff, موظف ارضي مطار, خدمات ارضية, ~airport
pastry worker, عامل حلويات, شغيل حلويات, ~pastry, ~حلويات, ~حلواني, ~pastry chef
engraver, حفار معادن, نقاش, حفر ليزر, laser engraving, ~laser cutting, ~قص ليزر
milling machine operator, milling, عامل فريزة, فريزة, معلم فريزة, فارز, فريزجي, ~cnc, ~خراط
foundry worker, foundry, عامل صب معادن, سباكة معادن, مسبك
pipe fitter, pipefitter, فني تمديد انابيب, تمديد انابيب, piping, ~plumber, ~سباك
formwork carpenter, نجار طوبار, نجار بيتون مسلح, طوبار, طوبرجي, formwork, ~carpenter, ~نجار
door carpenter, نجار ابواب, kitchen carpenter, نجار مطابخ, kitchen designer, مصمم مطابخ, ~carpenter, ~نجار
car painter, دهان سيارات, بخاخ سيارات, معلم بخ سيارات, ~painter, ~دهان
furniture painter, دهان موبيليا, بخاخ موبيليا, ~painter, ~دهان
decorator, معلم ديكور, wallpaper installer, معلم ورق جدران, ورق جدران, ~decor, ~مصمم داخلي
parquet installer, parquet, معلم باركيه, باركيه, ~tiler, ~بلاط
false ceiling installer, false ceiling, gypsum installer, اسقف مستعارة, معلم جبس بورد, ~gypsum, ~طيان
marble installer, معلم رخام, رخامجي, ~marble
swimming pool technician, pool technician, فني مسابح, مسابح
waterproofing worker, waterproofing, عزل مائي, عامل عزل مائي, عازل, insulation, عزل
asphalt worker, asphalt, عامل تعبيد, تعبيد طرق, زفت, اسفلت
grader operator, roller operator, سائق غريدر, سائق محدلة, غريدر, محدلة, ~heavy equipment, ~آليات ثقيلة
well driller, driller, حفار آبار, حفارة آبار, حفر آبار, ~drilling, ~مهندس بترول
demolition worker, عامل هدم, هدم وترحيل
gate automation technician, فني ابواب كهربائية, ابواب اوتوماتيك, ابواب كهربائية, shutter maker, معلم اباجورات, اباجورات
curtain maker, curtains, معلم ستائر, ستائر, برادي, خياط برادي, ~upholsterer, ~تنجيد
mattress maker, صانع فرشات, فرشات, sofa maker, معلم كنب, كنب, صوفايات, ~upholsterer, ~تنجيد
antique dealer, antiques, تاجر تحف, تحف, شرقيات, انتيكا
coppersmith, copper smith, معلم نحاسيات, نحاسيات, نحاس
mosaic artist, mosaic, معلم موزاييك, موزاييك, wood carver, حفار خشب, wood inlayer, معلم صدف
soap maker, soap, صانع صابون, صابون غار, صابون
candle maker, candles, صانع شموع, شموع
toy maker, صانع العاب
saddler, bag maker, صانع حقائب, حقائب, جزادين, ~leather, ~جلد
knitting machine operator, knitting, عامل تريكو, تريكو, crochet, كروشيه, عاملة كروشيه
cutting worker, fabric cutter, قصاص قماش, قصاص اقمشة, معلم قص, ~tailor, ~خياط
dairy worker, عامل ألبان, شغيل البان واجبان, اجبان, ~dairy, ~مواشي
ice cream maker, صانع بوظة, معلم بوظة, بوظجي, ~ice cream
chocolate maker, chocolatier, صانع شوكولا, معلم شوكولا, ~chocolate
nut roaster, roastery, عامل محمصة, محمصة, coffee roaster, محمص قهوة, محمصة قهوة, roastery worker, ~coffee, ~barista, ~قهوة
flour miller, miller, طحان
slaughterer, slaughterhouse, عامل مسلخ, مسلخ, ذباح, ~butcher, ~لحام
kebab chef, معلم كباب, شيف كباب, kebab, كباب, ~grill, ~معلم شاورما
pickle maker, صانع مخلل, مخللات
manakish baker, manakish, معلم مناقيش, مناقيش, فطائر, معلم فطائر, ~baker, ~خباز
sushi chef, sushi, شيف سوشي, سوشي, ~chef, ~شيف
salad chef, cold kitchen chef, شيف سلطات, شيف مطبخ بارد, سلطات, ~chef, ~شيف
breakfast chef, شيف فطور, ~chef, ~شيف
burger cook, معلم برغر, برغر, كريل, شيف برغر, ~grill, ~معلم شاورما
crepe maker, crepe, معلم كريب, كريب, معلم وافل, وافل
food photographer, مصور طعام, product photographer, مصور منتجات, ~photographer, ~مصور
restaurant host, restaurant hostess, hostess, host, مضيفة مطعم, هوست, هوستس, ~waiter, ~كرسون
catering manager, catering, catering supervisor, مدير تموين, تموين, كاترينغ
banquet manager, banquet, مدير حفلات, صالة افراح, صالة اعراس
night auditor, مدقق ليلي, ~hotel receptionist, ~موظف استقبال فندق
reservation officer, reservations agent, موظف حجز, موظفة حجوزات, موظف حجوزات طيران, موظف تذاكر, ~travel, ~ticketing, ~سفريات, ~دليل سياحي, ~موظف حجوزات, ~travel company
travel company, سفريات, مكتب سفريات, ~travel agent, ~tourism, ~موظف حجوزات, ~دليل سياحي
wedding planner, منظم اعراس, تنظيم اعراس, ~event, ~فعاليات
umrah coordinator, hajj, حج وعمرة, عمرة, منسق حج وعمرة
freight broker, shipping agent, وكيل شحن, وسيط شحن, freight forwarder, freight forwarding, مخلص شحن, ~shipping, ~freight
customs agent, وكيل جمركي, ~customs, ~تخليص جمركي
scale operator, عامل قبان, weighbridge, weighbridge operator
cold storage worker, cold storage, مستودع تبريد, عامل مستودع تبريد, ~warehouse worker, ~عامل مستودع
pharmacy warehouse, امين مستودع ادوية, مستودع ادوية, ~warehouse, ~storekeeper, ~امين مستودع, ~warehouse keeper
money changer, صراف عملات, ~exchange, ~صرافة
gold trader, تاجر ذهب, ~goldsmith, ~صائغ
forex trader, forex, فوركس, crypto trader, crypto, عملات رقمية, متداول عملات رقمية, ~trading, ~وسيط
insurance sales, مندوب تأمين, موظف مبيعات تأمين, ~insurance
printer technician, photocopier technician, copier technician, فني طابعات, فني آلات تصوير, طابعات, صيانة طابعات, printer maintenance
laptop technician, laptop repair, فني لابتوب, صيانة لابتوب, ~computer technician, ~فني حاسوب
playstation technician, playstation, بلايستيشن, فني بلايستيشن
tv technician, فني تلفزيون, تصليح تلفزيونات, مصلح تلفزيونات, فني شاشات, ~electronics technician, ~فني الكترونيات
oven technician, فني افران, صيانة افران
sewing machine technician, فني مكنات خياطة, مصلح مكنات خياطة
tree pruner, pruner, عامل تقليم, تقليم اشجار, مقلم اشجار, ~gardener, ~بستنجي
harvester driver, combine driver, سائق حصادة, حصادة
milker, حلاب, عامل حلابة, ~dairy, ~مواشي
poultry worker, عامل مدجنة, عامل دواجن, ~poultry
hatchery technician, hatchery, فني تفقيس, مفقس
fish farming technician, aquaculture, استزراع سمكي, ~fish, ~صياد
nursery worker, plant nursery, عامل مشتل, مشتل, مشاتل, ~gardener, ~بستنجي
quran reciter, قارئ قرآن, priest, كاهن, داعية, ~mosque, ~امام
bodyguard, حماية شخصية, بودي غارد, حارس شخصي, ~security guard, ~حارس
bouncer, security staff club, حارس ملهى, ~security guard, ~حارس
cctv operator, مراقب كاميرات, مراقب كاميرات امنية, ~cctv, ~security guard, ~كاميرات مراقبة, ~حارس
civil defence volunteer, civil defense, دفاع مدني, rescue worker, عامل انقاذ, انقاذ, ~paramedic, ~مسعف
home cook, طباخة منزلية, طباخة بيت, طاهية منزلية, ~cook, ~شيف
butler, كبير خدم, house manager, مدير منزل
hair colorist, صبغة شعر, اخصائية صبغة شعر, ~hairdresser, ~حلاق
eyelash technician, lashes, اخصائية رموش, رموش, ~beautician, ~خبيرة تجميل
tattoo artist, tattoo, فنان وشم, وشم, permanent makeup, تاتو, اخصائية تاتو, فني تاتو, ~makeup artist, ~beautician, ~ميكب ارتست, ~خبيرة تجميل
waxing specialist, اخصائية سكر, واكس, ازالة شعر, ~beautician, ~خبيرة تجميل
wedding dress designer, wedding dresses, مصممة فساتين, فساتين عرس, فساتين زفاف, bridal shop worker, بدلات عرس, ~tailor, ~خياط
hookah worker, عامل اراكيل, شغيل اراكيل, اركيلجي, معلم اركيلة, hookah attendant, shisha worker
car rental agent, car rental, rent a car, تأجير سيارات, موظف تأجير سيارات
oil change technician, عامل تبديل زيت, تبديل زيت, غيار زيت, زيت سيارات
car ac technician, فني تكييف سيارات, تكييف سيارات
car upholsterer, منجد سيارات, فرش سيارات
radiator repairer, مصلح رداتيرات, رداتيرات, exhaust repairer, معلم اكزوزات, اكزوزات
car inspector, pdi technician, فاحص سيارات, فحص سيارات
hybrid technician, hybrid cars, فني هايبرد, سيارات هايبرد, كهرباء وهايبرد
diesel mechanic, ميكانيكي ديزل, truck mechanic, ميكانيكي شاحنات, tractor mechanic, ميكانيكي جرارات, ~mechanic, ~ميكانيك
motorcycle mechanic, ميكانيكي دراجات, ميكانيكي موتورات, تصليح موتورات, ~mechanic, ~ميكانيك
service advisor, مستشار صيانة, service adviser, مستشار خدمة
spare parts manager, مدير قطع غيار, مسؤول قطع غيار, ~spare parts
storekeeper assistant, مساعد امين مستودع, مساعد امين مخزن, ~storekeeper, ~امين مستودع, ~warehouse keeper
page seller, بائعة اونلاين, مبيعات اونلاين, online sales, موظفة مبيعات اونلاين, ~sales, ~مبيعات
cost control engineer, cost controller, cost engineer, مهندس مراقبة تكاليف, مراقب تكاليف, ~cost accountant, ~محاسب تكاليف
workshop manager, workshop supervisor, مدير ورشة, رئيس ورشة, مشرف ورشة
pharmacy sales, بائع صيدلية, بائعة صيدلية, ~pharmacist assistant, ~مساعد صيدلي
picker packer, order picker, عامل تجهيز طلبات, مجهز طلبات, ~warehouse worker, ~عامل مستودع
night shift worker, عامل ليلي, موظف ليلي
shoe factory worker, عامل احذية, ~shoemaker
cnc programmer, مبرمج cnc, ~cnc operator, ~cnc
traffic officer, شرطي مرور, شرطي سير
water technician, water treatment technician, فني مياه, فني معالجة مياه, ~water engineer, ~مهندس مياه
sewage worker, عامل صرف صحي, ~plumber
refinery worker, عامل مصفاة, مشغل مصفاة, ~مصفاة
oil field technician, فني حقول, فني حقول نفط, ~petroleum engineer, ~مهندس بترول
laboratory chemist, كيميائي مخبر, كيميائي مختبر, ~chemist, ~كيميائي, ~فني مخبر
greenhouse worker, عامل بيوت بلاستيكية, بيوت محمية, ~farm worker, ~عامل زراعي
forester, حراجي, ~forestry
montessori teacher, معلمة مونتيسوري, ~kindergarten teacher, ~معلمة روضة
school supervisor, موجه مدرسي, موجهة مدرسية, مشرف مدرسة, مشرفة مدرسة, ~school counselor
academic advisor, student advisor, مرشد اكاديمي, مستشار اكاديمي, مرشدة اكاديمية, ~student affairs, ~شؤون طلاب
e-learning specialist, elearning, e learning, اخصائي تعليم الكتروني, تعليم الكتروني, ~curriculum
tv producer, film producer, منتج تلفزيوني, منتج سينمائي, ~producer
set designer, مصمم ديكور مسرحي, ~interior designer
commis chef, commis, كومي, كومي شيف, ~chef, ~شيف, ~kitchen assistant
fast food worker, عامل وجبات سريعة, معلم وجبات سريعة, وجبات سريعة, ~cook, ~طباخ
fryer cook, معلم قلي, ~cook, ~طباخ
wedding hall worker, عامل صالة افراح, ~waiter, ~كرسون
cashier supervisor, head cashier, مشرف كاشير, رئيس صندوق, ~cashier, ~كاشير
internal audit manager, audit manager, مدير تدقيق داخلي, مدير تدقيق, مدير مراجعة داخلية, ~internal auditor, ~مدقق داخلي
budget analyst, budget officer, محلل موازنة, محلل ميزانية, ~financial analyst, ~محلل مالي
procurement analyst, محلل مشتريات, ~procurement, ~مشتريات
branch accountant, محاسب فرع, محاسب فروع, ~accountant, ~محاسب
sales accountant, محاسب مبيعات, محاسبة مبيعات, ~accountant, ~محاسب
deputy manager, vice manager, نائب مدير, نائبة مدير, ~assistant manager, ~مساعد مدير
strategy manager, strategic planning, مدير استراتيجية, تخطيط استراتيجي, مدير تخطيط استراتيجي
innovation manager, مدير ابتكار, ~research and development
marketplace specialist, اخصائي متجر الكتروني, مدير متجر الكتروني, مسؤول متجر الكتروني, ~e commerce, ~تجارة الكترونية
public speaker, محاضر تحفيزي
protocol officer, مراسم, موظف مراسم
umrah agent, موظف عمرة, موظف حج وعمرة, ~travel agent
`;
