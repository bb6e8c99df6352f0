import { describe, expect, it } from "vitest";
import { processorMs } from "#test/servers/processor-time.ts";
import {
  heldFor,
  jobSignals,
  markedIn,
  raisedFrom,
  type SignalName,
  type SignalSource,
  signalNames,
  signalRules,
  signalScore,
} from "./job-signals.ts";

const usual: SignalSource = {
  title: "محاسب",
  description: "مسك الدفاتر اليومية وإعداد التقارير الشهرية.",
  requirements: ["خبرة سنتين"],
  benefits: ["تأمين صحي"],
  questions: ["هل لديك رخصة قيادة؟"],
  contactEmail: "jobs@people.example",
  website: null,
  pay: 2_000_000,
  usualPay: 1_800_000,
  copies: 0,
  repeats: false,
  isCopied: false,
  isSeenInFraud: false,
  namesOther: false,
  company: { ageDays: 100, isConfirmed: true, isLookalike: false, hasAlikeLogo: false },
};
const signalsOf = (description: string, rest: Partial<SignalSource> = {}) =>
  jobSignals({ ...usual, description, ...rest });

describe("issue 15, signals: reasons that raise a job in the queue", () => {
  it.each<[string, SignalName[]]>([
    // Fees, in standard Arabic, in dialect and in English.
    ["على المتقدم دفع رسوم التسجيل قبل المقابلة", ["fee"]],
    ["يُطلب مَبلَغ تأمين مسترد عن الحقيبة", ["fee"]],
    ["رسـوم تدريب 50 ألف ليرة", ["fee"]],
    ["بدك تدفع 100 ألف حق العدة", ["fee"]],
    ["لازم تدفع عربون لنحجزلك الشغل", ["fee"]],
    ["حوّل مصاري عالرقم", ["fee"]],
    ["A refundable deposit of 50 dollars is needed", ["fee"]],
    ["Pay the small amount before you start", ["fee"]],
    ["You buy our starter kit first", ["fee"]],
    ["حوّل 50 ألف على شام كاش لحجز دورك", ["fee"]],
    ["ابعتي ٢٥ ألف ليرة عبر الهرم", ["fee"]],
    ["ارسل 50000 سيريتل كاش وبنحجزلك", ["fee"]],
    ["ادفع المبلغ عن طريق MTN كاش", ["fee"]],
    ["حوّل المبلغ لحجز المقابلة", ["fee"]],
    ["حوّلوا مئة ألف ليرة سورية لدى الفؤاد", ["fee"]],
    ["الراتب ممتاز، التأمين 100 ألف يدفع عند الاستلام وترجع", ["fee"]],
    ["تأمين بقيمة 20 دولار مسترد", ["fee"]],
    // Documents and secrets.
    ["ابعت صورة الهوية عالخاص", ["documents"]],
    ["أرسل لنا رمز التحقق الذي يصلك", ["documents"]],
    ["Send a copy of your passport and bank details", ["documents"]],
    // Money for nothing.
    ["اربح ٥٠ دولار يومياً من موبايلك", ["easyMoney"]],
    ["شغل من البيت وبتطلع مصاري كتير", ["easyMoney"]],
    ["Earn 500 dollars a day from home", ["easyMoney"]],
    ["فيزا مضمونة إلى أوروبا", ["visa"]],
    ["للتواصل واتساب فقط", ["messengerOnly"]],
    ["Contact us only on Telegram", ["messengerOnly"]],
    // F5: a negation ends with its sentence.
    ["بدون خبرة ولا شهادة. رسوم التسجيل 150 دولار", ["fee"]],
    ["بدون خبرة\nرسوم تسجيل", ["fee"]],
    ["- بدون خبرة - رسوم التسجيل تدفع مقدماً", ["fee"]],
    ["No experience needed! Registration fee of 20 dollars", ["fee"]],
    ["بدون شهادة؟ لا مشكلة. أرسل صورة جواز السفر", ["documents"]],
    ["لا يضاف للراتب 1.500 رسوم تسجيل", []],
    // Neither a full stop nor a line hides a phrase.
    ["رسوم.\nالتسجيل 50 ألف", ["fee"]],
    // What honest jobs say.
    ["لا خبرة مطلوبة. لا رسوم تسجيل", []],
    ["بدون أي رسوم تسجيل", []],
    ["لا نطلب دفع رسوم من أي متقدم", []],
    ["There are no registration fees", []],
    ["We never ask for your bank details", []],
    ["تأمين صحي وتأمينات اجتماعية", []],
    ["الراتب حول 500 ألف ليرة على شام كاش", []],
    ["يُحوّل الراتب شهرياً على شام كاش أو سيريتل كاش", []],
    ["ندفع الأجور عبر الهرم كل أسبوع", []],
    ["خبرة في محافظ شام كاش وسيريتل كاش", []],
    ["محاسب صندوق في فرع الهرم، حوالات حتى 50 مليون ليرة", []],
    ["تأمين صحي يدفع 80% من تكاليف العلاج", []],
    ["تأمين صحي بسقف 500 ألف ليرة تدفع سنوياً", []],
    ["ارسل سيرتك الذاتية خلال 10 أيام إلى مكتب الفؤاد", []],
    ["متابعة رسوم المشاريع والمخططات", []],
    ["إدارة حسابات واتساب وتلغرام للشركة", []],
    ["تحضير الدفعات المقدمة للموردين", []],
    ["Handle customer payments and deposits at the bank", []],
    ["Prepare passport applications for clients", []],
    ["مدير مبيعات براتب وعمولة", []],
    // What honest jobs say of money and documents: a negation covers all that is coordinated with it.
    ["لا نطلب أي رسوم من المتقدمين، ولا نطلب صورة جواز السفر قبل المقابلة", []],
    ["لا نطلب رسوم تسجيل، ولا عربوناً، ولا صورة الجواز", []],
    ["لن نطلب منك دفع رسوم أو تحويل مبلغ أو إرسال رمز التحقق في أي مرحلة من مراحل التوظيف", []],
    ["لا نتقاضى من المتقدمين ولا من غيرهم في أي وقت رسوم توظيف", []],
    ["بدون رسوم تسجيل أو عربون، أو شراء حقيبة", []],
    ["ما منطلب عربون ولا صورة الجواز", []],
    ["لا يجب عليك دفع رسوم لأحد", []],
    ["لا ترسل كلمة السر ولا رمز التحقق لأحد، ولا بيانات حسابك البنكي", []],
    ["لا تدفع رسوماً لأي شخص يدّعي أنه منّا، ولا ترسل له صورة جواز السفر", []],
    ["ليس علينا ولا عليك رسوم اشتراك", []],
    ["التقديم مجاني، ولا يوجد رسوم مقابلة ولا دفعة مقدمة", []],
    ["لا نطلب خبرة أو رسوم تسجيل", []],
    ["We do not ask applicants for money, nor do we ask for a copy of your passport", []],
    ["We never charge candidates a registration fee, and never ask for bank details", []],
    ["We will never ask you to pay a registration fee, send money, or share your password", []],
    ["We don't ask for registration fees or for a copy of your passport before the interview", []],
    ["We never ask anybody, whether before the interview or after it, for bank details", []],
    ["No registration fee, deposit required, or gift cards", []],
    ["No application fee and no security deposit", []],
    ["No candidate should pay a registration fee", []],
    ["Nobody will ask for your credit card details, verification code or your password", []],
    ["You do not have to pay a training fee, and we do not take a refundable deposit", []],
    ["This job doesn't need a starter kit", []],
    ["Neither a registration fee nor a passport copy is needed", []],
    ["لا تطلب الشركة أي مبالغ مالية أو رسوم تقديم من المتقدمين بأي شكل من الأشكال", []],
    ["لا نتواصل إلا من بريدنا، ولن نطلب منكم صورة جواز السفر أو بيانات البطاقة البنكية", []],
    ["احذروا من يطلب باسمنا رسوم تسجيل أو عربوناً", []],
    ["لا خبرة مطلوبة وبدون رسوم تسجيل", []],
    ["لن نطلب رسوم تقديم ولا حتى رسوم تدريب", []],
    ["Beware of anybody who asks for a registration fee or your bank details in our name", []],
    [
      "Our company never asks for a registration fee, a security deposit, your password or bank details",
      [],
    ],
    // What fraudulent ones say beside a negation.
    ["لا نطلب رسوماً لكن نطلب صورة جواز السفر", ["documents"]],
    ["لا نطلب رسوماً. أرسل صورة جواز السفر", ["documents"]],
    ["لا نطلب رسوماً، أرسل صورة جواز السفر", ["documents"]],
    ["لا نطلب رسوماً، نطلب صورة جواز السفر فقط", ["documents"]],
    ["لا نطلب رسوماً ونطلب صورة جواز السفر", ["documents"]],
    ["لا نطلب منك سوى رسوم التسجيل", ["fee"]],
    ["لا نأخذ منك إلا دفعة مقدمة", ["fee"]],
    ["بدون خبرة، رسوم التسجيل 150 دولار", ["fee"]],
    ["لا خبرة ولا شهادة، رسوم التدريب 50 ألف", ["fee"]],
    ["لا نطلب شهادة، وعليك دفع رسوم التدريب", ["fee"]],
    ["ما بدنا خبرة، بس لازم تدفع عربون", ["fee"]],
    ["لا رسوم، صورة جواز السفر مطلوبة", ["documents"]],
    ["لا داعي للقلق، ابعت صورة الهوية عالخاص", ["documents"]],
    ["غير قابل للتفاوض: رسوم التسجيل 20 دولار", ["fee"]],
    ["We do not ask for fees. Send a copy of your passport", ["documents"]],
    ["We do not ask for fees, send a copy of your passport", ["documents"]],
    ["We do not ask for money but we need a copy of your passport", ["documents"]],
    ["We don't charge anything except a registration fee", ["fee"]],
    ["We ask for nothing but a passport copy", ["documents"]],
    ["No experience needed, registration fee 20 dollars", ["fee"]],
    ["No experience or degree required, registration fee 20 dollars", ["fee"]],
    ["No registration is needed, only a security deposit", ["fee"]],
    ["No fees, passport copy required", ["documents"]],
    ["You do not need experience, you pay a training fee", ["fee"]],
    ["Not only skills: a registration fee as well", ["fee"]],
    ["Any registration fee is paid in advance", ["fee"]],
    ["Free training, registration fee of 20 dollars", ["fee"]],
    ["لا يتم التوظيف بدون دفع رسوم التسجيل", ["fee"]],
    ["لا يقبل أي طلب دون دفعة مقدمة", ["fee"]],
    ["لا تتردد بدفع رسوم التسجيل", ["fee"]],
    ["لا تفوت الفرصة واحجز مكانك بعربون", ["fee"]],
    ["لا نرسل العقد حتى تدفع رسوم التدريب", ["fee"]],
    ["No application is accepted without a registration fee", ["fee"]],
    ["We do not send the contract until you pay upfront", ["fee"]],
    ["Do not hesitate to send a copy of your passport", ["documents"]],
    ["Don't worry about the refundable deposit", ["fee"]],
    // A demand beside a negation of another word.
    ["لا تنس دفع رسوم التسجيل 25 ألف ليرة قبل المقابلة", ["fee"]],
    ["لا تنسَ إحضار صورة جواز السفر", ["documents"]],
    ["لا تترددوا بالتواصل معنا أو دفع رسوم التسجيل", ["fee"]],
    ["لا تنس الموعد ولا رسوم التسجيل", ["fee"]],
    ["لا نقبل أي طلب قبل دفع رسوم التسجيل", ["fee"]],
    ["لا نأخذ أي طلب قبل دفع رسوم التسجيل", ["fee"]],
    ["لا نطلب أي وثائق قبل تسديد رسوم التدريب", ["fee"]],
    ["لا تباشر العمل قبل دفع رسوم التدريب", ["fee"]],
    ["لا يباشر أحد العمل ما لم يدفع رسوم التسجيل", ["fee"]],
    ["لن يتم قبولك إذا لم تدفع رسوم التسجيل", ["fee"]],
    ["من لا يدفع رسوم التسجيل لا يدخل المقابلة", ["fee"]],
    ["ما بتداوم لتدفع رسوم التسجيل", ["fee"]],
    ["ما بتاخد العقد قبل ما تدفع رسوم التدريب", ["fee"]],
    ["لا بد من دفع رسوم التسجيل", ["fee"]],
    ["لا يمكن دفع رسوم التسجيل بعد المقابلة", ["fee"]],
    ["لا نأخذ رسوم التدريب إلا بعد المقابلة", ["fee"]],
    ["لا نطلب أي شيء غير رسوم التسجيل", ["fee"]],
    ["الطلبات بدون رسوم التسجيل مرفوضة", ["fee"]],
    ["يستحيل المباشرة بدون دفع رسوم التدريب", ["fee"]],
    ["لا عمولة على الراتب ورسوم التسجيل تدفع مقدماً", ["fee"]],
    ["لا نطلب سيرة ذاتية ورسوم التسجيل 20 دولار", ["fee"]],
    ["لا رسوم تسجيل إلا للمقبولين", ["fee"]],
    ["لا يتم استرداد رسوم التسجيل", ["fee"]],
    ["رسوم التسجيل غير مستردة", ["fee"]],
    ["الرسوم غير مستردة بعد المقابلة", ["fee"]],
    ["بدنا رسوم الفيزا مقدماً", ["fee"]],
    ["لا رسوم تسجيل، لا مقابلة", ["fee"]],
    ["لا ترسل السيرة إلينا بدون صورة جواز السفر", ["documents"]],
    ["تدفع للشركة رسوم التسجيل", ["fee"]],
    ["الشركة تدفع نصف رسوم الفيزا", ["fee"]],
    ["تدفع الشركة رسوم الفيزا وتدفع أنت رسوم التسجيل", ["fee"]],
    ["رسوم التدريب تدفعها الشركة بعد ثلاثة أشهر من تسديدها", ["fee"]],
    ["نقوم بتحصيل رسوم التسجيل من المتقدمين", ["fee"]],
    ["إذا طلب منك أحد رسوم تسجيل فادفعها وأبلغنا", ["fee"]],
    [
      "Please do not forget to pay the registration fee of 20 dollars before the interview",
      ["fee"],
    ],
    ["Do not forget to send a copy of your passport", ["documents"]],
    ["Do not fail to bring the registration fee", ["fee"]],
    ["Never delay the registration fee", ["fee"]],
    ["You will not be hired if you do not pay the registration fee", ["fee"]],
    ["Applicants who have not paid the registration fee are not interviewed", ["fee"]],
    ["You cannot start before paying the registration fee of 20 dollars", ["fee"]],
    ["We do not take applications before you pay the registration fee", ["fee"]],
    ["Nobody starts before the registration fee is paid", ["fee"]],
    ["You cannot start without a deposit", ["fee"]],
    ["It is impossible to start without a registration fee", ["fee"]],
    ["Applications without a registration fee are rejected", ["fee"]],
    ["There is no job with us that does not need a registration fee", ["fee"]],
    ["No registration fee refund", ["fee"]],
    ["No refunds of the deposit", ["fee"]],
    ["A non-refundable fee of 10 dollars", ["fee"]],
    ["No registration fee, no interview", ["fee"]],
    ["No registration fee is taken unless you are accepted", ["fee"]],
    ["You do not have to pay the registration fee today", ["fee"]],
    ["You do not have to pay the whole registration fee", ["fee"]],
    ["You cannot pay the registration fee in cash", ["fee"]],
    ["We ask for nothing other than a registration fee", ["fee"]],
    ["We do not ask for a CV and the registration fee is 20 dollars", ["fee"]],
    ["We do not ask for a CV, registration fee is payable first", ["fee"]],
    ["No large registration fee", ["fee"]],
    ["the visa fee has to be paid", ["fee"]],
    ["pay a small fee and start earning 100 dollars a day from home", ["fee", "easyMoney"]],
    ["Pay the company visa fees first", ["fee"]],
    ["The company pays half the visa fees", ["fee"]],
    ["The company pays the training fee back after three months", ["fee"]],
    ["The company pays visa fees and the registration fee is 20 dollars", ["fee"]],
    ["Training fees: none. Registration fee: 20 dollars.", ["fee"]],
    ["We collect a registration fee from applicants", ["fee"]],
    ["If anyone asks you for the registration fee, send it and tell us", ["fee"]],
    ["لا نوظف أحداً لم يدفع رسوم التسجيل", ["fee"]],
    ["مو معقول تشتغل بدون ما تدفع رسوم تسجيل", ["fee"]],
    ["ما حدا بيداوم قبل ما يدفع عربون", ["fee"]],
    ["ما عليك غير دفع رسوم التسجيل", ["fee"]],
    ["لا تشمل رسوم التسجيل ثمن الكتب", ["fee"]],
    ["Your place is not held without paying the deposit", ["fee"]],
    ["There is no other cost than the registration fee", ["fee"]],
    ["There is nothing to pay but the registration fee", ["fee"]],
    ["Not paying the registration fee means losing the job", ["fee"]],
    ["No one who pays the registration fee is refused", ["fee"]],
    ["Without the registration fee nobody is hired", ["fee"]],
    ["No agents: pay the registration fee directly to us", ["fee"]],
    ["لا نحتاج منك أكثر من صورة جواز السفر", ["documents"]],
    ["عند وصولك إلى الشركة تدفع رسوم التسجيل", ["fee"]],
    ["بالشركة تدفع رسوم الفيزا", ["fee"]],
    ["Come to our company pay visa fees", ["fee"]],
    ["All members pay a registration fee", ["fee"]],
    // Fees that the company or its customers pay, that there are none of, or that a reader is warned of.
    ["رسوم التدريب تدفعها الشركة بالكامل", []],
    ["رسوم الفيزا والتدريب على نفقة الشركة", []],
    ["تتحمل الشركة كافة رسوم الفيزا وتذاكر السفر", []],
    ["الشركة بتدفع رسوم الفيزا", []],
    ["نتحمل رسوم التدريب كاملة", []],
    ["رسوم التسجيل: لا يوجد. رسوم التدريب: مجانية.", []],
    ["تحصيل رسوم التسجيل من الطلاب وإصدار الإيصالات", []],
    ["استلام رسوم الاشتراك من الزبائن", []],
    ["إذا طلب منك أحد رسوم تسجيل باسمنا فأبلغنا فوراً", []],
    ["إذا طلب منك أي شخص صورة جواز السفر أو رسوم تسجيل فلا تدفع له وأبلغنا", []],
    ["لا داعي لدفع رسوم تسجيل لأي شخص", []],
    ["ما حدا رح يطلب منك عربون", []],
    ["مو مطلوب منك عربون ولا رسوم تسجيل", []],
    ["مش لازم تدفع شي", []],
    ["ما في رسوم تسجيل ولا تأمين على الحقيبة", []],
    ["التدريب مجاني وبدون رسوم تدريب", []],
    ["لا تقلق، لا نطلب رسوم تسجيل", []],
    ["ممنوع على موظفينا طلب عربون من المتقدمين", []],
    ["لا الشركة ولا موظفوها يطلبون رسوم توظيف", []],
    ["The company pays all visa fees and the training fee", []],
    ["Visa fees are covered by the employer", []],
    ["We cover visa fees and all travel costs", []],
    ["Visa and training fees are paid by the company in full", []],
    ["Training fees: none. Deposit: none.", []],
    ["You will collect registration fees from students and issue receipts", []],
    ["Issue receipts when customers pay a deposit", []],
    ["If anyone asks you for a registration fee in our name, tell us at once", []],
    ["Report anyone who asks for a registration fee", []],
    ["There is no need to pay a registration fee", []],
    ["You can start without paying a registration fee", []],
    ["No one in our team may ask for your bank details", []],
    ["You will not be asked to pay a deposit", []],
    ["No hidden application fees or deposits", []],
    ["We cannot ask anybody for a training fee", []],
    ["If you are selected, we never ask for a registration fee", []],
    ["Don't worry, there are no registration fees", []],
    ["لا يحق لأي جهة أن تطلب رسوم توظيف باسمنا", []],
    ["لا تعطِ رمز التحقق لأحد", []],
    ["ما لازم تدفع عربون لحدا", []],
    ["التدريب مجاني والشركة تتحمل رسوم الفيزا", []],
    ["You pay no registration fee", []],
    ["No applicant pays a registration fee", []],
    ["Never share your password or verification code with anyone", []],
    ["Receive registration fees from new students", []],
    ["Our company covers visa fees, flight tickets and accommodation", []],
  ])("%s", (description, signals) => {
    expect(signalsOf(description)).toEqual(signals);
  });

  it("takes hostile text in time in step with its length", async () => {
    const parts = [
      "لا بل لا عربون ",
      "without no , fee ",
      "never ask to , send ",
      "ولا عربون، ",
      "company pays visa fee ",
      "if anyone asks registration fee ",
    ];
    const ms = await processorMs(() => parts.map((part) => signalsOf(part.repeat(2_000))));
    expect(ms).toBeLessThan(3_000);
  });

  it("a question to applicants that asks about religion, or for money", () => {
    const { description } = usual;
    expect(signalsOf(description, { questions: ["Which?", "ما ديانتك؟"] })).toEqual([
      "sensitiveQuestion",
    ]);
    expect(signalsOf(description, { questions: ["هل توافق على دفع رسوم تسجيل؟"] })).toEqual([
      "fee",
    ]);
  });

  it("pay far above the usual, many copies, a new unconfirmed company", () => {
    const plain = usual.description;
    expect(signalsOf(plain, { pay: 7_200_000 })).toEqual(["highPay"]);
    expect(signalsOf(plain, { pay: 7_100_000 })).toEqual([]);
    expect(signalsOf(plain, { pay: 9_000_000, usualPay: null })).toEqual([]);
    expect(signalsOf(plain, { copies: 3 })).toEqual(["copies"]);
    expect(signalsOf(plain, { copies: 2 })).toEqual([]);
    const isNew = { ageDays: 1, isConfirmed: false, isLookalike: false, hasAlikeLogo: false };
    expect(signalsOf(plain, { company: isNew })).toEqual(["newCompany"]);
    expect(signalsOf(plain, { company: { ...isNew, isConfirmed: true } })).toEqual([]);
    expect(signalsOf(plain, { company: { ...isNew, ageDays: 8 } })).toEqual([]);
    expect(signalsOf(plain, { repeats: true })).toEqual(["repeated"]);
  });

  it.each([
    [0, false, true, ["fee"]],
    [100, false, true, ["fee"]],
    [0, false, false, ["fee"]],
    [100, false, false, []],
    [0, true, true, []],
  ])(
    "F5 holds for a fee: %s days old, confirmed %s, first %s: %j",
    (ageDays, isConfirmed, isFirst, held) => {
      const company = { ageDays, isConfirmed, isLookalike: false, hasAlikeLogo: false };
      const job = { ...usual, description: "رسوم تسجيل", company };
      expect(heldFor(job, isFirst)).toEqual(held);
      expect(heldFor({ ...job, description: "اربح من موبايلك" }, isFirst)).toEqual([]);
    },
  );

  it("A5 a name like another company's is a grave signal, and the first job waits for it", () => {
    const company = { ageDays: 0, isConfirmed: false, isLookalike: true, hasAlikeLogo: false };
    const job = { ...usual, company };
    expect(jobSignals(job)).toEqual(["lookalike", "newCompany"]);
    expect(signalRules.lookalike.weight).toBeGreaterThanOrEqual(raisedFrom);
    expect(heldFor(job, true)).toEqual(["lookalike"]);
    const renamed = { ...company, ageDays: 100 };
    expect(heldFor({ ...job, company: renamed }, false)).toEqual(["lookalike"]);
    expect(heldFor({ ...job, company: { ...company, isConfirmed: true } }, true)).toEqual([]);
  });

  it("A5 a known contact, another's logo and another's text raise a job; only the last holds none", () => {
    const company = { ageDays: 0, isConfirmed: false, isLookalike: false, hasAlikeLogo: true };
    const job = { ...usual, company, isSeenInFraud: true, isCopied: true };
    expect(jobSignals(job)).toEqual(["seenInFraud", "alikeLogo", "copied", "newCompany"]);
    for (const name of ["seenInFraud", "alikeLogo", "copied"] as const) {
      expect(signalRules[name].weight).toBeGreaterThanOrEqual(raisedFrom);
    }
    expect(heldFor({ ...job, isCopied: false }, true)).toEqual(["seenInFraud", "alikeLogo"]);
  });

  it("a messenger is the only way where there is neither an address nor a site", () => {
    const description = "راسلنا على واتساب";
    expect(signalsOf(description)).toEqual([]);
    expect(signalsOf(description, { contactEmail: null })).toEqual(["messengerOnly"]);
  });

  it("the words of a text that gave a signal are found as they are written", () => {
    const text = "Good pay. Send a Registration Fee of 50,000 SYP before the interview.";
    expect(signalsOf(text)).toContain("fee");
    const marked = markedIn(text, ["fee", "highPay"]);
    for (const words of marked) expect(text).toContain(words);
    expect(marked.join()).toContain("Registration Fee");
    expect(markedIn(text, ["visa"])).toEqual([]);
  });

  it("one grave signal raises a job, and so do two small ones, but no small one alone", () => {
    const alone = signalNames.filter((name) => signalRules[name].weight >= raisedFrom);
    expect(alone).toEqual([
      "seenInFraud",
      "fee",
      "documents",
      "repeated",
      "lookalike",
      "alikeLogo",
      "copied",
      "otherName",
      "sensitiveQuestion",
    ]);
    for (const one of signalNames) {
      for (const other of signalNames) {
        if (one !== other) expect(signalScore([one, other])).toBeGreaterThanOrEqual(raisedFrom);
      }
    }
  });
});
