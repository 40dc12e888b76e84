import { workOn } from '@/lib/workers/pool';
import { writeSyllabus } from './write';

workOn(writeSyllabus);
