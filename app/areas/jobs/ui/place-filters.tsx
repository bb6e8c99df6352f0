import { useState } from "react";
import { useFetcher } from "react-router";
import { paths } from "../../../paths.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { useWords } from "../../../words/context.tsx";
import type { PlaceChoices } from "../../accounts/place-choices.server.ts";
import type { JobListPage } from "../job-list-page.server.ts";
import type { JobQuery } from "../job-query.ts";

/** Country, province, city. Without scripts the next list comes when the form is sent. */
export function PlaceFilters({ query, places }: { query: JobQuery; places: PlaceChoices }) {
  const { jobs, ui } = useWords();
  const fetcher = useFetcher<JobListPage | null>();
  const [picked, setPicked] = useState({ country: places.country, province: places.province });
  const known = [fetcher.data?.places, places].filter((list) => list?.country === picked.country);
  const provinces = known[0]?.provinces ?? [];
  const cities = known.find((list) => list?.province === picked.province)?.cities ?? [];
  const loading = fetcher.state !== "idle";

  const pick = (country: string, province: string) => {
    setPicked({ country, province });
    if (country) fetcher.load(paths.jobs({ country, province, lists: 1 }));
  };
  return (
    <>
      <SelectField
        label={jobs.country}
        name="country"
        none={jobs.anyCountry}
        options={places.countries}
        defaultValue={places.country}
        onChange={(event) => pick(event.currentTarget.value, "")}
        data-js=""
      />
      <SelectField
        key={picked.country}
        label={jobs.province}
        name="province"
        none={loading && provinces.length === 0 ? ui.loading : jobs.anyProvince}
        options={provinces}
        defaultValue={picked.province}
        onChange={(event) => pick(picked.country, event.currentTarget.value)}
        disabled={provinces.length === 0}
        hint={picked.country ? undefined : jobs.countryFirst}
        data-js=""
      />
      <SelectField
        key={`${picked.country} ${picked.province}`}
        label={jobs.city}
        name="city"
        none={loading && picked.province ? ui.loading : jobs.anyCity}
        options={cities}
        defaultValue={picked.country === places.country ? places.city : ""}
        disabled={cities.length === 0 || picked.province === ""}
        hint={picked.province ? undefined : jobs.provinceFirst}
      />
      <Typed name="country" query={query} chosen={places.country} />
      <Typed name="province" query={query} chosen={places.province} />
      <Typed name="city" query={query} chosen={places.city} />
    </>
  );
}

type TypedProps = { name: "country" | "province" | "city"; query: JobQuery; chosen: string };

/** A place of the address that no list knows stays; it counts only while nothing is chosen. */
function Typed({ name, query, chosen }: TypedProps) {
  return query[name] && !chosen && <input type="hidden" name={name} value={query[name]} />;
}
