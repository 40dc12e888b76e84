import { mailtoHref, telHref } from '@/lib/format/contact';
import { type Box, gap, row, stack, type TextBox } from './boxes';
import type { Composer } from './composer';
import { FAINT } from './document';
import { GUTTER, LABEL, VALUE, WIDTH } from './styles';
import type { Syllabus } from './syllabus-data';

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
        pdf.link(phone, telHref(phone), `Call ${short}`),
        pdf.link(email, mailtoHref(email), `Write to ${short}`),
      ),
    ),
  ]);
}

/** A text and the address of the course's page, on one line if they fit. */
export function withPageLink(pdf: Composer, text: TextBox, { url, title }: Syllabus): TextBox {
  const link = pdf.link(url.replace(/^https?:\/\//, ''), url, `${title} on the web`);
  const step = text.width + 4;
  const width = step + link.width;
  if (width > WIDTH) return { ...stack(text, link), width: link.width };
  return { ...row([text, link], step), width };
}
