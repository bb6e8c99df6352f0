import type { device as en } from "#app/messages/en/device.ts";
import type { Translation } from "#app/messages/translation.ts";

export const device: Translation<typeof en> = {
  installed: { name: "فُرَص · Furas: وظائف في سوريا" },
  worker: {
    age: "لا اتصال بالإنترنت. هذه نسخة حُفظت في {when}.",
    again: "حاول من جديد",
    savedJobs: "الوظائف المحفوظة",
    visited: "صفحات فتحتها",
    nothing: "لا صفحات محفوظة على هذا الجهاز بعد.",
  },
};
