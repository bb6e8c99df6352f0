/** Health, teaching, law, society. See vocabulary.ts for how a line reads. */
export const health = `
nurse, nursing, registered nurse, staff nurse, nurses, ممرض, ممرضة, تمريض, ممرضات, ممرضين, التمريض, فني تمريض, اخصائي تمريض, نيرس, نرس, ممرضه قانونية, حكيمة, كادر تمريضي
head nurse, nurse manager, nursing supervisor, رئيسة تمريض, رئيس تمريض, مشرفة تمريض, مشرف تمريض, مدير تمريض
midwife, midwifery, قابلة, قابلة قانونية, قبالة, قابلات, داية
doctor, physician, medical doctor, طبيب, طبيبة, دكتور, دكتورة, أطباء, اطباء, general practitioner, حكيم, طبيب عام, medical officer, !دكتوراه
general practitioner, gp, family medicine, family doctor, طبيب عام, طب عام, طبيب اسرة, طب اسرة, طب الأسرة
resident doctor, طبيب مقيم, resident physician
dentist, dental, dentistry, dental surgeon, طبيب اسنان, طبيبة أسنان, اسنان, طب اسنان, طب الاسنان, دكتور اسنان, اطباء اسنان, orthodontist, تقويم اسنان, دكتور سنان, حكيم سنان, دكتورة اسنان
dental technician, dental lab, مخبر اسنان, فني اسنان, مخبري اسنان, صناعة تعويضات
dental assistant, dental nurse, مساعدة طبيب اسنان, مساعد طبيب اسنان, مساعدة اسنان, ممرضة اسنان, dental hygienist, فني صحة فم
orthodontist, orthodontics, تقويم اسنان, تقويم, طبيب تقويم
pediatrician, pediatric, pediatrics, طبيب اطفال, طب اطفال, اطفال طبيب, paediatrician, دكتور اطفال, حكيم اطفال
gynecologist, gynecology, obstetrician, obstetrics, طبيب نسائية, طبيبة نسائية, نسائية, نساء وولادة, نسائية وتوليد, توليد, طب النساء, دكتورة نسائية, طبيبة نسوان, دكتورة نسوان, حكيمة نسائية
surgeon, surgery, جراح, جراحة, جراحين, طبيب جراح, general surgeon, جراحة عامة
cardiologist, cardiology, طبيب قلب, قلبية, قلب, امراض قلب, طب القلب, طبيب قلبية
dermatologist, dermatology, طبيب جلدية, جلدية, طبيبة جلدية, امراض جلدية
ophthalmologist, ophthalmology, eye doctor, طبيب عيون, عيون, عينية, طبيب عينية
orthopedic, orthopedics, orthopaedic, طبيب عظام, عظمية, عظام, جراحة عظمية, ~كسور, ~orthopedic surgeon
anesthesiologist, anesthesia, anaesthesia, طبيب تخدير, تخدير, فني تخدير, anesthesia technician, anaesthetist
internist, internal medicine, طبيب داخلية, باطنية, داخلية طبيب, امراض باطنة, امراض داخلية
neurologist, neurology, طبيب عصبية, عصبية, اعصاب
ent, ent doctor, طبيب أنف, اذن وانف وحنجرة, اذنية, طبيب اذنية, طبيب انف اذن حنجرة
urologist, urology, طبيب بولية, بولية, مسالك بولية
psychiatrist, psychiatry, طبيب نفسي, طب نفسي
psychologist, psychology, psychological, mental health, counselor, counsellor, أخصائي نفسي, اخصائية نفسية, معالج نفسي, علم نفس, نفسي, مرشد نفسي, صحة نفسية, دعم نفسي, معالجة نفسية, psychosocial support, pss, مرشدة نفسية, psychotherapist
psychosocial support, pss, دعم نفسي اجتماعي, الدعم النفسي, دعم نفسي
physical therapist, physiotherapist, physiotherapy, physical therapy, علاج طبيعي, علاج فيزيائي, معالج فيزيائي, معالجة فيزيائية, اخصائي علاج طبيعي, معالج طبيعي, فيزيائي معالج, معالج فيزيايي, فيزيوثيرابي, rehabilitation
occupational therapist, occupational therapy, معالج وظيفي, علاج وظيفي, معالج انشغالي, علاج انشغالي
speech therapist, speech therapy, speech pathologist, معالج نطق, أخصائي نطق, نطق, اخصائية نطق, تخاطب, نطق ولغة, تقويم كلام, تقويم نطق
nutritionist, dietitian, dietician, nutrition, تغذية, اخصائي تغذية, اخصائية تغذية, خبير تغذية, حمية, nutrition officer, مسؤول تغذية, مسؤولة تغذية
pharmacist, pharmacy, pharmaceutical, صيدلي, صيدلانية, صيدلاني, صيدلية, صيدلة, صيادلة, مساعد صيدلي, pharmacists, clinical pharmacist, صيدلية مساعد, pharmacy technician, pharmacologist
pharmacy assistant, pharmacist assistant, pharmacy technician, مساعد صيدلي, مساعدة صيدلي, مساعد صيدلاني, موظف صيدلية, فني صيدلة, مساعدة صيدلانية
laboratory technician, lab technician, medical laboratory, lab analyst, laboratory specialist, medical technologist, فني مخبر, مخبري, مخبرية, فني مختبر, تحاليل طبية, فني تحاليل, اخصائي مخبر, فنية مخبر, اخصائي مختبر, مختبرات طبية, تحاليل, medical lab technician, lab assistant, مساعد مخبر, laboratory analysis
radiology technician, radiologist, radiology, x ray, x ray technician, radiographer, sonographer, اشعة, فني اشعة, طبيب اشعة, تصوير شعاعي, أخصائي أشعة, فنية اشعة, ايكو, رنين
optician, optometrist, optical, optometry, optics, بصريات, فني بصريات, نظارات, اخصائي بصريات, فاحص بصر, فني نظارات, نظاراتي
audiologist, hearing, سمعيات, اخصائي سمع, اختصاصي سمعيات, اخصائي سمعيات
veterinarian, vet, veterinary, طبيب بيطري, بيطري, طب بيطري, بيطرية, بياطرة, veterinary surgeon, بيطرة
paramedic, ambulance, emt, emergency, مسعف, اسعاف, مسعفين, طوارئ, إسعاف, اسعاف اولي
caregiver, carer, care worker, elderly care, مقدم رعاية, رعاية مسنين, مرافق مريض, مرافقة مسنين, جليسة مسنين, مرافق, جليس, home care aide, home caregiver, care assistant, جليس مسنين
public health, health officer, صحة عامة, الصحة العامة, health education, تثقيف صحي, مثقف صحي, public health officer, health educator
community health worker, عامل صحة مجتمعية, صحة مجتمعية
^ hospital, مشفى, مستشفى, مشافي, مستشفيات
^ clinic, medical center, عيادة, مستوصف, مركز طبي, مركز صحي, عيادات
^ medical, طبي, طبية, طب, medicine
^ health, healthcare, صحة, صحي, صحية, رعاية صحية
medical coder, medical coding, ترميز طبي, مرمز طبي, medical billing
operating room, operation room, غرفة عمليات, فني عمليات جراحية
icu, intensive care, عناية مشددة, عناية مركزة, nicu, picu, ccu, icu nurse, ممرضة عناية
dialysis, كلية صناعية, غسيل كلى
massage, masseur, massage therapist, مساج, مدلك, تدليك, معالج مساج, مدلكة
laser, laser technician, ليزر, اخصائية ليزر
biologist, biology, احياء, بيولوجي, علم احياء, microbiologist, microbiology, جرثومي, عالم احياء, zoologist, عالم جراثيم, عالم حيوان
teacher, teaching, instructor, tutor, معلم, معلمة, مدرس, مدرسة لغة, مدرسة مادة, مدرسة رياضيات, مدرسة علوم, مدرسة انكليزي, مدرسة انجليزي, مدرسة عربي, مدرسة صف, أستاذ, معلمين, مدرسين, معلمات, مدرسات, تدريس, استاذة, اساتذة, school teacher, مربي, هيئة تعليمية, كادر تعليمي, teachers, انسة مدرسة, استاذ مدرسة, !مدير مدرسة, !معلم شاورما, !معلم حلويات, !معلم سيراميك
english teacher, english instructor, english language teacher, مدرس لغة انكليزية, مدرس انكليزي, معلمة انجليزي, مدرس لغة انجليزية, معلم لغة انكليزية, معلم لغة انجليزية, استاذ انكليزي, مدرس انجليزي, معلمة لغة انكليزية, انسة انكليزي, مدرسة لغة انكليزية, استاذ لغة انكليزية, استاذة لغة انكليزية, انسة لغة انكليزية, مدرسة لغة انجليزية, معلمة لغة انجليزية, استاذ لغة انجليزية, استاذة لغة انجليزية, انسة لغة انجليزية, مدرسة انكليزي, معلم انكليزي, معلمة انكليزي, استاذة انكليزي, مدرسة انجليزي, معلم انجليزي, استاذ انجليزي, استاذة انجليزي, انسة انجليزي, esl teacher, efl teacher, english tutor
arabic teacher, arabic language teacher, مدرس لغة عربية, مدرس عربي, معلمة لغة عربية, معلم لغة عربية, استاذ عربي, معلم عربي, انسة عربي, مدرسة لغة عربية, استاذ لغة عربية, استاذة لغة عربية, انسة لغة عربية, مدرسة عربي, معلمة عربي, استاذة عربي, arabic tutor, arabic instructor
french teacher, مدرس فرنسي, مدرس لغة فرنسية, معلمة فرنسي, معلم لغة فرنسية, انسة فرنسي, مدرسة لغة فرنسية, معلمة لغة فرنسية, استاذ لغة فرنسية, استاذة لغة فرنسية, انسة لغة فرنسية, مدرسة فرنسي, معلم فرنسي, استاذ فرنسي, استاذة فرنسي, french language teacher, french tutor, french instructor
german teacher, مدرس الماني, مدرس لغة المانية, مدرسة لغة المانية, معلم لغة المانية, معلمة لغة المانية, استاذ لغة المانية, استاذة لغة المانية, انسة لغة المانية, مدرسة الماني, معلم الماني, معلمة الماني, استاذ الماني, استاذة الماني, انسة الماني, german language teacher
turkish teacher, مدرس تركي, مدرس لغة تركية, مدرسة لغة تركية, معلم لغة تركية, معلمة لغة تركية, استاذ لغة تركية, استاذة لغة تركية, انسة لغة تركية, مدرسة تركي, معلم تركي, معلمة تركي, استاذ تركي, استاذة تركي, انسة تركي, turkish language teacher
math teacher, maths teacher, mathematics teacher, مدرس رياضيات, معلمة رياضيات, معلم رياضيات, استاذ رياضيات, انسة رياضيات, مدرسة رياضيات, استاذة رياضيات
science teacher, مدرس علوم, معلمة علوم, معلم علوم, انسة علوم
physics teacher, مدرس فيزياء, معلم فيزياء, فيزيا استاذ, مدرسة فيزياء, معلمة فيزياء, استاذ فيزياء, استاذة فيزياء, انسة فيزياء
chemistry teacher, مدرس كيمياء, معلم كيمياء
computer teacher, ict teacher, مدرس حاسوب, مدرس معلوماتية, معلم حاسب
art teacher, مدرس رسم, معلمة رسم, تربية فنية, معلم فنون
music teacher, music, musician, موسيقا, موسيقى, مدرس موسيقا, عازف, معلم موسيقى, piano teacher, pianist, مدرس بيانو, عازف بيانو
sports teacher, pe teacher, physical education, مدرس رياضة, تربية رياضية, معلم رياضة
islamic teacher, quran teacher, مدرس تربية اسلامية, محفظ قرآن, تحفيظ قرآن, قرآن, تربية دينية, تربية اسلامية
kindergarten teacher, kindergarten, kg teacher, nursery teacher, nursery, preschool, preschool teacher, pre school, kg, early childhood, معلمة روضة, روضة, رياض اطفال, رياض الأطفال, حضانة, مربية اطفال روضة, معلمة رياض, انسة روضة, مربية روضة, مشرفة روضة, معلمة حضانة, معلمة رياض أطفال, طفولة مبكرة, انسة حضانة, مربية حضانة
class teacher, primary teacher, elementary teacher, homeroom teacher, معلم صف, معلمة صف, معلمة ابتدائي, مدرسة ابتدائي, معلمة ابتدائية, primary school teacher
private tutor, tutor, private lessons, مدرس خصوصي, دروس خصوصية, مدرسة خصوصية, دورات تقوية, استاذ خصوصي, انسة خصوصي, معلمة خصوصي, معلم خصوصي
special education, special needs, special education teacher, تربية خاصة, ذوي الاحتياجات الخاصة, احتياجات خاصة, ذوي اعاقة, توحد, autism, shadow teacher, صعوبات تعلم, معلم تربية خاصة, مدرس تربية خاصة, معلمة تربية خاصة, مدرسة تربية خاصة
school principal, principal, headmaster, school manager, school director, مدير مدرسة, مديرة مدرسة, مدير المدرسة, مدير روضة, مديرة روضة, headmistress
school counselor, مرشد تربوي, مرشدة تربوية, ارشاد تربوي, موجه, موجهة, ارشاد طلابي
academic, academic coordinator, اكاديمي, منسق اكاديمي, education coordinator, منسق تعليم, مشرف تربوي, educational supervisor
lecturer, professor, university lecturer, محاضر, محاضرة, دكتور جامعي, استاذ جامعي, عضو هيئة تدريسية, faculty, assistant professor, university professor
trainer, training, coach, مدرب, مدربة, تدريب, مدربين, instructor
^ education, تعليم, التعليم, تربية, educational, تعليمي, تربوي
^ school, مدرسة, مدارس, schools, ~معلم, ~معلمة, ~مدرس, ~teacher, ~teachers
librarian, library, مكتبة, امين مكتبة, امينة مكتبة
curriculum, instructional design, curriculum developer, مناهج, تصميم تعليمي, مطور مناهج, مصمم تعليمي, instructional designer
e learning, elearning, online teaching, تعليم الكتروني, تعليم عن بعد, تعلم الكتروني, online teacher, مدرس اونلاين, معلم اونلاين
fitness trainer, gym, gym trainer, personal trainer, fitness coach, fitness, مدرب رياضي, مدربة رياضية, مدرب لياقة, نادي رياضي, جيم, لياقة بدنية, كوتش, مدرب كمال اجسام, sports coach, مدرب جيم, مدربة جيم, كوتش جيم
swimming, swimming coach, lifeguard, سباحة, مدرب سباحة, منقذ, منقذ سباحة
football, football coach, كرة قدم, مدرب كرة قدم, footballer, لاعب كرة قدم
driving instructor, مدرب سواقة, تعليم قيادة, مدرب قيادة, معلم سواقة, معلم قيادة
bus supervisor, مشرفة باص, مرافقة باص, مشرف باص
lawyer, legal, attorney, advocate, legal counsel, legal officer, محامي, محامية, محام, قانوني, محامين, legal advisor, legal consultant, مستشار قانوني, مستشارة قانونية, باحث قانوني, قانونية, law, قانون, حقوقي, ~حقوق
legal advisor, legal consultant, legal counsel, مستشار قانوني, مستشارة قانونية, استشارات قانونية
paralegal, legal assistant, مساعد قانوني, legal secretary, سكرتير قانوني, كاتب قانوني, مساعد محامي, مساعدة محامي
judge, court, قاضي, محكمة
notary, كاتب عدل
^ ngo, humanitarian, non profit, nonprofit, منظمة, منظمات, انساني, انسانية, جمعية, منظمة غير حكومية, اغاثة, relief, اغاثي, عمل انساني
child protection, حماية طفل, حماية الطفل, حماية الطفولة, ~protection officer, ~case worker, ~حماية
gbv, gender based violence, عنف قائم على النوع الاجتماعي
protection officer, protection assistant, protection, مسؤول حماية, حماية, عامل حماية, ~child protection, ~case worker
case manager, case management, case worker, ادارة حالة, مدير حالة, عامل حالة
social worker, social work, social specialist, اخصائي اجتماعي, مرشد اجتماعي, عامل اجتماعي, باحث اجتماعي, اخصائية اجتماعية, باحثة اجتماعية, عاملة اجتماعية, مرشدة اجتماعية, خدمة اجتماعية, اجتماعي, social counsellor, !social media, !تواصل اجتماعي, !التواصل الاجتماعي
monitoring and evaluation, m e, meal, meal officer, m e officer, monitoring officer, مسؤول متابعة, ~monitoring, ~evaluation, متابعة وتقييم, مراقبة وتقييم, رصد وتقييم, المراقبة والتقييم, المتابعة والتقييم
field officer, field coordinator, field worker, field monitor, outreach, ميداني, مسؤول ميداني, منسق ميداني, عامل ميداني, موظف ميداني, مراقب ميداني
facilitator, community mobilizer, mobilizer, ميسر, ميسرة, معبئ مجتمعي, تيسير, ميسر مجتمعي, محفز مجتمعي
livelihoods, livelihood, سبل عيش, سبل العيش, early recovery, تعافي مبكر
shelter, camp, camp manager, cccm, مأوى, مخيم, مخيمات, مدير مخيم, ايواء
food security, امن غذائي, الامن الغذائي
mine action, eod, demining, الغام, ازالة الغام, مخلفات حرب
peace building, peacebuilding, بناء سلام
gender, gender officer, جندر, نوع اجتماعي, تمكين المرأة
refugee, refugees, لاجئين, نازحين, idps
disability, inclusion, اعاقة, دمج
reporting officer, reporting, تقارير, مسؤول تقارير, اعداد تقارير
information management, information management officer, ادارة معلومات, ادارة المعلومات
access officer, liaison, ارتباط, ضابط ارتباط
icu nurse, ممرضة عناية, ممرض عناية مشددة, ~nurse, ~ممرضة
dialysis nurse, ممرضة غسيل كلية, ~nurse, ~ممرضة
infection control nurse, infection control, ممرضة ضبط عدوى, ضبط العدوى, مكافحة عدوى
operating room technician, فني غرفة عمليات, فني عمليات
prosthetist, prosthetics, فني اطراف صناعية, اطراف صناعية
acupuncturist, معالج بالابر الصينية, وخز بالابر
hospital pharmacist, صيدلاني مشفى, صيدلي مشفى, ~pharmacist
therapist, معالج, معالجة
`;
