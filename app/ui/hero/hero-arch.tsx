import type { ReactNode } from "react";
import { jasminePath } from "./jasmine.ts";

/** The middle of the arch's thirteen blocks; both courses are dashes of it, the keystone lies on top. */
const border = "M17 204a183 183 0 0 1 366 0";
const keystone = "M225 2a203 203 0 0 0-50 0l5 36a167 167 0 0 1 40 0z";
/** The logo's, so that it hardly weighs twice in a page. */
const petals = jasminePath(13, 6.2);

type HeroArchProps = {
  /** In the crown, the figure in <b>: "<b>1,284</b> jobs today". */
  sign: ReactNode;
  /** The heading and the search: in the doorway on phones, beside the arch on wide pages. */
  say: ReactNode;
  /** The content of the opening: a list of jobs and a link. */
  children: ReactNode;
  /** On phones the arch is not drawn, for readers who come to go on. */
  quiet?: boolean;
};

/** The ablaq arch of the landing page; nowhere else. */
export function HeroArch({ sign, say, children, quiet }: HeroArchProps) {
  return (
    <div className={quiet ? "wrap gate quiet" : "wrap gate"}>
      <div className="gate-crown">
        <svg viewBox="4 0 392 204" aria-hidden="true">
          <path className="light" d="M28 204a172 172 0 0 1 344 0z" />
          <path className="blocks b" pathLength="130" d={border} />
          <path className="blocks" pathLength="130" d={border} />
          <path className="key" d={keystone} />
          <path className="petals" transform="translate(200 78)scale(1.7)" d={petals} />
        </svg>
        <p className="gate-sign">{sign}</p>
      </div>
      <div className="gate-say">{say}</div>
      <div className="gate-jobs">{children}</div>
      <div className="sill" />
    </div>
  );
}

/** A closed door that a sign hangs on, for those who hire. */
export function HiringArch({ sign }: { sign: string }) {
  const blocks = "M40 196v-80a70 70 0 0 1 140 0v80";
  return (
    <svg className="hiring-arch" viewBox="20 28 180 176" aria-hidden="true">
      <path className="leaves" d="M50 196v-80a60 60 0 0 1 120 0v80z" />
      <path className="panels" d="M110 56v140M62 152h36v34H62zM122 152h36v34h-36z" />
      <path className="blocks b" d={blocks} />
      <path className="blocks" d={blocks} />
      <path className="key" d="M99 34h22l-3 24h-16z" />
      <path className="step" d="M22 196h176v7H22z" />
      <path className="cord" d="M110 74l-26 34h52z" />
      <rect x="66" y="106" width="88" height="38" rx="3" />
      <text x="110" y="132">
        {sign}
      </text>
    </svg>
  );
}
