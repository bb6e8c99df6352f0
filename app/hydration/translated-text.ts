/*
 * Browsers translate a page by putting an element in place of each of its texts. React still holds the
 * texts: it would not find them in the page, and show its fault page (facebook/react 11538).
 * hydrate.js notes which element stands for which text; before React touches a text, it is put back.
 */

declare global {
  interface Window {
    /** Each text that was taken out of the page, with the element that stands for it. */
    furasTexts?: Map<Node, Node>;
  }
}

/** Puts a text back if an element stands in its place. */
function putBack(text: Node): void {
  const standIn = window.furasTexts?.get(text);
  if (!standIn) return;
  window.furasTexts?.delete(text);
  if (!text.parentNode) standIn.parentNode?.replaceChild(text, standIn);
}

/**
 * Puts all texts back, and again until the page is hydrated: React compares them with its own meanwhile,
 * and a browser translates again what it finds untranslated. Returns whether there were any.
 */
export function putTextsBack(): boolean {
  const isTranslated = (window.furasTexts?.size ?? 0) > 0;
  const putAllBack = () => {
    for (const text of window.furasTexts?.keys() ?? []) putBack(text);
  };
  putAllBack();
  const observer = new MutationObserver(putAllBack);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener("furas:hydrated", () => observer.disconnect(), { capture: true, once: true });
  return isTranslated;
}

/** Has the page's nodes put texts back before they are removed, changed or inserted before. */
export function guardTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = <T extends Node>(child: T): T => {
    putBack(child);
    // One that was moved is removed from where it is now.
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (before) putBack(before);
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...value,
    set(text: string) {
      putBack(this);
      value?.set?.call(this, text);
    },
  });
}
