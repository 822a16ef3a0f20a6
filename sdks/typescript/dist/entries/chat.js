export { Chat } from "../chatting/chat.js";
export { ParleyProblem } from "../parley-problem.js";
export { ParleyUnreachable } from "../parley-unreachable.js";
//# sourceMappingURL=chat.js.map