/**
 * Runs a press's action once the press itself is painted: with much to render the phone would seem
 * not to react.
 */
export function afterPaint(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  // Hidden pages get no frame.
  setTimeout(once, 200);
}
