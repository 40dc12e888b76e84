import type { Course, Service } from '../types';

/** Names of important facts that the file lacks: `fee`, `next batch`. */
export function missingFacts({ kind, data }: Course | Service): string[] {
  if (kind === 'service') {
    if (data.ourFee) return [];
    return data.role.includes('training') ? ['fee', 'dates', 'length of the classes'] : ['fee for our help'];
  }
  const missing = [
    data.fee.length === 0 && 'fee',
    data.batches.length === 0 && 'next batch',
    !data.duration && 'length',
    data.languages.length === 0 && 'language of teaching',
    data.branches.length === 0 && (data.mode.length === 0 ? 'branch (or online)' : 'branch'),
    data.branches.length > 0 && data.mode.length === 0 && 'place (classroom or online)',
    !data.certificate && 'certificate',
    data.software.length > 0 && data.software.every(({ release }) => !release) && 'software version',
    data.software.length > 0 && !data.computer && 'computer and licence you need',
  ];
  return missing.filter((what) => what !== false);
}
