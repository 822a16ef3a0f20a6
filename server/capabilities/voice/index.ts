import { capability } from "../../kernel/capability.ts";
import { authToken } from "./channels/auth-token.ts";
import { VoiceChannelId } from "./channels/ids.ts";
import { channelRoutes } from "./channels/routes.ts";
import { voiceSessionEnded } from "./events.ts";
import { VoiceRecordingId, VoiceSessionId } from "./ids.ts";
import { voicePageRoutes } from "./page/routes.ts";
import { speechProviderChanged, speechProviderRemoved } from "./providers/events.ts";
import { SpeechProviderId } from "./providers/ids.ts";
import { speechProviderRoutes } from "./providers/routes.ts";
import { speechProviders } from "./providers/speech-providers.ts";
import { erasableRecordings, recordingRetention } from "./recordings/recording-retention.ts";
import { recordingRoutes } from "./recordings/routes.ts";
import { recordingKeys } from "./recordings/seal-piece.ts";
import { sumOfRecordings } from "./recordings/store.ts";
import { expireVoiceSessions, failLostSessions, failLostSessionsLater } from "./sessions/end-voice-session.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { sessionsOfPeople } from "./sessions/sessions-of-people.ts";
import { socketRoutes } from "./socket/routes.ts";
import { voiceTexts } from "./texts/voice-texts.ts";
import { forgetBegunCalls } from "./twilio/admit-call.ts";
import { twilioRoutes } from "./twilio/routes.ts";
import { deleteOldTurns } from "./voicebot/ask-once.ts";
import { voicebotRoutes } from "./voicebot/voicebot-routes.ts";
import { closeInstalledSpeech, installedSpeech, mp3Packages } from "./voices/installed-speech.ts";
import { voicesRoutes } from "./voices/routes.ts";

export { hearingPartsOf } from "./live/hearing-parts.ts";
export type { SessionConversation } from "./live/session-conversation.ts";
export type { SessionEvent } from "./live/session-event.ts";
export type { SpokenReply } from "./live/spoken-reply.ts";
export type { SpokenTurn } from "./live/spoken-turn.ts";
export {
  noRecognizer,
  soundUnreadable,
  speechFailed,
  tooManyVoiceSessions,
  unknownLanguage,
  unknownVoice,
} from "./problems.ts";
export { speechProviderTable } from "./providers/store.ts";
export { type BegunSession, beginSession } from "./sessions/begin-session.ts";
export type { TranscribedPart } from "./transcribing/transcribe.ts";
export { type RecordingText, transcribeRecording } from "./transcribing/transcribe-recording.ts";
export { withTranscriptionPlace } from "./transcribing/with-transcription-place.ts";
export { findTalkingVoices } from "./voices/find-talking-voices.ts";
export { findVoice } from "./voices/find-voice.ts";
export { mp3Packages } from "./voices/installed-speech.ts";
export { listSpeechNames } from "./voices/speech-of-workspace.ts";

/**
 * Conversations by voice: sessions, the channels of voice platforms, and what people said and
 * heard.
 */
export const voice = capability({
  name: "voice",
  texts: voiceTexts,
  tables: [
    "speech_provider",
    "voice_channel",
    "voice_platform_turn",
    "begun_call",
    "voice_recording",
    "voice_recording_piece",
    "voice_session",
    "voice_turn",
  ],
  ids: [SpeechProviderId, VoiceChannelId, VoiceRecordingId, VoiceSessionId],
  scopes: [
    { name: "voice:write", summary: "Talk with the assistants by voice, and list the voices", isPublishable: true },
  ],
  routes(app) {
    voicesRoutes(app);
    speechProviderRoutes(app);
    sessionRoutes(app);
    socketRoutes(app);
    recordingRoutes(app);
    channelRoutes(app);
    voicebotRoutes(app);
    twilioRoutes(app);
    voicePageRoutes(app);
  },
  sealed: [authToken, speechProviders.sealedKeys, recordingKeys],
  async start(kernel) {
    // A wrong setting ends the start, with a sentence about it.
    installedSpeech(kernel);
    mp3Packages(kernel);
  },
  events: [speechProviderChanged, speechProviderRemoved, voiceSessionEnded],
  personalData: sessionsOfPeople,
  storedKinds: [{ quota: "fileBytes", sum: sumOfRecordings }],
  erasables: [erasableRecordings],
  retention: [recordingRetention],
  jobs: [deleteOldTurns, expireVoiceSessions, failLostSessions, forgetBegunCalls],
  adopt: failLostSessionsLater,
  async stop(kernel) {
    await closeInstalledSpeech(kernel);
  },
});
