/** Whether a target of a file leads to another machine. */
export function isRemoteTarget(target: string): boolean {
  return /^\s*(?:https?:|ftp:|smb:|search:|search-ms:|mhtml:|mk:|ms-|\\\\|\/\/|file:[\\/]{2}[^\\/]|file:[\\/]{4,})/i.test(
    target,
  );
}

/**
 * Whether a link does more than lead its presser to a page, an address, a number, or a document on their own
 * computer: it opens a share, or starts a program.
 */
export function isHarmfulLink(target: string): boolean {
  const text = target.trim();
  if (/^(?:https?|mailto|tel|sms|callto|skype|whatsapp|viber|tg|geo):/i.test(text)) return false;
  const isLocal = /^(?:[a-z]:|file:(?:[\\/]?|[\\/]{3})(?![\\/]))/i.test(text);
  if (isLocal) return programFile.test(text);
  return isRemoteTarget(text) || /^[a-z][a-z0-9+.-]*:/i.test(text);
}

/** Names of files that a computer runs, as it opens others. */
const programFile = /\.(?:exe|com|scr|pif|bat|cmd|msi|hta|jse?|vb[es]|wsf|ps1|lnk|jar|sh)\s{0,8}$/i;
