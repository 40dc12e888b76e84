import fs from 'node:fs';
import path from 'node:path';
import { type Content, upcoming } from '@/lib/content';
import { type Counts, type Making, type Order, produce, type Task, writeWhole } from '../generate';
import { calendarOf } from './event';

/**
 * Makes the calendar file of every batch into `public/calendar`; those of batches that are no more are taken away.
 * @param to public folder
 * @param making who watches, and what the public folder waits for
 */
export async function makeCalendars(content: Content, to = 'public', making: Making = {}): Promise<Counts> {
  const products = upcoming(content).map((batch) => ({ name: path.basename(batch.calendar), input: calendarOf(content, batch) }));
  if (products.length === 0) {
    await making.free;
    fs.rmSync(`${to}/calendar`, { recursive: true, force: true });
    return { made: 0, kept: 0 };
  }
  const make = async (orders: Order<string>[], task: Task) => {
    for (const { input, file } of orders) {
      writeWhole(file, Buffer.from(input));
      task.done();
    }
  };
  return produce(`${to}/calendar`, '', products, make, making);
}
