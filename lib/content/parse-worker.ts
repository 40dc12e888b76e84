import { workOn } from '@/lib/workers/pool';
import { parse } from './parsed';

workOn((texts: string[]) => {
  for (const text of texts) parse(text);
});
