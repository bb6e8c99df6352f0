import { describe, expect, it } from "vitest";
import { loader as aiText } from "#app/features/sharing/routes/ai-text.ts";
import { loader as llms } from "#app/features/sharing/routes/llms.ts";
import { loader as robots } from "#app/features/sharing/routes/robots.ts";
import { useSettings } from "#test/settings.ts";

describe("issue 16: texts for machines", () => {
  it("llms.txt describes the board and lists its lists in both languages", async () => {
    useSettings({ baseUrl: "https://jobs.example" });
    const text = await llms().text();
    expect(text.startsWith("# فُرَص · Furas\n\n> ")).toBe(true);
    for (const part of [
      "## فُرَص",
      "## Furas",
      "](https://jobs.example/jobs?lang=ar): ",
      "](https://jobs.example/jobs?lang=en): ",
      "](https://jobs.example/feeds/atom?lang=en): ",
      "](https://jobs.example/api/v1/jobs): ",
      "](https://jobs.example/api/v1/docs?lang=en): ",
      "](https://jobs.example/api/v1/openapi.json?lang=ar): ",
      "](https://jobs.example/sitemap.xml): ",
      "](https://jobs.example/oembed): ",
    ]) {
      expect(text).toContain(part);
    }
    // Programs that keep to robots.txt may read what is named here.
    const closed = (await robots().text()).matchAll(/^Disallow: (.+)$/gm);
    const named = [...text.matchAll(/\]\(https:\/\/jobs\.example([^)]*)\)/g)];
    for (const [, part = ""] of closed) {
      expect(named.filter(([, path = ""]) => path.startsWith(part))).toEqual([]);
    }
  });

  it("ai.txt and robots.txt say the same to programs that gather texts, or nothing", async () => {
    const read = async () => [await aiText().text(), await robots().text()];
    useSettings({ aiText: "deny" });
    const [denied, alike] = await read();
    expect(denied).toBe("User-Agent: *\nDisallow: /\n");
    expect(alike).toContain("User-agent: GPTBot\n");
    expect(alike).toMatch(/User-agent: Meta-ExternalAgent\nDisallow: \/\n/);
    // Search engines may go on reading.
    expect(alike).toMatch(/^User-agent: \*\nDisallow: \/(?!\n)/);
    useSettings({ aiText: "allow" });
    const [allowed, open] = await read();
    expect(allowed).toBe("User-Agent: *\nAllow: /\n");
    expect(open).not.toContain("GPTBot");
    useSettings({ aiText: "off" });
    expect(() => aiText()).toThrow();
  });
});
