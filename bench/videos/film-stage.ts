import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";

/** The film shows a phone's page above and, below it, how far one is and room for the captions. */
const phone = { width: 390, height: 520 };
const stage = { width: 390, height: 630 };
const scale = 1.6;
const framesPerSecond = 12;
const steps = 4;

/** A phone that is filmed while somebody taps and types. Time passes only in the film. */
export type Film = {
  page: Page;
  /** Marks where in the four steps the film is. */
  step: (step: number) => void;
  tap: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, value: string) => Promise<void>;
  /** Lets the page stand as it is until so many seconds of the film have passed; throws when late. */
  holdUntil: (second: number) => Promise<void>;
  /** Ends the film; it is then whole in its file. */
  end: () => Promise<void>;
};

/** Begins a film of a page and writes it without loss into `file` (Matroska). */
export async function startFilm(
  browser: Browser,
  origin: string,
  language: Language,
  file: string,
): Promise<Film> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: scale });
  await context.addCookies([{ name: "lang", value: language, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: "networkidle" });
  const scene = await openStage(browser, language);
  const recorder = startRecorder(file);
  const pointer = { x: phone.width * 0.7, y: phone.height * 0.8, pressed: 0 };
  let step = 1;
  let frames = 0;
  let shot = "";

  const look = async () => {
    shot = (await page.screenshot({ animations: "disabled", caret: "hide" })).toString("base64");
  };
  const show = async (count = 1) => {
    const frame = await scene.frame({ shot, ...pointer, step });
    for (let n = 0; n < count; n++) await recorder.write(frame);
    frames += count;
  };

  const moveTo = async (target: Locator) => {
    await bringIntoView(target);
    const { x, y } = await middleOf(target);
    const from = { ...pointer };
    const moves = 5;
    for (let n = 1; n <= moves; n++) {
      const way = (1 - Math.cos((Math.PI * n) / moves)) / 2;
      pointer.x = from.x + (x - from.x) * way;
      pointer.y = from.y + (y - from.y) * way;
      await show();
    }
  };

  /** Scrolls as a thumb does, a little more each frame. */
  const bringIntoView = async (target: Locator) => {
    const { y } = await middleOf(target);
    const margin = phone.height * 0.25;
    if (y > margin && y < phone.height - margin) return look();
    const far = y - phone.height * 0.45;
    const moves = 6;
    for (let n = 0; n < moves; n++) {
      await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), far / moves);
      await look();
      await show();
    }
  };

  const press = async (act: () => Promise<unknown>) => {
    for (const pressed of [1, 2]) {
      pointer.pressed = pressed;
      await show();
    }
    pointer.pressed = 0;
    await act();
    await page.waitForLoadState("networkidle");
    await look();
    await show(3);
  };

  await look();
  await show(8);
  return {
    page,
    step: (now) => {
      step = now;
    },
    tap: async (target) => {
      await moveTo(target);
      await press(() => target.click());
    },
    type: async (target, text) => {
      await moveTo(target);
      await press(() => target.focus());
      for (const part of text.match(/.{1,2}/gsu) ?? []) {
        await target.pressSequentially(part);
        await look();
        await show();
      }
    },
    choose: async (target, value) => {
      await moveTo(target);
      await press(() => target.selectOption(value));
    },
    holdUntil: async (second) => {
      await look();
      const left = second * framesPerSecond - frames;
      if (left < 0) throw new Error(`The film is ${-left} frames late at second ${second}.`);
      if (left > 0) await show(left);
    },
    end: async () => {
      await recorder.end();
      await context.close();
      await scene.close();
    },
  };
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Frame = { shot: string; x: number; y: number; pressed: number; step: number };

/** The page that frames are made of. */
async function openStage(browser: Browser, language: Language) {
  const context: BrowserContext = await browser.newContext({
    viewport: stage,
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html dir="${language === "ar" ? "rtl" : "ltr"}"><style>
    body { margin: 0; background: #1d2423; overflow: hidden }
    img { display: block; width: ${phone.width}px; height: ${phone.height}px }
    ol { list-style: none; display: flex; gap: 2px; margin: 0; padding: 0 }
    li { flex: 1; height: 8px; background: #3a4442 }
    .done { background: #2c7a70 }
    .now { background: #e6a15b }
    #finger { position: absolute; left: -15px; top: -15px; width: 30px; height: 30px;
      border-radius: 50%; box-sizing: border-box; border: 3px solid #fff;
      background: #1d242359; box-shadow: 0 0 0 1px #1d242366 }
  </style><img alt=""><ol>${"<li></li>".repeat(steps)}</ol><div id="finger"></div></html>`);
  return {
    async frame(frame: Frame): Promise<Buffer> {
      await page.evaluate(async ({ shot, x, y, pressed, step }) => {
        const image = document.querySelector("img");
        const finger = document.getElementById("finger");
        if (!image || !finger) return;
        const source = `data:image/png;base64,${shot}`;
        if (image.src !== source) {
          image.src = source;
          await image.decode();
        }
        finger.style.transform = `translate(${x}px, ${y}px) scale(${1 - pressed * 0.12})`;
        finger.style.background = pressed ? "#dd8f3fcc" : "#1d242359";
        for (const [place, stone] of document.querySelectorAll("li").entries()) {
          stone.className = place + 1 < step ? "done" : place + 1 === step ? "now" : "";
        }
      }, frame);
      return page.screenshot();
    },
    close: () => context.close(),
  };
}

function startRecorder(file: string) {
  const input = ["-f", "image2pipe", "-framerate", String(framesPerSecond), "-c:v", "png"];
  const encoder: ChildProcess = spawn(
    "ffmpeg",
    ["-y", "-v", "error", ...input, "-i", "-", "-c:v", "ffv1", file],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const { stdin } = encoder;
  if (!stdin) throw new Error("ffmpeg takes no frames.");
  return {
    async write(frame: Buffer) {
      if (!stdin.write(frame)) await once(stdin, "drain");
    },
    async end() {
      stdin.end();
      const [code] = await once(encoder, "exit");
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
    },
  };
}
