import syria from "#app/features/places/data/syria.svg?url&no-inline";

type PlaceOnMapProps = {
  /** The last part of the governorate's id, such as aleppo; syria for all of them in pale. */
  governorate: string;
  label: string;
};

/** Syria with one governorate filled: one picture for all uses, which comes when it is near. */
export function PlaceOnMap({ governorate, label }: PlaceOnMapProps) {
  return (
    <img src={`${syria}#${governorate}`} alt={label} width={196} height={177} loading="lazy" />
  );
}

/** The middle of each governorate in units of the picture. */
const centres: Record<string, [x: number, y: number]> = {
  damascus: [22, 132],
  "rif-dimashq": [49, 133],
  aleppo: [59, 40],
  homs: [83, 103],
  hama: [45, 75],
  latakia: [15, 63],
  tartus: [17, 85],
  idlib: [32, 55],
  raqqa: [94, 52],
  "al-hasakah": [148, 32],
  "deir-ez-zor": [135, 77],
  daraa: [19, 156],
  "as-suwayda": [37, 159],
  quneitra: [8, 148],
};

type JobsOnMapProps = { counts: readonly { governorate: string; jobs: number }[]; label: string };

/** Syria with a dot in each governorate, the larger the more jobs; their list says the numbers. */
export function JobsOnMap({ counts, label }: JobsOnMapProps) {
  const highest = Math.max(...counts.map(({ jobs }) => jobs));
  return (
    <div className="jobs-map">
      <PlaceOnMap governorate="syria" label={label} />
      <svg viewBox="0 0 196 177" aria-hidden="true">
        {counts.map(({ governorate, jobs }) => {
          const [cx, cy] = centres[governorate] ?? [];
          const radius = 3 + 5 * Math.sqrt(jobs / highest);
          return <circle key={governorate} cx={cx} cy={cy} r={radius.toFixed(1)} />;
        })}
      </svg>
    </div>
  );
}
