import { watchWorkspace } from "../watch-workspace.js";
/**
 * Yields what happens in a conversation, until `signal` aborts or the loop ends: the messages of
 * colleagues, hand-overs, typing. It reconnects by itself and leaves nothing out.
 * @example
 * for await (const event of watchConversation(chat, sessionId)) if (event.type === "message.created") show(event.data);
 */
export function watchConversation(chat, sessionId, options = {}) {
    const { visitorToken, userToken } = chat;
    return watchWorkspace(chat.settings, {
        ...options,
        conversation: sessionId,
        ...(visitorToken === undefined ? {} : { visitorToken }),
        ...(userToken === undefined ? {} : { userToken }),
    });
}
/** Hands the conversation over to a person. The assistant no longer replies. */
export function handOver(chat, sessionId, body = {}, options = {}) {
    const route = { method: "POST", path: "/api/conversations/{sessionId}/hand-over", flags: "bi" };
    return chat.call(route, { ...options, params: { sessionId }, body });
}
/** Says that everything up to a message was seen. The answer tells what the team has seen. */
export function tellSeen(chat, sessionId, messageId, options = {}) {
    const route = { method: "PUT", path: "/api/conversations/{sessionId}/seen", flags: "b" };
    return chat.call(route, { ...options, params: { sessionId }, body: { messageId } });
}
/** Tells colleagues that the visitor types, or types no more. It needs no WebSocket. */
export function tellTyping(chat, sessionId, isTyping, options = {}) {
    const route = { method: "POST", path: "/api/conversations/{sessionId}/typing", flags: "b" };
    return chat.call(route, { ...options, params: { sessionId }, body: { isTyping } });
}
/** Ends the conversation: no person is waited for any longer. */
export function closeConversation(chat, sessionId, options = {}) {
    const route = { method: "POST", path: "/api/conversations/{sessionId}/close", flags: "h" };
    return chat.call(route, { ...options, params: { sessionId } });
}
/** Tells colleagues that somebody writes in a conversation. */
export class Typing {
    #socket;
    /** Connects. A conversation that other users have is refused by the server. */
    constructor(chat) {
        this.#socket = openSocket(chat);
        // The first `tell` reports it.
        this.#socket.catch(() => undefined);
    }
    /** @param conversationId is the `sessionId` or the `conv_…` id */
    async tell(conversationId, isTyping) {
        (await this.#socket).send(JSON.stringify({ type: "typing", conversationId, isTyping }));
    }
    close() {
        this.#socket.then((socket) => socket.close(), () => undefined);
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
//# sourceMappingURL=live.js.map