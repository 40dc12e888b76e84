/**
 * Next embeds this page in every page's payload, so it is minimal. The 404 page that visitors see is
 * components/templates/not-found.tsx, exported as `404.html`.
 */
export default function NotFound() {
  return (
    <p>
      Page not found. <a href="/">Home</a>
    </p>
  );
}
