import { type Box, gap, indented, row, stack } from './boxes';
import type { Composer } from './composer';
import { withPageLink } from './contact';
import { FAINT, RULE } from './document';
import { factTable } from './fact-table';
import { figureBox } from './figure';
import { COLUMN, GUTTER, LABEL, LEDE, STRONG, TITLE, VALUE, WIDTH } from './styles';
import type { PdfSection, Syllabus } from './syllabus-data';

/** Width of the first paragraph: about 70 characters. */
const MEASURE = 440;
/** Height of a line to write on. */
const RULED = 19;

/**
 * Writes the first sheet: title, lede, outcomes, drawing, missing facts, dates,
 * fee, and the facts above the title block.
 * @returns the sections that found no room, for the sheets that follow
 */
export function writeCover(pdf: Composer, syllabus: Syllabus): Box[] {
  pdf.place(heading(pdf, syllabus));
  pdf.placeAtFloor(factTable(pdf, syllabus.facts));
  const { missingFacts, offer, claims, audience, projects } = syllabus;
  const listed = ({ title, lines }: PdfSection) => pdf.section(title, pdf.items(lines, WIDTH));
  const filled = (sections: Box[]) => sections.filter(({ height }) => height > 0);
  const deciding = [
    abilities(pdf, syllabus),
    pdf.section('Ask us, and note it here', [pdf.grid(missingFacts, 16, ruled(pdf))]),
    listed(offer),
    pdf.section('Also in the syllabus', [pdf.grid(claims, GUTTER, claim(pdf))]),
  ];
  for (const section of filled(deciding)) pdf.place(section);
  const more = filled([listed(audience), projects.pictured.length === 0 ? listed(projects) : gap(0)]);
  const [first] = more;
  if (!first || first.height > pdf.remainingHeight) return more;
  pdf.place(first);
  return more.slice(1);
}

function heading(pdf: Composer, syllabus: Syllabus): Box {
  const newest = withPageLink(pdf, pdf.paragraph('P', 'Newest version:', LABEL, WIDTH, FAINT), syllabus);
  return stack(
    gap(4),
    pdf.paragraph('P', syllabus.group, LABEL, WIDTH, FAINT),
    gap(-LABEL.leading),
    indented(newest, WIDTH - newest.width),
    gap(8),
    pdf.paragraph('H1', syllabus.title, TITLE, WIDTH),
    gap(9),
    pdf.paragraph('P', syllabus.lede, LEDE, MEASURE),
  );
}

/** Outcomes and drawing side by side, or the drawing alone. */
function abilities(pdf: Composer, { outcomes: { title, lines }, drawing }: Syllabus): Box {
  if (lines.length === 0) return indented(figureBox(pdf.doc, drawing, WIDTH * 0.6), WIDTH * 0.2);
  const text = stack(...pdf.items(lines, COLUMN));
  const figure = figureBox(pdf.doc, drawing, COLUMN);
  const middle = gap(Math.max(0, (text.height - figure.height) / 2));
  return pdf.section(title, [row([text, stack(middle, figure)], COLUMN + GUTTER)]);
}

/** A line to write an answer on. */
const ruled = (pdf: Composer) => (what: string, width: number) => {
  const label = pdf.paragraph('P', what, VALUE, width);
  const start = label.width + 6;
  return stack(gap(RULED - VALUE.leading), label, indented(pdf.rule(width - start, 0.5, RULE), start));
};

const claim =
  (pdf: Composer) =>
  ({ text, conditions }: Syllabus['claims'][number], width: number) =>
    stack(pdf.paragraph('P', text, STRONG, width), pdf.paragraph('P', conditions, pdf.text, width, FAINT));
