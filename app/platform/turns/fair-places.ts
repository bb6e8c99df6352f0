type Limits = {
  /** How much runs at once. */
  max: number;
  /** How much may wait, in all and for one account, and for how many milliseconds. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  maxWaitMs: number;
};

/** Whose work it is. `isLast`: work that leaves a place free for all other. */
export type PlaceFor = { account: string; isLast?: boolean };

type Waiting = PlaceFor & { admit: () => void };

/**
 * Places for costly work, shared out by account: each has one at most, and those who wait are let in
 * by turns. `run` gives undefined where there was no place in time.
 */
export function createFairPlaces({ max, maxWaiting, maxWaitingOfOne, maxWaitMs }: Limits) {
  const running = new Set<PlaceFor>();
  const waiting: Waiting[] = [];
  /** When each account was last let in, as long as there is any work. */
  const served = new Map<string, number>();
  let turn = 0;

  async function run<T>(who: PlaceFor, work: () => Promise<T>): Promise<{ done: T } | undefined> {
    const place = { ...who };
    if (!mayBegin(place) && !(await untilAdmitted(place))) return undefined;
    running.add(place);
    served.set(place.account, ++turn);
    try {
      return { done: await work() };
    } finally {
      running.delete(place);
      admitNext();
    }
  }

  function mayBegin({ account, isLast = false }: PlaceFor): boolean {
    if (running.size >= max) return false;
    const others = [...running];
    if (others.some((each) => each.account === account)) return false;
    return !isLast || max === 1 || others.filter((each) => each.isLast).length < max - 1;
  }

  function untilAdmitted(place: PlaceFor): Promise<boolean> {
    const own = waiting.filter(({ account }) => account === place.account).length;
    if (waiting.length >= maxWaiting || own >= maxWaitingOfOne) return Promise.resolve(false);
    return new Promise((resolve) => {
      const entry = {
        ...place,
        admit() {
          clearTimeout(timer);
          // Taken before the work begins, so that nothing else gets it meanwhile.
          running.add(place);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        resolve(false);
      }, maxWaitMs);
      waiting.push(entry);
    });
  }

  /** Lets in whom no place was given for longest. */
  function admitNext(): void {
    for (;;) {
      const able = waiting.filter(mayBegin);
      const at = ({ account }: Waiting) => served.get(account) ?? 0;
      const [next] = able.sort((a, b) => at(a) - at(b));
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      next.admit();
    }
    if (running.size === 0) served.clear();
  }

  return { run };
}
