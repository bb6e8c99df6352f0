/** Five petals around 0,0 as one path; sizes in the drawing's own units. */
export function jasminePath(radius: number, width: number): string {
  return [0, 72, 144, 216, 288].map((angle) => petal(radius, width, angle)).join("");
}

function petal(radius: number, width: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (x: number, y: number) => {
    const across = x * Math.cos(turn) - y * Math.sin(turn);
    const down = x * Math.sin(turn) + y * Math.cos(turn);
    return `${round(across)} ${round(down)}`.replace(" -", "-");
  };
  const base = at(0, -1.5);
  const tip = at(0, -radius);
  const there = `${at(width, -0.45 * radius)} ${at(0.95 * width, -0.9 * radius)}`;
  const back = `${at(-0.95 * width, -0.9 * radius)} ${at(-width, -0.45 * radius)}`;
  return `M${base}C${there} ${tip}C${back} ${base}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The jasmine of the logo. Drawings of one page take the same path, so that it hardly weighs twice. */
export const logoPetals = jasminePath(13, 6.2);
