import sharp from "sharp";

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const latin =
  "ba ra da qa si oun or on tes nab af mia tad mor eb la zen kha bour wa di ma ri sham".split(" ");
const arabic = "با را دى قا سيو ن عا صي نب ضة أف ميا تد مر إي بلا زن خا بور وا دي ما ري شام".split(
  " ",
);
const kinds = "Foods Telecom Bank Press Group Textiles Works Medical Travel Tech".split(" ");
const arabicKinds =
  "للأغذية للاتصالات بنك للطباعة مجموعة للنسيج للصناعة الطبية للسياحة للتقنية".split(" ");
const fonts = ["DejaVu Sans", "DejaVu Serif", "Noto Sans", "Noto Sans Arabic", "Noto Kufi Arabic"];

type Colours = { paper: string; ink: string; second: string };

/** A drawn logo: a mark of shapes, a name in either script or both, in one of three layouts. */
export function drawnLogo(random: () => number, colours = coloursOf(random)): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const { paper, ink, second } = colours;
  const isArabic = random() < 0.5;
  const syllables = isArabic ? arabic : latin;
  const word = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join("");
  const name = `${word} ${pick(isArabic ? arabicKinds : kinds)}`;
  const font = pick(fonts);
  const weight = random() < 0.6 ? "bold" : "normal";
  const words = (x: number, y: number, largest: number) => {
    const size = Math.min(largest, Math.floor(440 / name.length));
    return `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}" font-weight="${weight}" text-anchor="middle" fill="${ink}">${name}</text>`;
  };
  const layout = random();
  const [width, height] = layout < 0.5 ? [400, 400] : layout < 0.8 ? [600, 200] : [500, 160];
  const body =
    layout < 0.5
      ? `${mark(random, 200, 150, 100, ink, second)}${words(200, 340, 40)}`
      : layout < 0.8
        ? `${mark(random, 100, 100, 80, ink, second)}${words(390, 120, 44)}`
        : words(250, 100, 60);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${body}</svg>`;
}

function mark(random: () => number, x: number, y: number, r: number, ink: string, second: string) {
  const shapes: string[] = [];
  const count = 3 + Math.floor(random() * 5);
  for (let at = 0; at < count; at++) {
    const [cx, cy] = [x + (random() - 0.5) * r * 1.4, y + (random() - 0.5) * r * 1.4];
    const size = r * (0.15 + random() * 0.4);
    const fill = random() < 0.5 ? ink : second;
    const how = random();
    if (how < 0.3) shapes.push(`<circle cx="${cx}" cy="${cy}" r="${size}" fill="${fill}"/>`);
    else if (how < 0.5)
      shapes.push(
        `<circle cx="${cx}" cy="${cy}" r="${size}" fill="none" stroke="${fill}" stroke-width="${size / 4}"/>`,
      );
    else if (how < 0.75)
      shapes.push(
        `<rect x="${cx - size}" y="${cy - size / 2}" width="${size * 2}" height="${size}" transform="rotate(${random() * 180} ${cx} ${cy})" fill="${fill}"/>`,
      );
    else
      shapes.push(
        `<path d="M${cx} ${cy - size}L${cx + size} ${cy + size}L${cx - size} ${cy + size * random()}Z" fill="${fill}"/>`,
      );
  }
  return shapes.join("");
}

export function coloursOf(random: () => number): Colours {
  const hue = Math.floor(random() * 360);
  const isDark = random() < 0.3;
  return {
    paper: isDark ? `hsl(${hue},60%,25%)` : random() < 0.7 ? "#fff" : `hsl(${hue},40%,92%)`,
    ink: isDark ? "#fff" : `hsl(${hue},70%,30%)`,
    second: isDark ? `hsl(${hue},60%,75%)` : `hsl(${(hue + 40) % 360},75%,45%)`,
  };
}

export const drawn = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

/** Pictures without a mark of their own: blanks, shapes, letters, also on a tile as avatars have them. */
export function plainPictures(): Record<string, string> {
  const svg = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${body}</svg>`;
  const white = `<rect width="300" height="300" fill="#fff"/>`;
  const plain: Record<string, string> = {
    blank: svg(white),
    colour: svg(`<rect width="300" height="300" fill="#0b5a57"/>`),
    disc: svg(`${white}<circle cx="150" cy="150" r="110" fill="#0b5a57"/>`),
    ring: svg(
      `${white}<circle cx="150" cy="150" r="100" fill="none" stroke="#0b5a57" stroke-width="30"/>`,
    ),
    square: svg(`${white}<rect x="40" y="40" width="220" height="220" fill="#a00"/>`),
    tile: svg(`<rect width="300" height="300" rx="60" fill="#a00"/>`),
    triangle: svg(`${white}<path d="M150 40L260 260L40 260Z" fill="#333"/>`),
    diamond: svg(`${white}<path d="M150 30L270 150L150 270L30 150Z" fill="#333"/>`),
    bar: svg(`${white}<rect x="20" y="120" width="260" height="60" fill="#333"/>`),
    gradient: svg(
      `<defs><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#04a"/></linearGradient></defs><rect width="300" height="300" fill="url(#g)"/>`,
    ),
  };
  for (const letter of [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", ..."ابتجحدرسشصطعفقكلمنهوي"]) {
    for (const font of ["DejaVu Sans", "DejaVu Serif"]) {
      const text = (fill: string) =>
        `<text x="150" y="220" font-size="200" font-family="${font}" font-weight="bold" text-anchor="middle" fill="${fill}">${letter}</text>`;
      plain[`${letter} ${font}`] = svg(`${white}${text("#124")}`);
      plain[`${letter} tile ${font}`] = svg(
        `<rect width="300" height="300" fill="#0b5a57"/>${text("#fff")}`,
      );
      plain[`${letter} round ${font}`] = svg(
        `${white}<circle cx="150" cy="150" r="145" fill="#0b5a57"/>${text("#fff")}`,
      );
    }
  }
  return plain;
}
