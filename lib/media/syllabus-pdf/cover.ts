import { mailTo, telephone } from '@/lib/format/contact';
import { type Box, evenRows, gap, moved, row, stack, type TextBox } from './boxes';
import { COLUMN, type Composer, GUTTER, LABEL, LEDE, PAD, STRONG, TITLE, VALUE, WIDTH } from './composer';
import { FAINT, RULE } from './document';
import { figureBox } from './figure';
import { FRAME, HEAVY } from './frame';
import type { PdfSection, Syllabus } from './syllabus-data';

/** Width of the first paragraph: about 70 characters. */
const MEASURE = 440;
/** Height of a line to write on. */
const RULED = 19;

/**
 * Writes the first sheet: title, lede, outcomes, drawing, questions, dates, fee, and the facts above the title block.
 * @returns the sections that found no room, for the sheets that follow
 */
export function writeCover(pdf: Composer, syllabus: Syllabus): Box[] {
  pdf.place(heading(pdf, syllabus));
  pdf.placeAtFloor(factTable(pdf, syllabus.facts));
  const { questionsToAsk, offer, claims, audience, projects } = syllabus;
  const listed = ({ title, lines }: PdfSection) => pdf.section(title, pdf.items(lines, WIDTH));
  const filled = (sections: Box[]) => sections.filter(({ height }) => height > 0);
  const deciding = [
    abilities(pdf, syllabus),
    pdf.section('Ask us, and note it here', [pdf.grid(questionsToAsk, 16, ruled(pdf))]),
    listed(offer),
    pdf.section('Also in the syllabus', [pdf.grid(claims, GUTTER, claim(pdf))]),
  ];
  for (const section of filled(deciding)) pdf.place(section);
  const more = filled([listed(audience), projects.pictured.length === 0 ? listed(projects) : gap(0)]);
  const [first] = more;
  if (!first || first.height > pdf.room) return more;
  pdf.place(first);
  return more.slice(1);
}

function heading(pdf: Composer, syllabus: Syllabus): Box {
  const newest = withPageLink(pdf, pdf.paragraph('P', 'Newest version:', LABEL, WIDTH, FAINT), syllabus);
  return stack(
    gap(4),
    pdf.paragraph('P', syllabus.group, LABEL, WIDTH, FAINT),
    gap(-LABEL.leading),
    moved(newest, WIDTH - newest.width),
    gap(8),
    pdf.paragraph('H1', syllabus.title, TITLE, WIDTH),
    gap(9),
    pdf.paragraph('P', syllabus.lede, LEDE, MEASURE),
  );
}

/** A text and the address of the course's page, on one line if they fit. */
function withPageLink(pdf: Composer, text: TextBox, { url, title }: Syllabus): TextBox {
  const link = pdf.link(url.replace(/^https?:\/\//, ''), url, `${title} on the web`);
  const step = text.width + 4;
  const width = step + link.width;
  if (width > WIDTH) return { ...stack(text, link), width: link.width };
  return { ...row([text, link], step), width };
}

/** Outcomes and drawing side by side, or the drawing alone. */
function abilities(pdf: Composer, { outcomes: { title, lines }, drawing }: Syllabus): Box {
  if (lines.length === 0) return moved(figureBox(pdf.doc, drawing, WIDTH * 0.6), WIDTH * 0.2);
  const text = stack(...pdf.items(lines, COLUMN));
  const figure = figureBox(pdf.doc, drawing, COLUMN);
  const middle = gap(Math.max(0, (text.height - figure.height) / 2));
  return pdf.section(title, [row([text, stack(middle, figure)], COLUMN + GUTTER)]);
}

/** A line to write an answer on. */
const ruled = (pdf: Composer) => (what: string, width: number) => {
  const label = pdf.paragraph('P', what, VALUE, width);
  const start = label.width + 6;
  return stack(gap(RULED - VALUE.leading), label, moved(pdf.rule(width - start, 0.5, RULE), start));
};

const claim =
  (pdf: Composer) =>
  ({ text, conditions }: Syllabus['claims'][number], width: number) =>
    stack(pdf.paragraph('P', text, STRONG, width), pdf.paragraph('P', conditions, pdf.text, width, FAINT));

/** Address of the course's page, and contacts of each branch of the footer. */
export function contactSection(pdf: Composer, syllabus: Syllabus): Box {
  const words = 'Ask for the fee, the dates and the hours, or send the form at';
  return pdf.section('How to enquire', [
    withPageLink(pdf, pdf.paragraph('P', words, pdf.text, WIDTH), syllabus),
    gap(6),
    pdf.grid(syllabus.branches, GUTTER, ({ short, address, phone, email }, width) =>
      stack(
        pdf.paragraph('P', short, LABEL, width, FAINT),
        // A postal code does not break at its space.
        pdf.paragraph('P', address.join(', ').replace(/(?<=\d) (?=\d)/g, '\u00a0'), VALUE, width),
        pdf.link(phone, telephone(phone), `Call ${short}`),
        pdf.link(email, mailTo(email), `Write to ${short}`),
      ),
    ),
  ]);
}

/** Facts in the style of the title block, two or three a row. */
export function factTable(pdf: Composer, facts: Syllabus['facts']): Box {
  const whole = FRAME.right - FRAME.left;
  const rows = evenRows(facts, 3).map((rowFacts, r): Box => {
    const width = whole / rowFacts.length;
    const inset = (column: number) => (column === 0 ? PAD : 10);
    const cells = rowFacts.map(({ label, value }, c) =>
      pdf.within(
        'LI',
        gap(5.6),
        pdf.paragraph('Lbl', label, LABEL, width, FAINT),
        pdf.paragraph('LBody', value, VALUE, width - inset(c) - 10),
        gap(7),
      ),
    );
    const { height } = row(cells, width);
    const line = pdf.rule(whole, r === 0 ? HEAVY : 0.5);
    return {
      height,
      draw(parent, x, y) {
        line.draw(parent, x, y);
        for (const [c, cell] of cells.entries()) {
          const edge = x + c * width;
          if (c > 0) pdf.doc.artifact(() => pdf.doc.stroked(edge, y, edge, y + height));
          cell.draw(parent, edge + inset(c), y);
        }
      },
    };
  });
  return facts.length > 0 ? pdf.within('L', ...rows) : gap(0);
}
