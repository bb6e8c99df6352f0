import { resolve } from "node:path";
import { z } from "zod";
import { parseKeys } from "#app/platform/encryption/keyring.server.ts";
import { isThisMachine } from "#app/platform/loopback.ts";
import type { SmsGateway } from "#app/platform/sms/sms.server.ts";
import { missingForS3, readS3, s3Shape } from "#app/platform/storage/s3-settings.server.ts";
import type { S3Settings } from "#app/platform/storage/s3-store.server.ts";
import { isScanner } from "#app/platform/storage/scanner.server.ts";
import { readTrustedProxies, type TrustedProxies, trustNobody } from "./client-address.server.ts";
import { readPushOrigins } from "./push-origins.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");

const megabyte = 1024 * 1024;
const quota = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual);

const shape = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** A streaming replica of DATABASE_URL, from which visitors' pages are read while it follows closely. */
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** The same database as a role that owns the moderation log; of use beside DATABASE_URL only. */
  MODERATION_LOG_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** Demo data and its accounts; on unless BASE_URL is https. */
  DEMO: flag.optional(),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The proxies in front of the app that may be believed about the client's address. */
  TRUST_PROXY: z
    .string()
    .default("0")
    .refine(
      (value) => readTrustedProxies(value) !== undefined,
      "must be a number of proxies from 0 to 5, or their addresses such as 10.0.0.0/8, ::1",
    ),
  /** Signs the session cookies; stored in DATA_DIR when it is not set. */
  SESSION_SECRET: z.string().min(32).optional(),
  /** Wraps the keys of CVs: one made once and stored in DATA_DIR when neither is given. */
  FILES_KEY: z.string().refine(isFilesKey, "must be 32 bytes in base64 or hexadecimal").optional(),
  FILES_KEY_FILE: z.string().optional(),
  /** The SMTP server; without it they are files in DATA_DIR/mail. */
  SMTP_URL: z
    .string()
    .refine(isMailServer, "must be smtp://host:port or smtps://host:port")
    .optional(),
  /** The address emails come from, alone or as `Name <address>`. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, "must be an e-mail address")
    .optional(),
  /** An SMS gateway that takes POST; without it text messages are files in DATA_DIR/sms. */
  SMS_URL: z
    .string()
    .refine(isSafeToPost, "must be https://, or http:// on this machine")
    .optional(),
  /** The Authorization header that the gateway wants. */
  SMS_AUTHORIZATION: z
    .string()
    .regex(/^[\x20-\x7e]+$/, "must be one line of Latin letters")
    .optional(),
  /** The body, as JSON if it begins with a brace, else as a form. */
  SMS_BODY: z
    .string()
    .regex(/(?=.*\{(to|digits)\})(?=.*\{text\})/s, "must have {to} or {digits}, and {text}")
    .default('{"to":"{to}","text":"{text}"}'),
  /** Text messages of 24 hours, beyond which none is sent. */
  SMS_PER_DAY: quota(200),
  /** Country codes whose numbers can be confirmed; * for all. */
  SMS_COUNTRIES: z
    .string()
    .regex(/^(\*|\d{1,3}( *, *\d{1,3})*)$/, "must be * or country codes such as 963, 961")
    .default("963"),
  /** Whether job seekers may register with a phone in place of an email. */
  PHONE_SIGN_UP: flag.default(false),
  /** Push services besides those of the known browsers, by their origins. */
  PUSH_HOSTS: z
    .string()
    .default("")
    .refine(
      (value) => readPushOrigins(value) !== undefined,
      "must be origins such as https://push.example.org, separated by commas",
    ),
  /** fixed: the figures of site-figures.ts; live: counted ones. Fixed unless BASE_URL is https. */
  SITE_FIGURES: z.enum(["fixed", "live"]).optional(),
  /** Processes that serve, on one port. */
  WORKERS: z.coerce.number().int().min(1).max(16).default(1),
  /** Where emails, alerts, tidying and nights are done: in a process of its own that this one starts, here, or not by this start; only: nothing else is done. */
  BACKGROUND_WORK: z.enum(["child", "here", "elsewhere", "only"]).default("child"),
  /** Megabytes for cached, compressed public pages, in each process; 0 turns the cache off. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Megabytes for the search index in each process; of a board that takes more the newest jobs are held. */
  SEARCH_MEMORY_MB: z.coerce.number().int().min(8).max(16_384).default(192),
  /** Where Prometheus asks for figures; without a port there are none. Never the public port. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Seconds that the app goes on to serve after the signal to stop, so that a proxy finds out first. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(20).default(0),
  /** The languages of pages: Arabic and English, and added ones (app/added-languages.server.ts). */
  LANGUAGES: z
    .string()
    .regex(/^ar *, *en( *, *[a-z]{2,3})*$/, "must be ar,en and further codes such as ku")
    .default("ar,en"),
  /** Whether a suspicious first job waits for a moderator, where there is one. */
  HOLD_SUSPICIOUS: flag.default(true),
  /** What ai.txt and robots.txt say to programs that gather texts for language models. */
  AI_TXT: z.enum(["allow", "deny", "off"]).default("off"),
  /** The key by which search engines are told of changed jobs; none are told without one. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 Latin letters, digits and dashes")
    .optional(),
  /** Where they are told. */
  INDEXNOW_URL: z
    .string()
    .refine(isSafeToPost, "must be https://, or http:// on this machine")
    .default("https://api.indexnow.org/indexnow"),
  /** The bot that posts jobs and sends alerts, from BotFather; without it there is no Telegram. */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[A-Za-z0-9_-]{20,100}$/, "must be a token such as 123456:ABC-DEF…")
    .optional(),
  /** A Bot API server. */
  TELEGRAM_API_URL: z
    .string()
    .refine(isSafeToPost, "must be https://, or http:// on this machine")
    .default("https://api.telegram.org"),
  ...s3Shape,
  /** A ClamAV that has to find a CV clean before it is taken. */
  CLAMD_URL: z
    .string()
    .refine(isScanner, "must be tcp://host:port, tls://host:port or unix:/path/of/the/socket")
    .optional(),
  /** The space of one account, so that none fills the disk. */
  MAX_APPLICATIONS_PER_DAY: quota(50),
  MAX_CV_MB_PER_PERSON: quota(200),
  MAX_JOBS_PER_DAY: quota(50),
  /** Of a company whose domain or register was checked. */
  MAX_JOBS_PER_DAY_CHECKED: quota(100),
  /** Invitations to a company's team, and of a checked company. */
  MAX_INVITATIONS_PER_DAY: quota(20),
  MAX_INVITATIONS_PER_DAY_CHECKED: quota(60),
  /** Megabytes of CVs within a day, of all people together, beyond which it is logged. */
  CV_ALARM_MB_PER_DAY: quota(1024),
  /** Days that a CV and the texts sent with it are stored after the job has closed. */
  KEEP_CV_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  /** Whether admins need a second factor; on where BASE_URL is https. */
  ADMIN_SECOND_FACTOR: flag.optional(),
  /** Minutes that an access token lives. */
  ACCESS_MINUTES: z.coerce.number().min(1).max(1440).default(60),
});

