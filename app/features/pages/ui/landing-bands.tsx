import { useWords } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Reasons } from "./reasons.tsx";

export function Employers() {
  const words = useWords().pages.landing;
  return (
    <div className="band mt-6">
      <div className="wrap py-10">
        <div className="row spread gap-6">
          <div className="max-w-[34rem]">
            <h2>{words.employers}</h2>
            <p className="lede">{words.employersText}</p>
          </div>
          <div className="row">
            <ButtonLink to={paths.register({ type: "company" })} variant="light" size="lg">
              {words.registerCompany}
            </ButtonLink>
            <ButtonLink to={paths.pricing()} variant="text">
              {words.plans}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Only what is so today. */
export function Promises() {
  const words = useWords().pages.landing;
  const promises = [
    { icon: "shield", title: words.privateCv, text: words.privateCvText },
    { icon: "offline", title: words.lightPages, text: words.lightPagesText },
    { icon: "globe", title: words.twoLanguages, text: words.twoLanguagesText },
  ] as const;
  return (
    <div className="section">
      <Reasons reasons={promises} className="wrap md3" />
    </div>
  );
}
