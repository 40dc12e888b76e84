import { parse } from './parsed';

/** Parses one batch of texts after the other, as they are asked for. An error ends the process, with the error on its output. */
process.on('message', (texts: string[]) => {
  for (const text of texts) parse(text);
  process.send?.('parsed');
});
