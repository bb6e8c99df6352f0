import { redirect } from "react-router";
import { findMarket, findRoleMarket } from "#app/features/figures/market/market.server.ts";
import { MarketPage } from "#app/features/figures/market/market-page.tsx";
import { syria } from "#app/features/places/place.ts";
import { languageContext } from "#app/http/language.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/market.ts";

export { marketSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const language = context.get(languageContext);
  const [role, province] = [query.get("role"), query.get("province")];
  // A role has one page, with all governorates.
  if (role && province !== null) throw redirect(paths.market({ role }), 301);
  const market = role
    ? await findRoleMarket(role, language)
    : await findMarket(province ? `${syria.id}/${province}` : null, language);
  if (!market) throw notFound();
  const governorates = syria.provinces.map(({ id, [language]: name }) => ({
    province: id.slice(syria.id.length + 1),
    name,
  }));
  return { market, governorates };
}

export default function PayAndDemand({ loaderData }: Route.ComponentProps) {
  return <MarketPage {...loaderData} />;
}
