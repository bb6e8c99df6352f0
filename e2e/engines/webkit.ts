import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { Builder, By, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "#test/servers/free-port.ts";
import { until } from "#test/servers/until.ts";
import type { Engine, EngineBrowser } from "./engine.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const browsers = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

/** WebKitGTK's MiniBrowser over WebDriver, on a screen of its own that nobody sees. */
export const webkit: Engine = {
  name: "WebKit",
  missing() {
    if (!existsSync(driver)) return "webkit2gtk-driver";
    if (!existsSync(screen)) return "xvfb";
    return miniBrowser() ? null : "MiniBrowser";
  },
  async open() {
    const { display, stop } = await startScreen();
    const port = await freePort();
    const environment = { ...process.env, DISPLAY: display, LC_ALL: "C.UTF-8" };
    const server = spawn(driver, [`--port=${port}`], { env: environment, stdio: "ignore" });
    const session = await connect(port);
    return inWindow(session, async () => {
      await session.quit().catch(() => {});
      await ended(server);
      await stop();
    });
  },
};

function miniBrowser(): string | undefined {
  return globSync(browsers).sort().at(-1);
}

/** A screen with a number that the server itself finds free. */
async function startScreen() {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"];
  const server = spawn(screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    server.once("exit", () => reject(new Error("Xvfb did not start.")));
    server.stdio[3]?.once("data", (chunk) => resolve(String(chunk).trim()));
  });
  return { display: `:${number}`, stop: () => ended(server) };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

/** The driver listens a moment after its process began. */
async function connect(port: number): Promise<WebDriver> {
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const wanted = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": options,
  });
  const server = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return new Builder().usingServer(server).withCapabilities(wanted).build();
}

function inWindow(session: WebDriver, close: () => Promise<void>): EngineBrowser {
  // A document may have its address before it has its contents.
  const visible = (selector: string) =>
    session.wait<WebElement>(
      () => session.executeScript<WebElement>(`return ${firstVisible(selector)} ?? null`),
      5_000,
      `Nothing visible matches ${selector}`,
    );
  return {
    async resize(width, height) {
      const window = session.manage().window();
      const seen = () =>
        session.executeScript<[number, number]>("return [innerWidth, innerHeight]");
      const [widthBefore, heightBefore] = await seen();
      // What the page sees is the window without its frame and bars, which are measured once.
      const outer = { width: width + 200, height: height + 200 };
      await window.setRect({ x: 0, y: 0, ...outer });
      // It hears of its new size a moment later.
      const isThere = async () => {
        const [seenWidth, seenHeight] = await seen();
        if (seenWidth === widthBefore && seenHeight === heightBefore) return false;
        return seenWidth <= outer.width && seenHeight <= outer.height;
      };
      await session.wait(isThere, 5_000);
      const [seenWidth, seenHeight] = await seen();
      const rect = { width: 2 * width + 200 - seenWidth, height: 2 * height + 200 - seenHeight };
      await window.setRect({ x: 0, y: 0, ...rect });
    },
    goto: (url) => session.get(url),
    evaluate: (body) => session.executeScript(body),
    type: async (selector, text) => (await visible(selector)).sendKeys(text),
    click: async (selector) => (await visible(selector)).click(),
    attach: async (selector, file) => session.findElement(By.css(selector)).sendKeys(file),
    screenshot: async (file) => writeFile(file, await session.takeScreenshot(), "base64"),
    close,
  };
}

/** An expression for the first visible element that matches, or undefined. */
function firstVisible(selector: string): string {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  return `${all}.find((one) => one.getClientRects().length > 0)`;
}
