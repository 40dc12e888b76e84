/** Inlined on the course enquiry page: puts the chosen course into the form before hydration. */
import { chosenCourse } from '@/lib/enquiry/chosen-course';

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const course = chosenCourse();
if (course) {
  // A default value is kept when the form is reset.
  find('[name=courseName]').defaultValue = course.name;
  find('.head p').innerHTML = course.heading;
  find('#no-course').hidden = true;
}
