import { fold } from "#app/platform/fold.ts";
import { stem } from "./stem.ts";

/** Filler words of a question. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || fillers.has(word.replace(/^[وفبل]/, ""));
}

/** Whether folded words such as "not" or "other than" exclude the next part. */
export function isNegator(words: string): boolean {
  return negators.has(words) || negators.has(words.replace(/^[وف](?=.{3})/, ""));
}

/** Whether a folded word is part of such words. */
export function isNegatorWord(word: string): boolean {
  return negatorWords.has(word);
}

/** Words that may stand between a negator and the excluded part: "not in Damascus". */
export function mayFollowNegator(word: string): boolean {
  return followers.has(word);
}

/** Words that continue an exclusion: "not sales or marketing". */
export function isConjunction(word: string): boolean {
  return conjunctions.has(word);
}

/** Whether the folded word stands in sentences only, not in job titles. */
export function isSentenceWord(word: string): boolean {
  const bare = word.replace(/^[وف](?=.{3})/, "");
  return [word, bare].some(
    (each) => sentenceWords.has(each) || cues.has(each) || requestCues.has(each),
  );
}

/** Whether a person speaks: "I", "my", "عندي". */
export function isSentenceCue(word: string): boolean {
  return cues.has(word) || requestCues.has(word);
}

/** Whether a request follows: "looking", "want", "بدور". */
export function isRequestCue(word: string): boolean {
  return requestCues.has(word) || requestCues.has(word.replace(/^[وف]/, ""));
}

/** Whether a place after it is a residence: "from Homs". */
export function isOriginCue(word: string): boolean {
  return originCues.has(word);
}

/** Whether an education follows: "graduate", "degree in", "كلية". */
export function isEducationCue(word: string): boolean {
  return educationCues.has(word) || educationCues.has(word.replace(/^[وفب](?=.{3})/, ""));
}

/** Whether a skill follows: "knowledge of", "معرفة". */
export function isKnowledgeCue(word: string): boolean {
  return knowledgeCues.has(word) || knowledgeCues.has(word.replace(/^[وفب](?=.{3})/, ""));
}

/** Whether a past occupation follows: "worked as", "خبرة". */
export function isPastCue(word: string): boolean {
  return pastCues.has(word);
}

/** Whether a word says little beside an occupation: "french speaker", "ممثل خدمة عملاء". */
export function isGeneralRole(word: string): boolean {
  return generalRoles.has(word);
}

/** Whether a stem is an occupation of many fields: "engineer", "فني". */
export function isBroadRole(stem: string): boolean {
  return broadRoles.has(stem);
}

/** Whether folded words are a rank that every field has: "head of department", "رئيس قسم". */
export function isRankOfAnyField(words: readonly string[]): boolean {
  const ranks = words.filter((word) => isRoleOfAnyField(stem(word)));
  return ranks.length > 0 && words.every((word) => ranks.includes(word) || units.has(word));
}

/** Whether a stem is a rank or an activity that every field has: "manager", "بائع". */
export function isRoleOfAnyField(stem: string): boolean {
  return rolesOfAnyField.has(stem);
}

function foldedWords(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter(Boolean).map(fold));
}

function foldedNames(text: string): Set<string> {
  return new Set(text.split(",").map(fold));
}

const negators = foldedNames(
  `not, no, non, without, except, except for, excluding, exclude, minus, nor, but not, other than,
  apart from, aside from, anything but, rather than, instead of, not interested in, isn t, isnt,
  don t want, dont want, do not want, don t have, dont have, do not have,
  غير, بدون, بلا, دون, من غير, من دون, ليس, ليست, وليس, لست, لا, ولا, عدا, ما عدا, ماعدا, باستثناء,
  إلا, سوى, خلاف, بخلاف, مو, مش, موش, مب, ما هو, بلاش, ما بدي, مابدي, لا اريد, ما اريد, لا ارغب,
  لا ابحث عن, ما بحب, ما احب, لا احب, لا افضل, ما بفضل, ما بدنا, مابدنا, بس مو, بس مش, مو شرط, ولا شرط,
  خارج, برا, برات, بعيد عن, عدا عن, outside, outside of, avoid, avoiding, never, hate, don t like, dont like,
  doesn t have, doesnt have, not including, no need for, anywhere but, everything but, all but, not any, ما عندي, ماعندي, ما معي, مامعي, ليس لدي, ليس عندي, ليس معي, لا املك, ما عنده, ما معه`,
);

