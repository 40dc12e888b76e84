const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and attributes of HTML, XML or SVG. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Characters by entity, for the entities that React and Markdown write. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x26;': '&',
  '&#x3C;': '<',
};

/** Decodes the entities in HTML that React or Markdown has written. */
export const unescapeHtml = (html: string) =>
  html.replace(/&[^&;]+;/g, (entity) => CHARACTERS[entity] ?? entity);
