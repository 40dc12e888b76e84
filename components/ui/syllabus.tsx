import type { Module } from '@/lib/content';
import { Prose } from './section';

/** The syllabus, module by module: native disclosures that open without script and print open. */
export function Syllabus({ intro, modules }: { intro: string; modules: Module[] }) {
  const half = Math.ceil(modules.length / 2);
  return (
    <>
      {intro && <Prose html={intro} />}
      {/* Two columns of their own, so that opening a module moves nothing in the other. */}
      <div className="modules">
        {[0, half].map((from) => (
          <div key={from}>
            {modules.slice(from, from + half).map((module, i) => (
              <details key={module.id} id={module.id} className="module" open={from + i === 0}>
                <summary>
                  <h3>{module.title}</h3>
                </summary>
                <Prose html={module.html} />
              </details>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
