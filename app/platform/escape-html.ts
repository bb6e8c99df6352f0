const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** A text for HTML or XML, in an element or an attribute; the entities are those that React writes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The text that `escapeHtml` or React has written. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs.get(entity) ?? entity);
}
