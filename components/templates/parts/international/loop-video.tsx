import { BLUE_GROUND_CLASSES, ON_BLUE_GROUND_CLASSES } from '@/components/ui/picture';
import type { EncodedPicture } from '@/lib/pictures/manifest';

interface Props {
  video: { mp4: string; webm: string; name: string; description: string };
  poster: EncodedPicture;
}

/**
 * A silent looping video in the page head. There is no `autoplay` attribute: lib/browser/boot/autoplay.ts
 * starts the video once the page is shown and not only prerendered, unless the visitor prefers reduced motion
 * or data. Without script the poster stays.
 */
export function LoopVideo({ video, poster }: Props) {
  return (
    <div className={`relative bg-accent ${BLUE_GROUND_CLASSES}`}>
      <video
        id="loop"
        data-auto=""
        muted
        loop
        playsInline
        preload="none"
        poster={poster.single}
        width="1280"
        height="720"
        aria-label={video.name}
        aria-describedby="loop-description"
        className={`aspect-video h-auto w-full object-cover @lg/page:aspect-auto @lg/page:h-full ${ON_BLUE_GROUND_CLASSES}`}
      >
        <source src={video.webm} type="video/webm" />
        <source src={video.mp4} type="video/mp4" />
      </video>
      <p id="loop-description" hidden>
        {video.description}
      </p>
      {/* The script `toggle-video` may change this text to "Pause video" before React hydrates. */}
      <button
        type="button"
        id="loop-toggle"
        suppressHydrationWarning
        className="noscript:hidden absolute right-0 bottom-0 min-h-11 cursor-pointer bg-ink px-4 font-display text-note font-medium text-paper hover:bg-signal hover:text-on-signal"
      >
        Play video
      </button>
    </div>
  );
}
