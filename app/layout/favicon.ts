import { logoArch, logoPetals } from "#app/ui/hero/jasmine.ts";

const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48">` +
  `<path fill="#0b5a57" d="${logoArch}"/><path fill="#fff" d="${logoPetals}"/>` +
  `<circle fill="#dd8f3f" r="2.2"/></svg>`;

/** The address of the page's own icon: it comes with the page and costs no request. */
export const favicon = `data:image/svg+xml,${drawing.replace(/[<>#"]/g, encodeURIComponent)}`;
