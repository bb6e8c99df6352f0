// The only script in a page: it loads React Router's at the first touch of something marked data-js, or,
// on pages of one's own, when the connection allows; asks early for the page that a link is about to open.
// Written for Chrome 80; constant, since the Content-Security-Policy names its hash. The build
// makes it small (dev/bundling/minify-hydrate-script.ts). See docs/decisions/0003 and 0010.
(() => {
  const root = document.documentElement;
  const page = document.getElementById("page-data");
  // A copy that the service worker serves has its scripts on the device.
  const copy = document.getElementById("copy-age");
  const connection = navigator.connection || {};
  const spare = () => connection.saveData || /2g/.test(connection.effectiveType);
  const here = () => location.pathname + location.search;
  const at = here();
  const requested = [at];
  const pressed = [];
  let hydrated, changed, loading, meant, left;
  const listen = (types, act, options) => types.split(" ").forEach((type) => addEventListener(type, act, options));
  const hint = (rel, href) => {
    const link = document.createElement("link");
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };

  // Removes what somebody left on this device who is not signed in any more. An element: the policy
  // takes import() here for the parser's.
  const run = (src) => {
    const script = document.createElement("script");
    script.type = "module";
    script.src = src;
    document.head.append(script);
  };
  if (root.dataset.clear) run(root.dataset.clear);

  // What was typed goes on in the other language, after Back and after a session ended (stored-forms.ts);
  // read-forms.js stands in pages with a form that is posted.
  let switched;
  // A search is filled in from the address.
  let search;
  listen("input", ({ target }) => {
    if (target.form && target.form.matches("main [role=search]")) search = target.form;
  }, true);
  const searched = (link) => {
    const url = new URL(link.href);
    for (const { name } of search.elements) url.searchParams.delete(name);
    new FormData(search).forEach((value, name) => value && url.searchParams.append(name, value));
    link.href = url;
  };
  try {
    const store = sessionStorage;
    // The router notes its state with a page that it has opened: Back leads to one again.
    switched = store.getItem("furas-switched") || (history.state && store.getItem("furas-left"));
    listen("click", ({ target }) => {
      const link = target.closest("header [hreflang]");
      if (link && search && search.isConnected) searched(link);
      if (link) store.setItem("furas-switched", JSON.stringify({ address: location.pathname, forms: window.furasForms ? furasForms() : [] }));
    }, true);
  } catch (error) {}

  // After moves made by scripts, a reload and Back, the browser shows this page under another address.
  listen("popstate pageshow", (event) => {
    if (event.persisted !== false && !hydrated && here() !== at) location.reload();
  });

  // A page that pages.ts calls prefetched (the build puts their addresses in place of PREFETCHED) is
  // prefetched when the pointer rests or presses on its link, or the keyboard focuses it; each
  // once, and a handful for each page.
  listen("pointerover pointerdown focusin", ({ target }) => {
    clearTimeout(meant);
    const link = target.closest && target.closest("main a");
    const address = link && link.getAttribute("href");
    if (/^\/(PREFETCHED)\b[^#]*$/.test(address) && !requested.includes(address) && requested.length < 9) meant = setTimeout(() => {
      if (spare()) return;
      requested.push(address);
      if (hydrated) document.dispatchEvent(new CustomEvent("furas:meant", { detail: address }));
      else hint("prefetch", address);
    }, 70);
  }, true);
  // A finger that begins to scroll cancels its pointer.
  listen("pointerout pointercancel focusout", () => clearTimeout(meant), true);

  // Styles that the page does without until now (styles/rest.css), once it is idle: after what it does then.
  const bringStyles = () => {
    const rest = document.querySelector("head noscript");
    if (rest) rest.outerHTML = rest.textContent.replace('media="print"', "");
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

  if (!page || (!switched && (copy ? connection.saveData : spare()))) return;
  // Buttons for whom no scripts run are hidden.
  root.dataset.scripts = "";
  const block = () => JSON.parse(page.textContent);
  // What a press asked for begins when the press is painted; no frame comes where nobody looks.
  const painted = () => new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
  // Between two files the next press and the next paint find their turn.
  const bring = async () => {
    await painted();
    const data = block();
    data.preload.forEach((href) => hint("modulepreload", href));
    for (const href of data.preload) {
      await import(href);
      await new Promise((done) => setTimeout(done));
      // A page that is left by its form would look for a session of its own, and follow it by itself.
      if (left) {
        loading = false;
        return delete root.dataset.hydrating;
      }
    }
    await (await import(data.entry)).startHydration(data);
  };
  const load = () => {
    if (loading || left) return;
    loading = true;
    bringStyles();
    root.dataset.hydrating = "";
    // React would hydrate the whole page within the first of these that it hears of, and the press would
    // wait for that. The browser does its part without it.
    listen("pointerdown pointerup touchstart touchend mousedown mouseup keydown keypress keyup textInput input compositionstart compositionend copy cut paste contextmenu pointercancel touchcancel", (event) => hydrated || event.stopImmediatePropagation(), true);
    bring().catch(() => {
      loading = false;
      delete root.dataset.hydrating;
      delete root.dataset.scripts;
      // The press is the browser's after all.
      hydrated = true;
      release();
      hydrated = false;
    });
  };
  // Buttons that wait for scripts are pressed once more.
  const release = () => pressed.splice(0).forEach((button) => {
    button.removeAttribute("aria-busy");
    button.click();
  });
  const needy = ({ target }, selector = "[data-js]") => !hydrated && target.closest && target.closest(selector);
  listen("pointerdown keydown focusin change", (event) => {
    if (!needy(event)) return;
    left = false;
    load();
  }, true);
  listen("furas:wanted", load, true);
  // Until React has wholly taken the page over a press is the browser's: links and forms work by
  // themselves, and what React began half-way it would lose. A button that scripts serve waits, and a
  // choice is made once more for them.
  listen("click submit change", (event) => {
    if (hydrated) return;
    event.stopImmediatePropagation();
    if (event.type === "change") changed = event.target;
    if (event.type === "submit") left = true;
    const element = event.type === "click" && needy(event);
    if (!element || element.localName !== "button") return;
    event.preventDefault();
    element.setAttribute("aria-busy", true);
    if (!pressed.includes(element)) pressed.push(element);
    load();
  }, true);
  listen("furas:hydrated", () => {
    hydrated = true;
    setTimeout(() => {
      if (changed && changed.isConnected) changed.dispatchEvent(new Event("change", { bubbles: true }));
      release();
    });
  }, true);
  // A browser that translates the page puts elements in place of texts; React needs its own again
  // (translated-text.ts).
  const texts = (window.furasTexts = new Map());
  new MutationObserver((records) => records.forEach(({ addedNodes, removedNodes, previousSibling, nextSibling }) => {
    const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => node && node.localName === "font");
    removedNodes.forEach((text) => { if (standIn && text.nodeType === 3) texts.set(text, standIn); });
  })).observe(document.body, { childList: true, subtree: true });
  // What is nothing without scripts does not wait for a touch.
  if (switched || document.querySelector("[data-js=now]")) return load();
  // Browsers without effectiveType count as having a good connection.
  if (!copy && (connection.effectiveType || "4g") !== "4g") return;
  // Where a mouse rests scripts show more (a card's button to hide it) and apply filters at once.
  listen("pointerover", (event) => { if (event.pointerType === "mouse" && needy(event, ".job,[data-js]")) load(); }, true);
  idle = () => {
    const { visit } = block();
    if (!visit) load();
    else if (!loading) run(visit);
  };
})();
