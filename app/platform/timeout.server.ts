/** What work comes to, or an Error with this message when it takes longer than so many milliseconds. */
export async function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  message = "No answer came in time.",
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new Error(message));
    // After a long turn of the event loop the answer may lie there, unread behind this timer.
    timer = setTimeout(() => setImmediate(() => setImmediate(end)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
