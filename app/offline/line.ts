type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the line bears what is only of use later. A browser that does not tell is on a good one. */
export function mayLoadMore(): boolean {
  const { saveData, effectiveType = "4g" } =
    (navigator as { connection?: Connection }).connection ?? {};
  return navigator.onLine !== false && !saveData && !/2g/.test(effectiveType);
}
