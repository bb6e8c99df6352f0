/** The names of U+00A1 to U+00FF in HTML, in order. */
const latin =
  "iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const others: readonly (readonly [string, string])[] = [
  ["OElig", "Œ"],
  ["oelig", "œ"],
  ["Scaron", "Š"],
  ["scaron", "š"],
  ["sbquo", "‚"],
  ["bdquo", "„"],
  ["lsaquo", "‹"],
  ["rsaquo", "›"],
  ["minus", "−"],
  ["larr", "←"],
  ["rarr", "→"],
  ["ensp", " "],
  ["emsp", " "],
  ["thinsp", " "],
];

const letters = new Map([
  ...latin.split(" ").map((name, at) => [name, String.fromCharCode(0xa1 + at)] as const),
  ...others,
]);

/** Letters and signs by their names in HTML, beside those that htmlToText knows: it is loaded by browsers, too. */
export function withNamedLetters(text: string): string {
  return text.replace(
    /&([a-zA-Z]{2,8}\d{0,2});/g,
    (whole, name: string) => letters.get(name) ?? whole,
  );
}