const negatorWords = new Set([...negators].flatMap((name) => name.split(" ")));

const generalRoles = foldedWords(
  `employee employees staff worker workers specialist specialists officer speaker speakers
  representative representatives agent associate expert experts professional executive person skills
  skill knowledge موظف موظفة موظفين عامل عاملة عمال اخصائي أخصائية اختصاصي مسؤول مسؤولة ممثل ممثلة
  speaking certificate certified certification course language languages شهادة دورة لغة شغيل شغيلة
  شغيلين مختص مختصة متخصص متحدث متحدثة ناطق برنامج مهارات مهارة معرفة اتقان استخدام اجادة المام تدريب`,
);

const broadRoles = foldedWords("engineer technician doctor physician مهندس فني طبيب دكتور تقني");

const rolesOfAnyField = foldedWords(
  `manager supervisor director head leader chief assistant coordinator operator maker seller clerk trainer
  consultant مدير مشرف رئيس مسؤول مساعد معاون منسق مشغل صانع بائع كاتب شغيل صاحب مستشار`,
);

const units = foldedWords("department section team unit of قسم القسم فريق الفريق وحدة شعبة دائرة");

const conjunctions = foldedWords("or nor and او و ولا");

const followers = foldedWords(
  `a an the in at on of for from to with as any be being into job jobs work working
  that which have has having includes including need needs require requires like want one ones
  في من على ب ل ك ع اي شي شغل عمل وظيفة وظائف يكون تكون اكون يحتاج تحتاج فيه فيها مجال قسم`,
);

const requestCues = foldedWords(
  `مجال بمجال looking look seeking seek searching search want wants need needs find interested apply applying
  wanting wish wishes wishing hoping would become becoming prefer
  بدي بدنا بده بدها ابحث يبحث تبحث نبحث بدور بتدور يدور اريد يريد تريد ارغب يرغب ترغب محتاج محتاجة
  حابب حابة حاب ادور دور لاقي القى يلاقي بلاقي نلاقي لاقيلي دبرلي دبرولي بده بدها بدهن بدكن بدك بدن بدو
  بحب احب بيحب بتحب اطمح طامح
  ندور عبدور عمدور دوروا دورلي دورولي لاقولي شوفلي شفلي لازمني يلزمني لازمنا ناقصني ابغى ابغي راغب راغبة`,
);

const cues = foldedWords(
  `i im ive id am me my myself we he she his her have has had having
  انا اني احنا نحن معي معه معها معنا عندي عنده عندها لدي لديه لديها لدينا شاب شابة صبية بنت السلام
  مرحبا عمري عمرو عمره عمرها اسمي ساكن ساكنة مقيم مقيمة كنت شب شباب زلمة مرة حرمة بنتي ابني اخي اختي اخوي
  جوزي زوجي زوجتي مرتي صديقي رفيقي رفيقتي husband wife son daughter brother sister friend father mother`,
);

const originCues = foldedWords(
  `from live lives living resident born ساكن ساكنة مقيم مقيمة اسكن اقيم اعيش عايش عايشة سكان من`,
);

const educationCues = foldedWords(
  `graduate graduates graduated degree degrees diploma bachelor bachelors master masters bsc msc phd
  faculty college studied study studying background major majored qualification
  خريج خريجة خريجين خريجي متخرج متخرجة تخرجت درست دارس دارسة دراستي دراسة كلية معهد شهادة شهادتي دبلوم
  بكالوريوس ليسانس ماجستير دكتوراه اجازة إجازة حاصل حاصلة حامل حاملة`,
);

const pastCues = foldedWords(
  `work worked working experience experienced currently employed اعمل عملت بعمل اشتغلت بشتغل كنت خبرة حاليا سابقا`,
);

const knowledgeCues = foldedWords("knowledge familiar expertise معرفة المام دراية");

