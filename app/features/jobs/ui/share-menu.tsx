import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import { Ltr } from "#app/ui/text.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type ShareMenuProps = {
  /** The address for each messenger; `link` is for all else. */
  path: string | Record<"whatsapp" | "telegram" | "link", string>;
  title: string;
  /** Lines below the title in a message: company and place, pay. */
  more?: readonly string[];
  /** Without words, where space is short. */
  compact?: boolean;
};

/** Ways to send a page on. Without scripts the two messengers work, and the address stands there to be copied. */
export function ShareMenu({ path, title, more = [], compact }: ShareMenuProps) {
  const { share: texts } = useMessages().jobs;
  const origin = useRootData()?.origin ?? "";
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const addresses =
    typeof path === "string" ? { whatsapp: path, telegram: path, link: path } : path;
  const url = origin + addresses.link;
  const words = [title, ...more].join("\n");

  async function copy(text: string) {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <details className="menu share" data-js="">
      <summary
        className={compact ? "icon-btn" : "btn btn-quiet"}
        aria-label={compact ? texts.share : undefined}
      >
        <Icon name="share" />
        {!compact && texts.share}
      </summary>
      <div className="menu-box">
        <a href={whatsappAddress(words, origin + addresses.whatsapp)} {...newTab}>
          <Icon name="whatsapp" />
          {texts.whatsapp}
        </a>
        <a href={telegramAddress(words, origin + addresses.telegram)} {...newTab}>
          <Icon name="telegram" />
          {texts.telegram}
        </a>
        {hydrated && "clipboard" in navigator && (
          <>
            <button type="button" onClick={() => copy(url)}>
              <Icon name="link" />
              {texts.copy}
            </button>
            {more.length > 0 && (
              <button type="button" onClick={() => copy(`${words}\n${url}`)}>
                <Icon name="file" />
                {texts.copyText}
              </button>
            )}
          </>
        )}
        {hydrated && "share" in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ title, text: words, url }).catch(() => {})}
          >
            <Icon name="share" />
            {texts.otherApps}
          </button>
        )}
        <p className="small muted wrap-anywhere">
          <Ltr>{url.replace(/^https?:\/\//, "")}</Ltr>
        </p>
        <p className="small" aria-live="polite" hidden={!copied}>
          {copied && texts.copied}
        </p>
      </div>
    </details>
  );
}

/** Opens WhatsApp with a message that ends with an address. */
export function whatsappAddress(words: string, url: string): string {
  return `https://wa.me/?${query({ text: `${words}\n${url}` })}`;
}

/** Opens Telegram with a message that begins with an address. */
export function telegramAddress(words: string, url: string): string {
  return `https://t.me/share/url?${query({ url, text: words })}`;
}

/**
 * A query whose non-ASCII letters, colons and slashes stay unescaped: browsers escape links as
 * needed, and an Arabic title that the page contains compresses to almost nothing unescaped.
 */
function query(parts: Record<string, string>): string {
  const escaped = new URLSearchParams(parts).toString();
  return escaped.replace(/(?:%(?:[89A-F][\dA-F]|2F|3A))+/g, decodeURIComponent);
}

const newTab = { target: "_blank", rel: "noreferrer noopener" };
