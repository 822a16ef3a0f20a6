// Generated from docs/reference by sdks/emitter. Change that, not this file.
/** The version of the API that this client speaks. */
export const apiVersion = "2026-11-27";
/** Every operation as a row; `operation-table.ts` says how to read them. */
export const rows = `=actions /api/actions
list G p
=answerTests /api/answer-tests
create P bi
list G qp
delete D/{pinId}
run P/run i
report G/report
getMail G/mail
putMail U/mail b
=appGrants /api/oauth/grants
list G qp
delete D/{id}
=approvals /api/approvals
list G qp
get G/{approvalId}
decide P/{approvalId} bi
=apps /api/oauth/apps
create P bi
list G qp
update A/{id} b
delete D/{id}
renewSecret P/{id}/secret i
approve U/{id}/approval b
=assistants /api/assistants
list G p
create P bi ~assistants.make
get G/{assistantId}
update A/{assistantId} b ~assistants.change
delete D/{assistantId}
try P/{assistantId}/try bi
=audit /api/audit
list G qp
=auth /api/auth
signUp P/signup bi
me G/me
updateMe A/me b
eraseMe D/me b
signIn P/signin b
refresh P/refresh bh
signOut P/signout b
switchWorkspace P/switch b
passSecondFactor P/second-factor b
makeRecoveryCodes P/recovery-codes b
forgotPassword P/forgot-password bi
resetPassword P/reset-password b
changePassword P/change-password b
putMePicture U/me/picture f
deleteMePicture D/me/picture
verifyEmail P/verify-email b
resendVerification P/verify-email/resend i
=blockedVisitors /api/blocked-visitors
list G qp
delete D/{visitorId}
=bounces /api/newsletter/bounces
list G qp
report P bi
createAddress P/address bi
receiveMail P/mail/{token} u @message/rfc822
=campaigns /api/newsletter/campaigns
create P bi
list G qp
get G/{campaignId}
update A/{campaignId} b
delete D/{campaignId}
preview G/{campaignId}/preview q
test P/{campaignId}/test bi
schedule P/{campaignId}/schedule bi
send P/{campaignId}/send bi
pause P/{campaignId}/pause bi
resume P/{campaignId}/resume bi
cancel P/{campaignId}/cancel bi
listMailings G/{campaignId}/mailings qp
releaseMailing P/{campaignId}/mailings/{subscriberId}/release bi
report G/{campaignId}/report
reportDrawing G/{campaignId}/report.svg
=chat /api/chat
send P bis
resume G/{sessionId}/stream s
stop P/{sessionId}/stop
=chatbot /api/chatbot
send P/send bi
receive P bi
=contacts /api
exportUser G/users/{userId}/export qd
eraseUser D/users/{userId}
exportOne G/contacts/{contactId}/export qd
erase P/contacts/{contactId}/erase
list G/contacts qp
create P/contacts bi
export G/contacts/export qd
import P/contacts/import uq @text/csv
importTemplate G/contacts/import/template d
listJoinedByNumber G/contacts/joined-by-number qp
get G/contacts/{contactId}
update A/contacts/{contactId} b
timeline G/contacts/{contactId}/timeline qp
merge P/contacts/{contactId}/merge b
unmerge P/contacts/{contactId}/unmerge
part P/contacts/{contactId}/part b
confirmJoined D/contacts/{contactId}/joined-by-number
block P/contacts/{contactId}/block
unblock P/contacts/{contactId}/unblock
=conversations /api
events G/conversations/{sessionId}/events qs
stop P/conversations/{sessionId}/stop h
list G/conversations qp
get G/conversations/{sessionId}
delete D/conversations/{sessionId}
update A/conversations/{sessionId} b
listMessages G/conversations/{sessionId}/messages qp ~conversations.messages
write P/conversations/{sessionId}/messages bi
export G/conversations/{sessionId}/export
close P/conversations/{sessionId}/close h
block P/conversations/{sessionId}/block i
unblock P/conversations/{sessionId}/unblock
exportAll G/export/conversations d
provenance G/messages/{messageId}/provenance
handOver P/conversations/{sessionId}/hand-over bi
handBack P/conversations/{sessionId}/hand-back bi
putLabels U/conversations/{sessionId}/labels b
putSnooze U/conversations/{sessionId}/snooze b
draft P/conversations/{sessionId}/draft
attachments P/conversations/{sessionId}/attachments f
getAttachment G/conversations/{sessionId}/attachments/{attachmentId} d
attachmentPreview G/conversations/{sessionId}/attachments/{attachmentId}/preview d
putSeen U/conversations/{sessionId}/seen b
giveFeedback P/messages/{messageId}/feedback bi
getTranscript G/conversations/{sessionId}/transcript
mailTranscript P/conversations/{sessionId}/transcript bi
replay P/conversations/{sessionId}/replay b
putContact U/conversations/{sessionId}/contact b
typing P/conversations/{sessionId}/typing b
viewing P/conversations/{sessionId}/viewing b
=database /api/database
run P bi
select P bi :operation=select
insert P bi :operation=insert
upsert P bi :operation=upsert
update P bi :operation=update
delete P bi :operation=delete
count P bi :operation=count
createTable P bi :operation=createTable
alterTable P bi :operation=alterTable
dropTable P bi :operation=dropTable
describe P bi :operation=describe
sql P bi :operation=sql
batch P bi :operation=batch
export G/export qd
import P/import fuq @text/csv
restore P/restore u @application/x-ndjson
=deliveries /api/webhook/deliveries
get G/{deliveryId}
resend P/{deliveryId}/resend i ~endpoints.resend
=endpoints /api/webhook
listEventTypes G/event-types
create P/endpoints bi ~endpoints.make
list G/endpoints qp
get G/endpoints/{endpointId}
update A/endpoints/{endpointId} b ~endpoints.change
delete D/endpoints/{endpointId}
rotateSecret P/endpoints/{endpointId}/rotate-secret bi
test P/endpoints/{endpointId}/test
replay P/endpoints/{endpointId}/replay bi
listDeliveries G/endpoints/{endpointId}/deliveries qp ~endpoints.deliveries
=erasures /api/erasures
list G qp
get G/{erasureId}
=files /api/files
upload P f
download G/{fileId} d
delete D/{fileId}
=forms /api/forms/challenge
challenge G q
=inboundEvents /api/webhook
processFrom P/process/{sourceId} bqh
process P/process bqh
receiveMail P/email/{sourceId} u @message/rfc822
list G/events qp ~inboundSources.events
get G/events/{eventId}
replay P/events/{eventId}/replay i
=inboundSources /api/webhook/sources
create P bi ~inboundSources.make
list G qp
get G/{sourceId}
update A/{sourceId} b ~inboundSources.change
delete D/{sourceId}
rotateSecret P/{sourceId}/rotate-secret bi
=installation /api/installation
get G
getFindings G/findings
getRetention G/retention
updateRetention A/retention b
signInResets P/sign-in-resets bi
=invitations /api
create P/members/invitations bi
list G/members/invitations qp
delete D/members/invitations/{id}
accept P/invitations/accept bi
=keys /api/keys
create P bi ~keys.make
list G qp
rotate P/{id}/rotate bi
update A/{id} b
delete D/{id}
reportLeaked P/report-leaked b
=knowledge /api/knowledge
add P/sources bfi
list G/sources qp
deleteMany D/sources q
get G/sources/{sourceId}
replace U/sources/{sourceId} b
delete D/sources/{sourceId} q
listVersions G/sources/{sourceId}/versions qp
getDocument G/documents/{documentId}
listDocumentPassages G/documents/{documentId}/passages qp
getSynonyms G/synonyms
putSynonyms U/synonyms b
search P/search bh
listDocuments G/sources/{sourceId}/documents qp
refresh P/sources/{sourceId}/refresh
cancel P/sources/{sourceId}/cancel
listGaps G/gaps qp ~knowledge.gaps
resolveGap P/gaps/{gapId}/resolve bi
getGapMail G/gaps/mail - ~knowledge.gapMail
putGapMail U/gaps/mail b ~knowledge.setGapMail
getEmbeddings G/embeddings
putEmbeddings U/embeddings b
deleteEmbeddings D/embeddings
listQuestions G/questions qp
putQuestions U/questions b
deleteQuestions D/questions
updateQuestion A/questions/{questionId} b
deleteQuestion D/questions/{questionId}
=knowledgeSync /api/knowledge/sync
begin P bi
send U/{syncId} b
finish P/{syncId}/finish bi
=labels /api/labels
list G qp
create P bi
update A/{labelId} b
delete D/{labelId}
=leads /api/leads
create P bi
list G qp
export G/export qd
import P/import uq @text/csv
importTemplate G/import/template d
listScoreRules G/score-rules
get G/{leadId}
update A/{leadId} b
delete D/{leadId}
listNotes G/{leadId}/notes qp
createNote P/{leadId}/notes bi
deleteNote D/{leadId}/notes/{noteId}
=mcp /mcp
send P b
=members /api/members
list G qp
update A/{userId} b
delete D/{userId}
=modelAliases /api/model-aliases
get G
put U b
=models /api
use G/model-use
putBudget U/model-budget b
=newsletter /api/newsletter
subscribe P bi
statistics G/statistics q
=newsletterLists /api/newsletter/lists
list G
create P bi
update A/{listId} b
delete D/{listId} q
=oauth /oauth
register P/register b
token P/token u
revoke P/revoke u
introspect P/introspect u
push P/par u
beginDevice P/device u
authorize G/authorize
=openai /v1
createChatCompletion P/chat/completions bi
createEmbeddings P/embeddings b
listModels G/models
getModel G/models/{model}
getModelOfProvider G/models/{provider}/{model}
createRealtimeClientSecret P/realtime/client_secrets bi
realtimeSocket G/realtime qw
createResponse P/responses bi
getResponse G/responses/{responseId} q
deleteResponse D/responses/{responseId}
listInputItems G/responses/{responseId}/input_items q
cancelResponse P/responses/{responseId}/cancel
speak P/audio/speech bd
transcribe P/audio/transcriptions f
=operators /api/installation/operators
create P b
delete D/{userId}
=overview /api
needs G/needs-me
statistics G/statistics q
=pages 
getInvitation G/account/invitation q
invitation P/account/invitation b
getSecondFactor G/account/second-factor
secondFactor P/account/second-factor b
confirmSecondFactor P/account/second-factor/confirm b
picture G/pictures/{picture} d
getVerifyEmail G/account/verify-email q
verifyEmail P/account/verify-email b
getResetPassword G/account/reset-password q
resetPassword P/account/reset-password b
getOutbox G/account/outbox
outbox P/account/outbox b
device G/oauth/device q
appReturn G/oauth/authorize/{uid}
getDeviceCode G/oauth/device/verify q
deviceCode P/oauth/device/verify u
deviceReturn G/oauth/device/verify/{uid}
getAppConsent G/oauth/consent/{uid}
appConsent P/oauth/consent/{uid} b
oauthScript G/oauth/scripts/{script}
lead G/lead/{token}
getConfirmation G/newsletter/confirm/{token}
confirmation P/newsletter/confirm/{token} b
getLeaving G/newsletter/leave/{token}
leaving P/newsletter/leave/{token}
getPreferences G/newsletter/preferences/{token}
preferences P/newsletter/preferences/{token} b
mailPreview G/newsletter/preview/{token}
mail G/newsletter/view/{token}
click G/newsletter/click/{token}/{link}
opened G/newsletter/open/{token} d
file G/files/{token} d
getGapMail G/account/gap-mail q
gapMail P/account/gap-mail bq
getApproval G/approvals/{token}
approval P/approvals/{token} b
voice G/voice q
voiceScript G/voice/{script}
widgetScript G/widget.js
widgetAvatar G/widget/avatar/{token} d
widgetFile G/widget/{build}/{file}
chat G/chat/{key} q
sendChat P/chat/{key} bq
widgetPreview G/widget/preview q
widgetSettings G/widget/settings/{file}
console G/console
consolePage G/console/{page}
consoleThing G/console/{page}/{thing}
consoleFile G/console/assets/{file} d
workspaceExport G/workspace-exports/{token} d
=passkeys /api/auth/passkeys
options P/options
create P bi
list G
delete D/{id} b
=providers /api/providers
list G p
create P bi ~providers.add
get G/{providerId}
update A/{providerId} b ~providers.change
delete D/{providerId}
test P/{providerId}/test bi
=runs /api/runs
cancelMany P/cancel b
list G qp
get G/{runId} q
tasks G/{runId}/tasks qp
cancel P/{runId}/cancel
resume P/{runId}/resume bi
retry P/{runId}/retry bi
=savedReplies /api/saved-replies
list G qp
create P bi
update A/{savedReplyId} b
delete D/{savedReplyId}
=segments /api/segments
list G qp
create P bi
get G/{segmentId}
update A/{segmentId} b
delete D/{segmentId}
=series /api/newsletter/series
create P bi
list G
get G/{seriesId}
update A/{seriesId} b
delete D/{seriesId}
=sessions /api/auth/sessions
list G qp
endOthers D
delete D/{id}
=speechProviders /api/voice/providers
list G p
create P bi
get G/{speechProviderId}
update A/{speechProviderId} b
delete D/{speechProviderId}
test P/{speechProviderId}/test i
=stream /api/stream
events G qs
createTicket P/tickets i
=subscribers /api/newsletter/subscribers
export G/export qd
import P/import uq @text/csv
importTemplate G/import/template d
list G qp
get G/{subscriberId}
update A/{subscriberId} b
delete D/{subscriberId}
unsubscribe P/{subscriberId}/unsubscribe b
=suppressions /api/newsletter/suppressions
list G qp
create P bi
delete D/{email}
=system 
live G/livez
ready G/readyz
version G/version
metrics G/metrics
openapi G/openapi.json q
docs G/docs
problems G/docs/problems
searchDocs G/docs/search q
docsFile G/docs/assets/{file}
docsGuide G/docs/guides/{guide}
docsChapter G/docs/{chapter}
llms G/llms.txt
clientFile G/client/{file} d
clientFileOfVersion G/client/{version}/{file} d
keySet G/.well-known/jwks.json
getOauthAuthorizationServer G/.well-known/oauth-authorization-server
getOpenidConfiguration G/.well-known/openid-configuration
getOauthProtectedResource G/.well-known/oauth-protected-resource
getOauthProtectedResourceMcp G/.well-known/oauth-protected-resource/mcp
=toolboxes /api/toolboxes
list G p
create P bi
refresh P/{toolboxId}/refresh
delete D/{toolboxId}
=totp /api/auth/totp
create P
delete D b
confirm P/confirm b
=trusts /api/oauth/trusts
create P bi
list G qp
update A/{id} b
delete D/{id}
=voice /api/voice
listModels G/models p
start P/start bi
=voiceChannels /api/voice
create P/channels bi
list G/channels qp
get G/channels/{channelId}
update A/channels/{channelId} b
delete D/channels/{channelId}
twilioSocket G/twilio/{channelId} w
conversationRelaySocket G/conversation-relay/{channelId} w
=voiceRecordings /api/voice/recordings
download G/{voiceRecordingId}/sound d
delete D/{voiceRecordingId}
=voiceSessions /api/voice/sessions
list G qp
get G/{voiceSessionId}
socket G/{voiceSessionId}/socket qw
listRecordings G/{voiceSessionId}/recordings
=voicebot /api/voicebot
ask P bi
answer P/{channelId} b
=widget /api/widget
get G q
update A bq
getConfig G/config q
=workflowSecrets /api/automation/secrets
list G qp
put U/{name} b
delete D/{name}
=workflows /api
put U/workflows/{name} byq
get G/workflows/{name}
update A/workflows/{name} b
delete D/workflows/{name}
list G/workflows qp
listVersions G/workflows/{name}/versions qp
validate P/workflows/validate by
getVersion G/workflows/{name}/versions/{version} q
versionDiff G/workflows/{name}/versions/{version}/diff q
restoreVersion P/workflows/{name}/versions/{version}/restore
export G/workflows/{name}/export
dryRun P/workflows/{name}/dry-run b
run P/automation bqi
=workspace /api/workspace
use G/use
delete D
keep P/keep
export P/export bi
getExport G/export/{exportId}
=workspaceSettings /api/settings
getRetention G/retention
updateRetention A/retention b
previewRetention P/retention/preview b
getRetentionDefault G/retention/default
defaultRetention P/retention/default
getWorkspace G/workspace
updateWorkspace A/workspace b
getMail G/mail
putMail U/mail b
listMailOutbox G/mail/outbox qp
testMail P/mail/test bi
getIdentity G/identity
rotateIdentitySecret P/identity/rotate-secret bi
getLeads G/leads
updateLeads A/leads b
getNewsletter G/newsletter
updateNewsletter A/newsletter b
=workspaces /api/installation/workspaces
list G qp
update A/{workspaceId} b
delete D/{workspaceId}
keep P/{workspaceId}/keep
import P/import f`;
//# sourceMappingURL=rows.generated.js.map