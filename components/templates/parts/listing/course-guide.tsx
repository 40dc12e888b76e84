/** Answers to “which course suits whom?” above the list of courses. */
import { PhoneDisclosure } from '@/components/ui/disclosure';
import { Prose } from '@/components/ui/prose';
import { type Blocks, termsInParagraphs } from '@/lib/content';

/** Four answers on ten columns: a long one over two rows, two short ones beside it, one below these. */
const CELL_CLASSES = [
  '@lg/page:col-span-4 @lg/page:row-span-2',
  '@lg/page:col-span-3',
  '@lg/page:col-span-3',
  '@lg/page:col-span-6',
];

/** Which course suits whom: one cell per answer; on a phone each cell is folded. */
export function CourseGuide({ blocks }: { blocks: Blocks }) {
  const terms = termsInParagraphs(blocks);
  if (!terms) return <Prose blocks={blocks} />;
  const fits = terms.length === CELL_CLASSES.length;
  return (
    <div className={`grid gap-x-gap ${fits ? '@lg/page:grid-cols-10' : '@lg/page:grid-cols-2'}`}>
      {terms.map(({ name, text, plain }, i) => (
        <PhoneDisclosure key={plain.name} name={name} text={text} className={fits ? CELL_CLASSES[i] : ''} />
      ))}
    </div>
  );
}
