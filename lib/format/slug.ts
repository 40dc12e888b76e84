import slug from '@sindresorhus/slugify';

/** A text as a file name, path or id: `C & C++` becomes `c-and-c-plus-plus`. */
export const slugify = (text: string): string =>
  slug(text, {
    decamelize: false,
    customReplacements: [
      ['+', ' plus '],
      ['#', ' sharp '],
    ],
  });

/** A file's path in lower case with hyphens: `pieces/My Hub.SVG` becomes `pieces/my-hub.svg`. */
export const fileName = (name: string): string =>
  name
    .split(/(\/|\.(?=[^./]*$))/)
    .map((part, i) => (i % 2 ? part : slugify(part)))
    .join('');

/** A text as the name of a download, upper case kept: `C & C++` becomes `C-and-Cpp`. */
export const downloadName = (text: string): string =>
  slug(text, { decamelize: false, lowercase: false, customReplacements: [['+', 'p']] });
