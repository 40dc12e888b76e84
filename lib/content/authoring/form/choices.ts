import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { namesIn } from '../../folders';
import { FOLDERS } from '../../load';
import type { Control } from '../../schema';

/** One thing that can be chosen: what is written into the file, and what a person reads. */
export interface Option {
  value: string;
  label: string;
}

/** What there is to choose from, by control; a control that is not here takes what is typed. */
export type Choices = Partial<Record<Control, Option[]>>;

/** A page file as far as the forms must know it. */
export interface PageFile {
  slug: string;
  title: string;
  template: string;
}

/**
 * Groups, branches, pages and drawings that there are. A file that cannot be read is left out, so that one mistake does
 * not take the editor away with which it could be mended.
 * @param dir content folder
 */
export function choicesIn(dir: string): { choices: Choices; pages: PageFile[] } {
  const site = fieldsOf(path.join(dir, 'site.md'));
  const pages = pagesIn(path.join(dir, FOLDERS.page));
  const all = [...pagesIn(path.join(dir, FOLDERS.course)), ...pagesIn(path.join(dir, FOLDERS.service)), ...pages];
  const groups = records(site.menus).flatMap((menu) => records(menu.groups).map((group) => String(group.name)));
  const option = (value: string, label = value): Option => ({ value, label });
  return {
    choices: {
      group: groups.map((name) => option(name)),
      branch: records(site.branches).map((branch) => option(String(branch.id), String(branch.name))),
      page: all.map(({ slug, title }) => option(slug, `${title} (${slug})`)),
      drawing: namesIn('public/drawings', '.svg').map((name) => option(name)),
    },
    pages,
  };
}

function pagesIn(folder: string): PageFile[] {
  return namesIn(folder, '.md').map((slug) => {
    const { title, template } = fieldsOf(path.join(folder, `${slug}.md`));
    return { slug, title: typeof title === 'string' ? title : slug, template: String(template) };
  });
}

function fieldsOf(file: string): Record<string, unknown> {
  try {
    const [, yaml = ''] = /^---[ \t]*\r?\n([\s\S]*?)\n---/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    const fields: unknown = parse(yaml);
    return fields && typeof fields === 'object' ? (fields as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((v) => v && typeof v === 'object') : [];
}
