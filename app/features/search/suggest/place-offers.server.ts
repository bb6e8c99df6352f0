import { findPlaceById, syria } from "#app/features/places/place.ts";
import type { InputWord } from "#app/features/search/words/half-words.ts";
import { forReader } from "#app/i18n/language.ts";
import { withoutIn } from "./input-text.ts";
import { type KnownPlace, placeFilter, writtenPlace } from "./known-names.server.ts";
import { offerOf, offerWith, type Sources } from "./offer.server.ts";
import type { NamedThing } from "./suggest-names.ts";
import type { Offer } from "./suggest-pick.ts";

const maxPlaces = 12;

/** Letters from which on the country of the board may be meant. */
const shortestCountry = 3;

type PlaceMatch = NamedThing<KnownPlace>;

/** The places that the words begin to name; of no words the governorates of most jobs. */
export function placesFor(
  words: readonly InputWord[],
  { things, board, language }: Sources,
  limit = maxPlaces,
): PlaceMatch[] {
  if (words.length > 0) {
    const isShort = words.length === 1 && (words[0]?.own[0] ?? "").length < shortestCountry;
    const places = things.places.find(words.map(inPlace), limit);
    // Nearly all jobs are in Syria; and "باب ت" is no Tell Abyad.
    return places.filter(({ thing, fit }) =>
      words.length > 1 ? fit < 3 : !isShort || thing.id !== syria.id,
    );
  }
  return syria.provinces
    .map((province) => ({ province, jobs: board.jobsAt(province.id) }))
    .toSorted((a, b) => b.jobs - a.jobs)
    .map(({ province }) => ({
      thing: { id: province.id },
      name: forReader(province, language),
      isVerbatim: true,
      fit: 1,
    }));
}

function inPlace({ own, meant }: InputWord): InputWord {
  return { own: [...new Set([...own, ...own.map(withoutIn)])], meant };
}

/** The places with jobs; of a quarter, or of a place that has none, where there is no other. */
export async function placeOffers(
  places: readonly PlaceMatch[],
  sources: Sources,
): Promise<Offer[]> {
  const own = await Promise.all(
    places
      .filter(({ thing }) => thing.part !== "quarter")
      .map((place) => {
        const { thing, name } = place;
        const written = writtenPlace(place, sources.language);
        return thing.part
          ? offerOf(sources, "place", { keyword: name }, written, place)
          : offerWith(
              sources.board.jobsAt(thing.id),
              "place",
              placeFilter(thing.id),
              written,
              place,
            );
      }),
  );
  const offered = own.filter(({ count }) => count > 0);
  const first = offered.filter(({ fit }) => fit < 3);
  if (offered.length > 0) return first.length > 0 ? first : offered;
  const begun = places.filter(
    ({ thing, isVerbatim, fit }) =>
      isVerbatim && fit < 3 && (thing.part !== undefined || isInProvince(thing.id)),
  );
  return Promise.all(begun.slice(0, maxAround).map((place) => around(place, sources)));
}

const maxAround = 3;

/** A search for a quarter, whose jobs are those of its town unless some name it, or for the governorate of a village. */
async function around({ thing, name }: PlaceMatch, sources: Sources): Promise<Offer> {
  const { board, language } = sources;
  const id = thing.part ? thing.id : thing.id.split("/", 2).join("/");
  const { label, note } = writtenPlace({ thing: { id, part: "quarter" }, name }, language);
  // All jobs of a governorate are a poor answer to a village.
  const less = { isVerbatim: false, fit: 3 } as const;
  const jobs = board.jobsAt(id);
  const query = { keyword: name };
  // A village's name may be a word: المزرعة is a farm.
  const total = thing.part ? (await board.count(query)).total : 0;
  if (total > 0 && total !== jobs) {
    return offerWith(total, "place", query, { label: name, note: label }, less);
  }
  return offerWith(jobs, "place", total > 0 ? query : placeFilter(id), { label, note }, less);
}

function isInProvince(id: string): boolean {
  return findPlaceById(id)?.city !== undefined;
}
