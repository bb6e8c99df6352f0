import syria from "#app/features/places/data/syria.svg?raw";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";

/** A governorate with its English name, which addresses it, and its active jobs if counted. */
export type Governorate = {
  en: string;
  name: string;
  count: number | null;
  /** Where it leads, if not to its page. */
  to?: string;
};

type GovernorateMapProps = {
  /** The last part of the id of the one that is filled, such as aleppo. */
  governorate?: string | undefined;
  /** Each is drawn with its name and a shade by its jobs, as a link to its page. */
  ways: readonly Governorate[];
  /** The shade of each count, of s0 to s4; a quarter of them each unless given. */
  shades?: (counts: readonly number[]) => number[];
};

const outlines = new Map(
  [...syria.matchAll(/ id="([\w-]+)" d="(.*?)"/g)].map(([, slug, outline]) => [slug, outline]),
);
const damascus = "damascus";

/** Where a name stands; `side` is the class of those outside, before or behind the place. */
const names: Record<string, [x: number, y: number, side?: "out" | "out far"]> = {
  damascus: [8, 134, "out"],
  "rif-dimashq": [56, 137],
  aleppo: [59, 41],
  homs: [80, 104],
  latakia: [4, 63, "out"],
  hama: [49, 79],
  idlib: [32, 57],
  "deir-ez-zor": [133, 80],
  tartus: [7, 88, "out"],
  raqqa: [97, 54],
  "al-hasakah": [145, 35],
  daraa: [6, 172, "out"],
  "as-suwayda": [48, 174, "out far"],
  quneitra: [0, 153, "out"],
};

/**
 * Syria as ways to its governorates, with room for the names that stand outside. It is never mirrored.
 * Keyboards and screen readers have the list beside it.
 */
export function GovernorateMap({ governorate, ways, shades = shadesOf }: GovernorateMapProps) {
  const shadeOf = shades(ways.map(({ count }) => count ?? 0));
  const drawn = ways.map((way, place) => ({ ...way, slug: slugOf(way.en), shade: shadeOf[place] }));
  // Damascus, a point, lies on top.
  drawn.sort((a, b) => Number(a.slug === damascus) - Number(b.slug === damascus));
  return (
    <svg className="map" viewBox="-44 -2 242 180" aria-hidden="true">
      {drawn.map(({ en, name, slug, shade, to = paths.province("syria", en) }) => {
        const [x, y, side] = names[slug] ?? [];
        return (
          <a
            key={en}
            href={to}
            tabIndex={-1}
            className={classNames(`s${shade}`, slug === governorate && "here")}
          >
            {slug === damascus ? (
              <circle cx="22" cy="132" r="5" />
            ) : (
              <path d={outlines.get(slug)} />
            )}
            <text x={x} y={y} className={side}>
              {name}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

function slugOf(en: string): string {
  return en.toLowerCase().replaceAll(" ", "-");
}

/** The quartile of each count among them all, from 1 to 4; equal counts have equal shades. */
export function shadesOf(counts: readonly number[]): number[] {
  const sorted = [...counts].sort((a, b) => a - b);
  const bounds = [1, 2, 3].map((quarter) => sorted[Math.ceil((quarter * sorted.length) / 4) - 1]);
  return counts.map((count) => 1 + bounds.filter((bound = 0) => count > bound).length);
}
