import { type ComponentProps, useEffect, useRef } from "react";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, type FieldProps } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type ListsAddress, usePlaceLists } from "./use-place-lists.ts";

/** How a form draws one of the selects; `locked` until the one above it is chosen. */
export type PlacePart = (
  name: "country" | "province" | "city",
  is: { locked: boolean; loading: boolean },
) => Omit<FieldProps, "name"> & { none: string };

type PlaceSelectsProps = {
  id: string;
  /** Null when the connection was lost before it came. */
  place: PlaceChoices | null;
  /** Chosen again when it comes, its lists following; a new key is needed for another one. */
  restored?: Record<string, string> | null | undefined;
  address: ListsAddress;
  part: PlacePart;
  /** The grid that the three stand in. */
  className: string;
  /** Said when a list did not come. */
  notLoaded: string;
  /** The button that sends the form for the next list where there are no scripts. */
  next?: ComponentProps<typeof Button>;
};

/**
 * Country, province, city, each locked until the one before is chosen; choosing one clears the
 * next.
 */
export function PlaceSelects(props: PlaceSelectsProps) {
  const { id, place, restored, address, part, className, ...rest } = props;
  const { ui } = useMessages();
  const lists = usePlaceLists(place, address, restored);
  const { picked, provinces, cities } = lists;
  const country = useRef<HTMLSelectElement>(null);
  const province = useRef<HTMLSelectElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts came
  useEffect(() => {
    if (restored?.country) return lists.loadAgain();
    const chosen = { country: country.current?.value, province: province.current?.value };
    if (chosen.country !== picked.country) lists.pick(chosen.country ?? "");
    else if (chosen.province !== picked.province) lists.pick(picked.country, chosen.province);
  }, []);

  const locked = { country: false, province: !picked.country, city: !picked.province };
  const select = (name: "country" | "province" | "city", options: typeof provinces) => ({
    ...part(name, {
      locked: locked[name],
      loading: lists.loading && !locked[name] && options.length === 0,
    }),
    name,
    options,
    defaultValue: picked[name],
  });
  return (
    <div className="stack" id={id}>
      <div className={className}>
        <SelectField
          {...select("country", place?.countries ?? [])}
          onChange={(event) => lists.pick(event.currentTarget.value)}
          ref={country}
          data-js=""
        />
        <SelectField
          {...select("province", provinces)}
          key={`${picked.country} ${provinces.length > 0}`}
          onChange={(event) => lists.pick(picked.country, event.currentTarget.value)}
          ref={province}
          disabled={provinces.length === 0}
          data-js=""
        />
        <SelectField
          {...select("city", cities)}
          key={`${picked.country} ${picked.province} ${cities.length > 0}`}
          disabled={cities.length === 0}
          beside={rest.next && <NextList {...rest.next} />}
        />
      </div>
      {lists.failed && (
        <div className="row spread" role="status">
          <ErrorText id={`${id}-error`}>{rest.notLoaded}</ErrorText>
          <Button type="button" onClick={lists.loadAgain}>
            {ui.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Beside the last select, so that nothing moves when scripts come and it goes. */
function NextList(button: ComponentProps<typeof Button>) {
  return useHydrated() ? null : <Button {...button} className="flex-none" />;
}
