/**
 * What Next puts into every page's payload for a missing one, so it is as small as can be: the site's own 404 page
 * is an entry of the registry like any other, exported as `404.html`.
 */
export default function NotFound() {
  return (
    <p>
      Page not found. <a href="/">Home</a>
    </p>
  );
}
