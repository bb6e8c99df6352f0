import { fold } from "#app/platform/fold.ts";

/** Words that a question has around what is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || fillers.has(word.replace(/^[وفبل]/, ""));
}

/** Whether folded words such as "not" or "other than" exclude what comes after them. */
export function isNegator(words: string): boolean {
  return negators.has(words);
}

/** Whether a folded word is part of such words. */
export function isNegatorWord(word: string): boolean {
  return negatorWords.has(word);
}

/** Words that may stand between a negator and what it excludes: "not in Damascus". */
export function mayFollowNegator(word: string): boolean {
  return followers.has(word);
}

/** Words that go on with what was excluded: "not sales or marketing". */
export function isConjunction(word: string): boolean {
  return conjunctions.has(word);
}

/** Whether the folded word stands in sentences only: what a person tells, not what a job is called. */
export function isSentenceWord(word: string): boolean {
  return sentenceWords.has(word) || cues.has(word) || requestCues.has(word);
}

/** Whether somebody speaks of himself or of somebody else: "I", "my", "عندي". */
export function isSentenceCue(word: string): boolean {
  return cues.has(word) || requestCues.has(word);
}

/** Whether what comes after it is what is looked for: "looking", "want", "بدور". */
export function isRequestCue(word: string): boolean {
  return requestCues.has(word) || requestCues.has(word.replace(/^[وف]/, ""));
}

/** Whether a place after it is where somebody is, not where the job should be: "from Homs". */
export function isOriginCue(word: string): boolean {
  return originCues.has(word);
}

/** Whether a word beside what somebody does tells no more: "french speaker", "ممثل خدمة عملاء". */
export function isGeneralRole(word: string): boolean {
  return generalRoles.has(word);
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
  لا ابحث عن, ما بحب, ما عندي, ماعندي, ما معي, مامعي, ليس لدي, ليس عندي, ليس معي, لا املك, ما عنده, ما معه`,
);

const negatorWords = new Set([...negators].flatMap((name) => name.split(" ")));

const generalRoles = foldedWords(
  `employee employees staff worker workers specialist specialists officer speaker speakers
  representative representatives agent associate expert experts professional executive person skills
  skill knowledge موظف موظفة موظفين عامل عاملة عمال اخصائي أخصائية اختصاصي مسؤول مسؤولة ممثل ممثلة
  مختص مختصة متخصص متحدث متحدثة ناطق برنامج مهارات مهارة معرفة اتقان استخدام`,
);

const conjunctions = foldedWords("or nor and او و ولا");

const followers = foldedWords(
  `a an the in at on of for from to with as any be being into job jobs work working
  في من على ب ل ك اي شغل عمل وظيفة وظائف`,
);

const requestCues = foldedWords(
  `looking look seeking seek searching search want wants need needs find interested apply applying
  بدي بدنا بده بدها ابحث يبحث تبحث نبحث بدور بتدور يدور اريد يريد تريد ارغب يرغب ترغب محتاج محتاجة
  حابب حابة حاب ادور دور لاقي القى يلاقي`,
);

const cues = foldedWords(
  `i im ive id am me my myself we he she his her have has had having
  انا اني احنا نحن معي معه معها معنا عندي عنده عندها لدي لديه لديها لدينا شاب شابة صبية بنت السلام
  مرحبا عمري عمره عمرها اسمي ساكن ساكنة مقيم مقيمة كنت`,
);

const originCues = foldedWords(
  `from live lives living resident born ساكن ساكنة مقيم مقيمة اسكن اقيم اعيش عايش عايشة سكان من`,
);

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
  وين كيف متى شلون يلي اللي هاد هي هو هم ما شي اي حدا انسان ناس ضيعة عن طريق حسب ع`,
);

const fillers = foldedWords(
  `a an the of for in at on to as with and or near around any some by from into is are there am be
  i me my we you who which what where how can could do does please looking look seeking seek search
  searching find want wanted need needed get give show me job jobs work works working vacancy
  vacancies hiring hire position positions opening openings opportunity opportunities career careers
  role roles available required urgent urgently now today new latest based good best that this
  في من الى على عن مع او و ب ل ك عند لدى قرب قريب قريبة داخل ضمن اي هل يوجد هناك شو وين فيه في شي لي
  وظيفة وظائف وظايف شغل شغلة عمل العمل فرصة فرص شاغر شواغر شاغرة مطلوب مطلوبة مطلوبين بدي اريد ابحث
  ابحث نبحث محتاج احتاج حابب حابة بدور عم دور لاقي دوام توظيف تعيين مجال بمجال اختصاص باختصاص بصفة
  كـ فورا عاجل عاجلا حاليا اليوم جديد جديدة متاح متاحة للعمل يعمل تعمل لشخص حدا احد فرصه الوظائف اعلان
  اعلانات_وظائف مدينة بمدينة محافظة بمحافظة منطقة`,
);