/** Those that hold passwords are not printed. */
const secret = new Set([
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "MODERATION_LOG_URL",
  "SMTP_URL",
  "SMS_URL",
  "SMS_AUTHORIZATION",
  "SESSION_SECRET",
  "FILES_KEY",
  "S3_SECRET_ACCESS_KEY",
  "TELEGRAM_BOT_TOKEN",
]);

export type Settings = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseReadUrl: string | undefined;
  moderationLogUrl: string | undefined;
  /** Whether demo data is loaded and its accounts may sign in. */
  demo: boolean;
  adminSecondFactor: boolean;
  /** The board's own origin; never taken from a request's Host. */
  baseUrl: string;
  trustedProxies: TrustedProxies;
  /** Undefined until the start has read or made the one in DATA_DIR. */
  sessionSecret: string | undefined;
  /** Master keys of the files, or the file that holds them; neither for the one in DATA_DIR. */
  filesKey: string | undefined;
  filesKeyFile: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  sms: Readonly<{
    gateway: SmsGateway | undefined;
    perDay: number;
    countries: "all" | readonly string[];
    /** Whether people are offered codes: a public board without a gateway would send none. */
    isOffered: boolean;
    /** Whether job seekers may register with a phone in place of an email. */
    signUp: boolean;
  }>;
  /** Origins of further push services. */
  pushOrigins: readonly string[];
  /** Counted figures in place of the fixed ones. */
  liveFigures: boolean;
  accessMinutes: number;
  workers: number;
  backgroundWork: "child" | "here" | "elsewhere" | "only";
  /** False for a process that does background work only. */
  serves: boolean;
  cacheBytes: number;
  searchBytes: number;
  /** Days that a CV and the texts sent with it are stored after the job has closed. */
  keepCvDays: number;
  /** How much one account may add. */
  quotas: Readonly<{
    applicationsPerDay: number;
    /** Bytes of all CVs of one person together. */
    cvBytesPerPerson: number;
    /** For a company whose address is confirmed or whose account is a week old. */
    jobsPerDay: number;
    /** For a company whose domain or register was checked. */
    checkedJobsPerDay: number;
    /** Invitations to a company's team. */
    invitationsPerDay: number;
    checkedInvitationsPerDay: number;
  }>;
  maxCvBytesPerDay: number;
  /** Undefined where there are no figures. */
  metrics: Readonly<{ host: string; port: number }> | undefined;
  drainSeconds: number;
  /** The codes of the languages besides Arabic and English. */
  languages: readonly string[];
  holdSuspicious: boolean;
  aiText: "allow" | "deny" | "off";
  /** Undefined where search engines are not told of changed jobs. */
  indexNow: Readonly<{ key: string; url: string }> | undefined;
  /** Undefined without a bot. The address has no slash at its end. */
  telegram: Readonly<{ token: string; apiUrl: string }> | undefined;
  /** Where files are stored, or undefined for the data directory. */
  s3: S3Settings | undefined;
  clamdUrl: string | undefined;
}>;

