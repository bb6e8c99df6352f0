import { useState } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type ShownOnceProps = {
  title: string;
  text: string;
  secret: string;
  /** The page without it. */
  done: string;
};

/** A key or secret that was made just now. */
export function ShownOnce({ title, text, secret, done }: ShownOnceProps) {
  const { keys } = useAllMessages();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className="card pad stack gap-3" role="status">
      <h2 className="text-xl">
        <bdi>{title}</bdi>
      </h2>
      <p>{text}</p>
      <p className="wrap-anywhere text-lg">
        <Ltr>
          <code className="select-all">{secret}</code>
        </Ltr>
      </p>
      <p className="row gap-3">
        {hydrated && "clipboard" in navigator && (
          <Button type="button" variant="primary" onClick={copy}>
            {copied ? keys.copied : keys.copy}
          </Button>
        )}
        <a className="tap" href={done}>
          {keys.done}
        </a>
      </p>
    </section>
  );
}
