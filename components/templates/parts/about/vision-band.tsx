import { Band, bandDrawing } from '@/components/ui/band';
import { Prose } from '@/components/ui/prose';
import { statementOf, type TextSection } from '@/lib/content';
import { SectionTerms } from './section-terms';

interface Props {
  vision: TextSection;
  /** Mission and values, side by side at the bottom. */
  others: readonly TextSection[];
  drawing: string | undefined;
}

/** The vision in a `Band`, with a short first paragraph in large type. */
export function VisionBand({ vision, others, drawing }: Props) {
  const { statement, rest } = statementOf(vision.blocks);
  return (
    <Band
      id={vision.id}
      title={vision.title}
      statement={statement}
      layout={statement.length > 0 ? 'statementAndWideFoot' : 'wideFoot'}
      picture={bandDrawing(drawing)}
      foot={
        <div className="grid gap-x-gap gap-y-8 @lg/page:grid-cols-[5fr_7fr]">
          {others.map((section) => (
            <div key={section.id} id={section.id} className="scroll-mt-6">
              <h2 className="mb-3 text-strong">{section.title}</h2>
              <SectionTerms section={section} />
            </div>
          ))}
        </div>
      }
    >
      <Prose blocks={rest} />
    </Band>
  );
}
