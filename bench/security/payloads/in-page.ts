/** One page to be made of what the board answers; `html` stands for an answer. */
export type Opened = { to: string; cookie: string; form?: Record<string, string>; html?: string };
export type Seen = { status: number; planted: string[]; isRedirected: boolean };

/**
 * In a page of the board: opens each in a frame, under this page's own policy, and tells what has
 * become an element, an address that runs, or data that cannot be read.
 */
export async function openInFrames(all: Opened[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const { to, cookie, form, html } of all) {
    // biome-ignore lint/suspicious/noDocumentCookie: the session of the reader
    document.cookie = `${cookie}; path=/`;
    const answer = html === undefined ? await fetch(to, requestInit(form)) : new Response(html);
    const frame = document.createElement("iframe");
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
      setTimeout(resolve, 3000);
    });
    // Sheets and icons are the same on every page, and most of the work.
    frame.srcdoc = (await answer.text()).replace(
      /<link [^>]*rel="(?:stylesheet|icon|manifest)"[^>]*>/g,
      "",
    );
    document.body.append(frame);
    await loaded;
    // An image that cannot be loaded says so a little later.
    await new Promise((resolve) => setTimeout(resolve, html === undefined ? 0 : 30));
    const isRedirected = answer.redirected && new URL(answer.url).pathname === "/login";
    seen.push({ status: answer.status, planted: lookAround(frame.contentDocument), isRedirected });
    frame.remove();
    // biome-ignore lint/suspicious/noDocumentCookie: the next one comes without it
    document.cookie = "furas_session=; path=/; max-age=0";
  }
  return seen;

  function requestInit(form: Record<string, string> | undefined): RequestInit {
    return form ? { method: "POST", body: new URLSearchParams(form) } : {};
  }

  function lookAround(page: Document | null): string[] {
    if (!page) return ["a frame that cannot be read"];
    const planted = [...page.querySelectorAll("[data-planted]")].map((each) => each.outerHTML);
    const names = ["href", "src", "action", "formaction", "data", "xlink:href"];
    for (const element of page.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        if (/^on/.test(name) || name === "style") planted.push(`${name}=${value}`);
        if (names.includes(name) && runs(value)) planted.push(`${name}=${value}`);
      }
    }
    for (const script of page.querySelectorAll('script[type$="json"]')) {
      try {
        JSON.parse(script.textContent ?? "");
      } catch {
        planted.push(`unreadable ${script.getAttribute("type")}`);
      }
    }
    return planted.map((each) => each.slice(0, 200));
  }

  function runs(written: string): boolean {
    const protocol = URL.parse(written, document.baseURI)?.protocol ?? "";
    if (/^data:image\//.test(written)) return false;
    return !["", "https:", "http:", "mailto:", "tel:", "blob:", "about:"].includes(protocol);
  }
}
