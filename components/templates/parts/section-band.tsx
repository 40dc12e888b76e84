import { Band, bandDrawing } from '@/components/ui/band';
import { Cautions } from '@/components/ui/cautions';
import { Prose } from '@/components/ui/prose';
import { Steps } from '@/components/ui/steps';
import type { TextSection } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

/** Maximum number of items that fit below the text beside the drawing. */
const MAX_ITEMS_BESIDE_DRAWING = 4;

/** A section in a `Band`, such as the warning of a service, beside the section's figure or a drawing. */
export function SectionBand({
  section: { id, title, blocks, list, figure },
  drawing,
  children,
}: {
  section: TextSection;
  drawing: string | undefined;
  children: React.ReactNode;
}) {
  const before = list ? list.before : blocks;
  const button = <p className="no-print mt-6">{children}</p>;
  const foot = list && (
    // Larger type, for lines as long as a `Band` is wide.
    <div className="@lg/page:[&_li]:text-base">
      {list.ordered ? <Steps items={list.items} /> : <Cautions items={list.items} />}
      <Prose blocks={list.after} className="mt-4" />
      {button}
    </div>
  );
  return (
    <Band
      id={id}
      title={title}
      picture={
        figure
          ? { kind: 'beside', file: encodedPicture(figure.picture), alt: figure.alt }
          : bandDrawing(drawing)
      }
      foot={foot}
      layout={!figure && list && list.items.length > MAX_ITEMS_BESIDE_DRAWING ? 'wideFoot' : undefined}
    >
      <Prose blocks={figure ? before.slice(1) : before} className="text-lede" />
      {!list && button}
    </Band>
  );
}
