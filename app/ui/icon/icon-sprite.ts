import sprite from "./icons.svg?raw";

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"(.*?<\/symbol>)/g)].map(([, name = "", rest]) => [
    name,
    `<symbol id="i-${name}"${rest}`,
  ]),
);

/** The drawings that a page's icons point to, as one hidden element; empty where it has no icon. */
export function spriteFor(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#i-([\w-]+)"/g)].map(([, name = ""]) => name));
  return used.size ? element([...used].map((name) => symbols.get(name)).join("")) : "";
}

/** Gives a page every drawing: what scripts show next may need others than its HTML did. */
export function completeSprite(): void {
  const there = document.getElementById("icons");
  if (there) there.outerHTML = wholeSprite();
  else document.body.insertAdjacentHTML("beforeend", wholeSprite());
}

const wholeSprite = () => element([...symbols.values()].join(""));
const element = (content: string) => `<svg id="icons" hidden="">${content}</svg>`;