let current: Settings | undefined;

/** The settings of this process; the defaults until it has loaded them. */
export function settings(): Settings {
  current ??= readSettings({});
  return current;
}

/** Replaces the settings of this process. */
export function setSettings(given: Settings): void {
  current = given;
}

/** Reads the settings of this process once, at its start. Throws as readSettings does. */
export function loadSettings(environment: Record<string, string | undefined>): Settings {
  current = readSettings(environment);
  return current;
}

/** Reads the settings from the environment. Throws an Error that names every wrong one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(shape.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = shape.superRefine(wholeBucket).safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name}${secret.has(name) ? "" : `=${given[name]}`}: ${message}`;
    });
    throw new Error(`These settings are wrong:\n  ${problems.join("\n  ")}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, BASE_URL, TRUST_PROXY, SESSION_SECRET } =
    read.data;
  const { SMTP_URL, MAIL_FROM, SITE_FIGURES, ACCESS_MINUTES, WORKERS, PAGE_CACHE_MB } = read.data;
  const { METRICS_PORT, METRICS_HOST, DRAIN_SECONDS, BACKGROUND_WORK } = read.data;
  if (METRICS_PORT === PORT) {
    throw new Error(`These settings are wrong:\n  METRICS_PORT=${PORT}: is the public port`);
  }
  if (!DATABASE_URL && /^(elsewhere|only)$/.test(BACKGROUND_WORK)) {
    throw new Error(
      `These settings are wrong:\n  BACKGROUND_WORK=${BACKGROUND_WORK}: needs DATABASE_URL, which both processes use`,
    );
  }
  if (!DATABASE_URL && read.data.DATABASE_READ_URL) {
    throw new Error(
      "These settings are wrong:\n  DATABASE_READ_URL: needs DATABASE_URL, whose replica it is",
    );
  }
  const address = HOST.includes(":") ? `[${HOST}]` : HOST;
  const baseUrl = BASE_URL ? new URL(BASE_URL).origin : `http://${address}:${PORT}`;
  const isHttps = baseUrl.startsWith("https://");
  if (read.data.PHONE_SIGN_UP && isHttps && !read.data.SMS_URL) {
    throw new Error(
      "These settings are wrong:\n  PHONE_SIGN_UP=1: needs SMS_URL, which sends the codes",
    );
  }
  const { INDEXNOW_KEY, INDEXNOW_URL } = read.data;
  if (INDEXNOW_KEY && !isHttps) {
    throw new Error(
      "These settings are wrong:\n  INDEXNOW_KEY: needs an https BASE_URL, which search engines can reach",
    );
  }
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    databaseReadUrl: read.data.DATABASE_READ_URL,
    moderationLogUrl: read.data.MODERATION_LOG_URL,
    // Behind https strangers come: accounts with a published password only for who asks for them.
    demo: DEMO ?? !isHttps,
    adminSecondFactor: read.data.ADMIN_SECOND_FACTOR ?? isHttps,
    baseUrl,
    trustedProxies: readTrustedProxies(TRUST_PROXY) ?? trustNobody,
    sessionSecret: SESSION_SECRET,
    filesKey: read.data.FILES_KEY,
    filesKeyFile: read.data.FILES_KEY_FILE,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? `no-reply@${mailHost(baseUrl)}`,
    sms: {
      gateway: read.data.SMS_URL
        ? {
            url: read.data.SMS_URL,
            authorization: read.data.SMS_AUTHORIZATION,
            body: read.data.SMS_BODY,
          }
        : undefined,
      perDay: read.data.SMS_PER_DAY,
      countries: read.data.SMS_COUNTRIES === "*" ? "all" : read.data.SMS_COUNTRIES.split(/ *, */),
      isOffered: read.data.SMS_URL !== undefined || !isHttps,
      signUp: read.data.PHONE_SIGN_UP,
    },
    pushOrigins: readPushOrigins(read.data.PUSH_HOSTS) ?? [],
    liveFigures: (SITE_FIGURES ?? (isHttps ? "live" : "fixed")) === "live",
    accessMinutes: ACCESS_MINUTES,
    workers: WORKERS,
    backgroundWork: BACKGROUND_WORK,
    serves: BACKGROUND_WORK !== "only",
    cacheBytes: PAGE_CACHE_MB * megabyte,
    searchBytes: read.data.SEARCH_MEMORY_MB * megabyte,
    keepCvDays: read.data.KEEP_CV_DAYS,
    maxCvBytesPerDay: read.data.CV_ALARM_MB_PER_DAY * megabyte,
    quotas: {
      applicationsPerDay: read.data.MAX_APPLICATIONS_PER_DAY,
      cvBytesPerPerson: read.data.MAX_CV_MB_PER_PERSON * megabyte,
      jobsPerDay: read.data.MAX_JOBS_PER_DAY,
      checkedJobsPerDay: read.data.MAX_JOBS_PER_DAY_CHECKED,
      invitationsPerDay: read.data.MAX_INVITATIONS_PER_DAY,
      checkedInvitationsPerDay: read.data.MAX_INVITATIONS_PER_DAY_CHECKED,
    },
    metrics: METRICS_PORT ? { host: METRICS_HOST, port: METRICS_PORT } : undefined,
    drainSeconds: DRAIN_SECONDS,
    languages: [...new Set(read.data.LANGUAGES.split(/ *, */).slice(2))],
    holdSuspicious: read.data.HOLD_SUSPICIOUS,
    aiText: read.data.AI_TXT,
    indexNow: INDEXNOW_KEY ? { key: INDEXNOW_KEY, url: INDEXNOW_URL } : undefined,
    telegram: read.data.TELEGRAM_BOT_TOKEN
      ? {
          token: read.data.TELEGRAM_BOT_TOKEN,
          apiUrl: read.data.TELEGRAM_API_URL.replace(/\/+$/, ""),
        }
      : undefined,
    s3: readS3(read.data),
    clamdUrl: read.data.CLAMD_URL,
  };
}

function wholeBucket(given: Record<string, unknown>, check: z.RefinementCtx): void {
  for (const name of missingForS3(given)) {
    check.addIssue({
      code: "custom",
      path: [name],
      message: "is needed with the other S3 settings",
    });
  }
}

function isFilesKey(text: string): boolean {
  try {
    return parseKeys(text, "FILES_KEY").length > 0;
  } catch {
    return false;
  }
}

/** Messages hold codes that open accounts, and keys: never in plain text to another machine. */
function isSafeToPost(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
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
