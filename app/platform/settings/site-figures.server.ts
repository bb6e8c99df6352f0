/** Whether SITE_FIGURES=live asks for counted figures in place of the fixed ones. */
export let figuresAreLive = false;

export function openSiteFigures(live: boolean): void {
  figuresAreLive = live;
}
