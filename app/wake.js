// The only script in a page: it loads React Router's when the line allows or the first touch of
// something marked data-js needs them. Written for Chrome 80; kept constant, since the
// Content-Security-Policy names its hash. See docs/decisions/0003.
(() => {
const page = document.getElementById("page-data");
const line = navigator.connection || {};
const here = () => location.pathname + location.search;
const at = here();
let loading;
let held;
let awake;
// After moves made by scripts, a reload and Back, the browser shows this page under another address.
addEventListener("popstate", () => { if (!awake && here() !== at) location.reload(); });
addEventListener("pageshow", (event) => { if (event.persisted && !awake && here() !== at) location.reload(); });
// A copy that the service worker serves has its scripts on the device.
const copy = document.getElementById("copy-age");
if (!page || line.saveData || (!copy && /2g/.test(line.effectiveType))) return;
// React Router reads its data in this flat form: every value once, objects by the places of their parts.
const flat = (value) => {
const out = [];
const place = (one) => {
if (one === null) return -5;
const index = out.push(0) - 1;
if (Array.isArray(one)) out[index] = one.map(place);
else if (typeof one === "object") {
const parts = {};
for (const key of Object.keys(one)) parts["_" + place(key)] = place(one[key]);
out[index] = parts;
} else out[index] = one;
return index;
};
place(value);
return JSON.stringify(out) + "\n";
};
const load = () => {
if (!loading) loading = wake().catch(() => { loading = undefined; });
return loading;
};
const wake = async () => {
const made = JSON.parse(page.textContent);
for (const href of made.preload) {
const link = document.createElement("link");
link.rel = "modulepreload";
link.href = href;
document.head.append(link);
}
window.__reactRouterContext = Object.assign({}, made.context, { stream: new Response(flat(made.data)).body });
const modules = await Promise.all([import(made.manifest)].concat(made.routes.map((route) => import(route[1]))));
window.__reactRouterRouteModules = Object.fromEntries(made.routes.map((route, index) => [route[0], modules[index + 1]]));
await import(made.entry);
};
const needy = (event) => !awake && event.target.closest && event.target.closest("[data-js]");
for (const type of ["pointerdown", "keydown", "focusin", "change"]) addEventListener(type, (event) => { if (needy(event)) load(); }, { capture: true, passive: true });
// Until React has wholly taken the page over a press is the browser's: links and forms work by
// themselves, and what React began half-way it would lose. A button that only scripts serve waits.
for (const type of ["click", "submit", "change"]) addEventListener(type, (event) => {
if (awake) return;
event.stopImmediatePropagation();
const element = type === "click" && needy(event);
if (!element || element.type !== "button") return;
event.preventDefault();
held = element;
load();
}, true);
document.addEventListener("furas:awake", () => { awake = true; if (held) held.click(); });
// Browsers that do not tell are taken to be on a good line.
if (!copy && (line.effectiveType || "4g") !== "4g") return;
const soon = () => setTimeout(() => { (window.requestIdleCallback || setTimeout)(load, { timeout: 5000 }); }, 1500);
if (document.readyState === "complete") soon();
else addEventListener("load", soon);
})();
