import { serveStatic } from '@/lib/server/static';

const s = await serveStatic('out', 3900);
console.log(s.url);
