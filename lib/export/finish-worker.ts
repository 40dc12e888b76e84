import { workOn } from '@/lib/workers/pool';
import { type Finishing, finishPage, type PageFiles } from './finish-page';

workOn(({ pages, shared }: { pages: PageFiles[]; shared: Finishing }) => {
  for (const page of pages) finishPage(page, shared);
});
