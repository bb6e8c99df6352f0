import { type FormEvent, type ReactNode, useState } from "react";
import {
  changeDeviceMemory,
  type DeviceCompany,
  withLatest,
} from "#app/features/jobs/memory/device-memory.ts";
import { memoryLimits } from "#app/features/jobs/memory/memory-limits.ts";
import {
  rememberOwnAct,
  sendOwnAct,
  useCompanyMemory,
} from "#app/features/jobs/memory/use-memory.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { RowMenu } from "#app/ui/list/row-menu.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

type Kind = "followed" | "hiddenCompanies";
type Done = Awaited<ReturnType<typeof sendOwnAct>>;
type CompanyActsProps = { company: DeviceCompany & { slug: string } };
type RowProps = CompanyActsProps & {
  /** Stands behind the first action. */
  share: ReactNode;
  /** Stands behind the "…", after hiding. */
  more: ReactNode;
};

const fields = {
  followed: ["follow", "unfollow"],
  hiddenCompanies: ["hideCompany", "showCompany"],
} as const;
const others = { followed: "hiddenCompanies", hiddenCompanies: "followed" } as const;

/**
 * Follows a company, or behind a "…" hides its jobs; one ends the other. Without scripts a visitor is asked to sign
 * in: the board remembers for accounts only.
 */
export function CompanyActs({ company, share, more }: RowProps) {
  const messages = useMessages().memory;
  const isFollowed = useCompanyMemory("followed", company.id);
  const isHidden = useCompanyMemory("hiddenCompanies", company.id);
  const [done, setDone] = useState<Done | null>(null);
  const one = { company, onDone: setDone };
  return (
    <>
      <Act {...one} kind="followed" is={isFollowed}>
        {isFollowed ? (
          <span>
            {messages.following}
            <span className="sr">{` · ${messages.unfollow}`}</span>
          </span>
        ) : (
          messages.follow
        )}
      </Act>
      {share}
      <RowMenu label={messages.moreCompanyActs}>
        <Act {...one} kind="hiddenCompanies" is={isHidden}>
          {isHidden ? messages.showCompany : messages.hideCompany}
        </Act>
        {more}
      </RowMenu>
      {done === false && (
        <p className="hint" role="alert">
          {messages.notStored}
        </p>
      )}
      {isFollowed && <Followed company={company} done={done} />}
    </>
  );
}

/** The effect of following, said after a press, with links to the list and the alerts. */
function Followed({ company, done }: CompanyActsProps & { done: Done | null }) {
  const { news, newsFull, followedList, alerts, newsByEmail } = useMessages().memory;
  const isOwn = Boolean(useRootData()?.memory);
  const message = isOwn && (done === "partly" ? newsFull : done && news);
  return (
    <div className="muted small basis-full">
      <p role="status">{message}</p>
      <p className="dots">
        <a className="tap" href={`${paths.savedJobs()}#followed`}>
          {followedList}
        </a>{" "}
        <a className="tap" href={isOwn ? paths.alerts() : paths.newAlert({ company: company.id })}>
          {isOwn ? alerts : newsByEmail}
        </a>
      </p>
    </div>
  );
}

type ActProps = CompanyActsProps & {
  kind: Kind;
  is: boolean;
  onDone: (done: Done) => void;
  children: ReactNode;
};

function Act({ company, kind, is, onDone, children }: ActProps) {
  const root = useRootData();
  const [remember, forget] = fields[kind];
  const field = is ? forget : remember;

  async function toggle(event: FormEvent) {
    event.preventDefault();
    if (root?.memory) {
      const done = await sendOwnAct(field, company.id, { kind, is: !is });
      if (done && !is) rememberOwnAct(others[kind], company.id, false);
      return onDone(done);
    }
    if (root?.isSharedDevice) return onDone(false);
    onDone(changeDeviceMemory((memory) => changed(memory[kind], memory[others[kind]])));
  }

  function changed(same: DeviceCompany[], other: DeviceCompany[]) {
    const without = (all: DeviceCompany[]) => all.filter(({ id }) => id !== company.id);
    if (is) return { [kind]: without(same) };
    return {
      [kind]: withLatest(same, company, ({ id }) => id, memoryLimits.companies),
      [others[kind]]: without(other),
    };
  }

  return (
    <form method="post" action={paths.memory()} onSubmit={toggle} className="no-print">
      <input type="hidden" name="next" value={paths.company(company.slug)} />
      <input type="hidden" name={field} value={company.id} />
      <Button
        variant={kind === "followed" && !is ? "primary" : "quiet"}
        icon={kind === "followed" ? (is ? "check" : "plus") : is ? "eye" : "eye-off"}
        data-js=""
      >
        {children}
      </Button>
    </form>
  );
}
