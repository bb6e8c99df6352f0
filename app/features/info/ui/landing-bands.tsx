import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Reasons } from "./reasons.tsx";

export function Employers() {
  const messages = useLandingMessages();
  return (
    <div className="band mt-6">
      <div className="wrap py-10">
        <div className="row spread gap-6">
          <div className="max-w-[34rem]">
            <h2>{messages.employers}</h2>
            <p className="lede">{messages.employersText}</p>
          </div>
          <div className="row">
            <ButtonLink to={paths.register({ type: "company" })} variant="light" size="lg">
              {messages.registerCompany}
            </ButtonLink>
            <ButtonLink to={paths.pricing()} variant="text">
              {messages.plans}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Only promises that hold today. */
export function Promises() {
  const messages = useLandingMessages();
  const promises = [
    { icon: "shield", title: messages.privateCv, text: messages.privateCvText },
    { icon: "offline", title: messages.lightPages, text: messages.lightPagesText },
    { icon: "globe", title: messages.twoLanguages, text: messages.twoLanguagesText },
  ] as const;
  return (
    <div className="section">
      <Reasons reasons={promises} className="wrap md3" />
    </div>
  );
}
