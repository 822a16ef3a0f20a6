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
  Typing: () => Typing,
  closeConversation: () => closeConversation,
  handOver: () => handOver,
  tellSeen: () => tellSeen,
  tellTyping: () => tellTyping,
  watchConversation: () => watchConversation
});
module.exports = __toCommonJS(stdin_exports);
var import_watch_workspace = require("../watch-workspace.js");
function watchConversation(chat, sessionId, options = {}) {
  const { visitorToken, userToken } = chat;
  return (0, import_watch_workspace.watchWorkspace)(chat.settings, {
    ...options,
    conversation: sessionId,
    ...visitorToken === void 0 ? {} : { visitorToken },
    ...userToken === void 0 ? {} : { userToken }
  });
}
function handOver(chat, sessionId, body = {}, options = {}) {
  const route = { method: "POST", path: "/api/conversations/{sessionId}/hand-over", flags: "bi" };
  return chat.call(route, { ...options, params: { sessionId }, body });
}
function tellSeen(chat, sessionId, messageId, options = {}) {
  const route = { method: "PUT", path: "/api/conversations/{sessionId}/seen", flags: "b" };
  return chat.call(route, { ...options, params: { sessionId }, body: { messageId } });
}
function tellTyping(chat, sessionId, isTyping, options = {}) {
  const route = { method: "POST", path: "/api/conversations/{sessionId}/typing", flags: "b" };
  return chat.call(route, { ...options, params: { sessionId }, body: { isTyping } });
}
function closeConversation(chat, sessionId, options = {}) {
  const route = { method: "POST", path: "/api/conversations/{sessionId}/close", flags: "h" };
  return chat.call(route, { ...options, params: { sessionId } });
}
class Typing {
  #socket;
  /** Connects. A conversation that other users have is refused by the server. */
  constructor(chat) {
    this.#socket = openSocket(chat);
    this.#socket.catch(() => void 0);
  }
  /** @param conversationId is the `sessionId` or the `conv_…` id */
  async tell(conversationId, isTyping) {
    (await this.#socket).send(JSON.stringify({ type: "typing", conversationId, isTyping }));
  }
  close() {
    this.#socket.then((socket) => socket.close(), () => void 0);
  }
}
async function openSocket(chat) {
  const route = { method: "POST", path: "/api/stream/tickets", flags: "i" };
  if (typeof WebSocket === "undefined")
    throw new TypeError("Node has WebSocket from version 22 on.");
  const { ticket } = await chat.call(route, {});
  const socket = new WebSocket(`${chat.settings.endpoint.replace(/^http/, "ws")}/api/stream?ticket=${ticket}`);
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error("The connection for typing cannot be opened.")));
  });
}
