const names = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
    "\0": "\uFFFD",
};
/** Text as HTML, also within an attribute in quotes. */
export function escapeHtml(text) {
    // Browsers drop NUL, and so join what it parts.
    return text.replace(/[&<>"'\0]/g, (character) => names[character]);
}
//# sourceMappingURL=escape-html.js.map