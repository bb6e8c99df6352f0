import { countOf } from "#app/i18n/plural.ts";
import type { suggest as en } from "#app/messages/en/suggest.ts";
import type { Translation } from "#app/messages/translation.ts";

export const suggest: Translation<typeof en> = {
  list: "الاقتراحات",
  count: countOf("ar", {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "{n} اقتراحات",
    many: "{n} اقتراحاً",
    other: "{n} اقتراح",
  }),
  jobs: countOf("ar", {
    zero: "لا وظائف",
    one: "وظيفة واحدة",
    two: "وظيفتان",
    few: "{n} وظائف",
    many: "{n} وظيفة",
    other: "{n} وظيفة",
  }),
  jobsAtLeast: (p) => `أكثر من ${p.count} وظيفة`,
  kinds: { title: "مسمى وظيفي", skill: "مهنة أو مهارة", company: "شركة", place: "مكان" },
};
