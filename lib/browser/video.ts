/** Inlined beside the video: the button that plays and pauses it. boot/autoplay.ts starts it in view. */
const video = document.getElementById('loop') as HTMLVideoElement;
const button = document.getElementById('loop-toggle') as HTMLButtonElement;
video.onplay = video.onpause = () => {
  button.textContent = video.paused ? 'Play video' : 'Pause video';
};
button.onclick = () => (video.paused ? video.play() : video.pause());

export {};
