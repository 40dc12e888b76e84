'use client';
import { ERROR, FIELD, HINT, INPUT, LABEL, READ_ONLY, TEXTAREA } from '@/components/ui/form-classes';
import type { Field } from '@/lib/enquiry/fields';

interface Props {
  field: Field;
  /** Prefix of the ids, so that two forms share none. */
  formId: string;
  error?: string | undefined;
  /** Sample answer. Only a phone shows it: a wider screen has samples beside the form. */
  sampleMessage?: string | undefined;
  onEdit(name: string): void;
}

const STATE_CLASSES =
  'placeholder:text-note placeholder:text-faint aria-invalid:border-[2.5px] aria-invalid:border-signal';

/** Makes a textarea as high as the space above the submit button allows. */
const ROOM_CLASSES =
  'max-md-or-short:min-h-20 @md/page:min-h-[clamp(6.5rem,100vh-43rem,20rem)] @lg/page:min-h-[clamp(6.5rem,100vh-43rem,13rem)]';

/** A form field with its label, hint and error, which screen readers read together. */
export function FormField({ field, formId, error, sampleMessage, onEdit }: Props) {
  const id = `${formId}-${field.name}`;
  const shared = {
    id,
    name: field.name,
    required: field.missing !== undefined,
    readOnly: field.readOnly,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    onInput: () => onEdit(field.name),
    'aria-describedby':
      [field.hint && `${id}-hint`, sampleMessage && `${id}-sample`, error && `${id}-error`]
        .filter(Boolean)
        .join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className={`field ${field.multiline ? 'multiline' : ''} ${FIELD}`}>
      <label htmlFor={id} className={LABEL}>
        {field.label}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className={HINT}>
          {field.hint}
        </p>
      )}
      {sampleMessage && (
        <p id={`${id}-sample`} className={`${HINT} w-full @md/page:hidden`}>
          Such as: {sampleMessage}
        </p>
      )}
      <p id={`${id}-error`} className={`${ERROR} w-full`}>
        {error}
      </p>
      {field.multiline ? (
        <textarea {...shared} rows={3} className={`${TEXTAREA} ${STATE_CLASSES} ${ROOM_CLASSES}`} />
      ) : (
        <input
          {...shared}
          type={field.type}
          inputMode={field.inputMode}
          pattern={field.pattern}
          className={`${field.readOnly ? `${READ_ONLY} placeholder:opacity-0` : INPUT} ${STATE_CLASSES}`}
        />
      )}
    </div>
  );
}
