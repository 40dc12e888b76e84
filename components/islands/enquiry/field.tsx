'use client';
import type { Field as Definition } from '@/lib/enquiry/fields';

interface Props {
  field: Definition;
  /** Form's id, so that two forms never share an id. */
  form: string;
  problem?: string;
  onEdit(name: string): void;
}

/** A form field that owns its label, hint and error, tied together for those who listen. */
export function Field({ field, form, problem, onEdit }: Props) {
  const id = `${form}-${field.name}`;
  const shared = {
    id,
    name: field.name,
    required: field.missing !== undefined,
    readOnly: field.readOnly,
    autoComplete: field.autoComplete,
    maxLength: field.maxLength,
    onInput: () => onEdit(field.name),
    'aria-describedby':
      [field.hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem ? (true as const) : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {field.hint && (
        <p id={`${id}-hint`} className="hint">
          {field.hint}
        </p>
      )}
      <p id={`${id}-error`} className="error">
        {problem}
      </p>
      {field.multiline ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input {...shared} type={field.type} inputMode={field.inputMode} pattern={field.pattern} />
      )}
    </div>
  );
}
