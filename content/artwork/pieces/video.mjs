// Video Editing: a film without words, a clip whose sound is rebuilt, a commercial at three lengths and two shapes,
// a documentary portrait. The showreel and the scene cut three ways are drawn by video.py.
import fs from 'node:fs';
import { commercial } from './video/commercial.mjs';
import { documentary, lantern } from './video/portrait.mjs';
import { sound } from './video/sound.mjs';
import { HEAD, shots, wordless } from './video/wordless.mjs';
import { make } from './studio.mjs';

await make([
  ['video-wordless', wordless],
  ['video-head', shots, ...HEAD],
  ['video-sound', sound],
  ['video-commercial', commercial],
  ['video-portrait', documentary],
]);
fs.writeFileSync(new URL('../../images/pieces/video-group.svg', import.meta.url), lantern);
