import { jasminePath } from "./jasmine.ts";

/** The thin drawing of empty lists and missing pages (open), and of errors and ends (closed). */
export function ArchDrawing({ open }: { open?: boolean }) {
  return (
    <svg className="art" viewBox="0 0 200 170" aria-hidden="true">
      <path d={frame} />
      {open ? <OpenLeaf /> : <ClosedLeaves />}
    </svg>
  );
}

const flower = jasminePath(18, 11);
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
