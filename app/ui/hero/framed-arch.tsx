import type { ReactNode } from "react";
import { logoPetals } from "./jasmine.ts";
import { Wordmark } from "./wordmark.tsx";

/** Pillars and arch as one line through the middle of their stones. */
const border = "M40 206v-96a70 70 0 0 1 140 0v96";
const keystone = "M122 28a81 81 0 0 0-24 0l3 24h18z";

/** An arch of cut stone in a box of 14 24 192 192; the children stand in its opening. */
function FramedArch({ children }: { children: ReactNode }) {
  return (
    <svg className="framed-arch" viewBox="14 24 192 192" aria-hidden="true">
      <path className="opening" d="M50 206v-96a60 60 0 0 1 120 0v96z" />
      {children}
      <path className="border b" pathLength="38" d={border} />
      <path className="border" pathLength="38" d={border} />
      <path className="key" d={keystone} />
      <path className="step" d="M20 206h180v8H20z" />
    </svg>
  );
}

/** A closed door with a sign on a cord. */
export function ClosedArch({ sign }: { sign: string }) {
  return (
    <FramedArch>
      <path className="leaves" d="M50 206v-96a60 60 0 0 1 120 0v96z" />
      <path className="panels" d="M110 50v156M62 158h36v38H62zM122 158h36v38h-36z" />
      <path className="cord" d="M110 70 84 102h52z" />
      <rect x="66" y="102" width="88" height="38" rx="3" />
      <text x="110" y="128">
        {sign}
      </text>
    </FramedArch>
  );
}

/** An open arch with a figure in it. */
export function FigureArch({ figure }: { figure: string }) {
  return (
    <FramedArch>
      <text x="110" y="152">
        {figure}
      </text>
    </FramedArch>
  );
}

const skyline =
  "M56 205h108M66 205v-22h5v22M68 183v-6l1-4 1 4v6M88 205v-18l12-6 12 6v18M94 184c0-10 13-10 13 0M100 176v-3" +
  "M91 205v-9a3 3 0 0 1 5 0v9m2 0v-9a3 3 0 0 1 5 0v9m2 0v-9a3 3 0 0 1 5 0v9M71 195h17M112 195h36" +
  "M74 205v-4a2 2 0 0 1 4 0v4m2 0v-4a2 2 0 0 1 4 0v4M115 205v-4a2 2 0 0 1 4 0v4m2 0v-4a2 2 0 0 1 4 0v4" +
  "m2 0v-4a2 2 0 0 1 4 0v4m2 0v-4a2 2 0 0 1 4 0v4m2 0v-4a2 2 0 0 1 4 0v4M148 205v-20h5v20M149 185l1-9 1 9";

/** An open arch on the old town, under the name of the board. */
export function TownArch() {
  return (
    <FramedArch>
      <path className="petals" transform="translate(110 84)" d={logoPetals} />
      <Wordmark x="70" y="104" width="80" height="36" />
      <path className="skyline" d={skyline} />
    </FramedArch>
  );
}
