import { useEffect, useRef, useState } from "react";
import type { PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";

type Total = { total: number; totalAtLeast?: boolean | undefined };

type ShowJobsButtonProps = {
  /** How many the form as it came would show; null where that is not known. */
  now: Total | null;
  /** The filter that the form's address already has. */
  pinned?: PinnedFilter | null;
  /** Its text where that is not known. */
  children: string;
};

/** Sends a form of filters, with how many jobs match; once scripts run also while filters change. */
export function ShowJobsButton({ now, pinned = null, children }: ShowJobsButtonProps) {
  const { jobs } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const total = useLiveTotal(button, now, pinned);
  return (
    <Button
      ref={button}
      variant="primary"
      size="lg"
      icon="search"
      className="grow num px-3 whitespace-nowrap"
    >
      <span aria-live="polite">
        {total
          ? total.totalAtLeast
            ? jobs.showAtLeast({ count: formatNumber(total.total) })
            : jobs.showCount(total.total)
          : children}
      </span>
    </Button>
  );
}

const pauseMs = 250;

/** The live total of a form; null while unknown. */
function useLiveTotal(
  button: React.RefObject<HTMLButtonElement | null>,
  now: Total | null,
  pinned: PinnedFilter | null,
): Total | null {
  const [counted, setCounted] = useState<{ of: Total | null; total: Total | null }>();
  const filter = pinned?.filter;
  const value = pinned?.value;

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    let request = new AbortController();
    const onChange = async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      // Something moves at once: the count takes its time on a slow line.
      button.current?.setAttribute("aria-busy", "true");
      await new Promise((done) => setTimeout(done, pauseMs));
      // Where each choice applies at once, the button is not there.
      if (signal.aborted) return;
      if (!button.current?.offsetParent) return button.current?.removeAttribute("aria-busy");
      const total = await countOf(form, filter && value ? { [filter]: value } : {}, signal);
      if (signal.aborted) return;
      button.current?.removeAttribute("aria-busy");
      setCounted({ of: now, total });
    };
    form.addEventListener("input", onChange);
    // Filled in by its address, or typed into before the scripts ran.
    if (!now && Object.keys(paramsOf(form)).length > 0) void onChange();
    return () => {
      request.abort();
      form.removeEventListener("input", onChange);
    };
  }, [button, now, filter, value]);

  return counted && counted.of === now ? counted.total : now;
}

async function countOf(
  form: HTMLFormElement,
  own: Record<string, string>,
  signal: AbortSignal,
): Promise<Total | null> {
  try {
    const answer = await fetch(paths.jobCount({ ...own, ...paramsOf(form) }), { signal });
    return answer.ok ? ((await answer.json()) as Total) : null;
  } catch {
    // Offline or aborted: the form can still be sent.
    return null;
  }
}

function paramsOf(form: HTMLFormElement) {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return toParams(readJobQuery(new URLSearchParams(texts)));
}
