import {
  findMarket,
  findRoleMarket,
  type MarketRow,
} from "#app/features/figures/market/market.server.ts";
import { categories } from "#app/features/job/job.ts";
import { countJobsBy } from "#app/features/jobs/list/job-counts.server.ts";
import { countries, findPlaceById, syria } from "#app/features/places/place.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { ApiRefusal, type Operation, operation } from "./operation.ts";
import { marketQuery, noQuery, placesQuery } from "./schemas.ts";

const hour = 60 * 60;

/** The names that jobs are found by, and the market's figures. */
export const referenceOperations: Operation[] = [
  operation({
    id: "listPlaces",
    method: "get",
    path: "/places",
    tag: "reference",
    querySchema: placesQuery,
    answer: { status: 200, name: "PlaceList" },
    refusals: [404],
    maxAge: hour,
    async handle({ query: { parent } }) {
      const data = placesIn(parent);
      if (!data) throw new ApiRefusal(404);
      return { json: { data } };
    },
  }),
  operation({
    id: "listCategories",
    method: "get",
    path: "/categories",
    tag: "reference",
    querySchema: noQuery,
    answer: { status: 200, name: "CategoryList" },
    refusals: [],
    async handle() {
      const counts = new Map(
        (await countJobsBy()).categories.map(({ category, count }) => [category, count]),
      );
      const words = (language: "ar" | "en") => messagesFor(language).labels.category;
      const data = categories.map((id) => ({
        id,
        ar: words("ar")[id],
        en: words("en")[id],
        openJobs: counts.get(id) ?? 0,
      }));
      return { json: { data } };
    },
  }),
  operation({
    id: "getMarket",
    method: "get",
    path: "/market",
    tag: "reference",
    querySchema: marketQuery,
    answer: { status: 200, name: "Market" },
    refusals: [404],
    async handle({ query: { role, province, lang } }) {
      const place = province === undefined ? undefined : findPlaceById(`${syria.id}/${province}`);
      if (province !== undefined && !place?.province) throw new ApiRefusal(404);
      const market = role
        ? await findRoleMarket(role, place?.province, lang)
        : await findMarket(place?.province, lang);
      if (!market) throw new ApiRefusal(404);
      const { whole, roles, categories, governorates } = market;
      return {
        json: {
          ...market,
          whole: whole && marketRow(whole),
          roles: roles.map(marketRow),
          categories: categories.map(marketRow),
          governorates: governorates.map(marketRow),
        },
      };
    },
  }),
];

function marketRow({ id, name, open, openAtLeast, daysOpen, pay }: MarketRow) {
  return { id, name, openJobs: open, openJobsAtLeast: openAtLeast, daysOpen, pay };
}

type Listed = { id: string; kind: "country" | "province" | "city"; ar: string; en: string };

/** Countries without a parent, the provinces of a country, the cities of a province. */
function placesIn(parent: string | undefined): Listed[] | undefined {
  const list = (kind: Listed["kind"], places: readonly Omit<Listed, "kind">[]) =>
    places.map(({ id, ar, en }) => ({ id, kind, ar, en }));
  if (parent === undefined) return list("country", countries);
  const place = findPlaceById(parent);
  if (!place) return undefined;
  if (place.city) return [];
  if (place.province) return list("city", place.province.cities);
  return list("province", place.country.provinces);
}
