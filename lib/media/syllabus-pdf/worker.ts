import type { Order } from '../products';
import type { Sheet } from './sheet';
import { writeSyllabus } from './write';

/** Writes one PDF after the other, as they are asked for. An error ends the process, with the error on its output. */
process.on('message', async (order: Order<Sheet>) => {
  await writeSyllabus(order);
  process.send?.('written');
});
