import type { CourseData, ServiceData } from '../schema';
import type { Course, Service } from '../types';

/** By name, in the words in which one asks for it. */
type MissingFacts = Partial<Record<keyof CourseData | keyof ServiceData | 'dates', string>>;

/** Important facts that the file lacks. */
export function missingFacts({ kind, data }: Course | Service): MissingFacts {
  if (kind === 'service') {
    if (data.ourFee) return {};
    return data.role.includes('training')
      ? { ourFee: 'fee', dates: 'dates', duration: 'length of the classes' }
      : { ourFee: 'fee for our help' };
  }
  const missing = {
    fee: data.fee.length === 0 && 'fee',
    batches: data.batches.length === 0 && 'next batch',
    duration: !data.duration && 'length',
    languages: data.languages.length === 0 && 'language of teaching',
    branches: data.branches.length === 0 && (data.mode.length === 0 ? 'branch (or online)' : 'branch'),
    mode: data.branches.length > 0 && data.mode.length === 0 && 'place (classroom or online)',
    certificate: !data.certificate && 'certificate',
    software:
      data.software.length > 0 && data.software.every(({ release }) => !release) && 'software version',
    computer: data.software.length > 0 && !data.computer && 'computer and licence you need',
  };
  return Object.fromEntries(Object.entries(missing).filter(([, words]) => words));
}
