import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const entrySchema = z.object({ time: z.string(), path: z.string(), body: z.record(z.string(), z.string()) });
/** A call that was taken. */
export type Entry = z.infer<typeof entrySchema>;

const NEWLINE = 0x0a;

/** A file with one JSON line for each entry, made to lose none: appended only, and on the disk before it is said so. */
export class Journal {
  #tail: Promise<unknown> = Promise.resolve();

  constructor(readonly file: string) {}

  /** Resolves when the entry is on the disk. Entries that come together are written one after the other. */
  append(entry: Entry): Promise<void> {
    const written = this.#tail.then(() => this.#write(`${JSON.stringify(entry)}\n`));
    // One that could not be written is its caller's matter and holds up none of the others.
    this.#tail = written.catch(() => {});
    return written;
  }

  /** Resolves when all that was to be appended has been. */
  async settled(): Promise<void> {
    await this.#tail;
  }

  /** All entries, oldest first, and how many lines could not be read: a line may be torn where the power went. */
  async read(): Promise<{ entries: Entry[]; damaged: number }> {
    const text = await fs.readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const lines = text.split('\n').filter((line) => line !== '');
    const entries = lines.flatMap((line) => parse(line) ?? []);
    return { entries, damaged: lines.length - entries.length };
  }

  async #write(line: string) {
    const folder = path.dirname(this.file);
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await fs.open(this.file, 'a+', 0o600);
    try {
      const { size } = await handle.stat();
      // A torn last line must not swallow this one.
      await handle.appendFile(size > 0 && !(await endsLine(handle, size)) ? `\n${line}` : line);
      await handle.sync();
      if (size === 0) await syncFolder(folder);
    } finally {
      await handle.close();
    }
  }
}

async function endsLine(handle: fs.FileHandle, size: number): Promise<boolean> {
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === NEWLINE;
}

/** A new file is safe when its folder is, too. Systems that cannot open a folder keep it safe by themselves. */
async function syncFolder(folder: string) {
  const handle = await fs.open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

function parse(line: string): Entry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
