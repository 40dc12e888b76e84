import type { Module } from '@/lib/content';
import { Prose } from './section';

/** The syllabus, module by module: native disclosures that open without script and print open. */
export function Syllabus({ intro, modules }: { intro: string; modules: Module[] }) {
  return (
    <>
      {intro && <Prose html={intro} className="mb-6" />}
      <div>
        {modules.map((module, i) => (
          <details key={module.id} id={module.id} className="module" open={i === 0}>
            <summary>
              <span aria-hidden="true" className="figures font-normal text-faint">
                {String(i + 1).padStart(2, '0')}
              </span>
              <h3 className="[font:inherit]">{module.title}</h3>
            </summary>
            <Prose html={module.html} />
          </details>
        ))}
      </div>
    </>
  );
}
