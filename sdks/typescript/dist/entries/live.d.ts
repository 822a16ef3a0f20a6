/** What happens in a conversation beside the answers. */
export { handOver, type LiveEvent, type LiveOptions, Typing, watchConversation } from "../chatting/live.js";
