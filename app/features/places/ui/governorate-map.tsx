import outlines from "#app/features/places/data/governorate-outlines.json" with { type: "json" };
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { shadesOf } from "./shades.ts";

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
  /** The picture's text alternative; without it the map is hidden from screen readers. */
  label?: string;
  /** Draws each governorate with its name and a shade by its jobs, as a link to its page. */
  ways?: readonly Governorate[];
  /** The shade of each count, of s0 to s4; a quarter of them each unless given. */
  shades?: (counts: readonly number[]) => number[];
};

/**
 * Corners of each governorate, longitude and latitude in degrees. Rounded: the map is small and shows a
 * governorate by its place among the others.
 */
const governorateOutlines: Record<string, readonly number[][]> = outlines;
const damascus = "damascus";

const [west, north] = [35.5, 37.4];
/** Degrees of latitude are longer than those of longitude there. */
const [perLongitude, perLatitude] = [28, 34];
const stamp = "0 0 196 177";
/** With room for the names that stand outside. */
const named = "-44 -2 242 180";

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

/** Syria as a stamp with one governorate filled, or as ways to all of them. It is never mirrored. */
export function GovernorateMap({ governorate, label, ways, shades }: GovernorateMapProps) {
  return (
    <svg
      className={ways ? "map" : "syria-map"}
      viewBox={ways ? named : stamp}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {ways ? (
        <Ways ways={ways} here={governorate} shades={shades} />
      ) : (
        <>
          <path d={others(governorate)} />
          {governorate && <Shape slug={governorate} className="here" />}
        </>
      )}
    </svg>
  );
}

type WaysProps = {
  ways: readonly Governorate[];
  here: string | undefined;
  shades: GovernorateMapProps["shades"];
};

/** Keyboards and screen readers have the list beside the map. Damascus, a point, lies on top. */
function Ways({ ways, here, shades = shadesOf }: WaysProps) {
  const shadeOf = shades(ways.map(({ count }) => count ?? 0));
  const drawn = ways.map((way, place) => ({ ...way, slug: slugOf(way.en), shade: shadeOf[place] }));
  return drawn
    .sort((a, b) => Number(a.slug === damascus) - Number(b.slug === damascus))
    .map(({ en, name, slug, shade, to = paths.province("syria", en) }) => {
      const [x, y, side] = names[slug] ?? [];
      return (
        <a
          key={en}
          href={to}
          tabIndex={-1}
          className={classNames(`s${shade}`, slug === here && "here")}
        >
          <Shape slug={slug} />
          <text x={x} y={y} className={side}>
            {name}
          </text>
        </a>
      );
    });
}

function Shape({ slug, className }: { slug: string; className?: string }) {
  if (slug === damascus) return <circle className={className} cx="22" cy="132" r="5" />;
  return <path className={className} d={outline(governorateOutlines[slug] ?? [])} />;
}

function slugOf(en: string): string {
  return en.toLowerCase().replaceAll(" ", "-");
}

function others(governorate: string | undefined): string {
  return Object.entries(governorateOutlines)
    .filter(([slug]) => slug !== governorate)
    .map(([, points]) => outline(points))
    .join("");
}

/** From corner to corner, each by its distance from the one before: that needs the fewest digits. */
function outline(points: readonly number[][]): string {
  const [first = [0, 0], ...rest] = points.map(project);
  let [x = 0, y = 0] = first;
  const steps = rest.map(([nextX = 0, nextY = 0]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(" ")}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

function project([longitude = 0, latitude = 0]: readonly number[]): number[] {
  return [
    Math.round((longitude - west) * perLongitude),
    Math.round((north - latitude) * perLatitude),
  ];
}
