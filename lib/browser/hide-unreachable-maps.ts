/**
 * Inlined beside maps. For a host out of reach browsers show an error page and fire `load`. Fetches
 * robots.txt as a test: a fetch of the map itself may fail although the frame shows it.
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
  // `contentDocument` is null if the frame has already loaded a cross-origin document: no load event follows.
  if (frame.contentDocument) frame.onload = ask;
  else ask();
}

export {};
