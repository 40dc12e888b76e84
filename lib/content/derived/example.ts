import type { TextSection } from '../text/body';
import type { Blocks } from '../text/html';
import type { Figure } from '../text/layout';
import { splitAt } from './split-sections';

/** A section with a picture and a numbered list: an example, whose lines are read beside its picture. */
export interface Example {
  section: TextSection;
  figure: Figure;
  /** The list, and the text around it. */
  before: Blocks;
  list: Blocks;
  after: Blocks;
}

/** The first example among the sections, and those before and after it; without one all are before. */
export function splitExample(sections: readonly TextSection[]): {
  before: readonly TextSection[];
  example?: Example;
  after: readonly TextSection[];
} {
  const section = sections.find(({ figure, list }) => figure && list?.ordered);
  const [before, after] = splitAt(sections, section);
  const { figure, list } = section ?? {};
  if (!section || !figure || !list) return { before, after };
  const example = {
    section,
    figure,
    // The picture is the first of the blocks.
    before: list.before.slice(1),
    list: section.blocks.slice(list.before.length, list.before.length + 1),
    after: list.after,
  };
  return { before, example, after };
}
