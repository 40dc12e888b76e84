import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { namesIn } from '../../folders';
import { FOLDERS } from '../../load';
import type { Control } from '../../schema';
import { isRecord, type Values } from './values';

/** One thing that can be chosen: what is written into the file, and what a person reads. */
export interface Option {
  value: string;
  label: string;
}

/** What there is to choose from, by control; a control that is not here takes what is typed. */
export type Choices = Partial<Record<Control, Option[]>>;

/**
 * Groups, branches, pages and drawings that there are. A file that cannot be read is left out, so that one mistake does
 * not take the editor away with which it could be mended.
 * @param dir content folder
 */
export function choicesIn(dir: string): { choices: Choices; pages: PageFile[] } {
  const site = fieldsOf(path.join(dir, 'site.md'));
  const pages = pagesIn(path.join(dir, FOLDERS.page));
  const all = [
    ...pagesIn(path.join(dir, FOLDERS.course)),
    ...pagesIn(path.join(dir, FOLDERS.service)),
    ...pages,
  ];
  const groups = records(site.menus).flatMap((menu) =>
    records(menu.groups).map((group) => String(group.name)),
  );
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

/** A page file as far as the forms must know it. */
export type PageFile = ReturnType<typeof pagesIn>[number];

function pagesIn(folder: string) {
  return namesIn(folder, '.md').map((slug) => {
    const { title, template } = fieldsOf(path.join(folder, `${slug}.md`));
    return { slug, title: typeof title === 'string' ? title : slug, template: String(template) };
  });
}

function fieldsOf(file: string): Values {
  try {
    const [, yaml = ''] = /^---[ \t]*\r?\n([\s\S]*?)\n---/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    const fields: unknown = parse(yaml);
    return isRecord(fields) ? fields : {};
  } catch {
    return {};
  }
}

const records = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
