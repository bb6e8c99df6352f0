import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorText, Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useWords } from "../../../words/context.tsx";
import type { PlaceChoices } from "../../accounts/place-choices.server.ts";

/** Country, province, city, each locked until the one before is chosen; choosing one clears what follows. */
export function SearchPlaces({ places }: { places: PlaceChoices }) {
  const { jobs, ui, browse } = useWords();
  const lists = usePlaceLists(places);
  const { picked, provinces, cities, loading, failed } = lists;
  const country = useRef<HTMLSelectElement>(null);
  const province = useRef<HTMLSelectElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts came
  useEffect(() => {
    const chosen = { country: country.current?.value, province: province.current?.value };
    if (chosen.country !== picked.country) lists.pick(chosen.country ?? "");
    else if (chosen.province !== picked.province) lists.pick(picked.country, chosen.province);
  }, []);

  return (
    <div className="stack" id="places">
      <div className="form-3 items-end">
        <SelectField
          label={jobs.country}
          name="country"
          none={jobs.anyCountry}
          options={places.countries}
          defaultValue={picked.country}
          onChange={(event) => lists.pick(event.currentTarget.value)}
          ref={country}
          data-js=""
        />
        <SelectField
          key={picked.country}
          label={jobs.province}
          name="province"
          none={loading && provinces.length === 0 ? ui.loading : jobs.anyProvince}
          options={provinces}
          defaultValue={picked.province}
          onChange={(event) => lists.pick(picked.country, event.currentTarget.value)}
          ref={province}
          disabled={provinces.length === 0}
          hint={picked.country ? undefined : jobs.countryFirst}
          data-js=""
        />
        <Field
          label={jobs.city}
          name="city"
          hint={picked.province ? undefined : jobs.provinceFirst}
        >
          {(control) => (
            <div className="flex gap-2">
              <select
                {...control}
                key={`${picked.country} ${picked.province}`}
                className="input"
                defaultValue={picked.city}
                disabled={cities.length === 0}
              >
                <option value="">
                  {loading && cities.length === 0 && picked.province ? ui.loading : jobs.anyCity}
                </option>
                {cities.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <NextList />
            </div>
          )}
        </Field>
      </div>
      {failed && (
        <div className="row spread" role="status">
          <ErrorText id="places-error">{browse.advanced.notLoaded}</ErrorText>
          <Button type="button" onClick={lists.loadAgain}>
            {ui.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Without scripts: asks for the form again with the next list, and what is filled in stays. */
function NextList() {
  const words = useWords().browse.advanced;
  if (useHydrated()) return null;
  return (
    <Button
      formAction={`${paths.advancedSearch()}#places`}
      aria-label={words.showLists}
      className="flex-none"
    >
      {words.show}
    </Button>
  );
}

/** What the selects offer as they are chosen from; lists that came once are kept. */
function usePlaceLists(given: PlaceChoices) {
  const fetcher = useFetcher<{ places: PlaceChoices } | null>();
  const [picked, setPicked] = useState({
    country: given.country,
    province: given.province,
    city: given.city,
  });
  const [fetched, setFetched] = useState<PlaceChoices[]>([]);
  const arrived = fetcher.data?.places;
  useEffect(() => {
    if (arrived) setFetched((earlier) => [...earlier, arrived]);
  }, [arrived]);

  const ofCountry = [given, arrived, ...fetched].filter((list) => list?.country === picked.country);
  const ofProvince = ofCountry.filter((list) => list?.province === picked.province);
  const provinces = (picked.country && ofCountry[0]?.provinces) || [];
  const cities = (picked.province && ofProvince[0]?.cities) || [];
  const complete = provinces.length > 0 && (!picked.province || cities.length > 0);
  const load = (country: string, province: string) => {
    if (country) fetcher.load(paths.advancedSearch({ country, province, lists: 1 }));
  };
  return {
    picked,
    provinces,
    cities,
    loading: fetcher.state !== "idle",
    failed: fetcher.state === "idle" && fetcher.data === null && picked.country !== "" && !complete,
    /** A chosen country empties province and city, a chosen province the city. */
    pick(country: string, province = "") {
      setPicked({ country, province, city: "" });
      load(country, province);
    },
    loadAgain: () => load(picked.country, picked.province),
  };
}
