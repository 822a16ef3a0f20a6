/**
 * Gives frames of sound until it is closed. Fails like getUserMedia, and with "insecure" where the browser gives
 * pages of this address no microphone.
 * @param {(frame: ArrayBuffer) => void} onFrame
 * @param {string} [worklet] is the address of `microphone.js`
 */
export async function openMicrophone(onFrame, worklet = "/voice/microphone.js") {
  if (navigator.mediaDevices === undefined) throw new DOMException("no microphone here", "InsecureError");
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule(worklet);
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
