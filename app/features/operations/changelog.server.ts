import changelog from "../../../CHANGELOG.md?raw";
import packageFile from "../../../package.json" with { type: "json" };

export const { version } = packageFile;

/** What owners notice of a version, by heading. */
export type Changes = { title: string; lines: string[] }[];

/** The newest part of the changelog, in English. */
export const newestChanges = changesIn(changelog);

/** The first part of a changelog that has headings of third order and lists. */
export function changesIn(text: string): Changes {
  const [, newest = ""] = text.split(/^## .*$/m);
  return newest
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return { title, lines: lines.flatMap((line) => /^- (.+)/.exec(line)?.[1] ?? []) };
    });
}
