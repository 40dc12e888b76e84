import { telephone } from '@/lib/format/contact';
import { type Block, evenRows, gap, moved, row, stack } from './blocks';
import { COLUMN, type Composer, GUTTER, LABEL, LEDE, PAD, STRONG, TITLE, VALUE, WIDTH } from './composer';
import { FAINT, RULE } from './document';
import { figureBlock } from './figure';
import { FRAME, HEAVY } from './frame';
import type { Part, Sheet } from './sheet';

/** Widest measure of the first words: about 70 characters. */
const MEASURE = 440;
/** Height of a ruled line: room for handwriting. */
const RULED = 19;

/**
 * The sheet that one decides by and hands to whoever pays: title, first words, what one will be able to do beside the
 * drawing, lines for what is to be asked, dates and fee, and the facts as the upper rows of the title block.
 * @returns the sections that found no room, for the sheets that follow
 */
export function writeCover(on: Composer, sheet: Sheet): Block[] {
  on.place(heading(on, sheet));
  on.placeAtFloor(factTable(on, sheet.facts));
  const { ask, offer, claims, audience, results } = sheet;
  const deciding = [
    ...abilities(on, sheet),
    ...(ask.length > 0 ? [on.section('Ask us, and note it here', [on.grid(ask, 16, ruled(on))])] : []),
    ...partSection(on, offer),
    ...(claims.length > 0 ? [on.section('Also in the syllabus', [on.grid(claims, GUTTER, claim(on))])] : []),
  ];
  for (const section of deciding) on.place(section);
  const more = [
    ...partSection(on, audience),
    ...(results.projects.length > 0 ? [] : partSection(on, results.lines.length > 0 ? results : undefined)),
  ];
  const [first] = more;
  if (!first || first.height > on.room) return more;
  on.place(first);
  return more.slice(1);
}

function heading(on: Composer, sheet: Sheet): Block {
  const latest = on.paragraph('P', 'The latest of all this:', LABEL, WIDTH, FAINT);
  const link = pageLink(on, sheet);
  const width = latest.width + 4 + link.width;
  return stack(
    gap(4),
    on.paragraph('P', sheet.group, LABEL, WIDTH, FAINT),
    gap(-LABEL.leading),
    moved(row([latest, link], latest.width + 4), WIDTH - width),
    gap(8),
    on.paragraph('H1', sheet.title, TITLE, WIDTH),
    gap(9),
    on.paragraph('P', sheet.lede, LEDE, MEASURE),
  );
}

/** The address of the course's page, as one reads it. */
const pageLink = (on: Composer, { url, title }: Sheet) =>
  on.link(url.replace(/^https?:\/\//, ''), url, `${title} on the web`);

/** What one will be able to do, where that is known, beside the drawing, where there is one. */
function abilities(on: Composer, { outcomes, drawing }: Sheet): Block[] {
  if (!drawing) return partSection(on, outcomes);
  if (!outcomes) return [moved(figureBlock(on.doc, drawing, WIDTH * 0.6), WIDTH * 0.2)];
  const text = stack(...on.items(outcomes.lines, COLUMN));
  const figure = figureBlock(on.doc, drawing, COLUMN);
  const middle = gap(Math.max(0, (text.height - figure.height) / 2));
  return [on.section(outcomes.title, [row([text, stack(middle, figure)], COLUMN + GUTTER)])];
}

/** A part of the text in one column, where there is one. */
const partSection = (on: Composer, part: Part | undefined): Block[] =>
  part ? [on.section(part.title, on.items(part.lines, WIDTH))] : [];

/** A word with a line behind it, to write on. */
const ruled = (on: Composer) => (what: string, width: number) => {
  const label = on.paragraph('P', what, VALUE, width);
  const start = label.width + 6;
  return stack(gap(RULED - VALUE.leading), label, moved(on.rule(width - start, 0.5, RULE), start));
};

/** A figure over its conditions. */
const claim =
  (on: Composer) =>
  ({ text, conditions }: Sheet['claims'][number], width: number) =>
    stack(on.paragraph('P', text, STRONG, width), on.paragraph('P', conditions, on.text, width, FAINT));

/** Where to ask: the course's own page, and each branch of the footer. */
export function contactSection(on: Composer, sheet: Sheet): Block {
  const text = on.paragraph(
    'P',
    'Ask for the fee, the dates and the hours, or send the form at',
    on.text,
    WIDTH,
  );
  const link = pageLink(on, sheet);
  const step = text.width + 4;
  return on.section('How to enquire', [
    step + link.width <= WIDTH ? row([text, link], step) : stack(text, link),
    gap(6),
    on.grid(sheet.branches, GUTTER, ({ short, address, phone, email }, width) =>
      stack(
        on.paragraph('P', short, LABEL, width, FAINT),
        // A postal code does not break at its space.
        on.paragraph('P', address.join(', ').replace(/(?<=\d) (?=\d)/g, '\u00a0'), VALUE, width),
        on.link(phone, telephone(phone), `Call ${short}`),
        on.link(email, `mailto:${email}`, `Write to ${short}`),
      ),
    ),
  ]);
}

/** What is known at a glance, in the lines of the title block: two or three facts a row. */
export function factTable(on: Composer, facts: Sheet['facts']): Block {
  const whole = FRAME.right - FRAME.left;
  const rows = evenRows(facts, 3).map((some, r): Block => {
    const width = whole / some.length;
    const inset = (column: number) => (column === 0 ? PAD : 10);
    const cells = some.map(({ label, value }, c) =>
      on.within(
        'LI',
        gap(5.6),
        on.paragraph('Lbl', label, LABEL, width, FAINT),
        on.paragraph('LBody', value, VALUE, width - inset(c) - 10),
        gap(7),
      ),
    );
    const { height } = row(cells, width);
    const line = on.rule(whole, r === 0 ? HEAVY : 0.5);
    return {
      height,
      draw(parent, x, y) {
        line.draw(parent, x, y);
        for (const [c, cell] of cells.entries()) {
          const edge = x + c * width;
          if (c > 0) on.doc.artifact(() => on.doc.stroked(edge, y, edge, y + height));
          cell.draw(parent, edge + inset(c), y);
        }
      },
    };
  });
  return facts.length > 0 ? on.within('L', ...rows) : gap(0);
}
