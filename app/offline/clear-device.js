// Removes from this device what somebody left who is not signed in any more: a page that notices it
// names this script in data-clear and, in data-keep, whose encrypted drafts stay. Run by hydrate.js
// before React comes, also where React never does; written for Chrome 80. See docs/decisions/0021.
const { keep } = document.documentElement.dataset;
const stays = ["furas-seen", "furas-outbox"];

try {
  // What other tabs compare the session with goes too; they get a message instead.
  if (localStorage.getItem("furas-session") && typeof BroadcastChannel !== "undefined") {
    const channel = new BroadcastChannel("furas-auth");
    channel.postMessage("SIGNED_OUT");
    channel.close();
  }
  for (const name of Object.keys(localStorage)) {
    const isDrafts = keep && name === `furas-drafts/${keep}`;
    if (name.startsWith("furas") && !stays.includes(name) && !isDrafts)
      localStorage.removeItem(name);
  }
  sessionStorage.clear();
} catch {
  // A browser that stores nothing.
}

async function clear() {
  if (typeof caches !== "undefined") {
    // One by one: a store that is in use would stay in the browser's files until it is closed.
    const own = await caches.open("furas-own-1");
    for (const page of await own.keys()) await own.delete(page);
    await caches.delete("furas-own-1");
    // What somebody saved tells about them; the account has it.
    await caches.delete("furas-saved-1");
    const state = await caches.open("furas-state-1");
    await state.delete("/whose");
  }
  // What is shown to somebody must not come to the next one. The board's own list forgot it already.
  if (navigator.serviceWorker) {
    const worker = await navigator.serviceWorker.getRegistration();
    const subscription = await worker?.pushManager?.getSubscription();
    if (subscription) await subscription.unsubscribe().catch(() => {});
    const shown = (await worker?.getNotifications?.()) ?? [];
    for (const notification of shown) notification.close();
  }
  // Applications that older versions stored unencrypted.
  if (typeof indexedDB !== "undefined") indexedDB.deleteDatabase("furas-outbox");
  // Has the browser drop its own cache, and the board note that this is done.
  await fetch("/clear-device?scripts=1");
}

clear().catch(() => {
  // Noted nowhere: the next page does it again.
});
