import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.server.ts";

describe("settings", () => {
  it("have defaults for a small server of one's own", () => {
    const { port, host, demo, baseUrl, databaseUrl, liveFigures } = readSettings({});
    expect({ port, host, demo, baseUrl, databaseUrl, liveFigures }).toEqual({
      port: 3000,
      host: "127.0.0.1",
      demo: true,
      baseUrl: "http://127.0.0.1:3000",
      databaseUrl: undefined,
      liveFigures: false,
    });
  });

  it("S6 behind https demo accounts are off unless enabled, and admins need a second factor", () => {
    const of = (given: Record<string, string>) => {
      const { demo, adminSecondFactor } = readSettings(given);
      return [demo, adminSecondFactor];
    };
    const https = { BASE_URL: "https://jobs.example" };
    expect(of({ BASE_URL: "http://jobs.example" })).toEqual([true, false]);
    expect(of({ DEMO: "0" })).toEqual([false, false]);
    expect(of(https)).toEqual([false, true]);
    expect(of({ ...https, DEMO: "1", ADMIN_SECOND_FACTOR: "0" })).toEqual([true, false]);
  });

  it("name the languages of pages, of which Arabic and English are always two", () => {
    expect(readSettings({}).languages).toEqual([]);
    expect(readSettings({ LANGUAGES: "ar, en,ku,ku" }).languages).toEqual(["ku"]);
    for (const wrong of ["ku", "en,ar", "ar,en,Kurmanji"])
      expect(() => readSettings({ LANGUAGES: wrong }), wrong).toThrow(/LANGUAGES/);
  });

  it("offer codes by SMS on a public board only with a gateway", () => {
    const of = (given: Record<string, string>) => readSettings(given).sms.isOffered;
    const https = { BASE_URL: "https://jobs.example" };
    expect([of({}), of(https)]).toEqual([true, false]);
    expect(of({ ...https, SMS_URL: "https://sms.example/send" })).toBe(true);
    expect(of({ ...https, SMS_URL: "http://127.0.0.1:8080/send" })).toBe(true);
    expect(readSettings({}).sms.signUp, "registration by phone is off").toBe(false);
    expect(() => readSettings({ ...https, PHONE_SIGN_UP: "1" })).toThrow("PHONE_SIGN_UP=1");
    expect(readSettings({ SMS_COUNTRIES: "963, 961" }).sms.countries).toEqual(["963", "961"]);
  });

  it("F6 reading 56: figures are counted behind https unless fixed ones are chosen", () => {
    const live = (given: Record<string, string>) => readSettings(given).liveFigures;
    const https = { BASE_URL: "https://jobs.example" };
    expect([live({}), live({ SITE_FIGURES: "live" })]).toEqual([false, true]);
    expect([live(https), live({ ...https, SITE_FIGURES: "fixed" })]).toEqual([true, false]);
    expect(live({ BASE_URL: "http://jobs.example" })).toBe(false);
  });

  it.each([
    ["HOLD_SUSPICIOUS", "maybe"],
    ["PORT", "eighty"],
    ["PORT", "0"],
    ["DEMO", "yes"],
    ["BASE_URL", "furas.example"],
    ["BASE_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://root:hunter2@db/furas"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "6"],
    ["TRUST_PROXY", "proxy.internal"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.1, true"],
    ["SESSION_SECRET", "hunter2"],
    ["SMTP_URL", "http://post:hunter2@mail"],
    ["SMS_URL", "http://sms.example/send"],
    ["SMS_BODY", "{to}"],
    ["SMS_COUNTRIES", "+963"],
    ["SMS_PER_DAY", "0"],
    ["SITE_FIGURES", "some"],
    ["WORKERS", "0"],
    ["WORKERS", "all"],
    ["BACKGROUND_WORK", "never"],
    // A replica of nothing.
    ["DATABASE_READ_URL", "postgres://db/furas"],
    // Another process could not reach the embedded database.
    ["BACKGROUND_WORK", "elsewhere"],
    ["BACKGROUND_WORK", "only"],
    ["PAGE_CACHE_MB", "-1"],
    ["SEARCH_MEMORY_MB", "all"],
    ["METRICS_PORT", "none"],
    ["METRICS_PORT", "3000"],
    ["DRAIN_SECONDS", "3600"],
    ["AI_TXT", "maybe"],
    ["INDEXNOW_KEY", "short"],
    // Search engines cannot reach a board that is not behind https.
    ["INDEXNOW_KEY", "0123456789abcdef"],
    ["INDEXNOW_URL", "http://search.example/indexnow"],
    ["S3_ENDPOINT", "files.example"],
    ["S3_TIMEOUT_MS", "0"],
    ["CLAMD_URL", "http://127.0.0.1:3310"],
    ["CLAMD_URL", "tcp://127.0.0.1"],
  ])("%s=%s is refused by name", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it("a wrong one that holds a password is not printed", () => {
    const wrong = { DATABASE_URL: "mysql://root:hunter2@db", SESSION_SECRET: "hunter2" };
    expect(() => readSettings(wrong)).toThrow(/^(?!.*hunter2)/s);
    expect(() => readSettings(wrong)).not.toThrow(/hunter2/);
  });

  it("a bucket for the files is named whole or not at all", () => {
    const whole = {
      S3_ENDPOINT: "https://s3.example",
      S3_BUCKET: "files",
      S3_ACCESS_KEY_ID: "olive",
      S3_SECRET_ACCESS_KEY: "hunter2",
    };
    expect(readSettings({}).s3).toBeUndefined();
    expect(readSettings(whole).s3).toMatchObject({ bucket: "files", pathStyle: true });
    for (const name of Object.keys(whole)) {
      expect(() => readSettings({ ...whole, [name]: "" })).toThrow(name);
      expect(() => readSettings({ ...whole, [name]: "" })).not.toThrow(/hunter2/);
    }
  });

  it("an empty one counts as not given", () => {
    expect(readSettings({ PORT: "", BASE_URL: "" }).port).toBe(3000);
  });

  it("BASE_URL is kept as an origin", () => {
    expect(readSettings({ BASE_URL: "https://furas.example/path?q" }).baseUrl).toBe(
      "https://furas.example",
    );
  });
});
