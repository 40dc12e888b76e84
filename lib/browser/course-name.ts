/** Inlined on the course enquiry page: the chosen course stands in the form before any other script. */
import { chosenCourse } from '@/lib/enquiry/chosen-course';

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const course = chosenCourse();
if (course) {
  // Its default, so that a reset form keeps it.
  find('[name=courseName]').defaultValue = course.name;
  find('.head p').innerHTML = course.heading;
  find('#no-course').hidden = true;
}
