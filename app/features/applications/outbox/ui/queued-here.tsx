import { useEffect, useRef } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The form was sent offline and is queued; scrolls into view, since the button pressed is far below. */
export function QueuedHere({ answer, text }: { answer: unknown; text?: string }) {
  const { applications, queued } = useAllMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="outline-none">
      <Notice kind="warn" icon="offline" title={applications.noConnection}>
        {text ?? queued.onDevice}
      </Notice>
    </div>
  );
}
