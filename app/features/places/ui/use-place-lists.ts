import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";

/** Writes the address whose loader answers the lists of a country and a province as `place`. */
export type ListsAddress = (chosen: { country: string; province: string }) => string;

/** The options of the three selects; loaded lists are kept. */
export function usePlaceLists(
  given: PlaceChoices | null,
  address: ListsAddress,
  restored?: Record<string, string> | null,
) {
  const fetcher = useFetcher<{ place: PlaceChoices | null } | null>();
  const language = useLanguage();
  const start = restored?.country ? restored : given;
  const [picked, setPicked] = useState({
    country: start?.country ?? "",
    province: start?.province ?? "",
    city: start?.city ?? "",
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
  const answered = fetcher.state === "idle" && fetcher.data !== undefined;

  const load = (country: string, province: string) => {
    if (!country) return;
    const lists = address({ country, province });
    fetcher.load(`${lists}${lists.includes("?") ? "&" : "?"}lang=${language}`);
  };
  return {
    picked,
    provinces,
    cities,
    loading: fetcher.state !== "idle",
    failed: answered && !arrived && picked.country !== "" && !complete,
    /** A chosen country empties province and city, a chosen province the city. */
    pick(country: string, province = "") {
      setPicked({ country, province, city: "" });
      load(country, province);
    },
    loadAgain: () => load(picked.country, picked.province),
  };
}
