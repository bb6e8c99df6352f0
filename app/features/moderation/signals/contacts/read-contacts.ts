import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parse } from "tldts";
import shared from "#app/features/companies/checks/domain/shared-hosts.json" with { type: "json" };

export type ContactKind = "phone" | "email" | "handle" | "link";

/** A way to reach an advertiser: in one spelling for all ways to write it, and as it is written here. */
export type Contact = { kind: ContactKind; value: string; written: string };

/** Contacts that a text is read for; the rest tells no more. */
const maxContacts = 60;
const longestText = 30_000;

/**
 * The phone numbers, addresses, messenger handles and links in texts, each once: numbers in E.164, addresses in lower
 * case without a tag, links by their registrable domain, or by host and path where many share the host. Hosts that say
 * nothing of their own are left out, such as a mail provider's, and `ownHosts`.
 */
export function readContacts(
  texts: readonly (string | null)[],
  ownHosts: readonly string[] = [],
): Contact[] {
  const contacts = new Map<string, Contact>();
  const add = (kind: ContactKind, value: string | undefined, written: string) => {
    const key = `${kind}:${value}`;
    if (value && contacts.size < maxContacts && !contacts.has(key)) {
      contacts.set(key, { kind, value, written: written.trim().slice(0, 200) });
    }
  };
  const addLink = (written: string, address: string) => {
    const link = readLink(address);
    if (link && !ownHosts.includes(link.host)) add(link.kind, link.value, written);
  };
  for (const text of texts) {
    let rest = plainly((text ?? "").slice(0, longestText));
    rest = rest.replace(email, (written: string) => {
      const address = readEmail(written);
      const host = address.split("@")[1] ?? "";
      if (ownHosts.includes(host)) return " ";
      add("email", address, written);
      addLink(host, host);
      return " ";
    });
    rest = rest.replace(link, (written: string) => {
      addLink(written, written.replace(/[).,;:!?\]}»"'،؛]+$/u, ""));
      return " ";
    });
    rest = rest.replace(handle, (written: string) => {
      add("handle", `tg:${written.trim().slice(1).toLowerCase()}`, written);
      return " ";
    });
    for (const { value, written } of readPhones(rest)) add("phone", value, written);
  }
  return [...contacts.values()];
}

const email =
  /(?<![\w.+-])[a-z0-9][\w.+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}(?![\w@])/gi;
const link =
  /(?:https?:\/\/[^\s<>"]{3,500}|(?<![\w.@-])(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}(?![\w-])(?:[/?][^\s<>"]{0,300})?)/giu;
/** Five letters at least, as Telegram's are. */
const handle = /(?<![\w@./])@[a-z][a-z0-9_]{4,31}(?!\w)/gi;

/**
 * Digits of the Arabic and Persian scripts and of key caps as Latin ones, one dash for all, dots without the brackets
 * that hide a link, and no marks of direction.
 */
function plainly(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}|\ufe0f|\u20e3/gu, "")
    .replace(/[\u2010-\u2015\u2212\u0640]/g, "-")
    .replace(/\s?[[({](?:\.|dot)[\])}]\s?/gi, ".")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

function readEmail(written: string): string {
  const [name = "", host = ""] = written.toLowerCase().split("@");
  const plain = name.replace(/\+.*$/, "");
  const isGoogle = host === "gmail.com" || host === "googlemail.com";
  // Google delivers a name with and without dots to one mailbox.
  return isGoogle ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
}

type Link = { kind: ContactKind; value: string; host: string };

