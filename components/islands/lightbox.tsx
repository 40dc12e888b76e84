'use client';
/** Pictures of the page, opened large. */
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ARROW, CROSS, Icon } from '@/components/ui/icon';
import { SWIPE_PX } from './carousel/use-swipe';
import { Slot } from './slot';
import { useMarkHydrated } from './use-mark-hydrated';

const CONTROL_CLASSES = 'grid size-12 place-items-center border border-faint bg-leaf hover:border-signal';

/** Links to pictures, in page order. The boot script removes `data-replay` if this file cannot be loaded. */
const linksIn = (root: Element | null) => [
  ...(root?.querySelectorAll<HTMLAnchorElement>('a[data-replay]') ?? []),
];

function enlarged(picture: HTMLPictureElement): HTMLPictureElement {
  const copy = document.importNode(picture, true);
  for (const source of copy.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    source.sizes = '96vw';
  const img = copy.querySelector('img');
  img?.removeAttribute('loading');
  // Removes the fragment that selects an SVG's dark colours in `Band`.
  if (img) img.src = img.src.replace(/#.*/, '');
  return copy;
}

interface Props {
  /** Links with pictures: elements on the server; in the browser `slot` has their HTML. */
  children?: ReactNode;
  slot?: string;
}

/** Opens pictures large, with buttons, arrow keys and swipes. Without script each link leads to its file. */
export default function Lightbox({ children, slot }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  /** Where a swipe began, in CSS pixels from the left. */
  const swipeStart = useRef(0);
  /** The pressed link, to which focus returns. */
  const opener = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState<number>();
  const [count, setCount] = useState(0);
  useMarkHydrated(root);

  // The pictures and captions are server HTML, so the dialog shows copies of them.
  useEffect(() => {
    const link = open === undefined ? undefined : linksIn(root.current)[open];
    const picture = link?.querySelector('picture');
    if (!link || !picture) return;
    view.current?.replaceChildren(enlarged(picture));
    const text = link.closest('li, section')?.querySelector('[data-caption]')?.cloneNode(true);
    caption.current?.replaceChildren(...(text?.childNodes ?? []));
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  const openPressed = (event: MouseEvent) => {
    const links = linksIn(root.current);
    const index = links.findIndex((link) => link.contains(event.target as Node));
    // With these keys a visitor opens the file in a new tab or window.
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = links[index] ?? null;
    setCount(links.length);
    setOpen(index);
  };
  const move = (step: number) => setOpen((now) => ((now ?? 0) + step + count) % count);
  const endSwipe = ({ clientX }: PointerEvent) => {
    const distance = clientX - swipeStart.current;
    if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by its key too
    <div ref={root} onClick={openPressed}>
      <Slot html={slot}>{children}</Slot>
      {open !== undefined && (
        <dialog
          ref={dialog}
          aria-label="What you will make"
          onClose={() => {
            opener.current?.focus();
            setOpen(undefined);
          }}
          onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') move(1);
            if (key === 'ArrowLeft') move(-1);
          }}
          className="fixed inset-0 z-50 m-0 grid h-dvh max-h-none w-dvw max-w-none grid-rows-[minmax(0,1fr)_auto] bg-paper text-ink"
        >
          <div
            ref={view}
            className="touch-pan-y touch-pinch-zoom [&_img]:h-full [&_img]:w-full [&_img]:object-contain [&_picture]:contents"
            onPointerDown={({ clientX }) => {
              swipeStart.current = clientX;
            }}
            onPointerUp={endSwipe}
          />
          <div className="flex flex-wrap items-center gap-3 px-gutter py-3">
            <p ref={caption} aria-live="polite" className="min-w-0 flex-1 basis-60" />
            <Controls several={count > 1} move={move} close={() => dialog.current?.close()} />
          </div>
        </dialog>
      )}
    </div>
  );
}

interface ControlsProps {
  /** Whether there is another picture to go to. */
  several: boolean;
  /** Moves on by `step` pictures, or back where it is negative. */
  move(step: number): void;
  close(): void;
}

const Controls = ({ several, move, close }: ControlsProps) => (
  <>
    {several && (
      <>
        <button type="button" className={CONTROL_CLASSES} aria-label="Previous" onClick={() => move(-1)}>
          <Icon d={ARROW} className="rotate-180" />
        </button>
        <button type="button" className={CONTROL_CLASSES} aria-label="Next" onClick={() => move(1)}>
          <Icon d={ARROW} />
        </button>
      </>
    )}
    <button type="button" className={CONTROL_CLASSES} aria-label="Close" onClick={close}>
      <Icon d={CROSS} />
    </button>
  </>
);
