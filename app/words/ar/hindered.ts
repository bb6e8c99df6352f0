import type { hindered as en } from "../en/hindered.ts";
import type { Translation } from "../translation.ts";

export const hindered: Translation<typeof en> = {
  busy: "الزوار كثيرون في هذه اللحظة",
  busyText: "لكل واحد دوره. حاول من جديد بعد ثوانٍ.",
  away: "لا يستطيع الموقع الإجابة في هذه اللحظة",
  awayText: "يعود من تلقاء نفسه، وفي الغالب خلال ثوانٍ. ما حُفظ في أمان.",
  full: "لا يمكن حفظ شيء في هذه اللحظة",
  fullText: "القراءة مستمرة، وما حُفظ في أمان. حاول من جديد بعد بضع دقائق.",
  sendAgain:
    "ربما لم يصل ما أرسلته. أعد تحميل هذه الصفحة لإرساله من جديد، أو عُد إليه بزر الرجوع في متصفحك.",
  tryAgain: "حاول من جديد",
};
