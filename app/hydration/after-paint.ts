/**
 * Does what a press asked for once the press itself is painted: where much is rendered anew, the phone
 * would seem not to have noticed it.
 */
export function afterPaint(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  // No frame comes where nobody looks.
  setTimeout(once, 200);
}
