/**
 * Keeps a form from being sent twice: the second click of a double click does nothing, and neither does a button
 * that says it is busy. A form alone cannot know it: both clicks may come before it is drawn again.
 */
export function sendFormsOnce(): void {
  addEventListener("click", dropSecondClick, true);
  addEventListener("submit", dropWhileBusy, true);
}

function dropSecondClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (event.detail > 1 && button?.matches("[type=submit], .primary")) stop(event);
}

function dropWhileBusy(event: SubmitEvent): void {
  if (event.submitter?.getAttribute("aria-disabled") === "true") stop(event);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
