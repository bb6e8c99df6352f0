import { syria } from "#app/features/places/place.ts";
import { drawFrom, drawSkewed, type Random } from "./random.ts";

const shares: Record<string, number> = {
  damascus: 30,
  aleppo: 21,
  "rif-dimashq": 13,
  homs: 8,
  latakia: 8,
  hama: 5,
  tartus: 5,
  idlib: 3,
  daraa: 2,
  "al-hasakah": 2,
  "deir-ez-zor": 1,
  raqqa: 1,
  "as-suwayda": 1,
  quneitra: 0.3,
};

const drawProvince = drawFrom(
  syria.provinces.map(({ en, ar, id, cities }) => ({
    en,
    ar,
    id,
    drawCity: drawSkewed(cities, 1.1),
  })),
  syria.provinces.map(({ id }) => shares[id.slice("syria/".length)] ?? 0.5),
);

/** Where a job is: mostly in Damascus and Aleppo, and in the first towns of a governorate. */
export function drawPlace(random: Random) {
  const { drawCity, ...province } = drawProvince(random);
  // A few adverts name the governorate alone.
  return { province, city: random() < 0.06 ? undefined : drawCity(random) };
}
