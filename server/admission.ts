/** Called once by whoever was let in, when the work is done. */
type Leave = () => void;

type Limits = {
  /** How much is made at once. More would not be done sooner, only hold more memory. */
  most: number;
  /** How many may wait, and for how many milliseconds. */
  longest: number;
  patience: number;
  now?: () => number;
};

export type Admission = {
  /** Lets in, at once or after a wait; null where it is better to be told to come back. */
  enter: (isGone?: () => boolean) => Promise<Leave | null>;
  /** Counts work that cannot wait, such as a form that has been read. */
  squeezeIn: () => Leave;
  /** Whether whoever came now would be sent away. */
  isFull: () => boolean;
  /** Whether even forms are too many: twenty times as much is under way as should be. */
  isPacked: () => boolean;
  counts: () => { running: number; waiting: number };
};

type Waiting = {
  admit: (leave: Leave | null) => void;
  isGone: () => boolean;
  timer: NodeJS.Timeout;
};

/** A door that lets in what can be served in good time, and tells the rest at once that it cannot. */
export function createAdmission(limits: Limits): Admission {
  const { most, longest, patience, now = () => performance.now() } = limits;
  const line: Waiting[] = [];
  let running = 0;
  /** Milliseconds that work takes of late. */
  let usual = 0;

  function enter(isGone = () => false): Promise<Leave | null> {
    if (running < most && line.length === 0) return Promise.resolve(begin());
    if (isFull()) return Promise.resolve(null);
    return new Promise((admit) => {
      const waiting: Waiting = {
        admit,
        isGone,
        timer: setTimeout(() => giveUp(waiting), patience),
      };
      line.push(waiting);
    });
  }

  function isFull(): boolean {
    if (running < most) return false;
    const wait = ((line.length + 1) / most) * usual;
    return line.length >= longest || wait > patience;
  }

  function begin(): Leave {
    running += 1;
    const since = now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      running -= 1;
      usual += (now() - since - usual) / 16;
      letIn();
    };
  }

  function letIn(): void {
    while (running < most) {
      const next = line.shift();
      if (!next) return;
      clearTimeout(next.timer);
      // Nobody would read what is made for one who has left.
      next.admit(next.isGone() ? null : begin());
    }
  }

  function giveUp(waiting: Waiting): void {
    line.splice(line.indexOf(waiting), 1);
    waiting.admit(null);
  }

  const isPacked = () => running >= 20 * most;
  return {
    enter,
    squeezeIn: begin,
    isFull,
    isPacked,
    counts: () => ({ running, waiting: line.length }),
  };
}
