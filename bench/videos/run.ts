import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { type ContentLanguage, languages } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { messages as english } from "#app/messages/en/index.ts";
import { findBrowser } from "#test/browser.ts";
import { type Film, startFilm } from "./film-stage.ts";

const folder = "public/videos";

/**
 * npm run bench -- videos ORIGIN [employee.ar …]: films both ways to register on the board that
 * runs at ORIGIN, in both languages or those that are named, into public/videos. The board's data must
 * be fresh, and ffmpeg be installed.
 */
async function main(origin: string | undefined, wanted: readonly string[]): Promise<number> {
  if (!origin) {
    console.error("Where does the board run? npm run bench -- videos http://127.0.0.1:3000");
    return 2;
  }
  mkdirSync(folder, { recursive: true });
  const raw = mkdtempSync(join(tmpdir(), "furas-films-"));
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const [name, play] of Object.entries(plays)) {
      for (const language of languages) {
        if (wanted.length > 0 && !wanted.includes(`${name}.${language}`)) continue;
        const file = join(raw, `${name}.${language}.mkv`);
        const film = await startFilm(browser, origin, language, file);
        await play(film, people[name as PlayName][language], language === "ar" ? arabic : english);
        await film.end();
        encode(file, join(folder, `${name}.${language}`));
        writeFileSync(
          join(folder, `${name}.${language}.vtt`),
          captions(name as PlayName, language),
        );
        console.log(`${name}.${language}`);
      }
    }
  } finally {
    await browser.close();
    rmSync(raw, { recursive: true, force: true });
  }
  return 0;
}

type PlayName = "employee" | "company";
type Play = (film: Film, who: Someone, messages: typeof english) => Promise<void>;

/** When each step of a film ends, in seconds; the captions of both languages keep to it. */
const ends = { register: 4, type: 8, login: 16, account: 28, profile: 38 };

const plays: Record<PlayName, Play> = {
  async employee(film, who, messages) {
    const { page } = film;
    await openAccount(film, "customer_employee", who, messages);
    await film.tap(page.locator("a[href='/my-account']:visible").first());
    const about = page.locator("#profile-about");
    if (!(await about.evaluate((fold: HTMLDetailsElement) => fold.open)))
      await film.tap(about.locator("summary"));
    await film.type(page.locator("textarea[name=bio]"), who.says);
    await film.tap(page.getByRole("button", { name: messages.seekers.form.save }));
    await page.getByRole("status").first().waitFor();
    await film.holdUntil(ends.profile);
  },
  async company(film, who, messages) {
    const { page } = film;
    await openAccount(film, "company", who, messages);
    await film.tap(page.locator("a[href='/company-dashboard']:visible").first());
    await film.tap(page.locator("a[href='/my-account']:visible").first());
    await film.type(page.locator("input[name=companyName]"), who.says);
    await film.tap(page.getByRole("button", { name: messages.seekers.form.save }));
    await page.getByRole("status").first().waitFor();
    await film.holdUntil(ends.profile);
  },
};

async function openAccount(film: Film, type: string, who: Someone, messages: typeof english) {
  const { page } = film;
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await film.tap(page.locator(".menu summary"));
  await film.tap(page.locator(".menu-box a[href^='/register']"));
  await film.holdUntil(ends.register);

  film.step(2);
  await film.tap(page.locator(`main label:has([name=userType][value=${type}])`));
  await film.holdUntil(ends.type);

  film.step(3);
  await film.type(field("email"), who.email);
  await film.type(field("password"), who.password);
  await film.type(field("confirmPassword"), who.password);
  await film.holdUntil(ends.login);
  await film.type(field("firstName"), who.firstName);
  await film.type(field("lastName"), who.lastName);
  await film.type(field("phone"), who.phone);
  await film.choose(field("province"), who.province);
  await film.choose(field("city"), who.city);
  await film.tap(field("agree"));
  await film.tap(page.getByRole("button", { name: messages.accounts.register.submit }));
  await page.waitForURL((url) => url.searchParams.has("created"));
  await film.holdUntil(ends.account);

  film.step(4);
  await page.waitForURL((url) => url.pathname === "/");
}

type Someone = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  province: string;
  city: string;
  password: string;
  /** What is added to the profile: a line about oneself, a company's name. */
  says: string;
};

