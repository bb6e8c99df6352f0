import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

/** The way to the demo dashboard. */
export function DemoBand() {
  const messages = useAllMessages().info.pricing;
  return (
    <aside className="desk-band">
      <div>
        <h2 className="text-xl">{messages.demo}</h2>
        <p>{messages.demoText}</p>
      </div>
      <ButtonLink to={paths.employerDashboard()}>{messages.demoLink}</ButtonLink>
    </aside>
  );
}

export function WhyChooseUs() {
  const { why, reasons } = useAllMessages().info.pricing;
  const shown = [
    { icon: "pin", title: reasons.reach, text: reasons.reachText },
    { icon: "file", title: reasons.together, text: reasons.togetherText },
    { icon: "phone", title: reasons.phones, text: reasons.phonesText },
    { icon: "globe", title: reasons.languages, text: reasons.languagesText },
  ] as const;
  return (
    <section>
      <h2 className="text-xl">{why}</h2>
      <Reasons reasons={shown} className="md2 lg4 mt-4" />
    </section>
  );
}

export function Questions() {
  const { questions, faq } = useAllMessages().info.pricing;
  const entries = [
    { question: faq.change, answer: faq.changeText },
    { question: faq.pay, answer: faq.payText },
    { question: faq.limit, answer: faq.limitText },
    { question: faq.seekers, answer: faq.seekersText },
    { question: faq.cvs, answer: faq.cvsText },
  ];
  return (
    <section>
      <h2 className="text-xl">{questions}</h2>
      <div className="mt-3">
        {entries.map(({ question, answer }, place) => (
          <details key={question} className="disc border-b border-line" open={place === 0}>
            <summary className="w-full justify-between py-2">
              {question}
              <Icon name="down" className="turn" />
            </summary>
            <p className="small pb-3 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

type Reason = { icon: IconName; title: string; text: string };

/** Reasons for the board, each with its icon; `className` sets the columns. */
function Reasons({ reasons, className }: { reasons: readonly Reason[]; className: string }) {
  return (
    <div className={`grid gap-4 ${className}`}>
      {reasons.map(({ icon, title, text }) => (
        <div key={icon} className="flex items-start gap-4">
          <Icon name={icon} className="mt-1 text-xl text-primary" />
          <div className="min-w-0">
            <h3>{title}</h3>
            <p className="small muted">{text}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
