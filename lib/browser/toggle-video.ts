/** Inlined beside the video, which boot/autoplay.ts starts when it is in view. */
const video = document.getElementById('loop') as HTMLVideoElement;
const button = document.getElementById('loop-toggle') as HTMLButtonElement;
video.onplay = video.onpause = () => {
  button.textContent = video.paused ? 'Play video' : 'Pause video';
};
button.onclick = () => (video.paused ? video.play() : video.pause());

export {};
