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

/** The thin drawing of empty lists (closed) and of pages that are not there (open). */
export function ArchDrawing({ open }: { open?: boolean }) {
  return (
    <svg className="art" viewBox="0 0 200 170" aria-hidden="true">
      <path d={frame} />
      {open ? <OpenLeaf /> : <ClosedLeaves />}
    </svg>
  );
}

const flower = jasminePath(18, 8.5);
const frame =
  "M50 160V80a50 50 0 0 1 100 0v80M64 160V80a36 36 0 0 1 72 0v80M30 160h140M50 80h14M136 80h14" +
  "M50 106h14M136 106h14M50 132h14M136 132h14M57 55l11 9M143 55l-11 9M78 35l6 13M122 35l-6 13";

function ClosedLeaves() {
  return (
    <>
      <path d="M100 44v116M64 110h72" />
      <path d="M93 122h.01M107 122h.01" strokeWidth="4" strokeLinecap="round" />
      <path className="leaf" transform="translate(100 76) scale(.7)" d={flower} />
    </>
  );
}

function OpenLeaf() {
  return (
    <>
      <path d="M136 160V84l-34 14v62" />
      <path d="M109 126h.01" strokeWidth="4" strokeLinecap="round" />
      <g className="leaf">
        <path d="M30 20c20 4 34 22 34 22M40 23c-2 8 2 12 8 14M50 30c2-8 8-9 13-8" />
        <path transform="translate(26 18) scale(.62)" d={flower} />
        <path transform="translate(66 47) scale(.45)" d={flower} />
      </g>
    </>
  );
}
