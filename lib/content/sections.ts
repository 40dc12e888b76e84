/** Sections that pages, the PDF and the checks look for, by their headings; content/README.md names them. */
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
  services: 'Services',
} as const;

type SectionName = keyof typeof SECTION_TITLES;

/** Whether a heading is that of a known section; letter case makes no difference. */
export const isSection = (heading: string, name: SectionName): boolean =>
  heading.trim().toLowerCase() === SECTION_TITLES[name].toLowerCase();

/** The section of a name, if a text has it. */
export const findSection = <T extends { title: string }>(
  sections: readonly T[],
  name: SectionName,
): T | undefined => sections.find(({ title }) => isSection(title, name));
