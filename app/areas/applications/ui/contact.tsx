import { Icon } from "../../../ui/icon.tsx";
import { Ltr } from "../../../ui/text.tsx";
import { useWords } from "../../../words/context.tsx";

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      <Ltr nowrap>{phone}</Ltr>
    </a>
  );
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

/** Somebody's own address on the web; anything but http and https is only shown. */
export function WebLink({ url }: { url: string }) {
  const words = useWords().ui;
  if (!/^https?:\/\//i.test(url)) return <Ltr>{url}</Ltr>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="tap gap-1">
      <Ltr>{url.replace(/^https?:\/\/(www\.)?|\/$/gi, "")}</Ltr>{" "}
      <Icon name="external" className="flip" />
      <span className="sr">{words.opensNewTab}</span>
    </a>
  );
}
