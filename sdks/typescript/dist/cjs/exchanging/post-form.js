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
  postForm: () => postForm
});
module.exports = __toCommonJS(stdin_exports);
function postForm(address, headers, form, { onProgress, signal }) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const end = () => request.abort();
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      const names = ["content-type", "retry-after", "x-request-id"];
      const known = names.flatMap((name) => {
        const value = request.getResponseHeader(name);
        return value === null ? [] : [[name, value]];
      });
      resolve(new Response(request.responseText, { status: request.status, headers: known }));
    };
    request.onloadend = () => signal?.removeEventListener("abort", end);
    if (signal?.aborted)
      return reject(signal.reason);
    signal?.addEventListener("abort", end);
    request.send(form);
  });
}
