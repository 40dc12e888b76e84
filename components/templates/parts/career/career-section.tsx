import { AroundList } from '@/components/ui/around-list';
import { CellDrawing } from '@/components/ui/drawing';
import { htmlProps } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { Content, TextSection } from '@/lib/content';
import { termsWithDrawings } from '../linked-drawings';
import { SectionOfText } from '../text-sections';

/**
 * Terms that link to pages or groups with a drawing, as tiles; only the links in a tile are clickable. Other
 * terms in cells, such as the benefits, by which visitors decide too, are prominent.
 */
export function CareerSection({ content, section }: { content: Content; section: TextSection }) {
  const { list } = section;
  const tiles = termsWithDrawings(content, section);
  if (!list || !tiles) return <SectionOfText section={section} prominent={section.layout === 'cells'} />;
  return (
    <Section id={section.id} title={section.title} span="wide">
      <AroundList list={list}>
        <ul className="grid gap-x-gap gap-y-6 @md/page:grid-cols-2 @lg/page:grid-cols-4">
          {tiles.map(({ name, text, plain, drawing }) => (
            <li
              key={plain.name}
              className="border-t-[1.5px] border-ink pt-3 @max-lg/page:grid @max-lg/page:grid-cols-[minmax(0,7rem)_minmax(0,1fr)] @max-lg/page:gap-x-4"
            >
              <CellDrawing src={drawing} className="@lg/page:mb-3" />
              <div>
                <h3 {...htmlProps(name)} />
                <p className="mt-1 text-note first-letter:uppercase" {...htmlProps(text)} />
              </div>
            </li>
          ))}
        </ul>
      </AroundList>
    </Section>
  );
}
