/** Escape and a press elsewhere close each `details` that is a menu, whether React is there or not. */
export function closeMenus(event: Event): void {
  const { key } = event as KeyboardEvent;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu[open]")) {
    // A question that a menu asks closes alone.
    const stays = key
      ? key !== "Escape" || menu.querySelector("dialog[open]")
      : menu.contains(event.target as Node);
    if (stays) continue;
    menu.open = false;
    if (key) menu.querySelector("summary")?.focus();
  }
}
