import type { CSSProperties } from "react";
import type { ContentLanguage } from "#app/i18n/language.ts";

/** Mail programs know no custom properties: the tokens of styles/base/theme.css as they are in light. */
const color = {
  ground: "#f6f4ef",
  card: "#ffffff",
  line: "#dcd6c9",
  ink: "#1d2423",
  ink2: "#465050",
  ink3: "#5b625e",
  petrol: "#0b5a57",
  stone: "#d5cdbd",
  apricot: "#dd8e3e",
};

const fonts: Record<ContentLanguage, string> = {
  ar: "'Segoe UI','SF Arabic','Noto Sans Arabic',Tahoma,Arial,sans-serif",
  en: "'Segoe UI',system-ui,Roboto,'Noto Sans',Arial,sans-serif",
};

const sideways = 24;
const text = { fontSize: 17, lineHeight: "28px", color: color.ink2 } satisfies CSSProperties;

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: color.ground },
  preview: { display: "none", maxHeight: 0, overflow: "hidden" },
  ground: { backgroundColor: color.ground },
  margin: { padding: "24px 12px" },
  card: {
    maxWidth: 560,
    backgroundColor: color.card,
    border: `1px solid ${color.line}`,
    borderRadius: 12,
    overflow: "hidden",
  },
  site: { padding: `20px ${sideways}px 0` },
  siteName: { fontSize: 22, fontWeight: 700, lineHeight: "34px", color: color.ink },
  mark: { backgroundColor: color.petrol, borderRadius: "15px 15px 3px 3px" },
  heading: {
    padding: `12px ${sideways}px 0`,
    fontSize: 25,
    fontWeight: 700,
    lineHeight: "36px",
    color: color.ink,
  },
  paragraph: { ...text, padding: `8px ${sideways}px` },
  note: { ...text, padding: `0 ${sideways}px 12px`, fontSize: 15, lineHeight: "24px" },
  inset: { padding: `8px ${sideways}px` },
  panel: { backgroundColor: color.ground, borderRadius: 8 },
  panelText: { padding: "14px 16px", fontSize: 18, lineHeight: "27px", color: color.ink },
  steps: { padding: `8px ${sideways}px` },
  entry: { padding: `14px ${sideways}px`, fontSize: 17, lineHeight: "26px", color: color.ink },
  line: { fontSize: 15, lineHeight: "24px", color: color.ink2 },
  action: { padding: `16px ${sideways}px 20px` },
  button: { backgroundColor: color.petrol, borderRadius: 8 },
  buttonLink: {
    display: "inline-block",
    padding: "13px 28px",
    fontSize: 18,
    fontWeight: 700,
    lineHeight: "24px",
    color: "#ffffff",
    textDecoration: "none",
  },
  writtenOut: { padding: `0 ${sideways}px 16px` },
  address: { fontSize: 14, lineHeight: "23px", color: color.petrol, wordBreak: "break-all" },
  link: { color: color.petrol },
  titleLink: { color: color.petrol, textDecoration: "none" },
  footer: {
    padding: `16px ${sideways}px 20px`,
    borderTop: `1px solid ${color.line}`,
    fontSize: 14,
    lineHeight: "23px",
    color: color.ink3,
  },
} satisfies Record<string, CSSProperties>;

/** Ground and ink of the eight hues of styles/cards/avatar.css. */
export const faceHues = [
  { backgroundColor: "#dff6f5", color: "#135854" },
  { backgroundColor: "#f6ebdf", color: "#583813" },
  { backgroundColor: "#f1f6df", color: "#485813" },
  { backgroundColor: "#f6e3df", color: "#581e13" },
  { backgroundColor: "#dfe4f6", color: "#132158" },
  { backgroundColor: "#f6dff2", color: "#58134a" },
  { backgroundColor: "#dfedf6", color: "#133e58" },
  { backgroundColor: "#dff6e7", color: "#13582a" },
];

const face = {
  width: 44,
  height: 52,
  padding: 0,
  borderRadius: "22px 22px 4px 4px",
  fontSize: 17,
  fontWeight: 700,
  lineHeight: "52px",
  textAlign: "center",
  overflow: "hidden",
} satisfies CSSProperties;

const step = {
  fontSize: 0,
  lineHeight: "8px",
  height: 8,
  borderRight: "1px solid transparent",
  borderLeft: "1px solid transparent",
  backgroundClip: "padding-box",
} satisfies CSSProperties;

export const look = {
  ...styles,
  face,
  facePicture: { display: "block", border: 0, borderRadius: face.borderRadius },
  step: { ...step, backgroundColor: color.petrol },
  newStep: { ...step, backgroundColor: color.apricot },
  nextStep: { ...step, backgroundColor: color.stone },
  nextEntry: { ...styles.entry, borderTop: `1px solid ${color.line}` },
  fonts,
};

const cell = { fontSize: 0, lineHeight: "6px" } satisfies CSSProperties;
const petal = { ...cell, backgroundColor: "#ffffff", borderRadius: 3 } satisfies CSSProperties;
const heart = { ...petal, backgroundColor: color.apricot } satisfies CSSProperties;

/** The flower of the board's mark: four petals around a heart, in nine cells. */
export const jasmine: CSSProperties[][] = [
  [cell, petal, cell],
  [petal, heart, petal],
  [cell, petal, cell],
];

const blocks = 12;

export const course = Array.from({ length: blocks }, (_, at) => ({
  key: at,
  style: {
    fontSize: 0,
    lineHeight: "6px",
    backgroundColor: at % 2 === 0 ? color.petrol : color.stone,
  } satisfies CSSProperties,
}));

const dark = { ink: "#efebe3", ink2: "#c0c7c2", ink3: "#a0aaa5", line: "#323d3b", link: "#6cc5b4" };

/** Inline styles give way to nothing else; [data-ogsc] is Outlook's own dark mode. */
export const darkStyles = [
  ":root{color-scheme:light dark}",
  "@media (prefers-color-scheme:dark){",
  ".bg{background-color:#121716!important}",
  `.card{background-color:#1b2221!important;border-color:${dark.line}!important}`,
  ".soft{background-color:#252e2c!important}.step{background-color:#3a4543!important}",
  `.line{border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}.ink2{color:${dark.ink2}!important}`,
  `.ink3{color:${dark.ink3}!important}.link{color:${dark.link}!important}`,
  "}",
  `[data-ogsc] .ink{color:${dark.ink}!important}[data-ogsc] .ink2{color:${dark.ink2}!important}`,
  `[data-ogsc] .ink3{color:${dark.ink3}!important}[data-ogsc] .link{color:${dark.link}!important}`,
].join("");
