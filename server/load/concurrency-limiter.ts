/** Called once by whoever was let in, when the work is done. */
type Release = () => void;

type Limits = {
  /** How much is made at once. More would not be done sooner, only hold more memory. */
  max: number;
  /** How many may wait, and for how many milliseconds. */
  maxQueue: number;
  maxWaitMs: number;
  /** How much is made at once for one network, and how many requests of one may wait. */
  ofNetwork?: { max: number; maxQueue: number };
  now?: () => number;
};

export type ConcurrencyLimiter = {
  /** Lets in, at once or after a wait; null where it is better to be told to come back. */
  acquire: (isGone?: () => boolean, network?: string) => Promise<Release | null>;
  /** Counts work that cannot wait, such as a form that has been read. */
  acquireNow: () => Release;
  /** Whether whoever came now would be sent away. */
  isSaturated: (network?: string) => boolean;
  /** Whether even forms are too many: twenty times as much is under way as should be. */
  isOverloaded: () => boolean;
  counts: () => { running: number; waiting: number };
};

type Waiting = {
  admit: (leave: Release | null) => void;
  isGone: () => boolean;
  network: string | undefined;
  timer: NodeJS.Timeout;
};

/**
 * Lets in what can be served in good time, and tells the rest at once that it cannot. Networks take
 * turns: one that asks for very much waits for itself, and others pass it.
 */
export function createConcurrencyLimiter(limits: Limits): ConcurrencyLimiter {
  const { max, maxQueue, maxWaitMs, now = () => performance.now() } = limits;
  const ofNetwork = limits.ofNetwork ?? { max, maxQueue };
  const line: Waiting[] = [];
  /** How much is under way for each network. */
  const underWay = new Map<string | undefined, number>();
  let running = 0;
  /** Milliseconds that work takes of late. */
  let usual = 0;

  function acquire(isGone = () => false, network?: string): Promise<Release | null> {
    if (running < max && mayBegin(network) && !line.some((each) => mayBegin(each.network))) {
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
      line.push(waiting);
    });
  }

  function mayBegin(network: string | undefined): boolean {
    return network === undefined || runningFor(network) < ofNetwork.max;
  }

  function runningFor(network: string | undefined): number {
    return underWay.get(network) ?? 0;
  }

  function isSaturated(network?: string): boolean {
    if (running < max && mayBegin(network)) return false;
    if (line.length >= maxQueue) return true;
    const own = line.filter((each) => each.network === network).length;
    if (network !== undefined && own >= ofNetwork.maxQueue) return true;
    const networks = new Set([...line.map((each) => each.network), network]).size;
    const before = Math.min((own + 1) * networks, line.length + 1);
    const atOnce = network === undefined ? max : Math.min(max, networks * ofNetwork.max);
    return (before / atOnce) * usual > maxWaitMs;
  }

  function begin(network?: string): Release {
    running += 1;
    underWay.set(network, runningFor(network) + 1);
    const since = now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      running -= 1;
      const rest = runningFor(network) - 1;
      if (rest > 0) underWay.set(network, rest);
      else underWay.delete(network);
      usual += (now() - since - usual) / 16;
      letIn();
    };
  }

  function letIn(): void {
    while (running < max) {
      const at = nextInLine();
      const [next] = at < 0 ? [] : line.splice(at, 1);
      if (!next) return;
      clearTimeout(next.timer);
      // Nobody would read what is made for one who has left.
      next.admit(next.isGone() ? null : begin(next.network));
    }
  }

  /** The first of the network that has least under way. */
  function nextInLine(): number {
    let best = -1;
    for (const [at, { network }] of line.entries()) {
      if (!mayBegin(network)) continue;
      if (best < 0 || runningFor(network) < runningFor(line[best]?.network)) best = at;
    }
    return best;
  }

  function giveUp(waiting: Waiting): void {
    line.splice(line.indexOf(waiting), 1);
    waiting.admit(null);
  }

  const isOverloaded = () => running >= 20 * max;
  return {
    acquire,
    acquireNow: () => begin(),
    isSaturated,
    isOverloaded,
    counts: () => ({ running, waiting: line.length }),
  };
}
