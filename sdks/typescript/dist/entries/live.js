/** What happens in a conversation beside the answers. */
export { handOver, Typing, watchConversation } from "../chatting/live.js";
//# sourceMappingURL=live.js.map