import syria from "#app/features/places/data/syria.svg?url&no-inline";

type PlaceOnMapProps = {
  /** The last part of the governorate's id, such as aleppo. */
  governorate: string;
  label: string;
};

/** Syria with one governorate filled: one picture for all of them, which comes when it is near. */
export function PlaceOnMap({ governorate, label }: PlaceOnMapProps) {
  return (
    <img src={`${syria}#${governorate}`} alt={label} width={196} height={177} loading="lazy" />
  );
}
