import type { ReactNode } from "react";
import { jasminePath } from "./jasmine.ts";

/** The border of the hero arch: stones of two courses and the keystone, in a box of 4 0 392 204. */
const petrolBorder = [
  "M396 204A196 196 0 0 0 390.3 157.1L365.1 163.3A170 170 0 0 1 370 204Z",
  "M373.5 112.9A196 196 0 0 0 346.7 74L327.2 91.3A170 170 0 0 1 350.5 125Z",
  "M311.3 42.7A196 196 0 0 0 269.5 20.7L260.3 45A170 170 0 0 1 296.6 64.1Z",
  "M130.5 20.7A196 196 0 0 0 88.7 42.7L103.4 64.1A170 170 0 0 1 139.7 45Z",
  "M53.3 74A196 196 0 0 0 26.5 112.9L49.5 125A170 170 0 0 1 72.8 91.3Z",
  "M9.7 157.1A196 196 0 0 0 4 204L30 204A170 170 0 0 1 34.9 163.3Z",
].join("");

const limeBorder = [
  "M390.3 157.1A196 196 0 0 0 373.5 112.9L350.5 125A170 170 0 0 1 365.1 163.3Z",
  "M346.7 74A196 196 0 0 0 311.3 42.7L296.6 64.1A170 170 0 0 1 327.2 91.3Z",
  "M269.5 20.7A196 196 0 0 0 223.6 9.4L220.5 35.2A170 170 0 0 1 260.3 45Z",
  "M176.4 9.4A196 196 0 0 0 130.5 20.7L139.7 45A170 170 0 0 1 179.5 35.2Z",
  "M88.7 42.7A196 196 0 0 0 53.3 74L72.8 91.3A170 170 0 0 1 103.4 64.1Z",
  "M26.5 112.9A196 196 0 0 0 9.7 157.1L34.9 163.3A170 170 0 0 1 49.5 125Z",
].join("");

const keystone = "M224.5 2.5A203 203 0 0 0 175.5 2.5L179.9 38.2A167 167 0 0 1 220.1 38.2Z";

const petals = jasminePath(22, 10.5);

type HeroArchProps = {
  /** Under the arch, the figure in <b>: "<b>1,284</b> jobs today". */
  sign: ReactNode;
  /** The content of the opening: a list of jobs and a link. */
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
