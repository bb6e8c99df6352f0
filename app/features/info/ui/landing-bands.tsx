import type { ReactNode } from "react";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ClosedArch } from "#app/ui/hero/framed-arch.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** Each as a picture that the product's own parts make. */
export function OnlyHere() {
  const texts = useLandingMessages();
  const { steps } = texts;
  return (
    <section className="wrap section">
      <h2>{texts.onlyHere}</h2>
      <ul className="proofs">
        <Proof title={texts.opened} text={texts.openedText}>
          <span className="five-steps">
            <b>{steps.sent}</b>
            <b>{steps.opened}</b>
            <em>{steps.shortlisted}</em>
            <span>{steps.interview}</span>
            <span>{steps.offer}</span>
          </span>
        </Proof>
        <Proof title={texts.pounds} text={texts.poundsText}>
          <span className="num">
            <small>
              {formatNumber(oldAmount)} {texts.oldPounds}
            </small>
            <b>
              {formatNumber(oldAmount / 100)} {texts.newPounds}
            </b>
          </span>
        </Proof>
        <Proof title={texts.offline} text={texts.offlineText}>
          <i className="sheet" />
          <Icon name="offline" />
        </Proof>
        <Proof title={texts.cv} text={texts.cvText}>
          <i className="sheet" />
          <i className="sheet turned" />
        </Proof>
        <Proof title={texts.alerts} text={texts.alertsText}>
          <Icon name="mail" />
          <Icon name="bell" />
        </Proof>
      </ul>
    </section>
  );
}

/** An example of an amount in both pounds; a hundred old ones are a new one. */
const oldAmount = 2_150_000;

function Proof({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <div className="picture" aria-hidden="true">
        {children}
      </div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

export function Employers() {
  const messages = useLandingMessages();
  return (
    <section className="band">
      <div className="wrap hiring">
        <div>
          <h2>{messages.employers}</h2>
          <p className="lede">{messages.employersText}</p>
          <p className="row mt-4">
            <ButtonLink to={paths.register({ type: "company" })} variant="light" size="lg">
              {messages.registerCompany}
            </ButtonLink>
            <ButtonLink to={paths.pricing()} variant="text">
              {messages.pricing}
            </ButtonLink>
          </p>
        </div>
        <ClosedArch sign={messages.sign} />
      </div>
    </section>
  );
}
