import { renderInline } from "./render-inline.js";
const signsOfDelimiters = /^[ \t|:-]+$/;
const delimiter = /^(:?)-+(:?)$/;
/** Tells whether a line is the header of a table, by the line of hyphens and bars below it. */
export function isTableHead(line, next) {
    if (next === undefined || !line.includes("|") || !next.includes("|") || !signsOfDelimiters.test(next))
        return false;
    const delimiters = cellsOf(next);
    return delimiters.every((cell) => delimiter.test(cell)) && delimiters.length === cellsOf(line).length;
}
/** `lines` begin with the header and the line below it. A row has as many cells as it is written with. */
export function renderTable(lines) {
    const [head = "", delimiters = "", ...rows] = lines;
    const alignments = cellsOf(delimiters).map(alignmentOf);
    const row = (line, tag) => `<tr>\n${cellsOf(line)
        .map((cell, at) => `<${tag}${alignments[at] ?? ""}>${renderInline(cell)}</${tag}>\n`)
        .join("")}</tr>\n`;
    const body = rows.length === 0 ? "" : `<tbody>\n${rows.map((line) => row(line, "td")).join("")}</tbody>\n`;
    return `<table>\n<thead>\n${row(head, "th")}</thead>\n${body}</table>\n`;
}
function alignmentOf(cell) {
    const [, left, right] = delimiter.exec(cell) ?? [];
    if (left && right)
        return ' align="center"';
    return right ? ' align="right"' : left ? ' align="left"' : "";
}
/** The texts between the bars. A bar behind a backslash is a part of its text, in code too. */
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
        }
        else {
            // Another escaped sign keeps its backslash.
            cell += row[at + 1] === "|" ? "|" : row.slice(at, at + 2);
            from = at + 2;
            at++;
        }
    }
    cell = (cell + row.slice(from)).trim();
    return cell === "" && cells.length > 0 ? cells : [...cells, cell];
}
//# sourceMappingURL=render-table.js.map