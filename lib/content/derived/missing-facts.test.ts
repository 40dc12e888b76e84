import { expect, test } from '@playwright/test';
import { bareContent, catia } from '../testing';
import type { Course, Service } from '../types';
import { missingFacts } from './missing-facts';

const bare = (kind: string) => bareContent.entries.find((entry) => entry.kind === kind) as Course | Service;
/** The facts that an entry lacks with these fields in place of its own. */
const missingOf = (entry: Course | Service, fields: object = {}) =>
  Object.values(missingFacts({ ...entry, data: { ...entry.data, ...fields } } as Course | Service));

const ALWAYS = ['fee', 'next batch', 'length', 'language of teaching'];

test('a course with every field lacks nothing', () => {
  expect(missingOf(catia)).toEqual([]);
});

test('a course lacks its branch, or where it is taught there', () => {
  const certificate = 'certificate';
  const course = bare('course');
  expect(missingOf(course)).toEqual([...ALWAYS, 'branch (or online)', certificate]);
  expect(missingOf(course, { mode: ['Classroom'] })).toEqual([...ALWAYS, 'branch', certificate]);
  const place = 'place (classroom or online)';
  expect(missingOf(course, { branches: ['akurdi'] })).toEqual([...ALWAYS, place, certificate]);
});

test('a course on a program lacks its version, and what computer it needs', () => {
  const software = [{ name: 'CATIA' }, { name: 'NX' }];
  expect(missingOf(catia, { software })).toEqual(['software version']);
  expect(missingOf(catia, { software: [...software, { name: 'A', release: '1' }] })).toEqual([]);
  expect(missingOf(catia, { computer: undefined })).toEqual(['computer and licence you need']);
  expect(missingOf(catia, { software: [], computer: undefined })).toEqual([]);
});

test('a service lacks its fee, and a training its dates and length too', () => {
  const service = bare('service');
  expect(missingOf(service)).toEqual(['fee for our help']);
  const role = ['training'];
  expect(missingOf(service, { role })).toEqual(['fee', 'dates', 'length of the classes']);
  expect(missingOf(service, { role, ourFee: {} })).toEqual([]);
});
