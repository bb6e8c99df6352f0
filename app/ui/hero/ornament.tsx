import { useId } from "react";

/** Six pixels of cut stone: at a hero's foot and above the footer, nowhere else. */
export function Course() {
  return <div className="course" aria-hidden="true" />;
}

const star =
  "M72 36L61.5 46.5L61.5 61.5L46.5 61.5L36 72L25.5 61.5L10.5 61.5L10.5 46.5L0 36L10.5 25.5" +
  "L10.5 10.5L25.5 10.5L36 0L46.5 10.5L61.5 10.5L61.5 25.5Z";

/** The khatam lattice that fades in from the far side of a band. Never under links or fields. */
export function Lattice() {
  const pattern = useId();
  return (
    <svg className="lattice" aria-hidden="true">
      <defs>
        <pattern id={pattern} width="72" height="72" patternUnits="userSpaceOnUse">
          <path d={star} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} stroke="none" />
    </svg>
  );
}
