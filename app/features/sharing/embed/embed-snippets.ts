import { embedScriptPath, paths } from "#app/paths.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";
import type { EmbedOptions } from "./embed-options.ts";
import { footHeight, rowHeight } from "./embed-style.ts";

type Frame = { address: string; title: string; width: string; height: number };

/** A frame for another site; its texts are escaped already. */
export function embedFrame({ address, title, width, height }: Frame): string {
  return `<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy" frameborder="0"></iframe>`;
}

const pixels = 16;
const usualWidth = 640;

/** The height in pixels that a frame of some width needs for so many jobs. */
export function frameHeight(limit: number, width = usualWidth): number {
  return Math.ceil((limit * rowHeight(width) + footHeight) * pixels);
}

type Snippets = { script: string; frame: string; address: string };

/** What a company copies into its own site, and the address of the frame in it. */
export function embedSnippets(
  origin: string,
  company: { name: string; label: string },
  { language, limit, theme }: EmbedOptions,
): Snippets {
  const query = { lang: language, limit, theme: theme === "auto" ? null : theme };
  const address = origin + paths.embed(company.name, query);
  const script = [
    `<script async src="${origin}${embedScriptPath}"`,
    `data-company="${company.name}"`,
    ...(language ? [`data-language="${language}"`] : []),
    `data-limit="${limit}"`,
    ...(theme === "auto" ? [] : [`data-theme="${theme}"`]),
  ];
  return {
    address,
    script: `${script.join("\n  ")}></script>`,
    frame: embedFrame({
      address: escapeHtml(address),
      title: escapeHtml(company.label),
      width: "100%",
      height: frameHeight(limit),
    }),
  };
}
