/** Five petals around 0,0 as one path, in whole units of the drawing: it stands in every page. */
export function jasminePath(radius: number, width: number): string {
  return `M0 0${[0, 72, 144, 216, 288].map((angle) => petal(radius, width, angle)).join("")}`;
}

/** Two curves, to the tip and back. */
function petal(radius: number, width: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (x: number, y: number) => {
    const across = Math.round(x * Math.cos(turn) - y * Math.sin(turn));
    const down = Math.round(x * Math.sin(turn) + y * Math.cos(turn));
    return `${across} ${down}`;
  };
  const side = -0.78 * radius;
  const points = [at(width, side), at(0, -radius), at(-width, side), "0 0"];
  return `Q${points.join(" ").replaceAll(" -", "-")}`;
}

/** The arch of the logo around its jasmine. */
export const logoArch = "M-20 24V-4a20 20 0 0 1 40 0v28z";

/** The jasmine of the logo. Drawings of one page take the same path, so that it hardly weighs twice. */
export const logoPetals = jasminePath(13, 8);
