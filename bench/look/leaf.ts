export type Pair = {
  /** Of both pictures, such as `home-ar-390-light`. */
  name: string;
  /** The height of the built page, and how far it scrolls sideways, in pixels. */
  height: number;
  sideways: number;
  /** The cards that the first screen shows in whole and in part; null where there are none. */
  cards: number | null;
};

/** A page to leaf through the pairs by the arrow keys: the drawing first, the built screen beside it. */
export function pageOf(pairs: readonly Pair[]): string {
  const sections = pairs.map(
    ({ name, height, sideways, cards }) => `<section id="${name}">
<h2>${name} <small>${height} px${sideways > 0 ? `, ${sideways} px sideways` : ""}${cards === null ? "" : `, ${cards.toFixed(1)} cards`}</small></h2>
<img loading="lazy" src="${name}-drawn.png" alt="drawn"><img loading="lazy" src="${name}-built.png" alt="built">
</section>`,
  );
  return `<!DOCTYPE html>
<meta charset="utf-8">
<title>Drawn and built</title>
<style>
body { margin: 1rem; font: 1rem sans-serif; background: #888; }
section { display: none; }
section:target, body:not(:has(:target)) section:first-of-type { display: block; }
img { inline-size: 48%; margin-inline-end: 1%; vertical-align: top; background: #fff; }
</style>
<p><select aria-label="Screen">${pairs.map(({ name }) => `<option>${name}`).join("")}</select></p>
${sections.join("\n")}
<script>
const select = document.querySelector("select");
const show = () => { location.hash = select.value; };
select.addEventListener("change", show);
addEventListener("keydown", ({ key, target }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step || target === select) return;
  select.selectedIndex = Math.min(select.length - 1, Math.max(0, select.selectedIndex + step));
  show();
});
</script>
`;
}
