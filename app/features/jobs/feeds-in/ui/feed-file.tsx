import { useRef, useState } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";

type Props = { label: string; hint: string; error?: string | null };

/** The file of a source, with the name of the one that was chosen. */
export function FeedFile({ label, hint, error }: Props) {
  const texts = useAllMessages().feeds.new;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState("");
  return (
    <FileField
      label={label}
      name="file"
      button={texts.choose}
      hint={hint}
      error={error}
      accept=".csv,.xml,.json,.rss,.txt"
      ref={input}
      onChange={() => setChosen(input.current?.files?.[0]?.name ?? "")}
    >
      {chosen && (
        <p className="wrap-anywhere">
          <bdi>{chosen}</bdi>
        </p>
      )}
    </FileField>
  );
}
