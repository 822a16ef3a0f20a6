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
  findRoute: () => findRoute,
  groups: () => groups
});
module.exports = __toCommonJS(stdin_exports);
var import_write_body = require("./exchanging/write-body.js");
var import_rows_generated = require("./generated/rows.generated.js");
const methods = { G: "GET", P: "POST", U: "PUT", A: "PATCH", D: "DELETE" };
const groups = /* @__PURE__ */ readGroups();
function readGroups() {
  const read = /* @__PURE__ */ new Map();
  const add = (group2, route) => read.set(group2, [...read.get(group2) ?? [], route]);
  let group = "";
  let prefix = "";
  for (const row of import_rows_generated.rows.split("\n")) {
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
      write: import_write_body.writeBody,
      mediaType: find("@"),
      tag: find(":")?.split("=")
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
function findRoute(id) {
  byId ??= new Map([...groups.values()].flat().flatMap((route) => route.tag ? [] : [[`${route.method} ${route.path}`, route]]));
  const [method = "", path = ""] = id.split(" ");
  return byId.get(id) ?? { method, path, flags: "", write: import_write_body.writeBody };
}
