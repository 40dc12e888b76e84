/** Keeps the text typed into forms for this tab, so that a reload restores it. */
import { getTabValue, setTabValue } from '../shared/tab-storage';
import { doc, on } from './helpers';

on('input', (_, target) => {
  const { form } = target as HTMLInputElement;
  if (form?.id) setTabValue(form.id, JSON.stringify(Object.fromEntries(new FormData(form))));
});

/** Fills empty fields from the stored drafts. */
export const restoreDrafts = () => {
  for (const form of doc.forms) {
    const draft = JSON.parse(getTabValue(form.id) || '{}') as Record<string, string>;
    for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>)
      if (!field.readOnly) field.value ||= draft[field.name] ?? '';
  }
};
