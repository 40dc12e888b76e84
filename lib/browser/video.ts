/** Inlined on the page of the loop: lets the visitor play and pause it. That it plays by itself is boot.ts's business. */
const video = document.getElementById('loop') as HTMLVideoElement;
const button = document.getElementById('loop-toggle') as HTMLButtonElement;
video.onplay = video.onpause = () => {
  button.textContent = video.paused ? 'Play video' : 'Pause video';
};
button.onclick = () => (video.paused ? video.play() : video.pause());

export {};
