import type { Page } from "@playwright/test";

/** What still moves for somebody who asked for stillness. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) =>
      times.split(",").some((time) => Number.parseFloat(time) > 0.001);
    return Array.from(document.querySelectorAll("body *"))
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        return (animationName !== "none" && lasts(animationDuration)) || lasts(transitionDuration);
      })
      .map((element) => `moves: ${element.outerHTML.slice(0, 120)}`);
  });
}

/** What is cut off or pushed out of reach once text is twice its size. */
export function lostWhenLarge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    // What is folded away must fit too.
    const folded = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
    for (const details of folded) details.open = true;
    const { scrollWidth, clientWidth } = document.documentElement;
    for (const details of folded) details.open = false;
    const lost =
      scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];
    for (const control of document.querySelectorAll<HTMLElement>(
      "main .btn, main h1, main label",
    )) {
      const hidden = getComputedStyle(control).overflow === "hidden";
      const shown = control.checkVisibility() && !control.closest(".sr");
      if (shown && hidden && control.scrollWidth > control.clientWidth + 1) {
        lost.push(`cut off: ${control.outerHTML.slice(0, 120)}`);
      }
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu")) {
      if (!menu.checkVisibility()) continue;
      const wasOpen = menu.open;
      menu.open = true;
      const box = menu.querySelector(".menu-box")?.getBoundingClientRect();
      menu.open = wasOpen;
      if (box && (box.left < 0 || box.right > clientWidth)) {
        lost.push(
          `opens off the screen, ${box.left} to ${box.right}: ${menu.outerHTML.slice(0, 120)}`,
        );
      }
    }
    document.documentElement.style.fontSize = "";
    return lost.map((loss) => `at 200% ${loss}`);
  });
}
