/** The button to the syllabus PDF of a course. */
import { BUTTON, ROW_ON_PHONE } from '@/components/ui/button-classes';
import { type Content, type Course, enquiryPath, syllabusPath } from '@/lib/content';

/** `direct` links to the PDF, `form` to the enquiry form, after which the PDF downloads. */
export type SyllabusAccess =
  | { kind: 'direct'; file: string }
  | { kind: 'form'; page: string }
  | { kind: 'none' };

/** Access as the front matter asks for; `none` without a PDF. */
export function syllabusAccess(content: Content, course: Course): SyllabusAccess {
  const file = syllabusPath(content, course);
  if (!file) return { kind: 'none' };
  return course.data.pdf === 'direct'
    ? { kind: 'direct', file }
    : { kind: 'form', page: enquiryPath(content, course) };
}

/** Only the button; nothing without a PDF. */
export const SyllabusButton = ({ access }: { access: SyllabusAccess }) =>
  access.kind !== 'none' && (
    <a
      className={`${BUTTON.solid} ${ROW_ON_PHONE}`}
      {...(access.kind === 'direct' ? { href: access.file, download: '' } : { href: access.page })}
    >
      Download Syllabus PDF
    </a>
  );

/** The note below a button or link on the step that follows. */
export const ACTION_NOTE_CLASSES = 'basis-full text-label text-balance text-faint';

/** The button with a note on the step that follows. */
export const SyllabusDownload = ({ access }: { access: SyllabusAccess }) =>
  access.kind !== 'none' && (
    <>
      <SyllabusButton access={access} />
      <small className={ACTION_NOTE_CLASSES}>
        {access.kind === 'direct' ? 'PDF, no form' : 'Name, mobile and email, then the PDF downloads'}
      </small>
    </>
  );
