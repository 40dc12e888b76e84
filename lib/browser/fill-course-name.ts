/** Inlined on the course enquiry page: puts the chosen course into the form before hydration. */
import { chosenCourse } from './shared/chosen-course';

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const course = chosenCourse();
if (course) {
  const { name, thumb, pdf } = course;
  // A default value is kept when the form is reset.
  find('[name=courseName]').defaultValue = name;
  find('#no-course').hidden = true;
  const picture = new Image(56, 44);
  picture.alt = '';
  picture.src = thumb;
  const title = document.createElement('span');
  title.append(pdf ? `${name}: enquiry and syllabus` : `Enquire about ${name}`);
  if (pdf) {
    const note = document.createElement('small');
    note.append('The syllabus PDF downloads at once');
    title.append(document.createElement('br'), note);
  }
  find('.head p').replaceChildren(picture, title);
}
