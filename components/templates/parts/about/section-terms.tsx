import { AroundList } from '@/components/ui/around-list';
import { Prose } from '@/components/ui/prose';
import { Terms } from '@/components/ui/terms';
import { type TextSection, termsIn } from '@/lib/content';

interface Props {
  section: TextSection;
  numbered?: boolean;
}

/** The text of a section whose terms are set in columns, with the paragraphs before and after them. */
export function SectionTerms({ section, numbered = false }: Props) {
  const { blocks, list } = section;
  const terms = termsIn(section);
  if (!list || !terms) return <Prose blocks={blocks} />;
  return (
    <AroundList list={list} after="mt-3">
      <Terms terms={terms} numbered={numbered} />
    </AroundList>
  );
}
