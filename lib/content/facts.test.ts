import { expect, test } from '@playwright/test';
import { type Course, notPublished } from '.';

const course = (software: { name: string; release?: string }[]) =>
  ({
    kind: 'course',
    data: { fee: [], batches: [], mode: [], branches: [], languages: [], computer: {}, software },
  }) as unknown as Course;

test('a release is asked for where no program has one', () => {
  const asked = (software: { name: string; release?: string }[]) =>
    notPublished(course(software)).includes('version of the software');
  expect(asked([{ name: 'CATIA' }])).toBe(true);
  expect(asked([{ name: 'Hadoop', release: '3' }, { name: 'Git' }])).toBe(false);
  expect(asked([])).toBe(false);
});
