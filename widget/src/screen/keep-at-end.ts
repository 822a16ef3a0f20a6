/** Within this distance of the end, the visitor reads the newest messages. */
const nearPx = 80;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < nearPx;

/**
 * Keeps the last message in sight when the messages get less room, for example by a keyboard on the screen. Gives the
 * function that ends it.
 */
export function keepAtEnd(log: HTMLElement): () => void {
  let wasNearEnd = true;
  const look = () => {
    wasNearEnd = isNearEnd(log);
  };
  log.addEventListener("scroll", look, { passive: true });
  const room = new ResizeObserver(() => {
    if (wasNearEnd) log.scrollTop = log.scrollHeight;
  });
  room.observe(log);
  return () => room.disconnect();
}
