import { branchTexts } from './branch-texts';
import { branchId, courseGroups, type Group, groupId, membersOf, pageWith, relatedTo } from './catalogue';
import { choiceId } from './choices';
import { comparisonId, comparisonOf, upcoming } from './facts';
import { lastOf } from './last-section';
import type { Section } from './markdown';
import { bodyOf } from './parsed';
import type { SectionId } from './reserved-ids';
import { findSection } from './sections';
import type { Content, Entry, Page } from './types';

/** Ids that a link to a page may end in: those of its headings, and of sections that components print. */
export function idsOn(content: Content, entry: Entry): string[] {
  const printed = entry.kind === 'page' ? ofPage(content, entry) : ofOffer(content, entry);
  return [...headingIds(content, entry), ...printed, 'content'];
}

/** Ids of headings, without those whose text stands on the branches' cards or gives way to the founder's profile. */
function headingIds(content: Content, entry: Entry): string[] {
  const gone = entry.kind === 'page' ? goneFrom(content, entry) : [];
  return bodyOf(entry).ids.filter((id) => !gone.some((part) => part.id === id));
}

function goneFrom({ site }: Content, entry: Page): Section[] {
  const { sections } = bodyOf(entry);
  if (entry.data.template === 'about') return (site.founder && findSection(sections, 'founder')?.parts) || [];
  if (entry.data.template !== 'contact') return [];
  const { section, unknown } = branchTexts(sections, site.branches);
  return section ? [section, ...section.parts.filter((part) => !unknown.includes(part))] : [];
}

function ofOffer(content: Content, entry: Exclude<Entry, Page>): SectionId[] {
  const { kind, data } = entry;
  const { lede, intro } = bodyOf(entry);
  const shown: Partial<Record<SectionId, unknown>> = {
    about: lede.length || intro.length,
    enquire: true,
    related: relatedTo(content, entry).length,
    questions: data.faq.length,
    sources: data.sources.length,
    ...(kind === 'service'
      ? { paid: data.authorityFees.length || data.ourFee }
      : {
          outcomes: data.outcomes.length,
          projects: data.projects.length && !findSection(bodyOf(entry).sections, 'projects'),
          offer: data.batches.length || data.fee.length || data.certificate,
          claims: data.claims.length,
          tools: data.software.length || data.computer,
          next: !findSection(bodyOf(entry).sections, 'next'),
        }),
  };
  return (Object.keys(shown) as SectionId[]).filter((id) => shown[id]);
}

function ofPage(content: Content, entry: Page): string[] {
  const { site } = content;
  const { sections } = bodyOf(entry);
  switch (entry.data.template) {
    case 'home':
      return [
        ...(pageWith(content, 'listing').data.choices.length > 0 ? ['make'] : []),
        ...(upcoming(content).length > 0 ? ['batches', 'reach'] : ['reach']),
      ];
    case 'about':
      return site.founder && !findSection(sections, 'founder')
        ? ['gallery', 'founder', 'reach']
        : ['gallery', 'reach'];
    case 'listing':
      return [
        'courses',
        'reach',
        ...(entry.data.choices.length > 0 ? ['make', ...entry.data.choices.map(choiceId)] : []),
        ...courseGroups(content).flatMap((group) => idsOf(content, group)),
      ];
    case 'contact': {
      const { unknown, others } = branchTexts(sections, site.branches);
      const licences = site.licences.length > 0 ? ['licences'] : [];
      return [...site.branches.map(branchId), ...licences, ...reachOf([...unknown, ...others])];
    }
    case 'international': {
      const groups = site.menus.flatMap((menu) => (menu.landing === entry.slug ? menu.groups : []));
      const listed = groups.filter(({ name, path }) => !path && membersOf(content, name).length > 0);
      return [...listed.map(({ name }) => groupId(name)), ...reachOf(sections)];
    }
    case 'career':
    case 'internship':
      return reachOf(sections);
    case 'text':
      return sections.length > 0 ? reachOf(sections) : [];
    default:
      return [];
  }
}

const idsOf = (content: Content, { id, name, entries }: Group) =>
  comparisonOf(content, entries) ? [id, comparisonId(name)] : [id];

/** The ways to reach the institute, where they have a heading of their own. */
const reachOf = (sections: Section[]): SectionId[] => (lastOf(sections).last ? [] : ['reach']);
