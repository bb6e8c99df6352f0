import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "react-router";
import { mailFolder } from "#app/platform/email/mail.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import { parseEmail } from "#test/parse-email.ts";

/** In development, and only without a mail server: the emails that were written instead of sent. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const folder = mailFolder();
  const developing = import.meta.env.DEV && process.env.NODE_ENV !== "production";
  if (!developing || !folder) throw notFound();
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const kind = new URL(request.url).searchParams.get("letter");
  const name = names.find((known) => known === kind);
  if (kind !== null && !name) throw notFound();
  const page = name ? await emailFrom(folder, name) : await list(folder, names.sort().reverse());
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation",
    },
  });
}

async function emailFrom(folder: string, name: string): Promise<string> {
  return parseEmail(await readFile(join(folder, name), "utf8")).html;
}

async function list(folder: string, names: string[]): Promise<string> {
  const rows = await Promise.all(
    names.slice(0, 50).map(async (name) => {
      const { headers, subject, text } = parseEmail(await readFile(join(folder, name), "utf8"));
      const [link] = /https?:\/\/\S+/.exec(text) ?? [];
      const open = link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : "";
      return `<article><h2><a href="?letter=${encodeURIComponent(name)}" dir="auto">${escaped(subject)}</a></h2>
<p>${escaped(headers.to ?? "")} · ${escaped(headers.date ?? "")}</p><pre dir="auto">${escaped(text)}</pre>${open}</article>`;
    }),
  );
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Mail</title><h1>Mail</h1>${rows.join("\n") || "<p>No letters yet.</p>"}</html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
