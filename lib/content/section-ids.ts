import { branchId, courseGroups, groupId, membersOf, relatedTo } from './catalogue';
import { comparisonId, comparisonOf, upcoming } from './facts';
import { bodyOf } from './parsed';
import type { SectionId } from './reserved-ids';
import { sectionOf } from './sections';
import type { Content, Entry, Page } from './types';

/** Ids of sections that components print on a page beside those of its text: links may lead to them. */
export const sectionIds = (content: Content, entry: Entry): string[] => [
  'content' satisfies SectionId,
  ...(entry.kind === 'page' ? ofPage(content, entry) : ofOffer(content, entry)),
];

function ofOffer(content: Content, entry: Exclude<Entry, Page>): SectionId[] {
  const { kind, data } = entry;
  const shown: Partial<Record<SectionId, unknown>> = {
    enquire: true,
    related: relatedTo(content, entry).length,
    questions: data.faq.length,
    sources: data.sources.length,
    ...(kind === 'service'
      ? { paid: data.authorityFees.length || data.ourFee }
      : {
          outcomes: data.outcomes.length,
          offer: data.batches.length || data.fee.length || data.certificate,
          claims: data.claims.length,
          tools: data.software.length || data.computer,
          next: !sectionOf(bodyOf(entry).sections, 'next'),
        }),
  };
  return (Object.keys(shown) as SectionId[]).filter((id) => shown[id]);
}

function ofPage(content: Content, { data, slug }: Page): string[] {
  const { site } = content;
  switch (data.template) {
    case 'home':
      return upcoming(content).length > 0 ? ['batches', 'reach'] : ['reach'];
    case 'about':
      return ['gallery', 'reach'];
    case 'listing':
      return [
        ...['courses', 'reach'],
        ...courseGroups(content).flatMap(({ id, name, entries }) =>
          comparisonOf(content, entries) ? [id, comparisonId(name)] : id,
        ),
      ];
    case 'contact':
      return [...site.branches.map(branchId), ...(site.licences.length > 0 ? ['licences'] : [])];
    case 'international':
      return site.menus
        .flatMap(({ landing, groups }) => (landing === slug ? groups : []))
        .flatMap(({ name, path }) => (path || membersOf(content, name).length === 0 ? [] : groupId(name)));
    default:
      return [];
  }
}
