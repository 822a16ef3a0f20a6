import { Call } from "./call.js";
import { callServer, Refusal } from "./call-server.js";
import { Credential } from "./credential.js";
import { hasRecognition, openRecognition } from "./listen.js";
import { openMicrophone } from "./open-microphone.js";
import { stagesOf } from "./stages-of.js";
import { TalkLog } from "./talk-log.js";
import { VoiceChoice } from "./voice-choice.js";

/** The page /voice: what its fields and keys do, and what it shows. The key stays in this page's memory. */

/**
 * Finds a part of the page. Not every part is a field; the type of fields has all that is used here.
 * @param {string} id
 */
const part = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
const texts = JSON.parse(part("setup").dataset.texts);
const talk = new TalkLog(part("talk"), part("partial"), texts);
const credential = new Credential(part("key"), renew);
const voices = new VoiceChoice(part("voice"), part("languages"));
const duringCall = ["stop", "interrupt", "text", "send"];

/** The conversation that is open: its call, what listens, and the turn under way. */
let open;

if (!hasRecognition) part("way").querySelector("[value=browser]").remove();
part("setup").addEventListener("submit", (event) => {
  event.preventDefault();
  if (open === undefined) void start();
});
part("key").addEventListener("change", () => takeCredential().catch(showFault));
part("stop").addEventListener("click", () => end());
part("interrupt").addEventListener("click", interrupt);
part("refuse").addEventListener("click", () => open?.call.send({ type: "recording.stop" }));
part("typing").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = part("text").value.trim();
  if (open === undefined || text === "") return;
  part("text").value = "";
  ask(text);
});
listenToKeys();

/**
 * Takes a credential that is entered during a conversation, which goes on if it is a fresh access
 * token of the same member.
 */
async function takeCredential() {
  const key = await credential.text();
  await voices.load(key);
  showProblem("");
  if (!key.startsWith("parley_")) renew(key);
}

/** The conversation goes on beyond the end of its former access token. */
function renew(accessToken) {
  if (open === undefined || accessToken === "" || accessToken === open.key) return;
  open.key = accessToken;
  open.call.send({ type: "token", accessToken });
}

async function start() {
  const [language, way, isHeldToTalk] = [
    ...[part("language").value.trim(), part("way").value, part("push-to-talk").checked],
  ];
  showProblem("");
  const call = new Call({ onEvent: take, onSpeaking, onSound: (waitMs) => noteSound(waitMs), onEnd: end });
  open = {
    call,
    key: undefined,
    language,
    isHeldToTalk,
    isHeld: false,
    times: {},
    isReplying: false,
    mayReadTurns: true,
  };
  const opened = open;
  part("start").disabled = true;
  showSpeaker("connecting");
  talk.clear();
  part("latency").replaceChildren();
  try {
    const key = await credential.text();
    opened.key = key;
    await voices.load(key);
    const { sessionId, capabilities } = await call.open({ key, language, voice: voices.voiceFor(language) });
    opened.sessionId = sessionId;
    part("abilities").textContent = capabilities.detail;
    part("abilities").hidden = way !== "parley";
  } catch (error) {
    end();
    showFault(error);
    return;
  }
  for (const id of duringCall) part(id).disabled = false;
  showSpeaker("nobody");
  if ([document.body, part("start")].some((element) => element === document.activeElement))
    part(way === "typing" ? "text" : "stop").focus();
  if (way !== "typing") await openEar(opened, way);
}

async function openEar(opened, way) {
  try {
    const ear =
      way === "browser" ? openRecognitionOf(opened) : await openMicrophone((frame) => sendFrame(opened, frame));
    if (open !== opened) ear.close();
    else opened.ear = ear;
    part("hold").disabled = open !== opened || !opened.isHeldToTalk;
  } catch (error) {
    const faults = { NotAllowedError: "refused", NotFoundError: "missing", InsecureError: "insecure" };
    if (open === opened) showProblem(texts.faults[faults[error.name] ?? "microphone"]);
  }
}

function sendFrame({ call, isHeldToTalk, isHeld }, frame) {
  if (!isHeldToTalk || isHeld) call.sendSound(frame);
}

function openRecognitionOf({ language, isHeldToTalk }) {
  return openRecognition(language, !isHeldToTalk, {
    onSpeech() {
      if (open?.call.isPlaying) interrupt();
      if (open !== undefined) showSpeaker("person");
    },
    onText(text, isFinal) {
      if (open === undefined || text === "") return;
      if (isFinal) ask(text);
      else talk.showPartial(text);
    },
    onError: (code) => showProblem(texts.faults[code === "not-allowed" ? "refused" : "recognition"]),
  });
}

/** Sends what was typed, or what the browser understood. */
function ask(text) {
  talk.addPerson(text);
  open.times = { sentMs: performance.now() };
  open.call.send({ type: "text", text });
  showSpeaker("thinking");
}

function interrupt() {
  open?.call.interrupt();
}

/** Shows what the server tells. */
function take(message) {
  const nowMs = performance.now();
  switch (message.type) {
    case "session.ready":
      return showRecording(message.recordingNotice ?? "", message.recordingNotice !== undefined);
    case "recording.stopped":
      return showRecording(texts.recordingStopped, false);
    case "speech.started":
      return showSpeaker("person");
    case "speech.stopped":
      open.times = { decisionMs: nowMs };
      return showSpeaker("thinking");
    case "transcript":
      if (!message.final) return talk.showPartial(message.text);
      open.times.transcriptMs = nowMs;
      return talk.addPerson(message.text);
    case "response.started":
      open.isReplying = true;
      open.times.askedMs = nowMs;
      talk.showPartial("");
      talk.beginReply();
      return showSpeaker("thinking");
    case "response.text":
      open.times.firstTextMs ??= nowMs;
      return talk.addToReply(message.text);
    case "response.interrupted":
      talk.cutReply(message.heardText);
      return endTurn(message.messageId, true);
    case "response.completed":
      return endTurn(message.messageId, false);
    case "error":
      return showProblem(message.detail, "en");
  }
}

