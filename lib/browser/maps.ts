/**
 * Inlined beside maps: hides a frame whose host cannot be reached. Browsers show their own error page in it and count it
 * as loaded; below the frame stands in words where the branch is. The host is asked for robots.txt, because a fetch of the
 * map itself may fail though the frame shows it.
 */
for (const frame of document.querySelectorAll<HTMLIFrameElement>('.map iframe')) {
  const hide = () => {
    frame.hidden = true;
  };
  const ask = () =>
    fetch(new URL('/robots.txt', frame.src), {
      method: 'HEAD',
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
    }).catch(hide);
  // `contentDocument` is null once a cross-origin document is in the frame: no load event will follow.
  if (frame.contentDocument) frame.onload = ask;
  else ask();
}

export {};
