import { Picture } from '@/components/ui/picture';
import { Prose, Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Cautions, LinkTerms, Terms } from '@/components/ui/terms';
import type { Section as Part } from '@/lib/content';
import { isSection } from '@/lib/content/sections';
import { picture } from '@/lib/files/picture';

/** Sections of a text, each as it asks for: a picture, parts, steps, cells, names with what is said, a table, running text. */
export function TextSections({ sections }: { sections: readonly Part[] }) {
  return sections.map((section) => <TextSection key={section.id} section={section} />);
}

/** A table takes the width that there is, all else no more than that of text. */
const BEYOND_TEXT = 'max-w-none [&>:not(table)]:max-w-measure';

function TextSection({ section }: { section: Part }) {
  const { id, title, blocks, layout, figure, lead, parts } = section;
  const { shape, list, terms } = layout;
  const steps = shape === 'steps' && list;
  const links = shape === 'links';
  const beside = (figure && parts.length === 0) || parts.length > 1;
  const cautions = isSection(title, 'mistakes') && !beside && list;
  const wide = steps || terms || beside || cautions || shape === 'table';
  return (
    <Section id={id} title={title} span={wide ? 'wide' : 'text'}>
      {figure && parts.length === 0 ? (
        <Beside picture={figure}>
          <Prose blocks={figure.rest} />
        </Beside>
      ) : beside ? (
        <>
          <Prose blocks={lead} className={`mb-6 ${BEYOND_TEXT}`} />
          <div className="grid gap-x-gap gap-y-6 wide:grid-cols-2">
            {parts.map((part) => (
              <div key={part.id}>
                <h3 id={part.id}>{part.title}</h3>
                <Prose blocks={part.blocks} className="mt-2" />
              </div>
            ))}
          </div>
        </>
      ) : list && (terms || steps || cautions) ? (
        <>
          <Prose blocks={list.before} className="mb-5" />
          {terms && (links ? <LinkTerms terms={terms} /> : <Terms terms={terms} cells={shape === 'cells'} />)}
          {steps && <Steps items={steps.items} />}
          {cautions && !terms && <Cautions items={cautions.items} />}
          <Prose blocks={list.after} className="mt-5" />
        </>
      ) : (
        <Prose blocks={blocks} className={shape === 'table' ? BEYOND_TEXT : undefined} />
      )}
    </Section>
  );
}

/** Text beside the picture that it speaks of. */
const Beside = ({
  picture: { image, alt },
  children,
}: {
  picture: NonNullable<Part['figure']>;
  children: React.ReactNode;
}) => (
  <div className="grid items-start gap-x-gap gap-y-5 wide:grid-cols-[4fr_5fr]">
    {children}
    <Picture
      picture={picture(image)}
      alt={alt}
      sizes="(min-width: 64rem) 34rem, 92vw"
      className="h-auto w-full border-[1.5px] border-ink bg-leaf"
    />
  </div>
);
