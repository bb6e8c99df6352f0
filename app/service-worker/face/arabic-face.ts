import regular from "./furas-400.woff2?url&no-inline";
import bold from "./furas-700.woff2?url&no-inline";

/** The letters of both files (OFL.txt); signs, Latin letters and spaces stay in the fonts of the device. */
const letters =
  "U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670,U+671,U+67E,U+686,U+698,U+6A4,U+6A9,U+6AF,U+6CC";

const weights: readonly [file: string, weight: string][] = [
  [regular, "400"],
  [bold, "600 700"],
];

/** The Arabic face: its files, and for each the arguments of its `FontFace` (hydration/device-memory.js). */
export const arabicFace = {
  files: weights.map(([file]) => file),
  faces: JSON.stringify(
    weights.map(([file, weight]) => [
      "Furas",
      `url(${file})`,
      { weight, display: "optional", unicodeRange: letters },
    ]),
  ),
};
