const mark = "● ";
let hasListener = false;

/** Marks the title of a page at which nobody looks, and plays a short tone for what a person wrote. */
export function callAttention(isFromPerson: boolean): void {
  if (!document.hidden) return;
  if (!document.title.startsWith(mark)) document.title = mark + document.title;
  if (!hasListener) document.addEventListener("visibilitychange", unmark);
  hasListener = true;
  if (isFromPerson) playTone();
}

/** The page may have changed its title meanwhile, which is then left alone. */
function unmark(): void {
  if (!document.hidden && document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
}

/** A browser plays nothing on a page on which nobody has clicked, and the chat does not ask for it. */
function playTone(): void {
  if (navigator.userActivation?.hasBeenActive === false || !("AudioContext" in globalThis)) return;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.08, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.4);
  volume.connect(context.destination);
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(660, context.currentTime);
  tone.frequency.setValueAtTime(880, context.currentTime + 0.12);
  tone.connect(volume);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 0.4);
}
