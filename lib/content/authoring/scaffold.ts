import { slugify } from '@/lib/format/slug';
import { courseGroups, coursesOf } from '../registry';
import { type Kind, RESERVED_SLUGS } from '../schema';
import { inlineYaml } from '../schema/inline-yaml';
import type { Content } from '../types';

/**
 * Text of a new content file, with which the site builds. The check warns of each TODO in that text.
 * @param today as YYYY-MM-DD
 */
export function scaffold(content: Content, kind: Kind, title: string, today: string) {
  const name = slugify(title) || 'new-page';
  const slug = RESERVED_SLUGS.includes(name) ? `${name}-page` : name;
  return { slug, text: { course, service, page }[kind]({ content, title, slug, today }) };
}

interface NewFile {
  content: Content;
  title: string;
  slug: string;
  today: string;
}

const head = (title: string, description: string) => `title: ${inlineYaml(title)}
# One sentence for search results, 50 to 160 characters, which no other page has.
description: ${inlineYaml(`TODO ${description}`)}`;

const optional = `# A line that starts with # is a note: nobody but you reads it. Delete the # to use the field.
# aliases: [another-path]
# related: [autocad, catia]`;

function course({ content, title }: NewFile): string {
  const groups = courseGroups(content).map((g) => g.name);
  const [first] = coursesOf(content);
  return `---
${head(title, `Say in one sentence what one learns in ${title} and whom it suits.`)}
# One of: ${groups.join(', ')}
group: ${groups[0]}
# order: 9
# duration: 3 months
# mode: [Classroom]
# level: Beginner
# Dates, fee, certificate and more: content/README.md lists every field.
${optional}
software:
  - name: TODO Name of the program
    release: TODO Release that is taught
prerequisites: TODO What one should know already
outcomes:
  - TODO A first thing that one can do at the end
  - TODO A second one
  - TODO A third one
projects:
${['first', 'second', 'third'].map(project).join('\n')}
---

TODO The first paragraph is set large: 35 to 60 words on what ${title} is used for at work, and what one can do after the course.

TODO A second paragraph: how it differs from its neighbours. Link them${first ? `, for example to [${first.data.title}](${first.path})` : ''}.

## Who it is for

TODO Who profits, who doesn't, and what to bring.

## Syllabus

### First module

- TODO One line for each topic
- TODO Another topic

### Second module

- TODO A topic
- TODO Another topic

## What comes next

TODO What to learn after it, and which work uses it.
`;
}

const project = (which: string) => `  - title: TODO A ${which} piece of work, so that one can picture it
    made: TODO What is handed over
    module: First module`;

function service({ content, title, today }: NewFile): string {
  const courses = new Set(courseGroups(content).map((g) => g.name));
  const groups = content.site.menus.flatMap((m) =>
    m.groups.flatMap((g) => (g.page || courses.has(g.name) ? [] : g.name)),
  );
  return `---
${head(title, `Say in one sentence what ${title} is, for whom, and what we do for it.`)}
# One of: ${groups.join(', ')}
group: ${groups[0] ?? [...courses][0]}
# order: 9
checked: ${today}
${optional}
facts:
  - label: Time
    value: TODO How long it takes
---

TODO The first paragraph is set large: 35 to 60 words that say what ${title} is and when a person needs it.

## Who it is for

TODO Who needs it, and who doesn't.

## Steps

1. **First step.** TODO What happens, who does it.
2. **Second step.** TODO What happens next.

## Documents

- TODO A paper, and how it should look

## Times

TODO How long each part takes.

## What we do

TODO What the institute does, and what only the authority decides.
`;
}

function page({ title, slug }: NewFile): string {
  return `---
${head(title, `Say in one sentence what a reader finds on the page about ${title}.`)}
# text is a plain page. It is reached at /${slug}; link to it from another page.
template: text
# noindex: true keeps search engines away.
# noindex: true
# aliases: [another-path]
---

TODO The first paragraph is set large: what this page is about, in 35 to 60 words.

## First section

TODO The text of the section.
`;
}