function noteSound(waitMs) {
  const { times } = open;
  if (times.firstFrameMs !== undefined) return;
  times.firstFrameMs = performance.now();
  times.heardMs = times.firstFrameMs + waitMs;
}

function onSpeaking(isSpeaking) {
  if (open === undefined) return;
  if (isSpeaking) showSpeaker("assistant");
  else if (part("speaker").dataset.who === "assistant") showSpeaker(open.isReplying ? "thinking" : "nobody");
}

function endTurn(messageId, isInterrupted) {
  open.isReplying = false;
  const isLeft = ["thinking", "assistant"].includes(part("speaker").dataset.who);
  if (isLeft && !open.call.isPlaying) showSpeaker("nobody");
  const { times } = open;
  open.times = {};
  showStages(times, times, isInterrupted);
  void showTurn(open, messageId, times, isInterrupted);
}

/** The server knows the stages better than the page, if the key may read them. */
async function showTurn(opened, messageId, times, isInterrupted) {
  // The turn is stored while its end is told.
  for (let attempt = 0; attempt < 5 && opened.mayReadTurns && messageId !== null; attempt++) {
    try {
      const { turns } = await callServer(opened.key, `/api/voice/sessions/${opened.sessionId}`);
      const turn = turns.find((each) => each.messageId === messageId);
      if (open !== opened) return;
      if (turn !== undefined) return showStages(turn, times, isInterrupted);
    } catch {
      opened.mayReadTurns = false;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function showStages(turn, { decisionMs, sentMs, heardMs }, isInterrupted) {
  const stages = stagesOf(turn, isInterrupted);
  const beganMs = decisionMs ?? sentMs;
  if (heardMs !== undefined && beganMs !== undefined) stages.push(["heard", Math.round(heardMs - beganMs)]);
  const rows = stages.map(([stage, milliseconds]) => {
    const row = document.createElement("tr");
    row.dataset.stage = stage;
    const name = Object.assign(document.createElement("th"), { scope: "row", textContent: texts.stages[stage] });
    row.append(name, Object.assign(document.createElement("td"), { textContent: milliseconds }));
    return row;
  });
  part("latency").replaceChildren(...rows);
}

/** `reason`: why the server has ended the conversation; undefined when the person has. */
function end(reason) {
  if (open === undefined) return;
  const { call, ear } = open;
  open = undefined;
  ear?.close();
  call.close();
  const hadFocus = [...duringCall, "hold"].includes(document.activeElement?.id);
  for (const id of [...duringCall, "hold"]) part(id).disabled = true;
  part("start").disabled = false;
  if (hadFocus) part("start").focus();
  talk.showPartial("");
  showRecording("", false);
  showSpeaker("off");
  const endings = { "credential-ended": "credential", idle: "idle", "too-long": "tooLong" };
  if (reason !== undefined) showProblem(texts.endings[endings[reason] ?? "closed"]);
}

function hold(isHeld) {
  if (open === undefined || !open.isHeldToTalk || open.isHeld === isHeld || open.ear === undefined) return;
  open.isHeld = isHeld;
  if (isHeld && (open.isReplying || open.call.isPlaying)) interrupt();
  if (isHeld) open.ear.start();
  else open.ear.stop();
  if (!isHeld) open.call.send({ type: "audio.end" });
}

function listenToKeys() {
  const isHoldKey = ({ code, target }) =>
    code === "Space" && (target.id === "hold" || !target.closest("input, select, textarea, button"));
  document.addEventListener("keydown", (event) => {
    if (event.code === "Escape") interrupt();
    if (!isHoldKey(event) || !open?.isHeldToTalk) return;
    event.preventDefault();
    hold(true);
  });
  document.addEventListener("keyup", (event) => {
    if (isHoldKey(event)) hold(false);
  });
  part("hold").addEventListener("pointerdown", () => hold(true));
  for (const type of ["pointerup", "pointercancel", "blur"]) addEventListener(type, () => hold(false));
}

function showSpeaker(who) {
  if (part("speaker").dataset.who === who) return;
  part("speaker").dataset.who = who;
  part("speaker").textContent = texts.speakers[who];
}

/** Shows the notice of a recording, and the button that refuses it. */
function showRecording(sentence, isRecording) {
  const hadFocus = document.activeElement === part("refuse");
  part("recording").textContent = sentence;
  part("refusal").hidden = part("refuse").disabled = !isRecording;
  if (hadFocus && !isRecording) part("stop").focus();
}

function showFault(error) {
  if (!(error instanceof Refusal)) return showProblem(String(error), "en");
  if (error.status === 0) return showProblem(texts.faults.connection);
  if (error.status === 401) return showProblem(texts.faults.key);
  if (error.status === 403) return showProblem(`${texts.faults.forbidden} ${error.message}`);
  return showProblem(error.message, "en");
}

/** `language`: of a sentence of the server. */
function showProblem(sentence, language = document.documentElement.lang) {
  part("problem").hidden = sentence === "";
  part("problem").lang = language;
  part("problem").textContent = sentence;
}
