import { expect, test } from '@playwright/test';
import { parse, serialize } from '@/lib/html/dom';
import { stripComments } from './strip-comments';

test('comments outside islands are left out, so that their texts are one', () => {
  const text = '<p>Call <!-- -->Pune</p>';
  const page = parse(`<body><template>${text}</template>${text}<div data-island="">${text}</div>`);
  stripComments(page);
  const stripped = '<p>Call Pune</p>';
  expect(serialize(page)).toContain(
    `<template>${stripped}</template>${stripped}<div data-island="">${text}</div>`,
  );
});
