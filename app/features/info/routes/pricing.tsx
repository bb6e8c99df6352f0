import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { getStarted, plans } from "#app/features/info/plans.ts";
import { PlanCards } from "#app/features/info/ui/info-plans.tsx";
import { DemoCard, Questions, WhyChooseUs } from "#app/features/info/ui/info-pricing.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/pricing.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

export function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  return { plans: plans.map((plan) => ({ ...plan, getStarted: getStarted(actor, plan.name) })) };
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
      <PlanCards plans={loaderData.plans} />
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
