import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { readCookie } from "#app/http/cookie.server.ts";
import {
  clientAddress,
  isTrusted,
  networkOf,
  type TrustedProxies,
} from "#app/platform/settings/client-address.server.ts";

/** The network that a request came from, or undefined where all clients would count as one. */
export type NetworkOf = (incoming: IncomingMessage) => string | undefined;

/**
 * Finds the network of a request's client. Behind a proxy of one's own that TRUST_PROXY does not
 * name, everybody has the proxy's address: a limit for a network would then be one for all.
 */
export function clientNetwork(trusted: TrustedProxies): NetworkOf {
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress;
    const forwarded = headers["x-forwarded-for"];
    const written = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
    const believed = peer !== undefined && isTrusted(peer, trusted);
    if (!believed && written !== undefined && isPrivate(peer)) return undefined;
    return networkOf(clientAddress(peer, written, trusted));
  };
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, bits, "ipv4");
}
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");

function isPrivate(address = ""): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return privateNetworks.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/** Whose a request is: its network, and the browser in it. */
export type Source = { network: string | undefined; device: string | undefined };

/**
 * Tells the browsers of one network apart, as signing in does: by the secret of one in which an account
 * was opened, else by what it says of itself.
 */
export function clientDevice({ headers }: IncomingMessage): string {
  const secret = readCookie(headers.cookie ?? null, "furas_device");
  const name = secret || `${headers["user-agent"]} ${headers["accept-language"]}`;
  return hash("sha1", name, "base64url");
}

/** What the requests of each network cost this server, and who has used up its budget. */
export type NetworkCosts = {
  /** Begins a piece of work; call what it returns when it is done. */
  begin: (source: Source) => () => void;
  /** Whether a network, or one device in it, has to wait before more work is begun for it. */
  isOver: (source: Source) => boolean;
};

/**
 * A unit of time, and how many units a network may use within the span, beside others and while nobody
 * else asks. One device may use less, and where the network's are used up, devices that have used
 * none have a share of their own.
 */
export const costLimit = {
  unit: 500,
  seconds: 20,
  network: { beside: 10, alone: 24 },
  device: { beside: 8, alone: 20 },
  share: { beside: 5, alone: 5 },
};

/** How long a network waits that has used up its budget, and how long another one counts as present. */
const pause = 5000;
const present = 2000;
const maxKeys = 5000;

type Kind = "network" | "device" | "share";

type Parts = {
  /** Counts one unit under a key for all processes; returns how many there were in the span. */
  record: (key: string) => Promise<number>;
  now?: () => number;
  /** How much of the processor this process gets, 1 at most. */
  share?: () => number;
};

/**
 * Measures the time that each network's requests take of the server. What is under way at once shares
 * the time between it, and time in which other programs had the processor counts by the share of it
 * that was left: a request is charged the same beside a crowd or on a busy machine as alone.
 */
export function createNetworkCosts({
  record,
  now = () => performance.now(),
  share = () => 1,
}: Parts): NetworkCosts {
  const used = new Map<string, number>();
  const over = new Map<string, number>();
  /** When work was last done for each network, and when a device last used up a unit. */
  const seen = new Map<string, number>();
  const busy = new Map<string, number>();
  let running = 0;
  /** Milliseconds that one piece of work alone would have had since the start. */
  let clock = 0;
  let at = now();

  function tick(): void {
    const time = now();
    if (running > 0) clock += ((time - at) * share()) / running;
    at = time;
  }

  function charge(network: string, device: string | undefined, milliseconds: number): void {
    seen.set(network, now());
    const isBeyond = waits("network", network);
    add("network", network, network, milliseconds);
    if (device !== undefined) add("device", `${network} ${device}`, network, milliseconds);
    if (isBeyond) add("share", network, network, milliseconds);
    if (used.size > maxKeys) forget();
  }

  function add(kind: Kind, whose: string, network: string, milliseconds: number): void {
    const key = `${kind} ${whose}`;
    const sum = (used.get(key) ?? 0) + milliseconds;
    used.set(key, sum % costLimit.unit);
    if (kind === "device" && sum >= costLimit.unit) busy.set(key, now());
    for (let units = Math.floor(sum / costLimit.unit); units > 0; units--) {
      // Where nothing can be counted nobody is limited.
      record(key).then(
        (count) => judge(kind, key, network, count),
        () => {},
      );
    }
  }

  function judge(kind: Kind, key: string, network: string, count: number): void {
    const others = [...seen].some(([other, time]) => other !== network && now() - time < present);
    if (count > costLimit[kind][others ? "beside" : "alone"]) over.set(key, now() + pause);
  }

  function waits(kind: Kind, whose: string): boolean {
    return (over.get(`${kind} ${whose}`) ?? 0) > now();
  }

  function forget(): void {
    used.clear();
    for (const [network, time] of seen) if (now() - time > present) seen.delete(network);
    for (const [key, time] of busy) if (!isRecent(time)) busy.delete(key);
    for (const [key, until] of over) if (until < now()) over.delete(key);
  }

  function isRecent(time: number | undefined): boolean {
    return time !== undefined && now() - time < costLimit.seconds * 1000;
  }

  return {
    begin({ network, device }) {
      tick();
      running += 1;
      const since = clock;
      let done = false;
      return () => {
        if (done) return;
        done = true;
        tick();
        running -= 1;
        if (network !== undefined) charge(network, device, clock - since);
      };
    },
    isOver({ network, device }) {
      if (network === undefined) return false;
      const whose = `${network} ${device}`;
      if (device !== undefined && waits("device", whose)) return true;
      if (!waits("network", network)) return false;
      const isQuiet = device !== undefined && !isRecent(busy.get(`device ${whose}`));
      return !isQuiet || waits("share", network);
    },
  };
}
