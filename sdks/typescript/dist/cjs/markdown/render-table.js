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
  isTableHead: () => isTableHead,
  renderTable: () => renderTable
});
module.exports = __toCommonJS(stdin_exports);
var import_render_inline = require("./render-inline.js");
const signsOfDelimiters = /^[ \t|:-]+$/;
const delimiter = /^(:?)-+(:?)$/;
function isTableHead(line, next) {
  if (next === void 0 || !line.includes("|") || !next.includes("|") || !signsOfDelimiters.test(next))
    return false;
  const delimiters = cellsOf(next);
  return delimiters.every((cell) => delimiter.test(cell)) && delimiters.length === cellsOf(line).length;
}
function renderTable(lines) {
  const [head = "", delimiters = "", ...rows] = lines;
  const alignments = cellsOf(delimiters).map(alignmentOf);
  const row = (line, tag) => `<tr>
${cellsOf(line).map((cell, at) => `<${tag}${alignments[at] ?? ""}>${(0, import_render_inline.renderInline)(cell)}</${tag}>
`).join("")}</tr>
`;
  const body = rows.length === 0 ? "" : `<tbody>
${rows.map((line) => row(line, "td")).join("")}</tbody>
`;
  return `<table>
<thead>
${row(head, "th")}</thead>
${body}</table>
`;
}
function alignmentOf(cell) {
  const [, left, right] = delimiter.exec(cell) ?? [];
  if (left && right)
    return ' align="center"';
  return right ? ' align="right"' : left ? ' align="left"' : "";
}
function cellsOf(line) {
  const row = line.trim();
  const cells = [];
  let cell = "";
  let from = row.startsWith("|") ? 1 : 0;
  for (let at = from; at < row.length; at++) {
    if (row[at] !== "|" && row[at] !== "\\")
      continue;
    cell += row.slice(from, at);
    from = at + 1;
    if (row[at] === "|") {
      cells.push(cell.trim());
      cell = "";
    } else {
      cell += row[at + 1] === "|" ? "|" : row.slice(at, at + 2);
      from = at + 2;
      at++;
    }
  }
  cell = (cell + row.slice(from)).trim();
  return cell === "" && cells.length > 0 ? cells : [...cells, cell];
}
