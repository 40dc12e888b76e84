import { DisclosureSummary } from '@/components/ui/disclosure';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { TextSection } from '@/lib/content';

interface Props {
  section: TextSection;
  children: React.ReactNode;
}

/** The syllabus, module by module: native disclosures, which need no script and print open. */
export function Syllabus({ section, children }: Props) {
  const { id, title, beforeSubsections, subsections } = section;
  return (
    <Section
      id={id}
      title={title}
      prominent
      aside={
        children && (
          <div className="no-print flex flex-wrap gap-y-1 max-md:tall:hidden @lg/page:sticky @lg/page:top-6">
            {children}
          </div>
        )
      }
    >
      <Prose blocks={beforeSubsections} className="mb-4" />
      <div className="border-t border-line [counter-reset:module]">
        {subsections.map((module, i) => (
          <details
            key={module.id}
            id={module.id}
            open={i === 0}
            className="module scroll-mt-4 not-last:border-b border-line [counter-increment:module]"
          >
            <DisclosureSummary
              title={module.title}
              className="before:badge before:content-[counter(module)_/_'']"
            />
            <Prose blocks={module.blocks} className="pr-6 pb-5 pl-10 max-sm:pl-0" />
          </details>
        ))}
      </div>
    </Section>
  );
}

/** The syllabus button at the foot of a portrait phone, beside the chat; hidden while the popup is open. */
export const SyllabusBar = ({ children }: { children: React.ReactNode }) => (
  <div className="no-print sticky bottom-0 z-40 -mx-gutter hidden border-t-[1.5px] border-ink bg-paper py-2 pr-20 pl-gutter popup:invisible max-md:tall:block *:min-h-12 *:w-full">
    {children}
  </div>
);
