/** Inlined on the page of the loop: plays it where the visitor would want that, and lets them stop it. */
const video = document.getElementById('loop') as HTMLVideoElement;
const button = document.getElementById('loop-toggle') as HTMLButtonElement;
const label = () => {
  button.textContent = video.paused ? 'Play video' : 'Pause video';
};
video.onplay = video.onpause = label;
button.onclick = () => (video.paused ? video.play() : video.pause());

const start = () => {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData || matchMedia('(prefers-reduced-motion:reduce)').matches) return;
  video.autoplay = true;
  // A browser may refuse: then the poster and the button stand.
  video.play().catch(label);
};
if ((document as Document & { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();

export {};
