import path from 'node:path';
import { type Content, upcoming } from '@/lib/content';
import { type Counts, type GenerateOptions, generate } from '../generate';
import { calendarOf } from './event';

/**
 * Generates the calendar file of every batch into `public/calendar`; those of batches that are no more are deleted.
 * @param to public folder
 */
export async function makeCalendars(content: Content, to = 'public', options?: GenerateOptions): Promise<Counts> {
  const outputs = upcoming(content).map((batch) => ({ name: path.basename(batch.calendar), input: calendarOf(content, batch) }));
  return generate(`${to}/calendar`, '', outputs, async (text) => text, options);
}
