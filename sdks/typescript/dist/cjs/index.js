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
  Chat: () => import_chat.Chat,
  Chatbot: () => import_chatbot.Chatbot,
  Conflict: () => import_problems_by_status.Conflict,
  Forbidden: () => import_problems_by_status.Forbidden,
  InvalidRequest: () => import_problems_by_status.InvalidRequest,
  NotFound: () => import_problems_by_status.NotFound,
  Parley: () => import_parley.Parley,
  ParleyProblem: () => import_parley_problem.ParleyProblem,
  ParleyUnreachable: () => import_parley_unreachable.ParleyUnreachable,
  RateLimited: () => import_problems_by_status.RateLimited,
  ServerFailure: () => import_problems_by_status.ServerFailure,
  TooLarge: () => import_problems_by_status.TooLarge,
  Typing: () => import_live.Typing,
  Unauthenticated: () => import_problems_by_status.Unauthenticated,
  Unprocessable: () => import_problems_by_status.Unprocessable,
  VoiceSession: () => import_voice.VoiceSession,
  WebhookRefused: () => import_webhooks2.WebhookRefused,
  closeConversation: () => import_live.closeConversation,
  downloadFile: () => import_files.downloadFile,
  followConversation: () => import_follow_conversation.followConversation,
  handOver: () => import_live.handOver,
  renderMarkdown: () => import_render_markdown.renderMarkdown,
  startVoice: () => import_voice.startVoice,
  tellSeen: () => import_live.tellSeen,
  tellTyping: () => import_live.tellTyping,
  uploadFile: () => import_files.uploadFile,
  watchConversation: () => import_live.watchConversation,
  webhooks: () => webhooks
});
module.exports = __toCommonJS(stdin_exports);
var import_webhooks = require("./webhooks.js");
var import_chatbot = require("./chatbot.js");
var import_chat = require("./chatting/chat.js");
var import_files = require("./chatting/files.js");
var import_follow_conversation = require("./chatting/follow-conversation.js");
var import_live = require("./chatting/live.js");
var import_voice = require("./chatting/voice.js");
var import_render_markdown = require("./markdown/render-markdown.js");
var import_parley = require("./parley.js");
var import_parley_problem = require("./parley-problem.js");
var import_parley_unreachable = require("./parley-unreachable.js");
var import_problems_by_status = require("./problems-by-status.js");
var import_webhooks2 = require("./webhooks.js");
const webhooks = { unwrap: import_webhooks.unwrap };
