/** Whether a target of a file leads to another machine. */
export function isRemoteTarget(target: string): boolean {
  return /^\s*(?:https?:|ftp:|smb:|search:|search-ms:|mhtml:|mk:|ms-|\\\\|\/\/|file:[\\/]{2}[^\\/]|file:[\\/]{4,})/i.test(
    target,
  );
}

/**
 * Whether a link opens a share, or starts a program or a script. A slip in an address does neither, so a scheme that
 * is unknown passes. A link that is cut may end in a program's name.
 */
export function isHarmfulLink(target: string, isCut = false): boolean {
  const text = plain(target);
  if (harmfulScheme.test(text) || script.test(text) || command.test(text)) return true;
  if (!localPath.test(text)) return false;
  const path = text.replace(/^file:\s*(?:\/\/(?:(?:localhost)?(?=\/)|(?=[a-z][:|])))?/i, "");
  return isCut || /^\/\/|\/\.{1,2}\/\//.test(path) || programFile.test(path);
}

/** As for a link; in a file specification of a PDF, /server/share is a share and /c a drive. */
export function isHarmfulFile(target: string, isCut = false): boolean {
  const isShare = /^\/(?!(?:[a-z][:|]?|users|home)\/)[^/]+\/+[^/]/i.test(plain(target));
  return isShare || isHarmfulLink(target, isCut);
}

/** As programs read it: they pass over control characters, and take either slash. */
function plain(target: string): string {
  return target
    .replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/[\p{Cc}\p{Cf}"]/gu, "")
    .replaceAll("\\", "/")
    .trim()
    .replace(/^(?:url:\s*)+/i, "");
}

const harmfulScheme =
  /^(?:smb|cifs|nfs|afp|(?:web)?davs?|search|search-ms|mhtml|mk|its|ms-[a-z0-9+.-]+|ldaps?|shell|hcp|res|vbscript|data|jar|jnlps?|telnet|rlogin|tn3270|ssh|word|excel|powerpoint|onenote|onenote-cmd|visio|msaccess|infopath|outlook):/i;
/** Other than the empty ones, which page builders write. */
const script = /^javascript:(?!\s*(?:void\s*(?:\(\s*0?\s*\)|0))?[\s;]*$)/i;
const localPath = /^(?:file:|[a-z][:|]|\.{0,2}\/)/i;
/** A program by its name alone; .com and .sh end the names of sites, too. */
const command = /^[^/:?#]*\.(?:exe|bat|cmd|scr|pif|msi|hta|lnk|vbs|ps1)(?:[\s.]*$|[\s?#])/i;

/** Names of files that a computer runs, mounts or follows, as it opens others. */
const programFile = new RegExp(
  `\\.(?:${[
    "exe|com|scr|pif|bat|cmd|cpl|msc|reg|dll|ocx|inf|msi|msp|mst|msix|msixbundle|appx|appxbundle|appinstaller",
    "hta|jse?|vb[es]?|ws[cfh]?|sct|ps[dm]?1|psc1|ps1xml|jar|jnlp|sh|py|pyw|command|workflow|terminal|scpt|app/?",
    "lnk|url|scf|website|webloc|desktop|library-ms|search-ms|searchconnector-ms|settingcontent-ms|rdp|theme",
    "chm|hlp|gadget|application|appref-ms|xbap|diagcab|iso|img|vhdx?|dmg|pkg|deb|rpm|run|appimage",
    "do[ct]m|xl[ast]m|xll|pp[ast]m|potm|sldm|slk|iqy|md[be]|ad[ep]|accd[abe]",
  ].join("|")})[\\s.]*(?:$|[?#:])|\\.(?:exe|bat|cmd|scr|pif)\\s`,
  "i",
);
