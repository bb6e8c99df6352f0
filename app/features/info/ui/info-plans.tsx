import type { Plan } from "#app/features/info/plans.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Ltr, Ticks } from "#app/ui/text.tsx";

export type PlanCardsProps = {
  plans: readonly (Plan & { getStarted: string })[];
  /** The plan of the company that looks at them. */
  own: string | null;
  /** The company's owner chooses here; for others Get Started is a link. */
  mayChoose: boolean;
};

export function PlanCards({ plans, own, mayChoose }: PlanCardsProps) {
  return (
    <div className="grid lg3 items-stretch">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan} isOwn={plan.name === own} mayChoose={mayChoose} />
      ))}
    </div>
  );
}

type PlanCardProps = { plan: PlanCardsProps["plans"][number]; isOwn: boolean; mayChoose: boolean };

function PlanCard({ plan, isOwn, mayChoose }: PlanCardProps) {
  const { info, accounts, labels } = useAllMessages();
  const texts = info.pricing;
  return (
    <Card
      pad
      className={classNames(
        "flex flex-col gap-4 border-t-4",
        plan.mostPopular && "border-t-accent",
      )}
    >
      <div className="row spread">
        <h2 className="text-xl">{accounts.plan[plan.name]}</h2>
        <span className="badges">
          {isOwn && <Badge tone="ok">{texts.own}</Badge>}
          {plan.mostPopular && <Badge tone="featured">{texts.mostPopular}</Badge>}
        </span>
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
      <GetStarted plan={plan} isOwn={isOwn} mayChoose={mayChoose} />
    </Card>
  );
}

/** A link for others and for the own plan; an owner's press on another plan stores it. */
function GetStarted({ plan, isOwn, mayChoose }: PlanCardProps) {
  const { info, accounts } = useAllMessages();
  const texts = info.pricing;
  const looks = {
    variant: plan.mostPopular ? "primary" : "quiet",
    size: "lg",
    wide: true,
    "aria-label": texts.getStartedWith({ plan: accounts.plan[plan.name] }),
  } as const;
  if (!mayChoose || isOwn) {
    return (
      <>
        <ButtonLink to={plan.getStarted} {...looks}>
          {texts.getStarted}
        </ButtonLink>
        {mayChoose && (
          <form method="post" action={paths.pricing()}>
            <Button name="intent" value="leave" variant="text" wide>
              {texts.leave}
            </Button>
          </form>
        )}
      </>
    );
  }
  return (
    <form method="post" action={paths.pricing()}>
      <Button name="plan" value={plan.name} {...looks}>
        {texts.getStarted}
      </Button>
    </form>
  );
}
