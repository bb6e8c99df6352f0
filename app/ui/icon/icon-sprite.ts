import sprite from "./icons.svg?raw";

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"(.*?<\/symbol>)/g)].map(([, name = "", rest]) => [
    name,
    `<symbol id="i-${name}"${rest}`,
  ]),
);

/** The drawings that a page's icons point to, as one hidden element; empty where it has no icon. */
export function spriteFor(html: string): string {
  const [, ...uses] = html.split('<use href="#i-');
  const used = new Set(uses.map((rest) => rest.slice(0, rest.indexOf('"'))));
  return used.size ? element([...used].map((name) => symbols.get(name)).join("")) : "";
}

/** Gives a page every drawing: what scripts show next may need others than its HTML did. */
export function completeSprite(): void {
  const there = document.getElementById("icons");
  // Those that are there stay: every icon that points to one would be made anew.
  if (there) there.insertAdjacentHTML("beforeend", drawingsBeside(there));
  else document.body.insertAdjacentHTML("beforeend", element(drawingsBeside(null)));
}

function drawingsBeside(there: Element | null): string {
  const missing = [...symbols].filter(([name]) => !there?.querySelector(`#i-${name}`));
  return missing.map(([, symbol]) => symbol).join("");
}

const element = (content: string) => `<svg id="icons" hidden="">${content}</svg>`;
