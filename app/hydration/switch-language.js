// What was typed goes on in the other language, after Back and after a session ended (stored-forms.ts): inline
// before hydrate.js in pages with something to type into, and with React's scripts for the pages after.
if (!("furasSwitched" in window)) {
  window.furasSwitched = null;
  // A search is filled in from the address.
  let search;
  addEventListener(
    "input",
    ({ target }) => {
      if (target.form?.matches("main [role=search]")) search = target.form;
    },
    true,
  );
  const searched = (link) => {
    const url = new URL(link.href);
    for (const { name } of search.elements) url.searchParams.delete(name);
    for (const [name, value] of new FormData(search))
      if (value) url.searchParams.append(name, value);
    link.href = url;
  };
  try {
    const store = sessionStorage;
    // The router notes its state with a page that it has opened: Back leads to one again.
    window.furasSwitched =
      store.getItem("furas-switched") || (history.state && store.getItem("furas-left"));
    addEventListener(
      "click",
      ({ target }) => {
        const link = target.closest("header [hreflang]");
        if (link && search?.isConnected) searched(link);
        if (link) {
          const forms = window.furasForms ? window.furasForms() : [];
          store.setItem("furas-switched", JSON.stringify({ address: location.pathname, forms }));
        }
      },
      true,
    );
  } catch {
    // Nothing can be remembered.
  }
}
