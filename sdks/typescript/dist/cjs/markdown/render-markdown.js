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
  renderMarkdown: () => renderMarkdown
});
module.exports = __toCommonJS(stdin_exports);
var import_escape_html = require("./escape-html.js");
var import_render_inline = require("./render-inline.js");
var import_render_table = require("./render-table.js");
const maxDepth = 4;
const maxMarkerLine = 200;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const quotation = /^ {0,3}> ?/;
const item = /^( {0,40})(?:[-*+]|(\d{1,9})[.)])[ \t]+/;
function renderMarkdown(markdown) {
  return renderBlocks(markdown.replace(/\r\n?/g, "\n").split("\n"), 0);
}
function renderBlocks(lines, depth) {
  const html = [];
  const paragraph = [];
  const endParagraph = () => {
    if (paragraph.length > 0)
      html.push(`<p>${(0, import_render_inline.renderInline)(paragraph.splice(0).join("\n").trim())}</p>
`);
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const end = endOfBlock(lines, at, depth);
    if (end === at) {
      if (line.trim() === "")
        endParagraph();
      else
        paragraph.push(line.trimStart());
      at++;
      continue;
    }
    endParagraph();
    html.push(renderBlock(lines.slice(at, end), depth));
    at = end;
  }
  endParagraph();
  return html.join("");
}
function endOfBlock(lines, at, depth) {
  const line = lines[at];
  const marks = openingFence(line);
  if (marks !== void 0)
    return endOfFence(lines, at, marks);
  if (isRule(line) || heading.test(line))
    return at + 1;
  const mayEnclose = depth < maxDepth;
  if (!(mayEnclose && beginsEnclosed(line)) && (0, import_render_table.isTableHead)(line, lines[at + 1]))
    return endOfTable(lines, at);
  if (!mayEnclose)
    return at;
  let end = at;
  if (quotation.test(line)) {
    while (end < lines.length && quotation.test(lines[end]))
      end++;
  } else if (item.test(line)) {
    end++;
    while (end < lines.length && belongsToList(lines, end))
      end++;
  }
  return end;
}
function openingFence(line) {
  const [indented, marks] = fence.exec(line) ?? [];
  return marks?.startsWith("`") && line.includes("`", indented.length) ? void 0 : marks;
}
function beginsEnclosed(line) {
  return quotation.test(line) || item.test(line);
}
function endOfTable(lines, at) {
  const isRow = (line) => line.includes("|") && !beginsEnclosed(line) && !heading.test(line) && openingFence(line) === void 0;
  let end = at + 2;
  while (end < lines.length && isRow(lines[end]))
    end++;
  return end;
}
function endOfFence(lines, at, marks) {
  for (let end = at + 1; end < lines.length; end++) {
    if (closesFence(lines[end], marks))
      return end + 1;
  }
  return lines.length;
}
function closesFence(line, marks) {
  const written = fence.exec(line)?.[1];
  return written?.startsWith(marks) === true && line.trim() === written;
}
function isRule(line) {
  return line.length <= maxMarkerLine && rule.test(line);
}
function belongsToList(lines, at) {
  const line = lines[at];
  if (line.trim() !== "")
    return !isRule(line) && (item.test(line) || /^ {2}/.test(line));
  const next = lines[at + 1] ?? "";
  return item.test(next) || /^ {2}/.test(next) && next.trim() !== "";
}
function renderBlock(lines, depth) {
  const first = lines[0];
  const marks = openingFence(first);
  if (marks !== void 0)
    return renderFence(lines, marks);
  if (isRule(first))
    return "<hr>\n";
  const level = heading.exec(first)?.[1]?.length;
  if (level !== void 0)
    return `<h${level}>${(0, import_render_inline.renderInline)(titleOf(first, level))}</h${level}>
`;
  if (quotation.test(first)) {
    const inner = lines.map((line) => line.replace(quotation, ""));
    return `<blockquote>
${renderBlocks(inner, depth + 1)}</blockquote>
`;
  }
  return item.test(first) ? renderList(lines, depth) : (0, import_render_table.renderTable)(lines);
}
function renderFence(lines, marks) {
  const isClosed = lines.length > 1 && closesFence(lines.at(-1), marks);
  return `<pre><code>${(0, import_escape_html.escapeHtml)(lines.slice(1, isClosed ? -1 : void 0).join("\n"))}</code></pre>
`;
}
function titleOf(line, level) {
  const title = line.trim().slice(level).trim();
  let end = title.length;
  while (title[end - 1] === "#")
    end--;
  return end === 0 || /\s/.test(title[end - 1]) ? title.slice(0, end).trimEnd() : title;
}
function renderList(lines, depth) {
  const [, indent = "", number] = item.exec(lines[0]);
  const isOrdered = number !== void 0;
  const items = [];
  for (const line of lines) {
    const found = item.exec(line);
    if (found !== null && found[1].length <= indent.length + 1)
      items.push([line.slice(found[0].length)]);
    else
      items.at(-1).push(line.replace(/^ {1,40}/, (blanks) => blanks.slice(indent.length + 2)));
  }
  const start = isOrdered && Number(number) !== 1 ? ` start="${Number(number)}"` : "";
  const tag = isOrdered ? "ol" : "ul";
  return `<${tag}${start}>
${items.map((each) => `<li>${renderItem(each, depth)}</li>
`).join("")}</${tag}>
`;
}
function renderItem(lines, depth) {
  const html = renderBlocks(lines, depth + 1).trimEnd();
  const isTight = lines.every((line, at) => line.trim() !== "" || at === lines.length - 1);
  return isTight ? html.replace(/^<p>([\s\S]*?)<\/p>/, "$1") : html;
}
