import fs from 'node:fs';
import path from 'node:path';

/** Changes one place of a file, as an editor would. */
function change(dir: string, file: string, from: string, to: string) {
  const full = path.join(dir, file);
  const text = fs.readFileSync(full, 'utf8');
  if (!text.includes(from))
    throw new Error(`${file} no longer holds '${from}': choose another line for this edit`);
  fs.writeFileSync(
    full,
    text.replace(from, () => to),
  );
}

/** The value of a field as it stands in a file, to be replaced by another. */
function setField(dir: string, file: string, name: string, value: string) {
  const full = path.join(dir, file);
  const text = fs.readFileSync(full, 'utf8');
  const line = new RegExp(`^${name}: .*$`, 'm');
  if (!line.test(text)) throw new Error(`${file} has no field '${name}'`);
  fs.writeFileSync(
    full,
    text.replace(line, () => `${name}: ${value}`),
  );
}

const PICTURE = 'new-room.jpg';

/** What each edit says, for those who look for it in the export. */
export const EDITS = {
  title: 'Python for Engineers',
  duration: '10 weeks, two hours a day',
  module: 'Records and sealed types',
  alias: 'c-plus-plus',
  banner: {
    heading: 'Read a room before you draw it',
    text: 'A banner that an editor added with one block of lines.',
    cta: 'See the room',
    alt: 'A room as the new banner shows it',
  },
  caption: 'The new room',
  branch: { name: 'Nashik Road', email: 'nashik@example.com', phone: '+91 00000 00009' },
  service: {
    slug: 'golden-visa',
    title: 'Golden Visa',
    description:
      'What the long residence of the Emirates asks for, whom it suits, and which papers to have in hand before you begin with it.',
  },
  picture: { file: PICTURE, alt: 'Twelve desks under lamps, seen from the door' },
  pageTitle: 'Internship in spring',
} as const;

const SERVICE = `---
title: ${EDITS.service.title}
description: ${EDITS.service.description}
group: Dubai Visa
checked: 2026-11-21
---

It is a residence of five or ten years that needs no employer behind it.

## Who it is for

People with property, a company or a profession that the list of the authority names.

## Documents

- Passport with at least 6 months of validity
`;

/**
 * Makes ten ordinary edits in a copy of the content: a title, a duration, a module, an alias, a banner with its
 * picture, a gallery picture, a branch, a service, a picture in a text, an order in a menu, the name of a page.
 * @param dir the copy
 */
export function applyEdits(dir: string) {
  const images = path.join(dir, 'images');
  fs.copyFileSync(path.join(images, 'room.jpg'), path.join(images, PICTURE));

  setField(dir, 'courses/python.md', 'title', EDITS.title);
  change(dir, 'courses/da.md', 'facts:\n', `duration: ${EDITS.duration}\nfacts:\n`);
  change(
    dir,
    'courses/java.md',
    '## What you will make',
    `### ${EDITS.module}\n\n- Records, sealed interfaces and the switch that knows them all\n\n## What you will make`,
  );
  change(dir, 'courses/cpp.md', '\n---\n', `\naliases: [${EDITS.alias}]\n---\n`);
  const { heading, text, cta, alt } = EDITS.banner;
  change(
    dir,
    'pages/home.md',
    'banners:\n',
    `banners:\n  - image: ${PICTURE}\n    alt: ${alt}\n    heading: ${heading}\n    text: ${text}\n    cta: ${cta}\n    link: /abhyasika\n`,
  );
  change(
    dir,
    'pages/aboutus.md',
    'gallery:\n',
    `gallery:\n  - image: ${PICTURE}\n    alt: ${EDITS.picture.alt}\n    caption: ${EDITS.caption}\n`,
  );
  const { name, email, phone } = EDITS.branch;
  change(
    dir,
    'site.md',
    'menus:\n',
    `  - id: nashik
    name: ${name}
    short: Nashik
    address: ["Nashik Road", "Nashik 422 000", "Maharashtra, India"]
    locality: Nashik
    country: IN
    phone: "${phone}"
    email: ${email}
    inFooter: true
    map:
      embed: https://www.google.com/maps?q=Nashik%20Road&output=embed
      open: https://www.google.com/maps/search/?api=1&query=Nashik%20Road
menus:
`,
  );
  fs.writeFileSync(path.join(dir, 'services', `${EDITS.service.slug}.md`), SERVICE);
  change(
    dir,
    'pages/abhyasika.md',
    '## What it is for\n',
    `## What it is for\n\n![${EDITS.picture.alt}](${PICTURE})\n`,
  );
  setField(dir, 'courses/video.md', 'order', '1');
  setField(dir, 'courses/da.md', 'order', '2');
  setField(dir, 'pages/internship.md', 'title', EDITS.pageTitle);
}
