import type { Plan } from "#app/features/info/plans.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Ltr, Ticks } from "#app/ui/text.tsx";

export type OfferedPlan = Plan & { getStarted: string };

export function PlanCards({ plans }: { plans: readonly OfferedPlan[] }) {
  return (
    <div className="grid lg3 items-stretch">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan} />
      ))}
    </div>
  );
}

function PlanCard({ plan }: { plan: OfferedPlan }) {
  const { info, accounts, labels } = useAllMessages();
  const texts = info.pricing;
  const name = accounts.plan[plan.name];
  return (
    <Card
      pad
      className={classNames(
        "flex flex-col gap-4 border-t-4",
        plan.mostPopular && "border-t-accent",
      )}
    >
      <div className="row spread">
        <h2 className="text-xl">{name}</h2>
        {plan.mostPopular && <Badge tone="featured">{texts.mostPopular}</Badge>}
      </div>
      <p className="row items-baseline gap-2">
        <b className="text-3xl num">
          <Ltr>{formatNumber(plan.price)}</Ltr>
        </b>
        <span>
          {labels.currencySign.SAR} {texts.aMonth}
        </span>
      </p>
      <div className="grow">
        <Ticks items={plan.features.map((feature) => texts.features[feature])} />
      </div>
      <ButtonLink
        to={plan.getStarted}
        variant={plan.mostPopular ? "primary" : "quiet"}
        size="lg"
        wide
        aria-label={texts.getStartedWith({ plan: name })}
      >
        {texts.getStarted}
      </ButtonLink>
    </Card>
  );
}
