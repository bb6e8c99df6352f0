import type { Device } from "#app/features/accounts/device.ts";
import { deviceIcon, deviceName } from "#app/features/accounts/device-name.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** A device with a formatted timestamp. */
export type ShownDevice = { id: string; device: Device; since: string; endpointHash: string };

type Props = {
  devices: ShownDevice[];
  /** The id of this very browser's. */
  own: string | undefined;
  ticket: string;
  next: string;
};

/** Where notifications go; each can be removed, from here and without scripts too. */
export function PushDevices({ devices, own, ticket, next }: Props) {
  const { push, security } = useAllMessages();
  if (devices.length === 0) return null;
  return (
    <ul className="stack" aria-label={push.devices}>
      {devices.map(({ id, device, since }) => {
        const name = deviceName(device, security);
        return (
          <li key={id} className="row spread gap-y-2 border-t border-line pt-4">
            <div className="row flex-nowrap items-start gap-x-3">
              <Icon name={deviceIcon(device)} className="flex-none mt-1" />
              <div>
                <p className="row gap-x-2 gap-y-0">
                  <b>{name}</b>
                  {id === own && <Badge tone="ok">{security.sessions.here}</Badge>}
                </p>
                <p className="small muted">{push.since({ when: since })}</p>
              </div>
            </div>
            {id !== own && (
              <form method="post" action={paths.pushDevice()}>
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="device" value={id} />
                <input type="hidden" name="ticket" value={ticket} />
                <input type="hidden" name="next" value={next} />
                <Button variant="text" aria-label={push.removeNamed({ device: name })}>
                  {push.remove}
                </Button>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
