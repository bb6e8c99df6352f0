import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "./icon/icon.tsx";
import type { IconName } from "./icon/icon-names.ts";
import { Ltr } from "./text.tsx";

type Look = {
  className?: string;
  icon?: IconName;
  /** In place of the number or address where tiles are narrow. */
  word?: string;
};

export function PhoneLink({ phone, className, icon, word }: { phone: string } & Look) {
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {icon && <Icon name={icon} />}
      {word && <span className="way-word">{word}</span>}
      <Ltr nowrap>{phone}</Ltr>
    </a>
  );
}

/** An address that is too long for its line breaks before the @. */
export function MailLink({ email, className, icon, word }: { email: string } & Look) {
  const at = email.lastIndexOf("@");
  return (
    <a className={className} href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
      {icon && <Icon name={icon} />}
      {word && <span className="way-word">{word}</span>}
      <Ltr>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </Ltr>
    </a>
  );
}

/** Somebody's own address on the web, in a tab of its own; what leads nowhere is only shown. */
export function WebLink({ url }: { url: string }) {
  const messages = useMessages().ui;
  if (!webAddress(url)) return <Ltr>{url}</Ltr>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="tap gap-1 wrap-anywhere"
    >
      <Ltr>{shortAddress(url)}</Ltr> <Icon name="external" className="flip" />
      <span className="sr">{messages.opensNewTab}</span>
    </a>
  );
}

/** Only http and https lead anywhere; what was written, or imported, may be anything. */
export function webAddress(written: string | null): string | null {
  try {
    const { protocol, href } = new URL(written ?? "");
    return protocol === "https:" || protocol === "http:" ? href : null;
  } catch {
    return null;
  }
}

/** An address as people write it. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?|\/$/gi, "");
}
