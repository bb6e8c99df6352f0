const browsers = [
  "chrome",
  "firefox",
  "safari",
  "edge",
  "opera",
  "samsung",
  "uc",
  "other",
] as const;
const systems = [
  "android",
  "iphone",
  "ipad",
  "windows",
  "mac",
  "linux",
  "chromeos",
  "other",
] as const;

/** The browser and system that a user agent names. */
export type Device = { browser: (typeof browsers)[number]; system: (typeof systems)[number] };

/** Later ones call themselves by the names of earlier ones too. */
const browserPatterns: [RegExp, Device["browser"]][] = [
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\bOPR\/|\bOpera\b|\bOPiOS\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\bUC ?Browser\b|\bUCWEB/, "uc"],
  [/\bFirefox\/|\bFxiOS\//, "firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "safari"],
];
const systemPatterns: [RegExp, Device["system"]][] = [
  [/\bAndroid\b/, "android"],
  [/\biPhone\b/, "iphone"],
  [/\biPad\b/, "ipad"],
  [/\bWindows\b/, "windows"],
  [/\bCrOS\b/, "chromeos"],
  [/\bMacintosh\b|\bMac OS X\b/, "mac"],
  [/\bLinux\b|\bX11\b/, "linux"],
];

export function deviceOf(userAgent: string): Device {
  return {
    browser: browserPatterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "other",
    system: systemPatterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "other",
  };
}
