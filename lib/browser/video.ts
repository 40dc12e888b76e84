/** Inlined beside the video: its button for play and pause. boot/autoplay.ts starts the video in view. */
const video = document.getElementById('loop') as HTMLVideoElement;
const button = document.getElementById('loop-toggle') as HTMLButtonElement;
video.onplay = video.onpause = () => {
  button.textContent = video.paused ? 'Play video' : 'Pause video';
};
button.onclick = () => (video.paused ? video.play() : video.pause());

export {};
