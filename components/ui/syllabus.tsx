import type { Module } from '@/lib/content';
import type { Markup } from '@/lib/content/html';
import { Prose } from './section';

/** Lines of text that are as high as a folded module. */
const FOLDED = 1.25;

/** How many modules the first of two columns has, so that both end at about the same height: its first module is open. */
function inFirstColumn(modules: Module[]): number {
  const open = (modules[0]?.height ?? 0) / FOLDED;
  return Math.max(1, Math.floor((modules.length - open) / 2));
}

/** The syllabus, module by module: native disclosures that open without script and print open. */
export function Syllabus({ intro, modules }: { intro: Markup; modules: Module[] }) {
  const first = inFirstColumn(modules);
  return (
    <>
      <Prose blocks={intro} />
      {/* Two columns of their own, so that opening a module moves nothing in the other. */}
      <div className="modules">
        {[modules.slice(0, first), modules.slice(first)].map((column) => (
          <div key={column[0]?.id}>
            {column.map((module) => (
              <details key={module.id} id={module.id} className="module" open={module === modules[0]}>
                <summary>
                  <h3>{module.title}</h3>
                </summary>
                <Prose blocks={module.blocks} />
              </details>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