const sentenceWords = foldedWords(
  `hello hi hey dear sir madam greetings thank thanks thankyou kindly name would like love hope know
  knows knowing speak speaks who whose live lives living currently was were been being will ready start
  immediately also but if so because since about than then them they their its our us yours let tell
  help anyone someone somebody something anything just only really very much well suitable possible
  preferably prefer preferred etc good decent nice great old age aged resident born did done
  got getting working worked used able own ok okay there here those these able plus including
  عليكم ورحمة الله وبركاته مسا مساء صباح الخير النور هلا اهلا وسهلا يا اخي اخوان شباب الي الها اله ياريت
  لو سمحت سمحتم رجاء ارجو الرجاء شكرا ممكن اذا كان كانت يكون تكون بتكون بيكون عم يشتغل تشتغل اشتغل بشتغل
  بيشتغل يشتغلو نشتغل شغلي عملي اسم عمر سكان اسكن اقيم اعيش عايش عايشة حاليا سابقا قبل بعد مدة لمدة منذ
  كثير كتير منيح منيحة جيد جيدة ممتاز ممتازة مناسب مناسبة افضل ويفضل يفضل فقط بس كمان ايضا لكن ولكن
  عشان مشان لان لاني كوني حتى اعرف يعرف تعرف بعرف بيعرف اتقن يتقن تتقن اجيد يجيد تجيد بجيد لازم يكون
  وين كيف متى شلون يلي اللي هاد هي هو هم ما شي اي حدا انسان ناس ضيعة عن طريق حسب ع
  كتير اكتير شوي شوية هلق هلا هلأ بكرا بكير فورا دغري يعني كرمال لالي الي هون هنيك جوا برا عندكن عندكم
  عندك فيكن فيكم فيني بقدر يقدر قادر قادرة جاهز جاهزة مستعد مستعدة شاطر شاطرة فهمان فهمانة
  نشيط نشيطة ملتزم ملتزمة خبرتي شهادتي مهنتي دراستي درست تخرجت متخرج متخرجة يفهم بيفهم بيعرف
  يستر موفقين الله يوفقكم يعطيكم العافية احد جماعة ضروري بأسرع وقت ياريت دخيلكن محترم
  محترمة براتب براتبو معاش معاشو منيحين شروط بشرط
  faculty graduated studied study studying m re ve ll s t d me first third مين حصرا خاص خاصة
  hold holds holding carry carrying recently previously several many few enough especially fluent
  fluently skilled hardworking motivated join joining offer offers offering happen happens come came
  coming go going gone went take taking took make making made use using used even still again
  always often soon maybe perhaps please hopefully thing things way lot lots kind kinds sort
  related relevant similar near nearby close around
  experienced qualified finish finished finishing simple possibly
  اشتغلت عملت عملنا نوظف يوظف نعين الظهر العصر المغرب الصبح
  everyone everybody each other others more most less than least between hope hoping`,
);

const fillers = foldedWords(
  `a an the of for in at on to as with and or near around any some by from into is are there am be
  i me my we you who which what where how can could do does please looking look seeking seek search
  searching find want wanted need needed get give show me job jobs work works working vacancy
  vacancies hiring hire position positions opening openings opportunity opportunities career careers
  employment role roles available required urgent urgently immediately immediate asap now today new latest based good best that this
  في من الى على عن مع او و ب ل ك عند لدى قرب قريب قريبة داخل ضمن اي هل يوجد هناك شو وين فيه في شي لي
  وظيفة وظائف وظايف شغل شغلة عمل العمل فرصة فرص شاغر شواغر شاغرة مطلوب مطلوبة مطلوبين بدي اريد ابحث
  ابحث نبحث محتاج احتاج حابب حابة بدور عم دور لاقي دوام توظيف تعيين مجال بمجال اختصاص باختصاص بصفة
  كـ فورا عاجل عاجلا حاليا اليوم جديد جديدة متاح متاحة للعمل يعمل تعمل لشخص حدا احد فرصه الوظائف اعلان
  بال وبال وال فال كال ع بدو بدها بدهن بدن بدك بدكن بدنا شي حدا شغلات اشتغل يشتغل تشتغل بشتغل بيشتغل نشتغل لازم
  fi bil bel bl 3al 3ala ma3 lal lil baddi badde baddeh beddi bedde bde bedi biddi
  shoghol shoghl shughl shughol shughul shoughl shoughel shoghel sheghel sho8ol sho8l wazife wazifeh wazifa wazefe wazeefa
  matloub matlob forsa ab7ath dawwer bdawwer 3endi 3indi ma3i
  لواحد لوحدة واحد واحدة لالي
  لازمني يلزمني يلزمنا لازمنا بلاقي نلاقي لاقيلي وينو عندكن عندكم هون ممكن مدينة بمدينة محافظة بمحافظة منطقة`,
);
