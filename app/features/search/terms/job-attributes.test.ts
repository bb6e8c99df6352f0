import { describe, expect, it } from "vitest";
import { attributeTags } from "./job-attributes.ts";

const none = { title: "", requirements: [], benefits: [], description: "" };
const sorted = (tags: readonly string[]) => tags.toSorted().join(" ");

describe("conditions in a posting", () => {
  it.each([
    ["الدوام: من الساعة 8:00 صباحاً إلى 4:00 مساءً", "h:8-16 n:8 a:morning a:clock a:length"],
    ["Working Hours: 9:00 AM - 6:00 PM", "h:9-18 n:9 a:morning a:clock a:length"],
    ["اوقات الدوام من الساعة 4 والنصف عصرا الى 10 ليلا", "h:16-22 n:6 a:evening a:clock a:length"],
    ["الدوام (08:00) مساء لغاية الساعة (06:00) صباحا", "h:20-30 n:10 a:night a:clock a:length"],
    ["Experience: 5-9 Yrs of Exp.", "y:5"],
    ["خبرة لا تقل عن 3 سنوات", "y:3"],
    ["سنوات الخبرة: 0", "a:no-experience"],
    ["Experience: 0", "a:no-experience"],
    ["سنوات الخبرة: 10", ""],
    ["تجيد القراءة والكتابة", "a:no-degree"],
    ["able to read and write", "a:no-degree"],
    ["تعليم الأطفال القراءة والكتابة", ""],
    ["دون الحاجة إلى شهادة", "a:no-degree"],
    ["العمر من 20 الى 29", "g:20 g:25 b:20 b:29"],
    ["لا يتجاوز العمر عن 24 سنة", "g:15 g:20 b:24"],
    ["Free accommodation and transportation provided", "a:housing a:transport"],
    ["السكن مؤمن، تأمين صحي", "a:health-insurance a:housing a:insurance"],
    ["لا يوجد سكن مجاني", "a:-housing"],
    ["without accommodation", "a:-housing"],
    ["يفضل من سكنة المنطقة", ""],
    ["الجمعة: عطلة رسمية", "a:friday-off"],
    ["Sunday to Thursday", "a:weekends-off"],
    ["للإناث فقط", "a:women"],
    ["females_only", "a:women"],
    ["males only", "a:men"],
    ["الجنس: ذكر أو أنثى", ""],
    ["Salary: USD 400 per month", "a:usd u:4"],
    ["competitive salaries in USD", "a:usd"],
    ["an annual budget of $140 million", ""],
    ["a contract of 23 million USD", ""],
    ["الراتب 90 الف اسبوعيا", "a:weekly-pay"],
    ["5 ايام اسبوعيا", "a:weekends-off"],
    ["مناسب للطلاب والخريجين", "a:students"],
    ["تعليم الطلاب", ""],
    ["funding for humanitarian work", "a:humanitarian"],
    ["services for Syrian refugees and donor reporting", "a:humanitarian"],
    ["منظمة غير ربحية", "a:humanitarian"],
    ["profits support charitable and humanitarian projects", ""],
    ["دوام 6 ساعات", "n:6 a:length"],
    ["الدوام لمدة 6 ساعات فقط", "n:6 a:length"],
    ["الدوام [8:30 الى 3:30]", "h:8-15 n:7 a:morning a:clock a:length"],
    ["8 hours a day", "n:8 a:length"],
    ["Overtime will be paid", "a:overtime a:paid-overtime"],
    ["الساعات الاضافية محسوبة", "a:overtime a:paid-overtime"],
    ["ability to work overtime", ""],
    ["willing to work flexible hours", ""],
    ["flexible hours", "a:flexible"],
    ["managing staff accommodation provided", ""],
    ["متابعة الاجازات السنوية", ""],
    ["3 ايام اجازة مدفوعة", "a:paid-leave"],
    ["الاسم، العمر، السكن، الخبرة", ""],
    ["اكل وشرب ومبيت", "a:housing a:meals"],
    ["ولا يوجد مبيت", "a:-housing"],
    ["ضمان اجتماعي", "a:insurance a:social-insurance"],
    ["social security law", "a:insurance"],
    ["fuel allowance", "a:company-car"],
    ["سيارة من الشركة", "a:company-car"],
    ["يمتلك سيارة", "a:own-car"],
    ["يمتلك وسيلة نقل", "a:own-vehicle"],
    ["حاصل على شهادة (اعدادية أو بكالوريوس)", "a:school"],
    ["high school diploma", "a:school"],
    ["مدرسة ثانوية", ""],
    ["لا يتوفر سكن + وجبة طعام", "a:-housing a:meals"],
    ["السكن: غير متوفر", ""],
    ["سكن لا يتوفر، وجبات الطعام متوفرة", "a:meals"],
    ["توفر الشركة تأميناً صحياً", "a:health-insurance a:insurance"],
    ["بدل\u00a0النقل 250", "a:transport"],
    ["مطلوب موظفة للعمل في محل", "a:feminine"],
    ["مطلوب موظفة / موظف", ""],
    ["females preferred", "a:feminine"],
    ["without regard to age, sex or disability", "a:disability"],
    ["تحليل البيانات", ""],
    ["a management role in a company of all ages", ""],
  ])("of “%s” the tags are “%s”", (text, tags) => {
    expect(sorted(attributeTags({ ...none, description: text }))).toBe(sorted(tags.split(" ")));
  });

  it("are those of an organization by its name, too", () => {
    const of = (company: string) => attributeTags({ ...none, company });
    expect(of("جمعية البر الخيرية")).toEqual(["a:humanitarian"]);
    expect(of("Mercy Corps")).toEqual(["a:humanitarian"]);
    expect(of("جمعية السكن التعاونية")).toEqual([]);
    expect(of("Cairo Trading")).toEqual([]);
    expect(attributeTags({ ...none, industry: "non-profit" })).toEqual(["a:humanitarian"]);
  });

  it.each([
    ["نقل إلى موقع العمل", "a:transport"],
    ["Transport both ways", "a:transport"],
    ["سكن في المزرعة", "a:housing"],
    ["A room on the farm", "a:housing"],
    ["وجبتان يومياً", "a:meals"],
    ["Lunch", "a:meals"],
    ["Health and accident insurance", "a:health-insurance a:insurance"],
    ["تأمين ضد إصابات العمل", "a:insurance"],
    ["Two days off each week", "a:weekends-off"],
    ["ساعات عمل مرنة", "a:flexible"],
    ["لباس العمل", ""],
  ])("the benefit “%s” is “%s”", (benefit, tags) => {
    expect(sorted(attributeTags({ ...none, benefits: [benefit] }))).toBe(sorted(tags.split(" ")));
  });
});
