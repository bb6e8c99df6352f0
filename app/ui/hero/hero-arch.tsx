import type { ReactNode } from "react";
import { logoPetals } from "./jasmine.ts";

/** The middle of the arch's thirteen blocks; both courses are dashes of it, the keystone lies on top. */
const border = "M17 204a183 183 0 0 1 366 0";
const opening = "M28 204a172 172 0 0 1 344 0z";
const keystone = "M225 2a203 203 0 0 0-50 0l5 36a167 167 0 0 1 40 0z";

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
          <path className="light" d={opening} />
          <path className="petals" transform="translate(200 78)scale(1.7)" d={logoPetals} />
          <clipPath id="opening">
            <path d={opening} />
          </clipPath>
          <g clipPath="url(#opening)">
            <path className="gate-leaf" d="M28 32h172v172H28z" />
            <path className="gate-leaf" d="M200 32h172v172H200z" />
          </g>
          <path className="blocks b" pathLength="130" d={border} />
          <path className="blocks" pathLength="130" d={border} />
          <path className="key" d={keystone} />
        </svg>
        <p className="gate-sign">{sign}</p>
      </div>
      <div className="gate-say">{say}</div>
      <div className="gate-jobs">{children}</div>
      <div className="sill" />
    </div>
  );
}
