import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import type { Answer } from "../../../kernel/wire/route.ts";
import { voiceTexts } from "../texts/voice-texts.ts";

/**
 * Gives the page on which a voice is tried. It holds no data and no key: its script asks for the key, and
 * calls the API with it. No field has a name, so that a form that is sent without the script says
 * nothing.
 */
export function voicePage(language: PageLanguage): Answer {
  const texts = voiceTexts[language].page;
  const content = html`<p>${texts.intro}</p>
<noscript><p role="alert">${texts.needsScript}</p></noscript>
<form id="setup" data-texts="${JSON.stringify(texts)}">
<label for="key">${texts.key}</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" required maxlength="4096" aria-describedby="key-hint">
<p id="key-hint" class="quiet">${texts.keyHint}</p>
<label for="language">${texts.language}</label>
<input id="language" value="${texts.usualVariety}" required maxlength="35" autocomplete="off" list="languages">
<datalist id="languages"></datalist>
<label for="voice">${texts.voice}</label>
<select id="voice"><option value="">${texts.usualVoice}</option></select>
<label for="way">${texts.way}</label>
<select id="way"><option value="parley">${texts.byParley}</option><option value="browser">${texts.byBrowser}</option><option value="typing">${texts.byTyping}</option></select>
<label class="choice"><input id="push-to-talk" type="checkbox"><span>${texts.pushToTalk}</span></label>
<button id="start">${texts.start}</button><button id="stop" type="button" class="second" disabled>${texts.stop}</button>
</form>
<div id="problem" role="alert" hidden></div>
<h2>${texts.speaking}</h2>
<p id="speaker" role="status">${texts.speakers.off}</p>
<p id="abilities" class="quiet" lang="en" hidden></p>
<p id="recording" role="status"></p>
<p id="refusal" hidden><button id="refuse" type="button" class="second" disabled>${texts.refuseRecording}</button></p>
<p><button id="hold" type="button" disabled>${texts.hold}</button><button id="interrupt" type="button" class="second" disabled>${texts.interrupt}</button></p>
<form id="typing">
<label for="text">${texts.text}</label>
<input id="text" autocomplete="off" maxlength="8000" disabled>
<button id="send" class="second" disabled>${texts.send}</button>
</form>
<h2 id="talk-title">${texts.talk}</h2>
<div role="log" aria-labelledby="talk-title"><ol id="talk"></ol></div>
<p id="partial" class="quiet" hidden></p>
<h2 id="latency-title">${texts.latency}</h2>
<table aria-labelledby="latency-title"><thead><tr><th scope="col">${texts.stage}</th><th scope="col">${texts.milliseconds}</th></tr></thead><tbody id="latency"></tbody></table>`;
  return htmlPage(200, texts.title, content, { language, script: "/voice/voice.js" });
}
