import type { Body, TextSection } from '../text/body';
import { findSection } from '../text/sections';
import { splitAt } from './split-sections';

/**
 * Sorts the sections of About into the places of its page.
 * - `beforeGallery`: sections with a picture, about how the work is done.
 * - `topics`: other sections that the text has before the vision.
 * - `mission`: is shown with the vision; without a vision it stays among the other sections.
 * - `values`: is shown between the vision and the training of firms and colleges.
 * - `services`: is shown below that training; without the training it stays among the other sections.
 * - `founder`: is replaced by the founder's profile of `site.md`, if there is one.
 */
export function aboutSections({ sections }: Pick<Body, 'sections'>) {
  const founder = findSection(sections, 'founder');
  const reasons = findSection(sections, 'reasons');
  const vision = findSection(sections, 'vision');
  const mission = vision && findSection(sections, 'mission');
  const corporate = findSection(sections, 'corporate');
  const services = corporate && findSection(sections, 'services');
  const placed: (TextSection | undefined)[] = [founder, reasons, mission, services];
  const others = sections.filter((section) => !placed.includes(section));
  const [early, after] = vision ? splitAt(others, vision) : [[], others];
  const before = early.filter((section) => section !== corporate);
  const [values, rest] = corporate && after.includes(corporate) ? splitAt(after, corporate) : [[], after];
  return {
    founder,
    reasons,
    vision,
    mission,
    corporate,
    services,
    beforeGallery: before.filter(({ figure }) => figure),
    topics: before.filter(({ figure }) => !figure),
    values,
    rest,
  };
}
