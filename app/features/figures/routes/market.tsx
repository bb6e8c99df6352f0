import { data, redirect } from "react-router";
import { findMarket, findRoleMarket } from "#app/features/figures/market/market.server.ts";
import { MarketPage } from "#app/features/figures/market/market-page.tsx";
import { roleOfKey, roleOfTitle } from "#app/features/jobs/usual-pay/role.ts";
import { findProvince, syria } from "#app/features/places/place.ts";
import { languageContext } from "#app/http/language.server.ts";
import { queryParams } from "#app/http/page-address.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/market.ts";

export { marketSheet as links } from "#app/styles/sheets.ts";

const longestRole = 80;

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = queryParams(request);
  const language = context.get(languageContext);
  const [role = "", place = ""] = ["role", "province"].map((name) => params.get(name)?.trim());
  const province = place ? findProvince(syria.id, place) : undefined;
  if (place && !province) throw notFound();
  // Names that were typed and empty fields lead to the one address of what they name.
  const known = roleOfKey(role) ?? roleOfTitle(role.slice(0, longestRole));
  const plain = {
    ...(role && { role: known?.key ?? role }),
    ...(province && { province: province.id.slice(syria.id.length + 1) }),
  };
  if (new URLSearchParams(plain).toString() !== paramsIn(params))
    throw redirect(addressIn(params, plain));
  const ofRole = known && (await findRoleMarket(known.key, province, language));
  if (ofRole) return { market: ofRole };
  const market = await findMarket(province, language);
  return role ? data({ market, unknown: role.slice(0, longestRole) }, { status: 404 }) : { market };
}

/** A shared address keeps its language. */
function addressIn(params: URLSearchParams, plain: Record<string, string>): string {
  const lang = params.get("lang");
  return paths.market({ ...plain, ...(isLanguage(lang) && { lang }) });
}

function paramsIn(params: URLSearchParams): string {
  const own = [...params].filter(([name]) => name === "role" || name === "province");
  return new URLSearchParams(own).toString();
}

export default function PayAndDemand({ loaderData }: Route.ComponentProps) {
  return <MarketPage {...loaderData} />;
}
