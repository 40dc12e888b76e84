import { expect, test } from '@playwright/test';
import { bodyWith } from '../testing';
import { aboutSections } from './about-sections';

const PICTURE = '\n\n![A room with desks](room.jpg)';
/** Titles of the sections in each place, for a text with these headings. */
function titlesByPlace(...headings: string[]) {
  const places = aboutSections(bodyWith(...headings.flatMap((heading) => [`## ${heading}`, 'Text.'])));
  return Object.fromEntries(
    Object.entries(places).map(([place, sections]) => [
      place,
      [sections].flat().flatMap((section) => section?.title ?? []),
    ]),
  );
}

test('each section of About goes to the place of its title', () => {
  expect(
    titlesByPlace(
      'Services',
      'Founder profile',
      'Before',
      `With a picture${PICTURE}`,
      'Vision',
      'Value',
      'In-house and corporate training',
      'Last',
      'Mission',
      'Reasons to choose the institute',
    ),
  ).toEqual({
    founder: ['Founder profile'],
    reasons: ['Reasons to choose the institute'],
    beforeGallery: ['With a picture'],
    topics: ['Before'],
    vision: ['Vision'],
    mission: ['Mission'],
    values: ['Value'],
    corporate: ['In-house and corporate training'],
    services: ['Services'],
    rest: ['Last'],
  });
});

test('Services stand among the topics of About if there is no corporate training', () => {
  expect(titlesByPlace('Services', 'Mission', 'Vision', 'Value')).toMatchObject({
    mission: ['Mission'],
    services: [],
    topics: ['Services'],
    rest: ['Value'],
  });
});

test('Mission stands among the values of About if there is no Vision', () => {
  expect(titlesByPlace('Mission', 'In-house and corporate training', 'Services')).toMatchObject({
    mission: [],
    services: ['Services'],
    values: ['Mission'],
    rest: [],
  });
});

test('corporate training that stands before the Vision is shown once', () => {
  expect(titlesByPlace('Before', 'In-house and corporate training', 'Vision', 'Value')).toMatchObject({
    topics: ['Before'],
    corporate: ['In-house and corporate training'],
    values: [],
    rest: ['Value'],
  });
});
