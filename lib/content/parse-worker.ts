import { workOn } from '../processes';
import { parse } from './parsed';

workOn((texts: string[]) => {
  for (const text of texts) parse(text);
});
