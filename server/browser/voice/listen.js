/** Fails like getUserMedia, and with "insecure" where the browser gives pages of this address no microphone. */
export async function openMicrophone(onFrame) {
  if (navigator.mediaDevices === undefined) throw new DOMException("no microphone here", "InsecureError");
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule("/voice/microphone.js");
    const node = new AudioWorkletNode(context, "microphone", { numberOfOutputs: 0 });
    node.port.onmessage = ({ data }) => onFrame(data);
    context.createMediaStreamSource(stream).connect(node);
    await context.resume();
  } catch (error) {
    close();
    throw error;
  }
  return { close, start() {}, stop() {} };
}

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
