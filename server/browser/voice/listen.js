const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;

/** This browser understands speech. Some send it to their maker for that. */
export const hasRecognition = Recognition !== undefined;

/**
 * Lets the browser understand. `isContinuous`: without a break until it is closed; else from `start` to `stop`.
 * `on`: onSpeech(), onText(text, isFinal), onError(code).
 */
export function openRecognition(language, isContinuous, on) {
  const recognition = new Recognition();
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
  let isWanted = isContinuous;
  let isRunning = false;
  const begin = () => {
    if (isRunning) return;
    isRunning = true;
    recognition.start();
  };
  recognition.onspeechstart = () => on.onSpeech();
  recognition.onresult = ({ results, resultIndex }) => {
    for (const result of Array.from(results).slice(resultIndex)) on.onText(result[0].transcript.trim(), result.isFinal);
  };
  recognition.onerror = ({ error }) => {
    if (error === "no-speech" || error === "aborted") return;
    isWanted = false;
    on.onError(error);
  };
  // Browsers end a recognition after a silence.
  recognition.onend = () => {
    isRunning = false;
    if (isWanted) begin();
  };
  if (isContinuous) begin();
  return {
    start() {
      isWanted = true;
      begin();
    },
    stop() {
      isWanted = false;
      recognition.stop();
    },
    close() {
      isWanted = false;
      recognition.abort();
    },
  };
}
