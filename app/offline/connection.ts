type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the connection is good enough to prefetch. Browsers without this API count as good. */
export function mayLoadMore(): boolean {
  const { saveData, effectiveType = "4g" } =
    (navigator as { connection?: Connection }).connection ?? {};
  return navigator.onLine !== false && !saveData && !/2g/.test(effectiveType);
}
