/**
 * React, and hydration with it: one file for all islands. boot/load-islands.ts loads it with the file of an island. Either
 * may come first, so islands wait in a queue.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED, type IslandName } from './island-names';

/** What the file of an island pushes: its name and its CommonJS module (lib/export/bundle-islands.ts). */
type QueuedIsland = [
  name: IslandName,
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
    // In a page that the browser has translated, React renders the island again; `restore` follows.
    onRecoverableError() {},
    onUncaughtError(error) {
      console.error(error);
      // An error may bring others, for which React empties the island again: at the first its last nodes go into a new
      // element.
      if (!island.isConnected) return;
      const unhydrated = island.cloneNode() as HTMLElement;
      delete unhydrated.dataset.ready;
      unhydrated.append(...nodes);
      island.replaceWith(unhydrated);
      for (const fallback of unhydrated.querySelectorAll<HTMLElement>('.fallback')) fallback.hidden = false;
    },
  });
}

/**
 * Restores input, open dialogs and focus after React has rendered an island again.
 * @param served the nodes from before
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
