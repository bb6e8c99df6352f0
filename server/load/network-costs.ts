import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
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

/** What the requests of each network cost this server, and who has used up its budget. */
export type NetworkCosts = {
  /** Begins a piece of work; call what it returns when it is done. */
  begin: (network: string | undefined) => () => void;
  /** Whether a network has to wait before more work is begun for it. */
  isOver: (network: string | undefined) => boolean;
};

/** A unit of time, and how many units a network may use within the span, beside others and while nobody else asks. */
export const costLimit = { unit: 500, seconds: 20, beside: 10, alone: 24 };

/** How long a network waits that has used up its budget, and how long another one counts as present. */
const pause = 5000;
const present = 2000;
const maxNetworks = 5000;

type Parts = {
  /** Counts one unit of a network for all processes; returns how many there were in the span. */
  record: (network: string) => Promise<number>;
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
  /** When work was last done for each network. */
  const seen = new Map<string, number>();
  let running = 0;
  /** Milliseconds that one piece of work alone would have had since the start. */
  let clock = 0;
  let at = now();

  function tick(): void {
    const time = now();
    if (running > 0) clock += ((time - at) * share()) / running;
    at = time;
  }

  function charge(network: string, milliseconds: number): void {
    seen.set(network, now());
    const sum = (used.get(network) ?? 0) + milliseconds;
    used.set(network, sum % costLimit.unit);
    if (used.size > maxNetworks) forget();
    for (let units = Math.floor(sum / costLimit.unit); units > 0; units--) {
      // Where nothing can be counted nobody is limited.
      record(network).then(
        (count) => judge(network, count),
        () => {},
      );
    }
  }

  function judge(network: string, count: number): void {
    const others = [...seen].some(([other, time]) => other !== network && now() - time < present);
    if (count > (others ? costLimit.beside : costLimit.alone)) over.set(network, now() + pause);
  }

  function forget(): void {
    used.clear();
    for (const [network, time] of seen) if (now() - time > present) seen.delete(network);
    for (const [network, until] of over) if (until < now()) over.delete(network);
  }

  return {
    begin(network) {
      tick();
      running += 1;
      const since = clock;
      let done = false;
      return () => {
        if (done) return;
        done = true;
        tick();
        running -= 1;
        if (network !== undefined) charge(network, clock - since);
      };
    },
    isOver: (network) => network !== undefined && (over.get(network) ?? 0) > now(),
  };
}
