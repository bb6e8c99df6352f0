import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { useWaiting } from "#app/ui/use-waiting.ts";

/** A tab's title, and how much it shows or that it is being loaded. */
export function TabHead({ title, count }: { title: string; count?: string }) {
  const messages = useMessages().ui;
  const waiting = useWaiting(paths.adminDashboard());
  return (
    <div className="head mb-3 items-center">
      <h2 className="text-xl">{title}</h2>
      <p className="muted num row gap-2" role="status">
        {waiting && (
          <span
            className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
            aria-hidden
          />
        )}
        {waiting ? messages.loading : count}
      </p>
    </div>
  );
}
