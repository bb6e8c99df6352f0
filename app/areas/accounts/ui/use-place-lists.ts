import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { withQuery } from "../../../paths.ts";
import type { PlaceChoices } from "../place-choices.server.ts";

/** What the three selects offer as they are chosen from; lists that came once are kept. `here` answers them. */
export function usePlaceLists(given: PlaceChoices | null, here: string) {
  const fetcher = useFetcher<{ place: PlaceChoices | null }>();
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

  const ofCountry = [given, arrived, ...fetched].filter((list) => list?.country === picked.country);
  const ofProvince = ofCountry.filter((list) => list?.province === picked.province);
  const provinces = (picked.country && ofCountry[0]?.provinces) || [];
  const cities = (picked.province && ofProvince[0]?.cities) || [];
  const complete = provinces.length > 0 && (!picked.province || cities.length > 0);

  const load = (country: string, province: string) => {
    const [path = here] = here.split("?");
    if (country) fetcher.load(withQuery(path, { country, province }));
  };
  return {
    picked,
    provinces,
    cities,
    loading: fetcher.state !== "idle",
    failed: fetcher.state === "idle" && arrived === null && !complete,
    /** A chosen country empties province and city, a chosen province the city. */
    pick(country: string, province = "") {
      setPicked({ country, province, city: "" });
      load(country, province);
    },
    loadAgain: () => load(picked.country, picked.province),
  };
}
