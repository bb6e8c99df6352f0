import { describe, expect, it } from "vitest";
import {
  heldFor,
  jobSignals,
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
  contactEmail: "jobs@people.example",
  website: null,
  pay: 2_000_000,
  usualPay: 1_800_000,
  copies: 0,
  repeats: false,
  namesOther: false,
  company: { ageDays: 100, isConfirmed: true, isLookalike: false },
};
const signalsOf = (description: string, rest: Partial<SignalSource> = {}) =>
  jobSignals({ ...usual, description, ...rest });

describe("issue 15, signals: what raises a job in the queue", () => {
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
  ])("%s", (description, signals) => {
    expect(signalsOf(description)).toEqual(signals);
  });

  it("takes hostile text in time in step with its length", () => {
    const started = performance.now();
    for (const part of [
      "لا بل لا عربون ",
      "without no , fee ",
      "never ask to , send ",
      "ولا عربون، ",
    ]) {
      signalsOf(part.repeat(2_000));
    }
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it("pay far above the usual, many copies, a new company that nobody confirmed", () => {
    const plain = usual.description;
    expect(signalsOf(plain, { pay: 7_200_000 })).toEqual(["highPay"]);
    expect(signalsOf(plain, { pay: 7_100_000 })).toEqual([]);
    expect(signalsOf(plain, { pay: 9_000_000, usualPay: null })).toEqual([]);
    expect(signalsOf(plain, { copies: 3 })).toEqual(["copies"]);
    expect(signalsOf(plain, { copies: 2 })).toEqual([]);
    const isNew = { ageDays: 1, isConfirmed: false, isLookalike: false };
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
      const company = { ageDays, isConfirmed, isLookalike: false };
      const job = { ...usual, description: "رسوم تسجيل", company };
      expect(heldFor(job, isFirst)).toEqual(held);
      expect(heldFor({ ...job, description: "اربح من موبايلك" }, isFirst)).toEqual([]);
    },
  );

  it("A5 a name like another company's is a grave signal, and the first job waits for it", () => {
    const company = { ageDays: 0, isConfirmed: false, isLookalike: true };
    const job = { ...usual, company };
    expect(jobSignals(job)).toEqual(["lookalike", "newCompany"]);
    expect(signalRules.lookalike.weight).toBeGreaterThanOrEqual(raisedFrom);
    expect(heldFor(job, true)).toEqual(["lookalike"]);
    const renamed = { ...company, ageDays: 100 };
    expect(heldFor({ ...job, company: renamed }, false)).toEqual(["lookalike"]);
    expect(heldFor({ ...job, company: { ...company, isConfirmed: true } }, true)).toEqual([]);
  });

  it("a messenger is the only way where there is neither an address nor a site", () => {
    const description = "راسلنا على واتساب";
    expect(signalsOf(description)).toEqual([]);
    expect(signalsOf(description, { contactEmail: null })).toEqual(["messengerOnly"]);
  });

  it("one grave signal raises a job, and so do two small ones, but no small one alone", () => {
    const alone = signalNames.filter((name) => signalRules[name].weight >= raisedFrom);
    expect(alone).toEqual(["fee", "documents", "repeated", "lookalike", "otherName"]);
    for (const one of signalNames) {
      for (const other of signalNames) {
        if (one !== other) expect(signalScore([one, other])).toBeGreaterThanOrEqual(raisedFrom);
      }
    }
  });
});
