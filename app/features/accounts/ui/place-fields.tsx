import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { type PlacePart, PlaceSelects } from "#app/features/places/ui/place-selects.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";

type PlaceFieldsProps = {
  place: PlaceChoices | null;
  /** Where the form is sent; its loader answers the lists of ?country= and ?province= as `place`. */
  here: (query?: Record<string, string>) => string;
  /** False where a person may also leave all three open. */
  required?: boolean;
  error: (field: string) => string | null;
};

/** Where an account is; without scripts its form comes back with the next list. */
export function PlaceFields({ place, here, required = true, error }: PlaceFieldsProps) {
  const { accounts, ui } = useAllMessages();
  const texts = accounts.place;
  const first = { country: "", province: texts.countryFirst, city: texts.provinceFirst };
  const part: PlacePart = (name, { locked, loading }) => ({
    label: texts[name],
    none: loading ? ui.loading : locked ? first[name] : ui.choose,
    required,
    error: error(name),
  });
  return (
    <PlaceSelects
      id="place"
      place={place}
      address={here}
      part={part}
      className="level grid g2 gap-3 items-end [&>:last-child]:col-span-full"
      others={texts.others}
      notLoaded={texts.notLoaded}
      next={{
        name: "intent",
        value: "place",
        formAction: `${here()}#place`,
        formNoValidate: true,
        "aria-label": texts.showLists,
        children: texts.show,
      }}
    />
  );
}
