import { Chips } from '../chips';

interface JumpProps {
  sections: ({ id: string; title: string } | false | undefined)[];
  /** Whether the links are in the margin of a text; otherwise above it, only on a phone. */
  inMargin: boolean;
}

/** Links to the sections of a long page; on a phone one row that scrolls. */
export function JumpLinks({ sections, inMargin }: JumpProps) {
  return (
    <nav aria-label="On this page" className={`no-print ${inMargin ? '' : 'pb-6 @md/page:hidden'}`}>
      <Chips
        links={sections.flatMap((section) =>
          section ? [{ href: `#${section.id}`, title: section.title }] : [],
        )}
        asList={inMargin}
      />
    </nav>
  );
}
