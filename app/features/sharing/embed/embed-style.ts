/** The height in rem that a list reserves for a job, by the width in pixels that it has, and for the rest. */
export const rowHeight = (width: number) => (width < 420 ? 6.5 : 4);
export const footHeight = 2.75;

const dark =
  "color-scheme:dark;--bg:#1b2221;--ink:#efebe3;--soft:#c0c7c2;--line:#323d3b;--link:#6cc5b4;--soon:#f2bd83";

/** The style of a list on another site: in a shadow root by embed-script.ts, and in the page for frames. */
export const embedStyle = [
  ":host{display:block}",
  ".furas{color-scheme:light;--bg:#fff;--ink:#1d2423;--soft:#465050;--line:#dcd6c9;--link:#0b5a57;--soon:#7d430a",
  ";box-sizing:border-box;padding:0 1rem;border:1px solid var(--line);border-radius:8px;background:var(--bg);color:var(--ink)",
  ';font:400 1rem/1.5 system-ui,"Segoe UI","Noto Sans Arabic",sans-serif;text-align:start;overflow-wrap:anywhere}',
  `.furas[data-theme=dark]{${dark}}`,
  `@media(prefers-color-scheme:dark){.furas[data-theme=auto]{${dark}}}`,
  "ul{margin:0;padding:0;list-style:none}",
  "li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}",
  "li>div{flex:1 1 16rem}p{margin:0}li p{font-size:.875rem;line-height:1.4;text-wrap:pretty;color:var(--soft)}li .soon{color:var(--soon)}",
  "a{color:var(--link);text-underline-offset:.2em}li a{font-weight:600;text-decoration:none}a:hover{text-decoration:underline}",
  "a:focus-visible{outline:2px solid var(--link);outline-offset:2px}",
  ".foot{padding:.6rem 0}",
  ".foot::before{content:'';display:inline-block;width:.7em;height:.85em;margin-inline-end:.5em;border-radius:.35em .35em 0 0;background:var(--link)}",
].join("");
