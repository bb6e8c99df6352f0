/** The limits that Telegram documents: 30 a second, 1 a second in a chat, 20 a minute in a group or channel. */
export function createLimits() {
  const times = new Map<number, number[]>();
  let all: number[] = [];
  let excess = 0;
  return {
    excess: () => excess,
    /** Seconds that a request to a chat has come too early, 0 if in time. */
    wait(chat: number): number {
      const now = Date.now();
      all = all.filter((each) => now - each < 1000);
      const ofChat = (times.get(chat) ?? []).filter((each) => now - each < 60_000);
      times.set(chat, ofChat);
      const isFull = chat < 0 && ofChat.length >= 20;
      if (all.length >= 30 || isFull || now - (ofChat.at(-1) ?? 0) < 1000) {
        excess += 1;
        return isFull ? Math.ceil((60_000 - (now - (ofChat[0] ?? 0))) / 1000) : 1;
      }
      all.push(now);
      ofChat.push(now);
      return 0;
    },
  };
}
