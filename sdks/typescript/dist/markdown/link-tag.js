import { escapeHtml } from "./escape-html.js";
const protocols = ["http:", "https:", "mailto:"];
/**
 * The opening tag of a link. Undefined for an address that must not be a link: of another kind, such
 * as `javascript:`, or with a name and password, which can pretend to be a host.
 */
export function linkTag(address) {
    // A relative address would be the page's own.
    if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (!protocols.includes(url.protocol) || url.username !== "" || url.password !== "")
        return undefined;
    return `<a href="${escapeHtml(url.href)}" target="_blank" rel="noopener noreferrer nofollow">`;
}
//# sourceMappingURL=link-tag.js.map