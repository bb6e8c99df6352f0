import type { ReactNode } from "react";
import { keystone, limeBorder, petrolBorder } from "./arch-border.ts";
import { jasminePath } from "./jasmine.ts";

const petals = jasminePath(22, 10.5);

type HeroArchProps = {
  /** Under the arch, the figure in <b>: "<b>1,284</b> jobs today". */
  sign: ReactNode;
  /** What stands in the opening: a list of jobs and a link. */
  children: ReactNode;
};

/** The ablaq arch of the landing page; nowhere else. */
export function HeroArch({ sign, children }: HeroArchProps) {
  return (
    <div className="hero-arch">
      <div className="hero-arch-top">
        <svg viewBox="4 0 392 204" aria-hidden="true">
          <path className="light" d="M28 204a172 172 0 0 1 344 0Z" />
          <g className="arch-border">
            <path className="a" d={petrolBorder} />
            <path className="b" d={limeBorder} />
            <path className="key" d={keystone} />
          </g>
          <g transform="translate(200 82)">
            <path className="petals" d={petals} />
            <circle className="heart" r="2.5" />
          </g>
        </svg>
        <p className="hero-arch-sign">{sign}</p>
      </div>
      <div className="hero-arch-jobs">
        <div>{children}</div>
      </div>
      <div className="sill" />
    </div>
  );
}
