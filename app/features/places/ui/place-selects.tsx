import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { maxNameLength } from "#app/limits.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, type FieldProps } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** How a form draws one of the selects; `locked` until the one above it is chosen. */
export type PlacePart = (
  name: "country" | "province" | "city",
  is: { locked: boolean; loading: boolean },
) => Omit<FieldProps, "name"> & { none: string };

type PlaceSelectsProps = {
  id: string;
  /** Null when the connection was lost before it came. */
  place: PlaceChoices | null;
  address: ListsAddress;
  part: PlacePart;
  /** The grid that the three stand in. */
  className: string;
  /** The heading of the countries without lists, where they may be chosen. */
  others?: string;
  /** Said when a list did not come. */
  notLoaded: string;
  /** The button that sends the form for the next list where there are no scripts. */
  next?: ComponentProps<typeof Button>;
};

const parts = ["country", "province", "city"];

/**
 * Country, province, city, each locked until the one before is chosen; choosing one clears the
 * next.
 */
export function PlaceSelects(props: PlaceSelectsProps) {
  const { id, place, address, part, className, others, ...rest } = props;
  const { ui } = useMessages();
  const lists = usePlaceLists(place, address);
  const { picked, countries, provinces, cities } = lists;
  const isFree = place?.others?.some(({ value }) => value === picked.country) ?? false;
  const country = useRef<HTMLSelectElement>(null);
  const province = useRef<HTMLSelectElement>(null);

  const city = useRef<HTMLSelectElement>(null);
  const last = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts came
  useEffect(() => {
    const chosen = { country: country.current?.value ?? "", province: province.current?.value };
    const [lastCountry, lastProvince, lastCity] = JSON.parse(last.current?.value || "[]");
    const isOther = chosen.country !== picked.country;
    const isLast = isOther || isFree || [lastProvince, ""].includes(chosen.province);
    if (lastCountry === chosen.country && isLast) {
      const isCityChosen = city.current?.value && city.current.value !== picked.city;
      lists.pick(lastCountry, lastProvince, isCityChosen ? city.current?.value : lastCity);
    } else if (isOther) lists.pick(chosen.country);
    else if (!isFree && chosen.province !== picked.province)
      lists.pick(picked.country, chosen.province);
  }, []);

  // After what the choice clears is empty.
  const storeLast = ({ currentTarget }: FormEvent<HTMLDivElement>) =>
    setTimeout(() => {
      const named = (name: string) =>
        currentTarget.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (last.current)
        last.current.value = JSON.stringify(parts.map((name) => named(name)?.value ?? ""));
    });
  const written = (name: "province" | "city") => {
    const { none: _, required, ...field } = part(name, { locked: false, loading: false });
    return {
      ...field,
      name,
      maxLength: maxNameLength,
      defaultValue: picked[name],
      required: required && name === "city",
    };
  };
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
    <div className="stack" id={id} onChange={storeLast}>
      {/* After Back a browser fills in a field, but no choice among options that the scripts brought. */}
      <input hidden ref={last} />
      <div className={className}>
        <SelectField
          {...select("country", countries)}
          options={
            place?.others && others
              ? [...countries, { label: others, options: place.others }]
              : countries
          }
          onChange={({ currentTarget: { value } }) => {
            if (value !== picked.country) lists.pick(value);
          }}
          ref={country}
          data-js=""
        />
        {isFree ? (
          <>
            <TextField key={`${picked.country} province`} {...written("province")} optional />
            <TextField key={`${picked.country} city`} {...written("city")} />
          </>
        ) : (
          <>
            <SelectField
              {...select("province", provinces)}
              key={`${picked.country} ${provinces.length > 0}`}
              onChange={({ currentTarget: { value } }) => {
                if (value !== picked.province) lists.pick(picked.country, value);
              }}
              ref={province}
              disabled={provinces.length === 0}
              data-js=""
            />
            <SelectField
              {...select("city", cities)}
              key={`${picked.country} ${picked.province} ${picked.city} ${cities.length > 0}`}
              ref={city}
              disabled={cities.length === 0}
              beside={rest.next && <NextList {...rest.next} />}
            />
          </>
        )}
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
  return useHydrated() ? null : <Button {...button} className="flex-none fills-list" />;
}

/** Writes the address whose loader answers the lists of a country and a province as `place`. */
type ListsAddress = (chosen: { country: string; province: string }) => string;

/** The options of the three selects; loaded lists are kept. */
function usePlaceLists(given: PlaceChoices | null, address: ListsAddress) {
  const fetcher = useFetcher<{ place: PlaceChoices | null } | null>();
  const language = useLanguage();
  const [picked, setPicked] = useState({
    country: given?.country ?? "",
    province: given?.province ?? "",
    city: given?.city ?? "",
  });
  const [fetched, setFetched] = useState<PlaceChoices[]>([]);
  const arrived = fetcher.data?.place;
  useEffect(() => {
    if (arrived) setFetched((earlier) => [...earlier, arrived]);
  }, [arrived]);

  const lists = [given, arrived, ...fetched];
  // A page that shows the selects only when they are asked for comes without the countries.
  const countries = lists.find((list) => list && list.countries.length > 0)?.countries ?? [];
  const isWithout = given !== null && countries.length === 0;
  const ofCountry = lists.filter((list) => list?.country === picked.country);
  const ofProvince = ofCountry.filter((list) => list?.province === picked.province);
  const provinces = (picked.country && ofCountry[0]?.provinces) || [];
  const cities = (picked.province && ofProvince[0]?.cities) || [];
  const isFree = given?.others?.some(({ value }) => value === picked.country) ?? false;
  const complete = provinces.length > 0 && (!picked.province || cities.length > 0);
  const answered = fetcher.state === "idle" && fetcher.data !== undefined;

  const load = (country: string, province: string) => {
    if ((!country && !isWithout) || given?.others?.some(({ value }) => value === country)) return;
    const to = address({ country, province });
    fetcher.load(`${to}${to.includes("?") ? "&" : "?"}lang=${language}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isWithout) load(picked.country, picked.province);
  }, [isWithout]);
  return {
    picked,
    countries,
    provinces,
    cities,
    loading: fetcher.state !== "idle",
    failed: answered && !arrived && (isWithout || (picked.country !== "" && !complete && !isFree)),
    /** A chosen country empties province and city, a chosen province the city. */
    pick(country: string, province = "", city = "") {
      setPicked({ country, province, city });
      load(country, province);
    },
    loadAgain: () => load(picked.country, picked.province),
  };
}
