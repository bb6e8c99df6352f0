import { readdirSync, readFileSync } from "node:fs";
import { list, type Root, type Rule } from "postcss";

/**
 * Makes the compiled styles smaller and fit for browsers that know fewer logical properties than
 * the sources use. `folder` holds the sources, whose custom properties get names of a letter or two.
 */
export function leanStyles(folder: string): (root: Root) => void {
  const names = shortNames(folder);
  return (root) => {
    dropComposition(root);
    root.walkRules((rule) => {
      spellOutAlternatives(rule);
      spellOutPairs(rule);
      turnWithDirection(rule);
    });
    root.walkDecls((declaration) => {
      // Media queries cannot read them.
      if (declaration.prop.startsWith("--breakpoint-")) declaration.remove();
      declaration.prop = names.get(declaration.prop) ?? declaration.prop;
      declaration.value = shortened(declaration.value, names);
    });
  };
}

/**
 * Tailwind composes some utilities of several classes through variables. These pages use none such:
 * what there is of them was found in prose and names.
 */
function dropComposition(root: Root): void {
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules(/^(property|layer)$/, (rule) => {
    if (/^(--tw-|properties$)/.test(rule.params)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith("--tw-")) {
      declaration.remove();
      return;
    }
    declaration.value = declaration.value
      .replaceAll("var(--tw-border-style)", "solid")
      .replaceAll("var(--tw-divide-y-reverse)", "0");
    if (declaration.value.includes("--tw-")) declaration.remove();
  });
}

/**
 * `:is` came late (Chrome 88), and the compiler writes such a rule three times. Alternatives that
 * count alike, all of them tags or all classes, are a list instead.
 */
function spellOutAlternatives(rule: Rule): void {
  for (;;) {
    const match = /:is\(((?:\.?[\w-]+)(?:, ?\.?[\w-]+)*)\)/.exec(rule.selector);
    const alternatives = list.comma(match?.[1] ?? "");
    const classes = alternatives.filter((each) => each.startsWith("."));
    if (!match || (classes.length > 0 && classes.length < alternatives.length)) return;
    rule.selectors = rule.selectors.flatMap((selector) =>
      selector.includes(match[0])
        ? alternatives.map((each) => selector.replace(match[0], each))
        : [selector],
    );
  }
}

/** Pairs came after their halves (Chrome 87); the compiler splits only what has no variable in it. Two sides that differ turn with the direction. */
function spellOutPairs(rule: Rule): void {
  rule.walkDecls(/^(padding|margin)-(inline|block)$/, (pair) => {
    if (!pair.value.includes("var(") || / (?![^(]*\))/.test(pair.value)) return;
    pair.cloneBefore({ prop: `${pair.prop}-start` });
    pair.prop += "-end";
  });
  rule.walkDecls("inset-inline", (pair) => {
    const [start, end, ...rest] = list.space(pair.value);
    if (!start || !end || rest.length > 0) return;
    pair.cloneBefore({ prop: "inset-inline-start", value: start });
    pair.assign({ prop: "inset-inline-end", value: end });
  });
}

// The side that is meant where the text runs to the right, and the one where it runs to the left.
const sides: Record<string, readonly [ltr: string, rtl: string]> = {
  "inset-inline-start": ["left", "right"],
  "inset-inline-end": ["right", "left"],
  "border-start-start-radius": ["border-top-left-radius", "border-top-right-radius"],
  "border-start-end-radius": ["border-top-right-radius", "border-top-left-radius"],
  "border-end-start-radius": ["border-bottom-left-radius", "border-bottom-right-radius"],
  "border-end-end-radius": ["border-bottom-right-radius", "border-bottom-left-radius"],
};

/** The compiler would ask for 19 languages in four spellings; a page says its direction once. */
function turnWithDirection(rule: Rule): void {
  const turning = rule.nodes.filter((node) => node.type === "decl" && node.prop in sides);
  if (turning.length === 0) return;
  const directions = ["rtl", "ltr"] as const;
  for (const [index, direction] of directions.entries()) {
    const selector = rule.selectors.map((one) => `html[dir=${direction}] ${one}`).join(",");
    const turned = rule.cloneAfter({ selector, nodes: [] });
    for (const node of turning) {
      if (node.type !== "decl") continue;
      const prop = sides[node.prop]?.[1 - index];
      if (prop) turned.append(node.clone({ prop }));
    }
  }
  for (const node of turning) node.remove();
  if (rule.nodes.length === 0) rule.remove();
}

/** Those used most get the shortest; the same sources give the same names in every sheet. */
function shortNames(folder: string): Map<string, string> {
  const uses = new Map<string, number>();
  for (const file of readdirSync(folder, { encoding: "utf8", recursive: true })) {
    if (!file.endsWith(".css")) continue;
    const text = readFileSync(`${folder}/${file}`, "utf8");
    for (const [name] of text.matchAll(/--[a-z][\w-]*\w/g)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const ranked = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return new Map(ranked.map(([name], rank) => [name, `--${letters(rank)}`]));
}

function letters(rank: number): string {
  const last = String.fromCharCode(97 + (rank % 26));
  return rank < 26 ? last : letters(Math.floor(rank / 26) - 1) + last;
}

function shortened(value: string, names: Map<string, string>): string {
  return value
    .replace(/calc\(var\(--spacing[^)]*\)\s*\*\s*([\d.]+)\)/g, (_, times) => `${times / 4}rem`)
    .replace(/var\((--[\w-]+)\s*,[^()]*\)/g, (whole, name) =>
      names.has(name) ? `var(${name})` : whole,
    )
    .replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
}
