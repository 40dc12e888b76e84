import { expect, test } from '@playwright/test';
import { placeProjects } from './projects';

const project = (title: string, more: Partial<Parameters<typeof placeProjects>[0][number]> = {}) => ({
  title,
  module: 'First',
  made: 'A drawing',
  picture: 'a.svg',
  ...more,
});

test('the band shows a render, else the last picture that is not tall, else the last', () => {
  const titleOf = (...projects: ReturnType<typeof project>[]) => placeProjects(projects).band?.title;
  const [a, b, tall] = [project('A'), project('B'), project('Tall', { show: 'tall' })];
  expect(titleOf(a, project('Render', { render: 'a.png' }), b)).toBe('Render');
  expect(titleOf(a, b, tall)).toBe('B');
  expect(titleOf(tall)).toBe('Tall');
  expect(titleOf(project('Without', { picture: undefined }))).toBeUndefined();
});

test('the wall leaves out the render or the project that the band shows', () => {
  const [a, b, solid] = [project('A'), project('B'), project('Solid', { render: 'a.png' })];
  expect(placeProjects([a, solid, b]).wall).toEqual([project('Solid', { render: undefined }), a, b]);
  expect(placeProjects([a, b]).wall).toEqual([a]);
  const text = project('Without', { picture: undefined });
  expect(placeProjects([text]).wall).toEqual([text]);
});

test('beside the outcomes stands another project than in the band: a render, else the last picture', () => {
  const [a, b] = [project('A'), project('B')];
  const [solid, turned] = [project('Solid', { render: 'a.png' }), project('Turned', { render: 'b.png' })];
  const besides = [[a, solid, turned, b], [a, solid, b], [a]].map(
    (projects) => placeProjects(projects).besideOutcomes?.title,
  );
  expect(besides).toEqual(['Turned', 'B', undefined]);
});
