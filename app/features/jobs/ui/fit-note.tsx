import { Icon } from "#app/ui/icon/icon.tsx";

/** Why a job fits the reader; `lead` says that it does, where nothing around it says so. */
export function FitNote({ why, lead }: { why: string; lead?: string }) {
  return (
    <p className="row small mt-1 flex-nowrap items-start gap-1 text-ink-2">
      <Icon name="check" />
      <span className={lead ? undefined : "min-w-0 line-clamp-1"}>
        {lead && <b>{lead}: </b>}
        <bdi>{why}</bdi>
      </span>
    </p>
  );
}