const place = { province: "Aleppo", city: "Aleppo", password: "lemon4tree7" };

const people: Record<PlayName, Record<ContentLanguage, Someone>> = {
  employee: {
    ar: {
      ...place,
      firstName: "سلمى",
      lastName: "حدّاد",
      email: "salma@example.com",
      phone: "0944000511",
      says: "محاسبة من حلب، خبرة 4 سنوات",
    },
    en: {
      ...place,
      firstName: "Salma",
      lastName: "Haddad",
      email: "s.haddad@example.com",
      phone: "0944000512",
      says: "Accountant from Aleppo, 4 years",
    },
  },
  company: {
    ar: {
      ...place,
      firstName: "باسل",
      lastName: "نجّار",
      email: "basel@example.com",
      phone: "0944000513",
      says: "شركة لوز وسمسم",
    },
    en: {
      ...place,
      firstName: "Basel",
      lastName: "Najjar",
      email: "b.najjar@example.com",
      phone: "0944000514",
      says: "Almond & Sesame Co.",
    },
  },
};

type Cue = { until: number; employee: string; company: string };

const cues: Record<ContentLanguage, Cue[]> = {
  en: [
    same(ends.register, "1. Click Register. On a phone, it is in the menu."),
    {
      until: ends.type,
      employee: "2. Choose the account type: Employee / Job Seeker.",
      company: "2. Choose the account type: Company.",
    },
    {
      until: ends.login,
      employee: "3. Fill in the basics: your email and a password, twice…",
      company: "3. Fill in the basics: an email and a password, twice…",
    },
    same(
      ends.account,
      "…then your name, phone and place. Agree to the terms and create the account.",
    ),
    {
      until: ends.profile,
      employee: "4. Complete the profile: what companies should know about you.",
      company: "4. Complete the profile: the company's name and what it does.",
    },
  ],
  ar: [
    same(ends.register, "1. اضغط «حساب جديد». تجده على الهاتف في القائمة."),
    {
      until: ends.type,
      employee: "2. اختر نوع الحساب: موظف / باحث عن عمل.",
      company: "2. اختر نوع الحساب: شركة.",
    },
    {
      until: ends.login,
      employee: "3. املأ المعلومات الأساسية: بريدك، وكلمة المرور مرتين…",
      company: "3. املأ المعلومات الأساسية: البريد، وكلمة المرور مرتين…",
    },
    same(ends.account, "…ثم اسمك وهاتفك ومكانك. وافق على الشروط وأنشئ الحساب."),
    {
      until: ends.profile,
      employee: "4. أكمل ملفك: ما ينبغي أن تعرفه الشركات عنك.",
      company: "4. أكمل ملف الشركة: اسمها وعملها.",
    },
  ],
};

function same(until: number, text: string): Cue {
  return { until, employee: text, company: text };
}

function captions(name: PlayName, language: ContentLanguage): string {
  const written = cues[language].map((cue, place, all) => {
    const from = all[place - 1]?.until ?? 0;
    return `${timeOf(from)} --> ${timeOf(cue.until)}\n${cue[name]}\n`;
  });
  return ["WEBVTT\n", ...written].join("\n");
}

function timeOf(second: number): string {
  return `00:${String(second).padStart(2, "0")}.000`;
}

/** WebM for browsers without patents, MP4 for old iPhones, and a still of the second step. */
function encode(raw: string, target: string): void {
  const colours = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
  const tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
  const vp9 = ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-g", "240", "-row-mt", "1"];
  const h264 = ["-c:v", "libx264", "-crf", "27", "-preset", "veryslow", "-g", "120"];
  ffmpeg("-i", raw, "-vf", colours, ...tags, ...vp9, "-deadline", "good", `${target}.webm`);
  ffmpeg("-i", raw, "-vf", colours, ...tags, ...h264, "-movflags", "+faststart", `${target}.mp4`);
  const still = ["-frames:v", "1", "-vf", "scale=468:-2", "-c:v", "libwebp", "-quality", "60"];
  ffmpeg("-ss", String(ends.type - 1), "-i", raw, ...still, `${target}.webp`);
}

function ffmpeg(...options: string[]): void {
  const { status } = spawnSync("ffmpeg", ["-y", "-v", "error", ...options], { stdio: "inherit" });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}.`);
}

process.exitCode = await main(process.argv[2], process.argv.slice(3));
