import { escapeHtml } from "./escape-html.js";
const protocols = ["http:", "https:", "mailto:"];
const special = /[\\`*_~![\]<\n]|https?:\/\//gi;
const destination = /\(([^\s<>()"'\\]{1,2000})(?:[ \t\n]+(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?\)/y;
const angled = /<([^\s<>"'\\]{1,2000})>/y;
const address = /https?:\/\/[^\s<>"'`\\]{1,2000}/iy;
const punctuation = /[!-/:-@[-`{-~]/;
const letter = /[\p{L}\p{N}]/u;
/** By the marks: the tags that they stand for. */
const tagsOf = {
    ...{ "*": ["em"], "**": ["strong"], "***": ["em", "strong"] },
    ...{ _: ["em"], __: ["strong"], ___: ["em", "strong"] },
    "~~": ["del"],
};
/**
 * The text of one block as HTML: emphasis, code and links. Looks at each character a bounded number
 * of times: openers are kept on a stack, and what is taken off never comes back.
 */
export function renderInline(text) {
    const output = [];
    const openers = [];
    const counts = new Map();
    /** Openers below this place are outside of a finished link, and begin no link around it. */
    let linksFrom = 0;
    const codeEnds = new CodeEnds(text);
    let at = 0;
    for (;;) {
        special.lastIndex = at;
        const found = special.exec(text);
        const start = found?.index ?? text.length;
        if (start > at)
            output.push(escapeHtml(text.slice(at, start)));
        if (found === null)
            return output.join("");
        at = start + read(found[0], start);
    }
    /** Writes what begins at a special character, and gives its length. */
    function read(mark, start) {
        if (mark === "\\")
            return readEscape(start);
        if (mark === "`")
            return readCode(start);
        if (mark === "*" || mark === "_" || mark === "~")
            return readEmphasis(mark, start);
        if (mark === "\n")
            return write("<br>\n", 1);
        if (mark === "[" || (mark === "!" && text[start + 1] === "[")) {
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
        return punctuation.test(next) ? write(escapeHtml(next), 2) : write("\\", 1);
    }
    function readCode(start) {
        const length = runLength(text, start);
        const end = codeEnds.find(length, start + length);
        if (end === undefined)
            return write("`".repeat(length), length);
        return write(`<code>${escapeHtml(text.slice(start + length, end))}</code>`, end + length - start);
    }
    function readEmphasis(mark, start) {
        const length = runLength(text, start);
        const marks = mark.repeat(length);
        const tags = tagsOf[marks];
        const before = text[start - 1] ?? " ";
        const after = text[start + length] ?? " ";
        const isWord = mark === "_" && letter.test(before) && letter.test(after);
        if (tags === undefined || isWord)
            return write(marks, length);
        const opener = /\s/.test(before) ? undefined : close(marks);
        if (opener !== undefined) {
            output[opener.place] = tags.map((tag) => `<${tag}>`).join("");
            return write([...tags]
                .reverse()
                .map((tag) => `</${tag}>`)
                .join(""), length);
        }
        if (!/\s/.test(after))
            open(marks);
        return write(marks, length);
    }
    function readLinkEnd(start) {
        const found = counts.get("[") ? match(destination, start + 1) : null;
        const tag = found === null ? undefined : linkTag(found[1]);
        if (found === null || tag === undefined) {
            if (openers.at(-1)?.mark === "[" && openers.length > linksFrom)
                close("[");
            return write("]", 1);
        }
        // An image becomes a link: the browser loads nothing until the reader clicks the link.
        output[close("[").place] = tag;
        linksFrom = openers.length;
        counts.set("[", 0);
        return write("</a>", 1 + found[0].length);
    }
    /** `around`: how many characters around the address belong to it. */
    function readAddress(written, mark, start, around) {
        // A link cannot be in the text of another.
        const tag = written === undefined || counts.get("[") ? undefined : linkTag(written);
        if (tag === undefined)
            return write(escapeHtml(text.slice(start, start + mark.length)), mark.length);
        return write(`${tag}${escapeHtml(written)}</a>`, written.length + around);
    }
    /** The next output will be the text of these marks. */
    function open(mark) {
        openers.push({ mark, place: output.length });
        counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
    /** The nearest opener of the marks. What was opened after it stays text. */
    function close(mark) {
        if (!counts.get(mark))
            return undefined;
        for (let opener = openers.pop(); opener !== undefined; opener = openers.pop()) {
            const isForgotten = opener.mark === "[" && openers.length < linksFrom;
            linksFrom = Math.min(linksFrom, openers.length);
            if (isForgotten)
                continue;
            counts.set(opener.mark, counts.get(opener.mark) - 1);
            if (opener.mark === mark)
                return opener;
        }
        return undefined;
    }
}
function runLength(text, start) {
    let end = start + 1;
    while (text[end] === text[start])
        end++;
    return end - start;
}
/** The full stop after an address does not belong to it. */
function trimAddress(written) {
    return written?.replace(/[.,:;!?)\]*_]{1,20}$/, "");
}
/**
 * Finds where code ends that begins with so many backticks. The places that are asked for only
 * grow.
 */
class CodeEnds {
    #starts = new Map();
    #passed = new Map();
    constructor(text) {
        for (let at = text.indexOf("`"); at >= 0; at = text.indexOf("`", at)) {
            const length = runLength(text, at);
            const starts = this.#starts.get(length);
            if (starts === undefined)
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
/**
 * The opening tag of a link. Undefined for an address that must not be a link: of another kind, such
 * as `javascript:`, or with a name and password, which can pretend to be a host.
 */
function linkTag(address) {
    // A relative address would be the page's own.
    if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (!protocols.includes(url.protocol) || url.username !== "" || url.password !== "")
        return undefined;
    return `<a href="${escapeHtml(url.href)}" target="_blank" rel="noopener noreferrer nofollow">`;
}
//# sourceMappingURL=render-inline.js.map