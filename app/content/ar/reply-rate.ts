import type { Policy } from "#app/content/policy.ts";
import {
  answerDays,
  firstReminderDays,
  lastReminderDays,
  minDecidedApplications,
  overdueDays,
} from "#app/limits.ts";
import units from "#app/messages/ar/units.json" with { type: "json" };
import { readTexts } from "#app/messages/read-texts.ts";

const { days } = readTexts("ar", units);

export const replyRateArticle: Policy = {
  title: "كيف تُحسب نسبة الرد",
  description: "ما معنى «9/10 من الطلبات تلقى جواباً» في فُرَص، وكيف يُحسب.",
  lead: [
    "يعرض فُرَص مع الوظيفة كم من كل عشرة طلبات تجيب عنه شركتها، وكم يستغرق ذلك عادةً. الأرقام مأخوذة مما جرى على فُرَص، ولا تكتبها أي شركة بنفسها.",
  ],
  sections: [
    {
      id: "answered",
      title: "ما يُعدّ جواباً",
      paragraphs: [
        "يُعدّ الطلب مجاباً إذا بتّت فيه الشركة نفسها: قُبل صاحبه في الوظيفة، أو أُبلغ بأن الاختيار وقع على غيره. أما رسالة مثل «وصلنا طلبك» وحدها فليست جواباً، ولا القائمة المختصرة.",
      ],
    },
    {
      id: "unanswered",
      title: "ما يُعدّ بلا جواب",
      paragraphs: [
        [
          "انتهت الوظيفة ولم يصل جواب. يطلب فُرَص من الشركة الرد على الباقين، وبعد " +
            `${days(answerDays)} يبلغ أصحاب الطلبات أن الوظيفة أُغلقت.`,
          "حذفت الشركة الوظيفة وهناك من ينتظر.",
          `مضى على الطلب أكثر من ${days(overdueDays)} بلا قرار. وإذا بتّت فيه الشركة عُدّ مجاباً.`,
        ],
      ],
    },
    {
      id: "left-out",
      title: "ما لا يدخل في الحساب",
      paragraphs: [
        "الطلبات المسحوبة، والأحدث منها التي لم يُبتّ فيها بعد، وما مضى عليه أكثر من سنة، وطلبات الحسابات المحذوفة.",
      ],
    },
    {
      id: "figures",
      title: "كيف تُحسب الأرقام",
      paragraphs: [
        "تُقرَّب النسبة إلى الأدنى: 10/10 تعني الكل. والمدة المعتادة هي الوسيط: نصف الأجوبة وصل قبلها. تُحسب من إرسال الطلب إلى أول دعوة أو عرض أو قرار، ويُعاد الحساب كل ليلة.",
        `تظهر الأرقام عند البتّ في ${minDecidedApplications} طلبات فأكثر، فما دون ذلك تحكمه المصادفة.`,
      ],
    },
    {
      id: "companies",
      title: "للشركات",
      paragraphs: [
        `تعرض صفحة المتقدّمين إلى الوظيفة نسبة شركتك وما يرفعها. ويذكّر فُرَص بالطلبات التي لم يقرأها أحد منذ ${days(firstReminderDays)} ثم منذ ${days(lastReminderDays)}، ويتيح الرد على كل من ينتظر بضغطة واحدة.`,
      ],
    },
  ],
};
