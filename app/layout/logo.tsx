import { useMessages } from "#app/messages/messages-context.tsx";
import { logoPetals } from "./favicon.ts";

/** The logo and the name; links to the landing page. */
export function Logo({ to }: { to: string }) {
  const messages = useMessages().ui.frame;
  return (
    <a className="logo" href={to}>
      <svg viewBox="0 0 40 48" aria-hidden="true">
        <path className="arch" d="M0 48V20a20 20 0 0 1 40 0v28Z" />
        <g transform="translate(20 24)">
          <path className="petals" d={logoPetals} />
          <circle className="heart" r="2.2" />
        </g>
      </svg>
      <span>{messages.site}</span>
    </a>
  );
}
