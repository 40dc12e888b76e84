/**
 * React and hydration, in one file for all islands. boot/load-islands.ts loads this file and an island's
 * file. Either may arrive first, so islands wait in a queue.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { hydrateRoot } from 'react-dom/client';
import type { ReactIslandName } from './shared/island-names';
import { HYDRATED } from './shared/mark-hydrated';

/** Entry that an island's file pushes: its name and its CommonJS module (lib/bundle/islands.ts). */
type QueuedIsland = [
  name: ReactIslandName,
  load: (require: (id: string) => unknown, module: { exports: { default?: React.ComponentType } }) => void,
];

const MODULES: Record<string, unknown> = { react: React, 'react/jsx-runtime': jsxRuntime };

let focused: EventTarget | null = document.activeElement;
document.addEventListener('focusin', ({ target }) => {
  focused = target;
});

function start([name, load]: QueuedIsland) {
  const module: Parameters<typeof load>[1] = { exports: {} };
  load((id) => MODULES[id], module);
  const Component = module.exports.default;
  if (Component)
    for (const island of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`))
      hydrate(island, Component);
}

function hydrate(island: HTMLElement, Component: React.ComponentType) {
  const slot = island.querySelector('[data-slot]')?.innerHTML;
  const props = { ...JSON.parse(island.dataset.props ?? '{}'), ...(slot === undefined ? {} : { slot }) };
  let nodes = [...island.childNodes];
  island.addEventListener(
    HYDRATED,
    () => {
      if (nodes[0] !== island.firstChild) restore(nodes, island);
      nodes = [...island.childNodes];
    },
    { once: true },
  );
  hydrateRoot(island, React.createElement(Component, props), {
    onUncaughtError(error) {
      console.error(error);
      // React empties the island again at each further error. So at the first one the last nodes move into a
      // new element, which React does not know.
      if (!island.isConnected) return;
      const unhydrated = island.cloneNode() as HTMLElement;
      delete unhydrated.dataset.hydrated;
      unhydrated.append(...nodes);
      island.replaceWith(unhydrated);
      for (const fallback of unhydrated.querySelectorAll<HTMLElement>('.fallback')) fallback.hidden = false;
    },
  });
}

/**
 * Restores input, open dialogs and focus after React has rendered an island again, since its text is not that
 * of the component, as in a translated page. React reports this as an error (#418), by which tests notice it.
 * Any other island is hydrated: its elements stay, and with them the caret, a word that is being composed,
 * the keyboard of a phone and a touch that goes on, which nothing could restore.
 * @param served nodes of the island before React rendered it again
 */
function restore(served: readonly ChildNode[], island: HTMLElement) {
  const before = document.createElement('div');
  before.append(...served);
  const dialogs = before.querySelectorAll('dialog');
  for (const [index, dialog] of island.querySelectorAll('dialog').entries()) {
    const { open, dataset } = dialogs[index] ?? dialog;
    dialog.open = open;
    Object.assign(dialog.dataset, dataset);
  }
  const controls = before.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const [index, control] of island.querySelectorAll<HTMLInputElement>('input, textarea').entries()) {
    const old = controls[index] ?? control;
    control.defaultValue = old.defaultValue;
    control.value = old.value;
    if (old.checked !== control.checked) control.click();
    if (old.value !== old.defaultValue) control.dispatchEvent(new Event('input', { bubbles: true }));
    if (old === focused) control.focus({ preventScroll: true });
  }
}

const page = self as unknown as { islands?: { push(island: QueuedIsland): void } & Iterable<QueuedIsland> };
const queued = [...(page.islands ?? [])];
page.islands = { push: start, [Symbol.iterator]: () => queued.values() };
for (const island of queued) start(island);
