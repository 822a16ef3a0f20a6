import { writeBody } from "./exchanging/write-body.js";
import { rows } from "./generated/rows.generated.js";
const methods = { G: "GET", P: "POST", U: "PUT", A: "PATCH", D: "DELETE" };
/** Every operation by its group. Former names of a call are routes of their own. */
export const groups = /* @__PURE__ */ readGroups();
/**
 * Reads the rows. A group begins with `=name prefix`; a row is `name method path`, then its flags and
 * further words: `@type` of bytes, `:member=value` of a tag, `~group.name` of a former name.
 *
 * The flags: `b` JSON body, `f` form, `u` bytes, `y` text for YAML, `q` query, `i` idempotent, `h` harmless to
 * repeat, `p` page, `d` download, `s` stream, `w` socket.
 */
function readGroups() {
    const read = new Map();
    const add = (group, route) => read.set(group, [...(read.get(group) ?? []), route]);
    let group = "";
    let prefix = "";
    for (const row of rows.split("\n")) {
        const [name = "", place = "", ...words] = row.split(" ");
        if (name[0] === "=") {
            group = name.slice(1);
            prefix = place;
            continue;
        }
        const find = (mark) => words.find((word) => word[0] === mark)?.slice(1);
        const flags = /^[a-z]/.test(words[0] ?? "") ? words[0] : "";
        const route = {
            name,
            method: methods[place[0]],
            path: prefix + place.slice(1),
            flags,
            write: writeBody,
            mediaType: find("@"),
            tag: find(":")?.split("="),
        };
        add(group, route);
        for (const word of words) {
            const [former = "", formerName = ""] = word.slice(1).split(".");
            if (word[0] === "~")
                add(former, { ...route, name: formerName });
        }
    }
    return read;
}
let byId;
/** Finds an operation by its method and path. An unknown one is sent as it is, for newer servers. */
export function findRoute(id) {
    byId ??= new Map([...groups.values()].flat().flatMap((route) => (route.tag ? [] : [[`${route.method} ${route.path}`, route]])));
    const [method = "", path = ""] = id.split(" ");
    return byId.get(id) ?? { method, path, flags: "", write: writeBody };
}
//# sourceMappingURL=operation-table.js.map