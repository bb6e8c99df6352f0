import { plans as planNames } from "#app/features/accounts/account-forms.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { findOwnPlan, saveOwnPlan } from "#app/features/companies/own-plan.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { getStarted, plans } from "#app/features/info/plans.ts";
import { PlanCards, type PriceElsewhere } from "#app/features/info/ui/info-plans.tsx";
import { DemoBand, Questions, WhyChooseUs } from "#app/features/info/ui/info-pricing.tsx";
import type { Currency } from "#app/features/job/job.ts";
import {
  type ExchangeRate,
  listExchangeRates,
  otherPays,
} from "#app/features/job/pay/exchange-rates.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import type { Route } from "./+types/pricing.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const company = actingCompany(actor);
  const [rates, own] = await Promise.all([
    orEmpty("exchange rates", listExchangeRates(), new Map()),
    company ? orEmpty("own plan", findOwnPlan(actor), null) : null,
  ]);
  return {
    plans: plans.map((plan) => ({
      ...plan,
      getStarted: getStarted(actor, plan.name),
      elsewhere: priceElsewhere(plan.price, rates),
    })),
    rateDay: rates.get("SAR")?.day ?? null,
    own,
    mayChoose: company?.mayManage ?? false,
    isOther: actor.kind === "person" && !company,
  };
}

/** A price in riyals in dollars and old pounds, to three figures; null unless both have a rate. */
function priceElsewhere(
  riyals: number,
  rates: ReadonlyMap<Currency, ExchangeRate>,
): PriceElsewhere | null {
  const inPounds = otherPays({ min: null, max: riyals, currency: "SAR" }, rates);
  const old = inPounds.find(({ pay }) => pay.pound === "old")?.pay;
  if (!old) return null;
  const dollars = otherPays(old, rates).find(({ pay }) => pay.currency === "USD")?.pay;
  if (!dollars?.max || !old.max) return null;
  return { dollars: dollars.max, oldPounds: old.max };
}

/** Stores or cancels the plan of the owner's company; the dashboard confirms it. */
export async function action({ request, context }: Route.ActionArgs) {
  const company = companyAt(context, request, "manage");
  const { plan, intent } = await readForm(request);
  const chosen = planNames.find((known) => known === plan) ?? null;
  if (!chosen && intent !== "leave") {
    return redirectWithFlash(paths.pricing(), "err", "info.pricing.notSaved");
  }
  try {
    await saveOwnPlan(company, chosen);
  } catch (error) {
    logError(error, { act: "choose a plan" });
    return redirectWithFlash(paths.pricing(), "err", "info.pricing.notSaved");
  }
  if (!chosen) return redirectWithFlash(paths.pricing(), "ok", "info.pricing.left");
  return redirectWithFlash(paths.companyDashboard(), "ok", `info.pricing.chosen.${chosen}`);
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { pricing } = messages.info;
  const { rateDay } = loaderData;
  const language = useLanguage();
  return (
    <div className="wrap page">
      <title>{`${pricing.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={pricing.description} />
      <h1>{pricing.heading}</h1>
      <p className="muted">{pricing.lede}</p>
      <p className="free my-5">
        <b>{pricing.notCharged}</b> {pricing.notChargedText}
      </p>
      {loaderData.isOther && <p className="mb-5">{pricing.forCompanies}</p>}
      <PlanCards {...loaderData} />
      <p className="small muted mt-4">
        {pricing.later}
        {rateDay && ` ${messages.jobs.rateOf({ day: formatDate(rateDay, language) })}`}
      </p>
      <div className="grid gap-10 mt-10">
        <WhyChooseUs />
        <Questions />
        <DemoBand />
      </div>
    </div>
  );
}
