import { expect, test } from '@playwright/test';
import { projectForBand, wallProjects } from './projects';

const project = (title: string, more: Partial<Parameters<typeof projectForBand>[0][number]> = {}) => ({
  title,
  module: 'First',
  made: 'A drawing',
  picture: 'a.svg',
  ...more,
});

test('the band shows a render, else the last picture that is not tall, else the last', () => {
  const titleOf = (...projects: ReturnType<typeof project>[]) => projectForBand(projects)?.title;
  const [a, b, tall] = [project('A'), project('B'), project('Tall', { show: 'tall' })];
  expect(titleOf(a, project('Render', { render: 'a.png' }), b)).toBe('Render');
  expect(titleOf(a, b, tall)).toBe('B');
  expect(titleOf(tall)).toBe('Tall');
  expect(titleOf(project('Without', { picture: undefined }))).toBeUndefined();
});

test('the wall leaves out the render or the project that the band shows', () => {
  const [a, b, solid] = [project('A'), project('B'), project('Solid', { render: 'a.png' })];
  expect(wallProjects([a, solid, b])).toEqual([project('Solid', { render: undefined }), a, b]);
  expect(wallProjects([a, b])).toEqual([a]);
  const text = project('Without', { picture: undefined });
  expect(wallProjects([text])).toEqual([text]);
});
