// The script in a page: it holds what is pressed before React is there, and runs the one that brings React
// (bring-react.ts) at the first touch of something marked data-js or once the page is idle. Only what cannot
// wait stands here, since each page carries it. Written for Chrome 80; constant, since the
// Content-Security-Policy names its hash. The build makes it small (dev/bundling/minify-hydrate-script.ts),
// the server puts the other's address in place of BRING_REACT. See docs/decisions/0003 and 0010.
(() => {
  const root = document.documentElement;
  const page = document.getElementById("page-data");
  // A copy that the service worker serves has its scripts on the device.
  const copy = document.getElementById("copy-age");
  const connection = navigator.connection || {};
  const here = () => location.pathname + location.search;
  const at = here();
  const isHydrated = () => "hydrated" in root.dataset;
  const listen = (types, act) => types.split(" ").forEach((type) => addEventListener(type, act, true));
  const add = (name, parts) => document.head.appendChild(Object.assign(document.createElement(name), parts));
  // An element: the policy takes import() here for the parser's.
  const run = (src) => add("script", { type: "module", src });

  // Removes what somebody left on this device who is not signed in any more.
  if (root.dataset.clear) run(root.dataset.clear);

  // After moves made by scripts, a reload and Back, the browser shows this page under another address.
  listen("popstate pageshow", (event) => {
    if (event.persisted !== false && !isHydrated() && here() !== at) location.reload();
  });

  // Styles that the page does without until now (styles/rest.css), once it is idle: after what it does then.
  const bringStyles = () => {
    const rest = document.querySelector("head noscript");
    if (rest) rest.outerHTML = rest.textContent;
  };
  let idle;
  const soon = () => setTimeout(() => {
    (window.requestIdleCallback || setTimeout)(() => {
      if (idle) idle();
      bringStyles();
    }, { timeout: 5000 });
  }, 1500);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);

  const switched = window.furasSwitched;
  if (!page || (!switched && (connection.saveData || (!copy && /2g/.test(connection.effectiveType))))) {
    root.dataset.plain = "";
    return;
  }
  // Buttons for whom no scripts run are hidden.
  root.dataset.scripts = "";
  // What bring-react.ts finds. A browser that translates the page puts elements in place of texts; React
  // needs its own again (translated-text.ts).
  const texts = (window.furasTexts = new Map());
  const buttons = [];
  const held = (window.furasHeld = {
    // Buttons that wait for scripts are pressed once more.
    release: () => buttons.splice(0).forEach((button) => {
      button.removeAttribute("aria-busy");
      button.click();
    }),
    // Where no scripts come the press is the browser's after all.
    fail: () => {
      bringing = held.wanted = false;
      delete root.dataset.hydrating;
      delete root.dataset.scripts;
      root.dataset.plain = "";
      held.failed = true;
      held.release();
      held.failed = false;
    },
  });
  let bringing;
  const bring = () => {
    if (!bringing) run("BRING_REACT").onerror = held.fail;
    bringing = true;
  };
  const load = () => {
    bringStyles();
    root.dataset.hydrating = "";
    // The files come beside the script that runs them, after the press is painted.
    if (!bringing) requestAnimationFrame(() => setTimeout(() => JSON.parse(page.textContent).preload.forEach((href) => add("link", { rel: "modulepreload", href }))));
    held.wanted = true;
    bring();
    dispatchEvent(new Event("furas:wanted"));
  };
  const needy = ({ target }) => !isHydrated() && !held.failed && target.closest && target.closest("[data-js]");
  listen("pointerdown keydown focusin change", (event) => {
    if (event.type === "change") held.changed = event.target;
    if (!needy(event)) return;
    held.left = false;
    load();
  });
  // A page that is left by its form would look for a session of its own, and follow it by itself.
  listen("submit", () => { held.left = !isHydrated(); });
  // Links and forms work by themselves; a button that scripts serve waits for them.
  listen("click", (event) => {
    const button = needy(event);
    if (!button || button.localName !== "button") return;
    event.preventDefault();
    button.setAttribute("aria-busy", true);
    if (!buttons.includes(button)) buttons.push(button);
    load();
  });
  new MutationObserver((records) => records.forEach(({ addedNodes, removedNodes, previousSibling, nextSibling }) => {
    const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => node && node.localName === "font");
    removedNodes.forEach((text) => { if (standIn && text.nodeType === 3) texts.set(text, standIn); });
  })).observe(document.body, { childList: true, subtree: true });
  // What is nothing without scripts does not wait for a touch.
  if (switched || document.querySelector("[data-js=now]")) load();
  else idle = bring;
})();
