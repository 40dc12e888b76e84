/** Paths that follow from a course: those of its PDF and of its enquiry. */
import { downloadName } from '@/lib/format/slug';
import { pageWith } from '../registry';
import { bodyOf } from '../text/body';
import { findSection } from '../text/titles';
import type { Content, Course } from '../types';

/** Whether a course has a PDF: an uploaded one, or one generated from its modules. */
export const hasSyllabus = (course: Course) =>
  course.data.syllabusPdf !== undefined || findSection(bodyOf(course).sections, 'syllabus') !== undefined;

/** Path of a course's PDF, with the name of the downloaded file. */
export function syllabusPath({ site }: Content, course: Course): string | undefined {
  if (!hasSyllabus(course)) return undefined;
  return `/syllabus/${downloadName(site.shortName)}-${downloadName(course.data.title) || course.slug}-Syllabus.pdf`;
}

/** Path of the course enquiry with the course chosen in it. */
export const enquiryPath = (content: Content, course: Course) =>
  `${pageWith(content, 'course-enquiry').path}?course=${course.slug}`;
