import { type AddedAgo, agoOf } from "#app/offline/age.ts";
import { type Copy, listCopies, type OfflineCopy } from "#app/offline/copies.ts";
import type { WorkerMessages } from "#app/offline/scope.ts";
import { escapeHtml } from "#app/platform/escape-html.ts";

/** A copy with a bar above it that shows its age. */
export async function withAge(copy: Copy, messages: WorkerMessages): Promise<Response> {
  const when = agoOf(copy.savedAt, copy.language, messages.ago);
  const ageText = escapeHtml(messages.age).replace("{when}", `<bdi>${escapeHtml(when)}</bdi>`);
  const bar =
    `<aside id="copy-age" class="copy-age" role="status"><p class="wrap">${ageText} ` +
    `<a href="">${escapeHtml(messages.again)}</a></p></aside>`;
  const html = withAllStyles(await copy.response.text()).replace(
    /<body[^>]*>/,
    (body) => body + bar,
  );
  return new Response(html, { headers: copy.response.headers });
}

/** What is put into a page is styled by the sheet that the page itself may do without (styles/rest.css). */
function withAllStyles(html: string): string {
  // Copies of earlier releases name paper.
  return html.replace(/<noscript>(<link [^>]*?)(?: media="print")?\/><\/noscript>/, "$1/>");
}

/** The page for missing copies, with a list of those on the device. */
export async function withOfflineCopies(
  page: Response,
  language: string,
  messages: WorkerMessages,
): Promise<Response> {
  const saved = await listCopies("saved");
  const jobs = eachOnce(
    saved.filter(({ address }) => address.startsWith("/jobs/")),
    language,
  );
  const own = await listCopies("own");
  const all = [...own, ...(await listCopies("anyone"))].sort((a, b) => b.savedAt - a.savedAt);
  const visited = eachOnce(all, language);
  const lists =
    listOf(messages.savedJobs, jobs, language, messages.ago) +
    listOf(messages.visited, visited.slice(0, 20), language, messages.ago);
  const html = withAllStyles(await page.text())
    // Shown under another address, it must not be taken over by scripts that know its own.
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/, "")
    .replace(
      /(<div id="offline-pages"[^>]*>)[\s\S]*?(<\/div>)/,
      (_, open, close) => open + (lists || `<p>${escapeHtml(messages.nothing)}</p>`) + close,
    );
  return new Response(html, { status: 503, headers: page.headers });
}

/**
 * A page in one language, the reader's if it is there; and one of those that look the same, such as
 * an application before and after it was sent: the first, which is the newest.
 */
export function eachOnce(pages: OfflineCopy[], language: string): OfflineCopy[] {
  const once = new Map<string, OfflineCopy>();
  for (const page of pages) {
    const known = once.get(page.address);
    if (!known || (known.language !== language && page.language === language)) {
      once.set(page.address, page);
    }
  }
  const byTitle = new Map<string, OfflineCopy>();
  for (const page of once.values()) {
    const name = `${page.address.split("?", 1)[0]} ${page.title}`;
    if (!byTitle.has(name)) byTitle.set(name, page);
  }
  return [...byTitle.values()];
}

function listOf(title: string, pages: OfflineCopy[], language: string, ago?: AddedAgo): string {
  if (pages.length === 0) return "";
  const items = pages.map(
    ({ address, title, savedAt }) =>
      `<li><a href="${escapeHtml(address)}"><bdi>${escapeHtml(title || address)}</bdi></a>` +
      `<span class="small muted">${escapeHtml(agoOf(savedAt, language, ago))}</span></li>`,
  );
  return `<h2 class="text-lg">${escapeHtml(title)}</h2><ul class="offline-list">${items.join("")}</ul>`;
}
