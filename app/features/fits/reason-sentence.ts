import { placeLabel } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import type { Reason } from "./reason.ts";

/** More than four facts are not read. */
const maxReasons = 4;
const maxNamed = 3;

/** Reasons as one line, said to the person or to the company. */
export function reasonSentence(
  reasons: readonly Reason[],
  to: "forSeeker" | "forCompany",
  { fits }: Pick<AllMessages, "fits">,
  language: Language,
): string {
  const words = fits[to];
  const list = (items: readonly string[]) => items.slice(0, maxNamed).map(isolated).join(fits.and);
  const { position, near, like } = fits.forSeeker;
  const wanted = reasons.filter(({ kind }) => to === "forSeeker" || !ofWish.has(kind));
  const sentences = wanted.slice(0, maxReasons).map((reason): string => {
    switch (reason.kind) {
      case "position":
        return position({ position: isolated(reason.position) });
      case "near":
        return near({ position: isolated(reason.position) });
      case "like":
        return like({ title: isolated(reason.title) });
      case "skills":
        return words.skills({ skills: list(reason.skills) });
      case "languages":
        return words.languages({ languages: list(reason.languages) });
      case "place":
        return words.place({ place: placeLabel(reason.placeId, language) });
      case "type":
        return reason.type === "part-time" ? words.partTime : words.contract;
      default:
        return words[reason.kind];
    }
  });
  return sentences.join(fits.between);
}

/** Reasons as companies read them. */
const ofWish: ReadonlySet<Reason["kind"]> = new Set(["position", "near", "like"]);

/** A name of either script stands in a sentence of the other without moving its commas. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
