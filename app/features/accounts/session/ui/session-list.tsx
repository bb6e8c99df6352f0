import type { Device } from "#app/features/accounts/device.ts";
import { deviceIcon, deviceName } from "#app/features/accounts/device-name.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Around } from "#app/ui/around.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** A session with formatted timestamps. */
export type ShownSession = {
  id: string;
  device: Device;
  since: string;
  lastUsed: string;
  isThis: boolean;
};

const maxShown = 3;

/** Where the account is open; every other place can be closed from here. */
export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const messages = useAllMessages().security.sessions;
  const others = sessions.some(({ isThis }) => !isThis);
  // One alone is not worth a fold.
  const shown = sessions.length > maxShown + 1 ? maxShown : sessions.length;
  const [first, rest] = [sessions.slice(0, shown), sessions.slice(shown)];
  return (
    <section className="card pad stack gap-3 mb-4" aria-labelledby="sessions">
      <h2 id="sessions" className="text-xl">
        {messages.heading}
      </h2>
      <p className="muted">{others ? messages.explained : messages.onlyHere}</p>
      <SessionRows sessions={first} />
      {rest.length > 0 && (
        <details className="disc">
          <summary>
            {messages.more(rest.length)} <Icon name="down" className="turn" />
          </summary>
          <SessionRows sessions={rest} />
        </details>
      )}
      {others && (
        <form method="post" action={paths.security()} className="border-t border-line pt-4">
          <input type="hidden" name="intent" value="end-others" />
          <Button>{messages.endOthers}</Button>
        </form>
      )}
    </section>
  );
}

function SessionRows({ sessions }: { sessions: ShownSession[] }) {
  return (
    <ul>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: ShownSession }) {
  const { security } = useAllMessages();
  const { sessions: texts } = security;
  const device = deviceName(session.device, security);
  return (
    <li className="row flex-nowrap spread border-t border-line py-2">
      <div className="row flex-nowrap items-start gap-x-3 min-w-0">
        <Icon name={deviceIcon(session.device)} className="flex-none mt-1" />
        <div className="min-w-0">
          <p className="row gap-x-2 gap-y-0">
            <b>{device}</b>
            {session.isThis && <Badge tone="ok">{texts.here}</Badge>}
          </p>
          <p className="small muted">{texts.since({ when: session.since })}</p>
          {!session.isThis && (
            <p className="small muted">
              <Around say={(when) => texts.lastUsed({ when })}>
                <span className="inline-block">{session.lastUsed}</span>
              </Around>
            </p>
          )}
        </div>
      </div>
      {!session.isThis && (
        <form method="post" action={paths.security()} className="flex-none">
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="session" value={session.id} />
          <Button variant="text" aria-label={texts.endNamed({ device })}>
            {texts.end}
          </Button>
        </form>
      )}
    </li>
  );
}
