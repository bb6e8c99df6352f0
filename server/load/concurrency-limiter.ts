/** Called once, when the admitted work is done. */
type Release = () => void;

type Limits = {
  /** How much is made at once. More would not be done sooner, only hold more memory. */
  max: number;
  /** How many may wait, and for how many milliseconds. */
  maxQueue: number;
  maxWaitMs: number;
  /**
   * How much is made at once for one network, and how many requests of one may wait. `slowMs`: beside
   * others, a network whose requests take longer than this of late gets one at a time.
   */
  ofNetwork?: { max: number; maxQueue: number; slowMs?: number };
  now?: () => number;
};

export type ConcurrencyLimiter = {
  /** Admits, at once or after a wait; null where the caller should be refused. */
  acquire: (isGone?: () => boolean, network?: string) => Promise<Release | null>;
  /** Counts work that goes on and cannot wait again. */
  acquireNow: (network?: string) => Release;
  /** Whether a new request would be refused. */
  isSaturated: (network?: string) => boolean;
  counts: () => { running: number; waiting: number };
};

type Waiting = {
  admit: (leave: Release | null) => void;
  isGone: () => boolean;
  network: string | undefined;
  timer: NodeJS.Timeout;
};

/** How long another network counts as present, and of how many networks the usual time is known. */
const presentMs = 2000;
const maxNetworks = 5000;

/**
 * Admits what can be served in time, and refuses the rest at once. Networks take
 * turns: one that asks for very much waits for itself, and others pass it.
 */
export function createConcurrencyLimiter(limits: Limits): ConcurrencyLimiter {
  const { max, maxQueue, maxWaitMs, now = () => performance.now() } = limits;
  const ofNetwork = limits.ofNetwork ?? { max, maxQueue };
  const { slowMs = Number.POSITIVE_INFINITY } = ofNetwork;
  const queue: Waiting[] = [];
  /** How much is under way for each network. */
  const runningByNetwork = new Map<string | undefined, number>();
  let running = 0;
  /** Milliseconds that work takes of late. */
  let usual = 0;
  const usualOf = new Map<string | undefined, number>();
  /** Who came last, and who was the last one before from another network. */
  let latest: { network: string | undefined; at: number } | undefined;
  let other: typeof latest;

  function acquire(isGone = () => false, network?: string): Promise<Release | null> {
    if (latest?.network !== network) other = latest;
    latest = { network, at: now() };
    if (running < max && mayBegin(network) && !queue.some((each) => mayBegin(each.network))) {
      return Promise.resolve(begin(network));
    }
    if (isSaturated(network)) return Promise.resolve(null);
    return new Promise((admit) => {
      const waiting: Waiting = {
        admit,
        isGone,
        network,
        timer: setTimeout(() => giveUp(waiting), maxWaitMs),
      };
      queue.push(waiting);
    });
  }

  function mayBegin(network: string | undefined): boolean {
    return network === undefined || runningFor(network) < maxOf(network);
  }

  /** What is made in one go holds up everybody: one after the other, others come in between. */
  function maxOf(network: string): number {
    const isSlow = (usualOf.get(network) ?? 0) > slowMs;
    return isSlow && othersArePresent(network) ? 1 : ofNetwork.max;
  }

  function othersArePresent(network: string): boolean {
    const last = latest?.network === network ? other : latest;
    return last !== undefined && now() - last.at < presentMs;
  }

  function runningFor(network: string | undefined): number {
    return runningByNetwork.get(network) ?? 0;
  }

  function isSaturated(network?: string): boolean {
    if (running < max && mayBegin(network)) return false;
    if (queue.length >= maxQueue) return true;
    const own = queue.filter((each) => each.network === network).length;
    if (network !== undefined && own >= ofNetwork.maxQueue) return true;
    const networks = new Set([...queue.map((each) => each.network), network]).size;
    const before = Math.min((own + 1) * networks, queue.length + 1);
    const atOnce = network === undefined ? max : Math.min(max, networks * ofNetwork.max);
    return (before / atOnce) * usual > maxWaitMs;
  }

  function begin(network?: string): Release {
    running += 1;
    runningByNetwork.set(network, runningFor(network) + 1);
    const since = now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      running -= 1;
      const rest = runningFor(network) - 1;
      if (rest > 0) runningByNetwork.set(network, rest);
      else runningByNetwork.delete(network);
      const took = now() - since;
      usual += (took - usual) / 16;
      learn(network, took);
      startNext();
    };
  }

  function learn(network: string | undefined, took: number): void {
    if (network === undefined) return;
    if (usualOf.size > maxNetworks) usualOf.clear();
    const known = usualOf.get(network) ?? took;
    usualOf.set(network, known + (took - known) / 4);
  }

  function startNext(): void {
    while (running < max) {
      const at = nextInQueue();
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (!next) return;
      clearTimeout(next.timer);
      // The client has left.
      next.admit(next.isGone() ? null : begin(next.network));
    }
  }

  /** The first of the network that has least under way. */
  function nextInQueue(): number {
    let best = -1;
    for (const [at, { network }] of queue.entries()) {
      if (!mayBegin(network)) continue;
      if (best < 0 || runningFor(network) < runningFor(queue[best]?.network)) best = at;
    }
    return best;
  }

  function giveUp(waiting: Waiting): void {
    queue.splice(queue.indexOf(waiting), 1);
    waiting.admit(null);
  }

  return {
    acquire,
    acquireNow: begin,
    isSaturated,
    counts: () => ({ running, waiting: queue.length }),
  };
}
