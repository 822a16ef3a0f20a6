import { escapeHtml } from "./escape-html.js";
import { renderInline } from "./render-inline.js";
import { isTableHead, renderTable } from "./render-table.js";
/** Deeper quotations and lists are shown at this depth. */
const maxDepth = 4;
/** Longer lines are text. */
const maxMarkerLine = 200;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const quotation = /^ {0,3}> ?/;
const item = /^( {0,40})(?:[-*+]|(\d{1,9})[.)])[ \t]+/;
/**
 * Markdown as HTML that is safe in any page, whoever wrote it. The HTML consists of paragraphs,
 * headings, lists, tables, quotations, code, emphasis, struck text and links. A line break in a
 * paragraph stays one. HTML in the Markdown is shown as text, images become links, and links lead to
 * http, https and mailto addresses only. The time grows with the length of the text, whatever the
 * text is.
 *
 * @example
 * element.innerHTML = renderMarkdown(answer.aiResponse);
 */
export function renderMarkdown(markdown) {
    return renderBlocks(markdown.replace(/\r\n?/g, "\n").split("\n"), 0);
}
function renderBlocks(lines, depth) {
    const html = [];
    const paragraph = [];
    const endParagraph = () => {
        if (paragraph.length > 0)
            html.push(`<p>${renderInline(paragraph.splice(0).join("\n").trim())}</p>\n`);
    };
    for (let at = 0; at < lines.length;) {
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
/**
 * Finds where the block that begins at this line ends; the line itself for a paragraph or a blank
 * line.
 */
function endOfBlock(lines, at, depth) {
    const line = lines[at];
    const marks = openingFence(line);
    if (marks !== undefined)
        return endOfFence(lines, at, marks);
    if (isRule(line) || heading.test(line))
        return at + 1;
    const mayEnclose = depth < maxDepth;
    if (!(mayEnclose && beginsEnclosed(line)) && isTableHead(line, lines[at + 1]))
        return endOfTable(lines, at);
    if (!mayEnclose)
        return at;
    let end = at;
    if (quotation.test(line)) {
        while (end < lines.length && quotation.test(lines[end]))
            end++;
    }
    else if (item.test(line)) {
        end++;
        while (end < lines.length && belongsToList(lines, end))
            end++;
    }
    return end;
}
/** Backticks with another backtick in their line are code within a text: "```npm start```". */
function openingFence(line) {
    const [indented, marks] = fence.exec(line) ?? [];
    return marks?.startsWith("`") && line.includes("`", indented.length) ? undefined : marks;
}
function beginsEnclosed(line) {
    return quotation.test(line) || item.test(line);
}
/** A text below a table without a bar is a paragraph. */
function endOfTable(lines, at) {
    const isRow = (line) => line.includes("|") && !beginsEnclosed(line) && !heading.test(line) && openingFence(line) === undefined;
    let end = at + 2;
    while (end < lines.length && isRow(lines[end]))
        end++;
    return end;
}
/** A fence that is never closed ends with the text: it may still be written. */
function endOfFence(lines, at, marks) {
    for (let end = at + 1; end < lines.length; end++) {
        if (closesFence(lines[end], marks))
            return end + 1;
    }
    return lines.length;
}
/** Tells whether a line has as many of the same marks, and no text behind them. */
function closesFence(line, marks) {
    const written = fence.exec(line)?.[1];
    return written?.startsWith(marks) === true && line.trim() === written;
}
function isRule(line) {
    return line.length <= maxMarkerLine && rule.test(line);
}
/** An item, an indented line, or one blank line before either. */
function belongsToList(lines, at) {
    const line = lines[at];
    if (line.trim() !== "")
        return !isRule(line) && (item.test(line) || /^ {2}/.test(line));
    const next = lines[at + 1] ?? "";
    return item.test(next) || (/^ {2}/.test(next) && next.trim() !== "");
}
function renderBlock(lines, depth) {
    const first = lines[0];
    const marks = openingFence(first);
    if (marks !== undefined)
        return renderFence(lines, marks);
    if (isRule(first))
        return "<hr>\n";
    const level = heading.exec(first)?.[1]?.length;
    if (level !== undefined)
        return `<h${level}>${renderInline(titleOf(first, level))}</h${level}>\n`;
    if (quotation.test(first)) {
        const inner = lines.map((line) => line.replace(quotation, ""));
        return `<blockquote>\n${renderBlocks(inner, depth + 1)}</blockquote>\n`;
    }
    return item.test(first) ? renderList(lines, depth) : renderTable(lines);
}
function renderFence(lines, marks) {
    const isClosed = lines.length > 1 && closesFence(lines.at(-1), marks);
    return `<pre><code>${escapeHtml(lines.slice(1, isClosed ? -1 : undefined).join("\n"))}</code></pre>\n`;
}
/** The marks after a title belong to it: `## Prices ##`. */
function titleOf(line, level) {
    const title = line.trim().slice(level).trim();
    let end = title.length;
    while (title[end - 1] === "#")
        end--;
    return end === 0 || /\s/.test(title[end - 1]) ? title.slice(0, end).trimEnd() : title;
}
/** Items with the indent of the first are its siblings; what is indented more belongs to an item. */
function renderList(lines, depth) {
    const [, indent = "", number] = item.exec(lines[0]);
    const isOrdered = number !== undefined;
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
    return `<${tag}${start}>\n${items.map((each) => `<li>${renderItem(each, depth)}</li>\n`).join("")}</${tag}>\n`;
}
/** The first paragraph of an item has no tags, unless a blank line sets the item apart. */
function renderItem(lines, depth) {
    const html = renderBlocks(lines, depth + 1).trimEnd();
    const isTight = lines.every((line, at) => line.trim() !== "" || at === lines.length - 1);
    return isTight ? html.replace(/^<p>([\s\S]*?)<\/p>/, "$1") : html;
}
//# sourceMappingURL=render-markdown.js.map