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

/** Characters by the entity that React and Markdown write for them. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x26;': '&',
  '&#x3C;': '<',
};

/** Text of what React or Markdown has written. */
export const unescaped = (html: string) =>
  html.replace(/&[^&;]+;/g, (entity) => CHARACTERS[entity] ?? entity);
