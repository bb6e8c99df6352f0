import { useMessages } from "#app/messages/messages-context.tsx";
import { Course } from "#app/ui/hero/ornament.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { Logo, type NavItem } from "./header.tsx";

const mailbox = "info@furas.example";
const phone = "+963 11 000 0000";

type FooterProps = {
  landing: string;
  links: readonly NavItem[];
  /** Stands close under a coloured band. */
  flush?: boolean;
};

/** The frame's foot: links, a mailbox, a phone number and an address in Damascus. */
export function Footer({ landing, links, flush }: FooterProps) {
  const messages = useMessages().ui.frame;
  return (
    <footer className={flush ? "foot flush" : "foot"}>
      <Course />
      <div className="wrap">
        <div className="foot-name">
          <Logo to={landing} />
          <p className="small">{messages.tagline}</p>
        </div>
        <nav aria-label={messages.more}>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <address aria-label={messages.contact}>
          <a href={`mailto:${mailbox}`}>
            <Ltr>{mailbox}</Ltr>
          </a>
          <a href={`tel:${phone.replace(/ /g, "")}`}>
            <Ltr>{phone}</Ltr>
          </a>
          <span>{messages.address}</span>
        </address>
      </div>
    </footer>
  );
}
