/**
 * Inlined where maps stand: hides a frame whose host cannot be reached (no connection, a filter, a firewall).
 * Browsers fill such a frame with a grey page of their own and call it loaded; the drawn locator lies beneath. The
 * host is asked for robots.txt, not for the map: a page may be kept from other sites' scripts or lead to another host,
 * and a map that is there must not be hidden for that.
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
  // `contentDocument` is null once a document of another origin is in the frame: no load event will follow.
  if (frame.contentDocument) frame.onload = ask;
  else ask();
}

export {};
