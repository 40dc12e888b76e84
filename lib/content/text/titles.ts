/** Headings that pages, the PDF and the checks look for; content/README.md lists them. */
export const SECTION_TITLES = {
  syllabus: 'Syllabus',
  audience: 'Who it is for',
  projects: 'What you will make',
  next: 'What comes next',
  warning: 'Before you pay anyone',
  steps: 'Steps',
  times: 'Times',
  documents: 'Documents',
  role: 'What we do',
  prepare: 'How to prepare',
  mistakes: 'Common mistakes',
  vision: 'Vision',
  mission: 'Mission',
  founder: 'Founder profile',
  corporate: 'In-house and corporate training',
  values: 'Core values',
  services: 'Services',
  reasons: 'Reasons to choose the institute',
  about: 'Who we are',
  join: 'How to join',
  overseas: 'Overseas services',
  browser: 'What stays in your browser',
} as const;

export type SectionName = keyof typeof SECTION_TITLES;

/** Whether a heading is the title of a known section, ignoring case. */
export const isSection = (heading: string, name: SectionName): boolean =>
  heading.trim().toLowerCase() === SECTION_TITLES[name].toLowerCase();

/** The first section with the title of a known section, ignoring case. */
export const findSection = <T extends { title: string }>(
  sections: readonly T[],
  name: SectionName,
): T | undefined => sections.find(({ title }) => isSection(title, name));

/** The sections with the titles of these names, each by its name, and all others in their order. */
export function sectionsByTitle<T extends { title: string }, N extends SectionName>(
  sections: readonly T[],
  ...names: N[]
) {
  const found = Object.fromEntries(names.map((name) => [name, findSection(sections, name)])) as {
    [Name in N]: T | undefined;
  };
  return { ...found, others: sections.filter((section) => !Object.values(found).includes(section)) };
}
