import outlines from "#app/features/places/data/governorate-outlines.json" with { type: "json" };

type GovernorateMapProps = {
  /** The last part of the id of the one that is filled, such as aleppo. */
  governorate: string;
  /** The picture's text alternative. */
  label: string;
};

/**
 * Corners of each governorate, longitude and latitude in degrees. Rounded: the map is as small as a
 * stamp and shows a governorate by its place among the others.
 */
const governorateOutlines: Record<string, readonly number[][]> = outlines;
const damascusPoint = [36.29, 33.51];

const [west, north] = [35.5, 37.4];
/** Degrees of latitude are longer than those of longitude there. */
const [perLongitude, perLatitude] = [14, 17];
const width = Math.ceil((42.5 - west) * perLongitude);
const height = Math.ceil((north - 32.2) * perLatitude);

/** Syria with one governorate filled. */
export function GovernorateMap({ governorate, label }: GovernorateMapProps) {
  const [x, y] = project(damascusPoint);
  return (
    <svg className="syria-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={others(governorate)} />
      {governorate === "damascus" ? (
        <circle className="here" cx={x} cy={y} r="3" />
      ) : (
        <path className="here" d={outline(governorateOutlines[governorate] ?? [])} />
      )}
    </svg>
  );
}

function others(governorate: string): string {
  return Object.entries(governorateOutlines)
    .filter(([name]) => name !== governorate)
    .map(([, points]) => outline(points))
    .join("");
}

function outline(points: readonly number[][]): string {
  return points.length === 0
    ? ""
    : `M${points.map((point) => project(point).join(" ")).join("L")}Z`;
}

function project([longitude = 0, latitude = 0]: readonly number[]): [number, number] {
  return [tenths((longitude - west) * perLongitude), tenths((north - latitude) * perLatitude)];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
