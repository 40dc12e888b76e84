/** Type sizes and distances of the PDF pages, in points. */
import type { Style } from '../typesetting/lines';
import { FRAME } from './frame';

export const TITLE: Style = { face: 'title', size: 34, leading: 36 };
export const HEADING: Style = { face: 'title', size: 20, leading: 22 };
export const SMALL_HEADING: Style = { face: 'title', size: 12, leading: 14 };
export const STRONG: Style = { face: 'title', size: 11, leading: 12.8 };
export const LEDE: Style = { face: 'lede', size: 12.6, leading: 17.4 };
/** Text styles: the usual size, and a smaller one that may save a page. */
export const TEXT = {
  usual: { face: 'text', size: 9.6, leading: 12.8 },
  small: { face: 'text', size: 9, leading: 11.8 },
} satisfies Record<string, Style>;
export const LABEL: Style = { face: 'label', size: 8, leading: 10, tracking: 0.25 };
export const VALUE: Style = { face: 'label', size: 9.6, leading: 12.2 };

/** Distance between content and frame. */
export const PAD = 18;
export const LEFT = FRAME.left + PAD;
export const WIDTH = FRAME.right - PAD - LEFT;
/** Space between two columns of text. */
export const GUTTER = 26;
export const COLUMN = (WIDTH - GUTTER) / 2;
/** Space after a section, and after a paragraph or list item. */
export const GAP = 14;
export const ITEM_GAP = 2.2;
/** Indent of a list item. */
export const DASH = 13;
