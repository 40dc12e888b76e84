/** Inlined beside the video: makes its button play and pause. boot/autoplay.ts starts the video when it is in view. */
const video = document.getElementById('loop') as HTMLVideoElement;
const button = document.getElementById('loop-toggle') as HTMLButtonElement;
video.onplay = video.onpause = () => {
  button.textContent = video.paused ? 'Play video' : 'Pause video';
};
button.onclick = () => (video.paused ? video.play() : video.pause());

export {};
