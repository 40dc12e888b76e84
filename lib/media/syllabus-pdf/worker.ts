import { workOn } from '../../processes';
import { writeSyllabus } from './write';

workOn(writeSyllabus);
