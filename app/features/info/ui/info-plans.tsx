import type { Plan } from "#app/features/info/plans.ts";
import { amountText } from "#app/features/job/pay/pay.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Ltr, Ticks } from "#app/ui/text.tsx";

export type PlanCardsProps = {
  plans: readonly (Plan & { getStarted: string; elsewhere: PriceElsewhere | null })[];
  /** The plan of the company that looks at them. */
  own: string | null;
  /** The company's owner chooses here; for others Get Started is a link. */
  mayChoose: boolean;
};

/** A price in dollars and old pounds by the stored rates. */
export type PriceElsewhere = { dollars: number; oldPounds: number };

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
    <div className={classNames("card plan", plan.mostPopular && "best")}>
      <div className="row spread">
        <h2>{accounts.plan[plan.name]}</h2>
        <span className="badges">
          {isOwn && <Badge tone="ok">{texts.own}</Badge>}
          {plan.mostPopular && <Badge tone="featured">{texts.mostPopular}</Badge>}
        </span>
      </div>
      <div>
        <p className="row items-baseline gap-2 price">
          <b className="num">{formatNumber(0)}</b>
          <span>{texts.today}</span>
          <s className="muted num">
            <Ltr>{formatNumber(plan.price)}</Ltr> {labels.currencySign.SAR} {texts.aMonth}
          </s>
        </p>
        {plan.elsewhere && <Elsewhere price={plan.elsewhere} />}
      </div>
      <div className="grow">
        <Ticks items={plan.features.map((feature) => texts.features[feature])} />
      </div>
      <GetStarted plan={plan} isOwn={isOwn} mayChoose={mayChoose} />
    </div>
  );
}

function Elsewhere({ price: { dollars, oldPounds } }: { price: PriceElsewhere }) {
  const messages = useAllMessages();
  return (
    <p className="small muted num">
      ≈ <Ltr>{amountText(dollars, "USD", messages)}</Ltr> · ≈ <bdi>{formatNumber(oldPounds)}</bdi>{" "}
      {messages.jobs.pounds.old}
    </p>
  );
}

/** A link for others and for the own plan; an owner's press on another plan stores it. */
function GetStarted({ plan, isOwn, mayChoose }: PlanCardProps) {
  const { info, accounts } = useAllMessages();
  const texts = info.pricing;
  const looks = {
    variant: plan.mostPopular ? "primary" : "quiet",
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
