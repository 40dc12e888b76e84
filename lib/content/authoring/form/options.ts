import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { baseNamesIn, drawingNames, FOLDERS } from '../../read/folders';
import { splitFrontMatter } from '../../read/split-front-matter';
import type { Control, Kind } from '../../schema';

/** An option of a select; `value` is written into the file. */
export interface Option {
  value: string;
  label: string;
}

export type OptionsByControl = Partial<Record<Control, Option[]>>;

interface PageFile {
  slug: string;
  title: string;
  template: string;
}

/** Options from a content folder. Unreadable files are left out, so that the editor opens to fix them. */
export function readOptions(dir: string): { options: OptionsByControl; pages: PageFile[] } {
  const site = readFrontMatterFields(path.join(dir, 'site.md'));
  const [courses, services, pages] = [pagesIn(dir, 'course'), pagesIn(dir, 'service'), pagesIn(dir, 'page')];
  const groups = itemsOf(site.menus).flatMap((menu) => itemsOf(menu.groups));
  const option = (value: unknown, label = value): Option => ({ value: String(value), label: String(label) });
  const pageOption = ({ slug, title }: PageFile) => option(slug, `${title} (${slug})`);
  return {
    options: {
      group: groups.map(({ name }) => option(name)),
      branch: itemsOf(site.branches).map(({ id, name }) => option(id, name)),
      course: courses.map(pageOption),
      'course-or-service': [...courses, ...services].map(pageOption),
      page: [...courses, ...services, ...pages].map(pageOption),
      drawing: drawingNames().map((name) => option(name)),
    },
    pages,
  };
}

function pagesIn(dir: string, kind: Kind): PageFile[] {
  const folder = path.join(dir, FOLDERS[kind]);
  return baseNamesIn(folder, '.md').map((slug) => {
    const { title = slug, template } = readFrontMatterFields(path.join(folder, `${slug}.md`));
    return { slug, title: String(title), template: String(template) };
  });
}

type Fields = Record<string, unknown>;

function readFrontMatterFields(file: string): Fields {
  try {
    return parse(splitFrontMatter(fs.readFileSync(file, 'utf8')).yaml) ?? {};
  } catch {
    return {};
  }
}

const itemsOf = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(Boolean) : []);