function readLink(written: string): Link | undefined {
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/\.$/, "").replace(/^(?:www|m|web|mobile)\./, "");
  const path = safelyDecoded(pathname).replace(/\/+$/, "");
  const whatsApp = /^(?:wa\.me|api\.whatsapp\.com|whatsapp\.com|web\.whatsapp\.com)$/.test(host);
  if (whatsApp) {
    const number = (searchParams.get("phone") ?? path.slice(1)).replace(/\D/g, "");
    if (/^\d{8,15}$/.test(number)) return { kind: "phone", value: `+${number}`, host };
    // The beginning of a number with blanks says nothing.
    if (/^\/?\+?\d*$/.test(path)) return undefined;
  }
  const leadsTo = /^lm?\.(?:facebook|instagram)\.com$/.test(host) && searchParams.get("u");
  if (leadsTo) return readLink(leadsTo);
  if (/^(?:t|telegram)\.me$/.test(host)) {
    const name = path
      .split("/")
      .at(path.startsWith("/s/") ? 2 : 1)
      ?.toLowerCase();
    const number = name?.replace(/^\+/, "") ?? "";
    if (/^\d{8,15}$/.test(number)) return { kind: "phone", value: `+${number}`, host };
    return name ? { kind: "handle", value: `tg:${name}`, host } : undefined;
  }
  const { domain, isIcann, isPrivate, isIp } = parse(host, { allowPrivateDomains: true });
  if (isIp || !(isIcann || isPrivate) || !domain) return undefined;
  if (mail.has(domain)) return undefined;
  if (!sites.has(domain)) return { kind: "link", value: domain, host };
  // Of a host of many only a page says whose it is, and of a program of it what it is called with.
  const id = searchParams.get("id") ?? searchParams.get("v");
  if (/\.php$/.test(path) && !id) return undefined;
  const page = id ? `${path}?${id}` : path || (host === domain ? "" : "/");
  return page ? { kind: "link", value: `${host}${page}`.toLowerCase(), host } : undefined;
}

function safelyDecoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Of mailbox providers, and those that stand for any (RFC 2606). */
const mail = new Set([...shared.mail, "example.com", "example.net", "example.org"]);
const sites = new Set([
  ...shared.sites,
  ...["forms.gle", "m.me", "fb.me", "lnkd.in", "signal.me", "viber.com", "discord.com", "zoom.us"],
  ...["cutt.ly", "rebrand.ly", "is.gd", "v.gd", "t.co", "t.ly", "rb.gy", "ow.ly", "s.id", "u.to"],
  ...["tiny.cc", "shorturl.at", "beacons.ai", "bio.link", "calendly.com", "telegra.ph"],
  ...["office.com", "microsoft.com", "typeform.com", "jotform.com", "surveymonkey.com"],
  ...["airtable.com", "mediafire.com", "mega.nz", "dropbox.com", "1drv.ms", "apple.com"],
  ...["indeed.com", "bayt.com", "wuzzuf.net", "olx.com", "amazon.com"],
]);

/** Eight to fifteen digits, with blanks, dots, dashes and brackets between them. */
const written = /(?<![\w@])(?:\+|00)?\(?\d(?:[\s.\-_/()·•|~*]{0,3}\d){6,16}(?!\w)/g;

/**
 * The phone numbers in a text with Latin digits, in E.164: with a country's code in any form, Syrian ones in their home
 * form, and mobiles of the Gulf that begin with 05, which may be Saudi Arabia's or the Emirates'.
 */
function readPhones(text: string): { value: string; written: string }[] {
  return [...text.matchAll(written)].flatMap(([text]) =>
    numbersOf(text).map((value) => ({ value, written: text })),
  );
}

function numbersOf(input: string): string[] {
  if (isDate.test(input.trim())) return [];
  const digits = input.replace(/\D/g, "");
  // A zero in brackets after the code is not dialled: +963 (0)944 000 101.
  const without0 = digits.replace(codeAndZero, "$1");
  if (input.trim().startsWith("+")) return valid(`+${without0}`);
  if (digits.startsWith("00")) return valid(`+${digits.slice(2).replace(codeAndZero, "$1")}`);
  if (digits.startsWith("05")) {
    return ["+966", "+971"].flatMap((code) => valid(code + digits.slice(1)));
  }
  if (digits.startsWith("0")) return valid(`+963${digits.slice(1)}`);
  if (/^9[3-9]\d{7}$/.test(digits) && !/\D/.test(input.trim())) return valid(`+963${digits}`);
  return codes.test(digits) ? valid(`+${without0}`) : [];
}

function valid(number: string): string[] {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isValid() ? [parsed.number] : [];
}

/** Of Syria, the Gulf and the neighbours: numbers that people write without a plus sign. */
const codes = /^(?:963|966|971|965|968|973|974|964|962|961|90|20)/;
const codeAndZero = /^(963|966|971|964|962|961|90|20)0(?=\d)/;
const isDate = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|^(?:19|20)\d\d\s*[-/.]\s*(?:19|20)?\d\d?/;
