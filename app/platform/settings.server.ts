import { resolve } from "node:path";
import { z } from "zod";
import { readTrustedProxies, type TrustedProxies, trustNobody } from "./client-address.server.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");

const shape = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  DEMO: flag.default(true),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The proxies in front of the app that may be believed about the client's address. */
  TRUST_PROXY: z
    .string()
    .default("0")
    .refine(
      (value) => readTrustedProxies(value) !== undefined,
      "must be a number of proxies from 0 to 5, or their addresses such as 10.0.0.0/8, ::1",
    ),
  /** Signs the session cookies; kept in DATA_DIR when it is not given. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** Where letters are handed in; without it they are files in DATA_DIR/mail. */
  SMTP_URL: z
    .string()
    .refine(isMailServer, "must be smtp://host:port or smtps://host:port")
    .optional(),
  /** The address letters come from, alone or as `Name <address>`. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, "must be an e-mail address")
    .optional(),
  /** fixed: the figures of site-figures.ts; live: counted ones. */
  SITE_FIGURES: z.enum(["fixed", "live"]).default("fixed"),
  /** Processes that serve, on one port. */
  WORKERS: z.coerce.number().int().min(1).max(16).default(1),
  /** Megabytes for compressed copies of public pages, in each process; 0 keeps none. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Minutes that an access token lives. */
  ACCESS_MINUTES: z.coerce.number().min(1).max(1440).default(60),
});

/** Those that hold passwords are not printed. */
const secret = new Set(["DATABASE_URL", "SMTP_URL", "SESSION_SECRET"]);

export type Settings = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  demo: boolean;
  baseUrl: string;
  trustedProxies: TrustedProxies;
  sessionSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  liveFigures: boolean;
  accessMinutes: number;
  workers: number;
  cacheBytes: number;
}>;

/** Reads the settings from the environment. Throws an Error that names every wrong one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(shape.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = shape.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name}${secret.has(name) ? "" : `=${given[name]}`}: ${message}`;
    });
    throw new Error(`These settings are wrong:\n  ${faults.join("\n  ")}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, BASE_URL, TRUST_PROXY, SESSION_SECRET } =
    read.data;
  const { SMTP_URL, MAIL_FROM, SITE_FIGURES, ACCESS_MINUTES, WORKERS, PAGE_CACHE_MB } = read.data;
  const address = HOST.includes(":") ? `[${HOST}]` : HOST;
  const baseUrl = BASE_URL ? new URL(BASE_URL).origin : `http://${address}:${PORT}`;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    demo: DEMO,
    baseUrl,
    trustedProxies: readTrustedProxies(TRUST_PROXY) ?? trustNobody,
    sessionSecret: SESSION_SECRET,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? `no-reply@${mailHost(baseUrl)}`,
    liveFigures: SITE_FIGURES === "live",
    accessMinutes: ACCESS_MINUTES,
    workers: WORKERS,
    cacheBytes: PAGE_CACHE_MB * 1024 * 1024,
  };
}

function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^smtps?:$/.test(protocol) && hostname !== "";
}

/** A number is no host that mail could come from. */
function mailHost(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  return /[a-z]/i.test(hostname) && !hostname.includes(":") ? hostname : "localhost";
}
