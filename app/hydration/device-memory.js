// In the head of every page: shows what this device remembers of the jobs on it before anything is
// painted, so that nothing moves. The rule stands ready in the device's storage
// (features/jobs/memory/device-style.ts). Written for Chrome 80; constant, since the
// Content-Security-Policy names its hash.
// The Arabic face joins as well once it is on the device (offline/follow-pages.ts); a browser that begins to
// load it here still paints with it.
try {
  for (const face of JSON.parse(localStorage["furas-face"] || "[]")) {
    const font = new FontFace(...face);
    document.fonts.add(font);
    font.load();
  }
  const rule = localStorage["furas-style"];
  document.styleSheets[0].insertRule(rule);
  self.furasStyle = rule;
} catch {
  // Nothing is remembered, or nothing can be.
}
