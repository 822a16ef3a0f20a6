/** The bars of a browser come and go, and cover less than this. */
const leastCoveredPx = 80;

/**
 * Keeps the window in what a keyboard on the screen leaves: browsers lay a page out as if there was none. A page that
 * is zoomed by the fingers is left alone. Gives the function that ends it.
 */
export function fitViewport(root: ShadowRoot): () => void {
  const view = globalThis.visualViewport;
  if (view == null) return () => {};
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets.push(sheet);
  const fit = () => {
    const { height, offsetTop, scale } = view;
    const covered = innerHeight - height - offsetTop;
    const isCovered = Math.abs(scale - 1) < 0.01 && innerHeight - height > leastCoveredPx;
    sheet.replaceSync(
      isCovered ? `:host{--high:${height}px;--down:${offsetTop}px;--covered:${Math.max(0, covered)}px}` : "",
    );
  };
  for (const event of ["resize", "scroll"]) view.addEventListener(event, fit);
  fit();
  return () => {
    for (const event of ["resize", "scroll"]) view.removeEventListener(event, fit);
  };
}
