import { defineConfig } from "@playwright/test";
import { findBrowser } from "./test/browser.ts";
import { useMemoryForFiles } from "./test/servers/memory-folder.ts";

useMemoryForFiles();

const results = process.env.TEST_RESULTS;

// They start servers of their own. Begun first: the others keep theirs, which a worker has to itself.
const alone = [
  "security/every-role-gets-what-it-may-and-no-more.spec.ts",
  "security/every-role-sends-forged-forms-in-vain.spec.ts",
  "accounts/nobody-gets-into-anothers-session.spec.ts",
  "accounts/a-person-takes-the-data-along-and-deletes-the-account.spec.ts",
  "accounts/a-forgotten-password-is-replaced.spec.ts",
  "operations/board-behind-https.spec.ts",
  "browsing/an-empty-board-says-so-on-every-list.spec.ts",
];

// Minutes each: begun last, they would run alone at the end.
const long = ["every-page/every-page-can-be-used-by-everybody.spec.ts"];

// Run before a release and by .ci/run (npm run test:release): proxies, other engines, the crawler, faults, and
// journeys of parts that change seldom.
const release = [
  "accounts/a-password-that-cannot-be-replaced-is-explained.spec.ts",
  "accounts/an-operator-manages-accounts.spec.ts",
  "accounts/a-person-logs-in-with-a-passkey.spec.ts",
  "browsing/a-page-is-translated-by-the-browser.spec.ts",
  "browsing/scripts-wait-for-a-press.spec.ts",
  "browsing/the-arabic-face-comes-later.spec.ts",
  "accounts/a-person-chooses-devices-for-notifications.spec.ts",
  "company/a-company-and-an-applicant-write-to-each-other.spec.ts",
  "company/a-form-opened-before-somebody-saved-is-shown-again.spec.ts",
  "offline/a-file-that-is-no-cv-is-refused.spec.ts",
  "offline/a-reader-loses-the-connection.spec.ts",
  "offline/a-seeker-applies-offline.spec.ts",
  "offline/a-seeker-applies-while-the-board-is-unavailable.spec.ts",
  "accounts/a-promised-email-is-delivered.spec.ts",
  "rehearsal/rehearsal.spec.ts",
  "engines/other-engines.spec.ts",
  "engines/a-list-on-another-site.spec.ts",
  "engines/push-notifications.spec.ts",
  "search-engines/a-crawler-follows-every-link.spec.ts",
  "operations/cached-pages-are-never-stale.spec.ts",
  "operations/cached-pages-under-faults.spec.ts",
  "operations/pages-without-their-data.spec.ts",
  "operations/the-board-starts-and-stops.spec.ts",
  "security/no-text-breaks-a-form-or-an-address.spec.ts",
];
// Before a release: behind TLS and in both languages.
const behindTls = [
  "accounts/a-cv-fills-the-profile.spec.ts",
  "accounts/a-phone-is-confirmed.spec.ts",
  "accounts/a-seeker-connects-a-telegram-chat.spec.ts",
  "browsing/a-reader-has-an-added-language.spec.ts",
  "company/a-list-on-another-site.spec.ts",
  "company/interview-times.spec.ts",
  "company/screening-questions.spec.ts",
  "engines/a-list-on-another-site.spec.ts",
  "offline/a-seeker-applies-with-a-photo.spec.ts",
];
/** What npm test does in one language, at one width or in process, in the other one: see ofRelease in e2e/support/languages.ts. */
const tagged = /@release/;
const inFolders = (files: string[]) => files.map((file) => `**/${file}`);

const launchOptions = await findBrowser();
/** A worker of a site is started only where the site's certificate is trusted. */
const trusting = { ...launchOptions, args: [...launchOptions.args, "--ignore-certificate-errors"] };

export default defineConfig<object, { behindTls: boolean }>({
  testDir: "e2e",
  globalSetup: "./e2e/support/prepared-boards.ts",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // One more than the cores of a small machine: a journey waits half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  projects: [
    { name: "alone", testMatch: inFolders(alone), grepInvert: tagged },
    { name: "long", testMatch: inFolders(long), grepInvert: tagged },
    {
      name: "short",
      testIgnore: inFolders([...alone, ...long, ...release, ...behindTls]),
      grepInvert: tagged,
    },
    { name: "release", testMatch: inFolders(release) },
    { name: "release-other", testIgnore: inFolders([...behindTls, ...release]), grep: tagged },
    {
      name: "release-tls",
      testMatch: inFolders(behindTls),
      use: { behindTls: true, launchOptions: trusting },
    },
  ],
  retries: 0,
  reporter: results ? [["list"], ["json", { outputFile: results }]] : [["list"]],
  use: {
    launchOptions,
    // A page served by the worker would pass by what tests hold back; those of the worker allow it.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
  },
});
