import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { type PlacePart, PlaceSelects } from "#app/features/places/ui/place-selects.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type SearchPlacesProps = {
  place: PlaceChoices;
  className?: string;
  /** Whether the form without scripts asks for itself again with the next list. */
  stepByStep?: boolean;
};

/** The place to search in. Its lists come from the advanced search, which asks the database nothing. */
export function SearchPlaces({ place, className = "form", stepByStep }: SearchPlacesProps) {
  const { jobs, ui, browse } = useMessages();
  const texts = browse.advanced;
  const none = { country: jobs.anyCountry, province: jobs.anyProvince, city: jobs.anyCity };
  const first = { country: "", province: jobs.countryFirst, city: jobs.provinceFirst };
  const part: PlacePart = (name, { locked, loading }) => ({
    label: jobs[name],
    none: loading ? ui.loading : none[name],
    hint: locked ? first[name] : undefined,
  });
  return (
    <PlaceSelects
      id="places"
      place={place}
      address={(chosen) => paths.advancedSearch({ ...chosen, lists: 1 })}
      part={part}
      className={className}
      notLoaded={texts.notLoaded}
      next={
        stepByStep
          ? {
              formAction: `${paths.advancedSearch()}#places`,
              "aria-label": texts.showLists,
              children: texts.show,
            }
          : undefined
      }
    />
  );
}
