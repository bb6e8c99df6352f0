/*
 * Phrases of fraudulent jobs, in both languages and in dialect, a line each: * stands for up to
 * three words. Any of these words may carry an article or preposition. A phrase after a negation
 * ("no registration fees", "بدون رسوم") does not count.
 */

/** Payment by applicants. */
export const feePhrases = `
رسوم تسجيل
رسوم تدريب
رسوم توظيف
رسوم التقديم
رسوم اشتراك
رسوم الملف
رسوم فتح ملف
رسوم المقابلة
دفع رسوم
تسديد رسوم
دفعة مقدمة
دفعة اولى * المباشرة
مبلغ تأمين
تأمين مسترد
تأمين * قابل للاسترداد
تأمين على الحقيبة
عربون
ادفع * قبل
دفع * قبل المباشرة
دفع * قبل المقابلة
تدفع * ليرة
تحويل مبلغ
حول مبلغ
تحويل رصيد
شحن رصيد
ثمن الحقيبة
ثمن المعدات
شراء حقيبة
شراء عدة البداية
بتدفع
بدك تدفع
لازم تدفع
دفع مصاري
تحط تأمين
بدنا تأمين
ابعت مصاري
حول مصاري
registration fee
registration fees
training fee
training fees
application fee
processing fee
joining fee
enrollment fee
file opening fee
pay * before
pay upfront
upfront payment
advance payment
refundable deposit
security deposit
deposit * required
send money
transfer * to our account
western union
gift card
gift cards
buy * starter kit
starter kit
`;

/** Papers and secrets not needed before a contract. */
export const documentPhrases = `
صورة الهوية * واتس
صورة الهوية * واتساب
صورة عن الهوية قبل
صورة جواز السفر
صورة الجواز
ابعت صورة الهوية
ابعتلنا الهوية
ابعت هويتك
ارسل صورة هويتك
رقم البطاقة البنكية
بيانات البطاقة البنكية
بيانات حسابك البنكي
كلمة السر
كلمة المرور
رمز التحقق
كود التحقق
copy of your passport
passport copy
photo of your id
photo of your passport
picture of your id
scan of your id
bank account details
bank details
card number
credit card details
verification code
one time password
your password
`;

/** Money for nothing. */
export const easyMoneyPhrases = `
دخل مضمون
ربح مضمون
ارباح يومية
ارباح مضمونة
ربح سريع
ربح يومي
اربح * يوميا
اربح من المنزل
اربح من بيتك
اربح من موبايلك
دخل غير محدود
دخل يومي
دخل اضافي مضمون
بدون رأس مال
مدير نفسك
حرية مالية
تسويق شبكي
التسويق الهرمي
استثمر معنا
عملات رقمية
مصاري كتير
مصاري وانت قاعد
بتطلع * باليوم
بتربح * باليوم
شغل سهل * مصاري
guaranteed income
guaranteed earnings
earn * daily
earn * a day
earn * per day
earn * from home
easy money
quick money
fast cash
make money online
unlimited income
unlimited earnings
be your own boss
financial freedom
network marketing
pyramid
invest * and earn
crypto investment
forex trading
`;

/** Travel that cannot be promised. */
export const visaPhrases = `
تأشيرة مضمونة
فيزا مضمونة
سفر مضمون
فيزا شنغن
تأشيرة شنغن
تأمين فيزا
تأمين تأشيرة
لجوء مضمون
هجرة مضمونة
guaranteed visa
visa guaranteed
visa is guaranteed
schengen visa
visa fees
`;

/** Names of messengers. */
export const messengerNames = `
واتساب
واتس
واتس اب
الواتس
تلغرام
تليغرام
تيليغرام
تلجرام
تليجرام
ماسنجر
فايبر
whatsapp
whats app
wa me
telegram
t me
viber
messenger
`;

/** Beside such a name: nowhere else. */
export const onlyWords = "فقط حصرا حصريا بس only exclusively".split(" ");

/** Words that turn a phrase around when they stand up to five words before it. */
export const negations =
  "بدون دون بلا لا لن ليس ليست ما مافي ماكو بلاش غير نرفض ممنوع no not never without free dont doesnt isnt any neither nor zero".split(
    " ",
  );
