/**
 * Inlined beside maps: hides a frame whose host cannot be reached, where browsers show an error page of their own and
 * count it as loaded. The host is asked for robots.txt: a fetch of the map itself may fail though the frame shows it.
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
