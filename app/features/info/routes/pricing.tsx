import { plans as planNames } from "#app/features/accounts/account-forms.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { findOwnPlan, saveOwnPlan } from "#app/features/companies/own-plan.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { getStarted, plans } from "#app/features/info/plans.ts";
import { PlanCards } from "#app/features/info/ui/info-plans.tsx";
import { DemoCard, Questions, WhyChooseUs } from "#app/features/info/ui/info-pricing.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/pricing.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const company = actingCompany(actor);
  return {
    plans: plans.map((plan) => ({ ...plan, getStarted: getStarted(actor, plan.name) })),
    own: company ? await orEmpty("own plan", findOwnPlan(actor), null) : null,
    mayChoose: company?.mayManage ?? false,
    isOther: actor.kind === "person" && !company,
  };
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
  return (
    <div className="wrap page">
      <title>{`${pricing.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={pricing.description} />
      <h1>{pricing.heading}</h1>
      <p className="lede">{pricing.lede}</p>
      <Notice className="my-5 max-w-[52rem]" title={pricing.notCharged}>
        {pricing.notChargedText}
      </Notice>
      {loaderData.isOther && <p className="mb-5">{pricing.forCompanies}</p>}
      <PlanCards {...loaderData} />
      <div className="grid gap-12 mt-12">
        <WhyChooseUs />
        <div className="with-aside gap-8">
          <Questions />
          <DemoCard />
        </div>
      </div>
    </div>
  );
}
