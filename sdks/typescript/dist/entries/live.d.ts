/** A conversation has more than answers: colleagues, hand-overs, typing, and what was seen. */
export { type ConversationEvent, type FollowOptions, followConversation } from "../chatting/follow-conversation.js";
export { closeConversation, handOver, type LiveEvent, type LiveOptions, Typing, tellSeen, tellTyping, watchConversation, } from "../chatting/live.js";
