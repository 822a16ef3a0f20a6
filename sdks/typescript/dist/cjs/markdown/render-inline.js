var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  renderInline: () => renderInline
});
module.exports = __toCommonJS(stdin_exports);
var import_escape_html = require("./escape-html.js");
const protocols = ["http:", "https:", "mailto:"];
const special = /[\\`*_~![\]<\n]|https?:\/\//gi;
const destination = /\(([^\s<>()"'\\]{1,2000})(?:[ \t\n]+(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?\)/y;
const angled = /<([^\s<>"'\\]{1,2000})>/y;
const address = /https?:\/\/[^\s<>"'`\\]{1,2000}/iy;
const punctuation = /[!-/:-@[-`{-~]/;
const letter = /[\p{L}\p{N}]/u;
const tagsOf = {
  ...{ "*": ["em"], "**": ["strong"], "***": ["em", "strong"] },
  ...{ _: ["em"], __: ["strong"], ___: ["em", "strong"] },
  "~~": ["del"]
};
function renderInline(text) {
  const output = [];
  const openers = [];
  const counts = /* @__PURE__ */ new Map();
  let linksFrom = 0;
  const codeEnds = new CodeEnds(text);
  let at = 0;
  for (; ; ) {
    special.lastIndex = at;
    const found = special.exec(text);
    const start = found?.index ?? text.length;
    if (start > at)
      output.push((0, import_escape_html.escapeHtml)(text.slice(at, start)));
    if (found === null)
      return output.join("");
    at = start + read(found[0], start);
  }
  function read(mark, start) {
    if (mark === "\\")
      return readEscape(start);
    if (mark === "`")
      return readCode(start);
    if (mark === "*" || mark === "_" || mark === "~")
      return readEmphasis(mark, start);
    if (mark === "\n")
      return write("<br>\n", 1);
    if (mark === "[" || mark === "!" && text[start + 1] === "[") {
      const opener = mark === "[" ? "[" : "![";
      open("[");
      return write(opener, opener.length);
    }
    if (mark === "]")
      return readLinkEnd(start);
    if (mark === "<")
      return readAddress(match(angled, start)?.[1], "<", start, 2);
    return mark.length > 1 ? readAddress(trimAddress(match(address, start)?.[0]), mark, start, 0) : write("!", 1);
  }
  function write(html, length) {
    output.push(html);
    return length;
  }
  function match(pattern, start) {
    pattern.lastIndex = start;
    return pattern.exec(text);
  }
  function readEscape(start) {
    const next = text[start + 1] ?? "";
    if (next === "\n")
      return write("<br>\n", 2);
    return punctuation.test(next) ? write((0, import_escape_html.escapeHtml)(next), 2) : write("\\", 1);
  }
  function readCode(start) {
    const length = runLength(text, start);
    const end = codeEnds.find(length, start + length);
    if (end === void 0)
      return write("`".repeat(length), length);
    return write(`<code>${(0, import_escape_html.escapeHtml)(text.slice(start + length, end))}</code>`, end + length - start);
  }
  function readEmphasis(mark, start) {
    const length = runLength(text, start);
    const marks = mark.repeat(length);
    const tags = tagsOf[marks];
    const before = text[start - 1] ?? " ";
    const after = text[start + length] ?? " ";
    const isWord = mark === "_" && letter.test(before) && letter.test(after);
    if (tags === void 0 || isWord)
      return write(marks, length);
    const opener = /\s/.test(before) ? void 0 : close(marks);
    if (opener !== void 0) {
      output[opener.place] = tags.map((tag) => `<${tag}>`).join("");
      return write([...tags].reverse().map((tag) => `</${tag}>`).join(""), length);
    }
    if (!/\s/.test(after))
      open(marks);
    return write(marks, length);
  }
  function readLinkEnd(start) {
    const found = counts.get("[") ? match(destination, start + 1) : null;
    const tag = found === null ? void 0 : linkTag(found[1]);
    if (found === null || tag === void 0) {
      if (openers.at(-1)?.mark === "[" && openers.length > linksFrom)
        close("[");
      return write("]", 1);
    }
    output[close("[").place] = tag;
    linksFrom = openers.length;
    counts.set("[", 0);
    return write("</a>", 1 + found[0].length);
  }
  function readAddress(written, mark, start, around) {
    const tag = written === void 0 || counts.get("[") ? void 0 : linkTag(written);
    if (tag === void 0)
      return write((0, import_escape_html.escapeHtml)(text.slice(start, start + mark.length)), mark.length);
    return write(`${tag}${(0, import_escape_html.escapeHtml)(written)}</a>`, written.length + around);
  }
  function open(mark) {
    openers.push({ mark, place: output.length });
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  function close(mark) {
    if (!counts.get(mark))
      return void 0;
    for (let opener = openers.pop(); opener !== void 0; opener = openers.pop()) {
      const isForgotten = opener.mark === "[" && openers.length < linksFrom;
      linksFrom = Math.min(linksFrom, openers.length);
      if (isForgotten)
        continue;
      counts.set(opener.mark, counts.get(opener.mark) - 1);
      if (opener.mark === mark)
        return opener;
    }
    return void 0;
  }
}
function runLength(text, start) {
  let end = start + 1;
  while (text[end] === text[start])
    end++;
  return end - start;
}
function trimAddress(written) {
  return written?.replace(/[.,:;!?)\]*_]{1,20}$/, "");
}
class CodeEnds {
  #starts = /* @__PURE__ */ new Map();
  #passed = /* @__PURE__ */ new Map();
  constructor(text) {
    for (let at = text.indexOf("`"); at >= 0; at = text.indexOf("`", at)) {
      const length = runLength(text, at);
      const starts = this.#starts.get(length);
      if (starts === void 0)
        this.#starts.set(length, [at]);
      else
        starts.push(at);
      at += length;
    }
  }
  find(length, from) {
    const starts = this.#starts.get(length) ?? [];
    let next = this.#passed.get(length) ?? 0;
    while (next < starts.length && starts[next] < from)
      next++;
    this.#passed.set(length, next);
    return starts[next];
  }
}
function linkTag(address2) {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address2) || !URL.canParse(address2))
    return void 0;
  const url = new URL(address2);
  if (!protocols.includes(url.protocol) || url.username !== "" || url.password !== "")
    return void 0;
  return `<a href="${(0, import_escape_html.escapeHtml)(url.href)}" target="_blank" rel="noopener noreferrer nofollow">`;
}
