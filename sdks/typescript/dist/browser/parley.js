/* @parley/client 0.2.0 */
var k=class extends Error{constructor(n,r){super(r);this.name="WebhookRefused";this.reason=n}};async function Le(e,t,n,{toleranceSeconds:r=300,nowMs:s=Date.now()}={}){let o=await Ot(n);if(typeof e!="string"&&!(e instanceof Uint8Array))throw new TypeError("The body must be the text or the bytes as they arrived, before anything reads them.");let i=he(t,"webhook-id"),a=he(t,"webhook-timestamp"),d=he(t,"webhook-signature");if(!i||!a||!d)throw new k("missing","The headers webhook-id, webhook-timestamp and webhook-signature are required.");if(i.includes(".")||!/^\d{1,12}$/.test(a))throw new k("malformed","webhook-id or webhook-timestamp is not valid by Standard Webhooks.");let c=Tt(`${i}.${a}.`,e);if(!await Et(o,d,c))throw new k("wrong","No signature matches. Check that the secret is this endpoint's, and that the body is unchanged.");if(Math.abs(s/1e3-Number(a))>r)throw new k("expired",`The delivery is more than ${r} seconds old, or its time is in the future.`);let u=typeof e=="string"?e:new TextDecoder().decode(e);return{id:i,...Rt(u)}}function Rt(e){try{let t=JSON.parse(e);if(typeof t?.type=="string")return t}catch{}throw new k("malformed","The body is not an event of Parley.")}async function Et(e,t,n){for(let r of t.split(" ")){let[s,o=""]=r.split(","),i=s==="v1"?Fe(o):void 0;if(i!==void 0&&await crypto.subtle.verify("HMAC",e,i,n))return!0}return!1}function Ot(e){let t=Fe(String(e??"").replace(/^whsec_/,""));if(t===void 0||t.length===0)throw new TypeError("The secret must be whsec_ followed by base64.");return crypto.subtle.importKey("raw",t,{name:"HMAC",hash:"SHA-256"},!1,["verify"])}function he(e,t){if(typeof e?.get=="function")return e.get(t)??void 0;let n=Object.entries(e??{}).find(([r])=>r.toLowerCase()===t)?.[1];return typeof n=="string"?n:n?.[0]}function Fe(e){try{return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}catch{return}}function Tt(e,t){let n=new TextEncoder,[r,s]=[n.encode(e),typeof t=="string"?n.encode(t):t],o=new Uint8Array(r.length+s.length);return o.set(r),o.set(s,r.length),o}var m=class extends Error{constructor(n,r){super(`${M(n.code)}: ${M(n.detail)}`);this.name="ParleyProblem";this.status=Number(n.status),this.code=M(n.code),this.title=M(n.title),this.detail=M(n.detail),this.errors=Array.isArray(n.errors)?n.errors:[],this.requestId=n.requestId,this.retryAfterMs=r,this.document=n}};function M(e){return typeof e=="string"?e:""}var w=class extends Error{constructor(n,{cause:r,isTimeout:s=!1}={}){super(n,{cause:r});this.name="ParleyUnreachable";this.isTimeout=s}};var At=3e4,Ct=6e4;function we(e){return e>501&&e<505}function ve(e,t){return Math.min(At,e*2**(t-1))*(.5+Math.random()/2)}function je(e){return e instanceof m&&e.code==="request-in-progress"}function _e(e,t){if(t.failures>t.maxRetries)return;let n=ve(t.firstDelayMs,t.failures);if(e instanceof w)return t.isRepeatable?n:void 0;if(!(e instanceof m)||e.status!==429&&!(t.isRepeatable&&we(e.status)))return;let{retryAfterMs:r=0}=e;return r>Ct?void 0:Math.max(n,r)}function H({id:e,event:t,data:n}){let r=JSON.parse(n);if(t==="error")throw new m(r);let s=Ve.test(t)?{messageId:r.messageId,answer:r}:qt.test(t)&&r;return s?{type:t,id:e,...s}:void 0}var qt=/^message\.(?:started|delayed|delta|citation)$/,Ve=/^(?:message\.(?:completed|interrupted)|error)$/;function Ke({id:e,event:t,data:n},r){let s=JSON.parse(n);return r!==void 0&&(s.messageId??r)!==r?"skip":Ve.test(t)?t==="error"&&e===void 0&&we(s.status)?"reconnect":"end":"continue"}async function z(e){return typeof e=="function"?e():e}var G=class{#e=new AbortController;#t;constructor(t){t?.throwIfAborted(),t?.addEventListener("abort",()=>this.#e.abort(t.reason),{signal:this.signal})}get signal(){return this.#e.signal}set(t){if(clearTimeout(this.#t),t===void 0)return;let n=()=>this.#e.abort(new w(`Nothing arrived for ${t} ms.`,{isTimeout:!0}));this.#t=setTimeout(n,Math.min(t,2e9))}end(){clearTimeout(this.#t),this.#e.abort()}};async function D(e,t){let n=new G(t);await new Promise(r=>{n.signal.addEventListener("abort",r),globalThis.addEventListener?.("online",r,{signal:n.signal}),n.set(e)}),n.end(),t?.throwIfAborted()}async function Je(e,{key:t,extras:n}){let r=U(await e.text(),t),s=e.headers.get("content-type")?.startsWith("application/problem"),o=n?.toProblem??He,i=Mt(e.headers.get("retry-after"));try{let a=JSON.parse(r),d=s?a:n?.readForeign(a);if(typeof d?.code=="string")return o({...d,status:e.status},i)}catch{}return N(e,r,o,i)}function U(e,t){return t?e.replaceAll(t,"[key]"):e}var He=(...e)=>new m(...e);function N({status:e,headers:t},n,r=He,s){let o="unexpected-answer",i=`The answer with status ${e} is not one of Parley.`,a=t.get("x-request-id")??void 0;return r({status:e,code:o,title:i,detail:i,requestId:a,body:n.slice(0,1e3)},s)}function Mt(e){let t=Number(e??"x")*1e3+Date.now()||Date.parse(e??"");return Number.isNaN(t)?void 0:Math.max(0,t-Date.now())}async function ze(e,t){let n=0,r=0,s=!1;for(;;)try{return await Dt(e,t)}catch(o){if(e.signal?.throwIfAborted(),s&&e.extras?.isDone(e.method,o))return t(new Response(null,{status:204}),new G(void 0),e);if(je(o)&&r<e.timeoutMs){let a=Math.max(o.retryAfterMs??0,e.firstDelayMs);r+=a,await D(a,e.signal);continue}n++;let i=_e(o,{...e,failures:n});if(i==null)throw o;s||=!(o instanceof m)||o.status!==429,await D(i,e.signal)}}async function Dt(e,t){let{url:n,method:r,headers:s,body:o,signal:i}=e,a=new G(i);try{a.set(e.timeoutMs);let d=o.begin(a,e.timeoutMs),c={method:r,headers:s,...d,signal:a.signal,credentials:"omit",redirect:"manual"},u=await e.fetch(n,c);if(!u.ok)throw await Je(u,e);return await t(u,a,e)}catch(d){throw a.end(),i?.reason??$(d,e)}}function $(e,{url:t,key:n,extras:r}){if(e instanceof m||e instanceof w)return e;let s=new URL(t).origin,o=n&&`${e} ${e.cause}`.includes(n),i=r?.explain(e,s)??`The connection to ${s} was lost.`;return new w(i,o?{}:{cause:e})}var Qe="2026-11-27",Ye=`=actions /api/actions
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
import P/import f`;function Xe({method:e,flags:t}){return e!=="POST"||/[ih]/.test(t)}function Q(e,t){let n=globalThis.process?.env??{},{endpoint:r=n.PARLEY_URL??"",apiKey:s=n.PARLEY_API_KEY}=e;if(!/^https?:\/\/[^@/?#\s]+(?:\/[^?#]*)?$/i.test(r))throw new TypeError("endpoint or PARLEY_URL must be a URL of http or https without a password.");if(s===void 0||s==="")throw new TypeError("apiKey or PARLEY_API_KEY is missing. null is no key.");let o={endpoint:r.replace(/\/+$/,""),allowBrowser:e.allowBrowser??!1,maxRetries:e.maxRetries??3,timeoutMs:e.timeoutMs??6e4,retryDelayMs:e.retryDelayMs??500,fetch:e.fetch??((...i)=>fetch(...i)),extras:t};return Object.defineProperty(o,"apiKey",{get:()=>s}),typeof s=="string"&&et(s,o.allowBrowser),o}async function Ze({apiKey:e,allowBrowser:t}){if(typeof e!="function")return e??void 0;let n=await e();return et(n,t),n}function et(e,t){if(!/^[\x21-\x7e]+$/.test(e))throw new TypeError("apiKey has characters that no key has.");if(("document"in globalThis||"importScripts"in globalThis)&&!t&&e.startsWith("parley_sk_"))throw new TypeError("In a browser use a publishable key, or set allowBrowser.")}function T(){return crypto.getRandomValues(new Uint8Array(16)).join("-")}async function tt(e,t,n){let r=Pe(e,t,n),s=await Ze(e),o=(t.write??Ut)(t,n),i={accept:"application/json, */*","parley-version":Qe};s&&(i.authorization=`Bearer ${s}`),o.contentType&&(i["content-type"]=o.contentType),t.flags.includes("i")&&(i["idempotency-key"]=n.idempotencyKey??T());for(let[a,d]of Object.entries(n.headers??{}))d!=null&&(i[a.toLowerCase()]=d);return{url:r,method:t.method,headers:i,body:o,isRepeatable:Xe(t),maxRetries:o.isOnce?0:n.maxRetries??e.maxRetries,timeoutMs:(n.timeoutMs??e.timeoutMs)+(o.bytes??0)/16,firstDelayMs:e.retryDelayMs,signal:n.signal,fetch:e.fetch,key:s,extras:e.extras}}function Ut(e,{body:t}){if(t===void 0)return{begin:()=>({})};let n=JSON.stringify(t);return{begin:()=>({body:n}),contentType:"application/json"}}function Pe({endpoint:e},{path:t},{params:n={},query:r={}}){return e+Nt(t,n)+$t(r)}function Nt(e,t){return e.replace(/\{(\w+)\}/g,(n,r)=>{let s=String(t[r]??"");if(/^\.{0,2}$/.test(s))throw new TypeError(`${r} cannot be "${s}".`);return encodeURIComponent(s)})}function $t(e){let t=Object.entries(e).filter(([,n])=>n!=null);return String(new URLSearchParams(t)).replace(/^(?=.)/,"?")}async function h(e,t,n,r){return ze(await tt(e,t,n),r)}var A=async(...[e,t,{key:n},r=JSON.parse])=>{let s=await e.text();t.end();try{return s?r(s):void 0}catch{throw N(e,U(s,n))}};var ke=45e3;async function*x(e,t,n){let r=e.body?.getReader(),s=new TextDecoder,o="";try{for(;;){t.set(ke);let i=await r?.read();if(t.set(void 0),!i?.value)return;o+=s.decode(i.value,{stream:!0});let a=o.split(/\r\n\r\n|\n\n|\r\r/);o=a.pop()??"";for(let d of a){let c=Wt(d);c&&(yield c)}}}catch(i){throw t.signal.reason??$(i,n)}finally{t.end(),r?.cancel().catch(()=>{})}}function Wt(e){let t,n="message",r=[];for(let s of e.split(/\r\n|\n|\r/)){let[,o,i=""]=/^([^:]*)(?:: ?(.*))?$/s.exec(s)??[];o==="id"?t=i:o==="event"?n=i:o==="data"&&r.push(i)}return r.length?{id:t,event:n,data:r.join(`
`)}:void 0}async function*C(e){let t,n;for(let r=0;r<=e.maxRetries;r++){r>0&&await D(ve(e.firstDelayMs,r),e.signal);let s=await e.open(t);try{for await(let o of s){e.signal?.throwIfAborted();let i=e.judge(o);if(i==="reconnect")break;if(o.id!==void 0&&(t=o.id,r=0),i!=="skip"&&(yield o),i==="end")return}}catch(o){n=o}e.signal?.throwIfAborted()}throw new w("The stream was lost too often.",{cause:n})}var xe=(e,t="GET",n="")=>({method:t,flags:n,path:`/api/conversations/{sessionId}/${e}`}),nt={method:"POST",path:"/api/chatbot/send",flags:"bi"},W=class{constructor({model:t,visitorToken:n,userToken:r,...s}={},o){this.settings=Q(s,o),this.model=t,this.visitorToken=n,this.userToken=r}async send(t,n={}){let r=await this.call(nt,{...n,body:this.#e(t)});return this.visitorToken=r.visitorToken??this.visitorToken,r}async*stream(t,n={}){let{settings:r}=this,s={idempotencyKey:T(),...n},o=this.visitorToken,i,a=this.#e(t),d=C({open:async c=>{let u={...await this.headers(o),accept:"text/event-stream"},g=i?{params:i,headers:{...u,"last-event-id":c}}:{body:a};return h(r,i?xe("events"):nt,{...s,headers:u,...g},x)},judge:c=>Ke(c,i?.messageId),maxRetries:n.maxRetries??r.maxRetries,firstDelayMs:r.retryDelayMs,signal:n.signal});for await(let c of d){let u=H(c);u&&(u.type==="message.started"&&(i=u,o=u.visitorToken??o,this.visitorToken=o),"answer"in u&&o&&(u.answer.visitorToken=o),yield u)}}async stop(t,n={}){let r=xe("stop","POST","h");return(await this.call(r,{...n,params:{sessionId:t}})).stopped}history(t,{limit:n,cursor:r,...s}={}){return this.call(xe("messages"),{...s,params:{sessionId:t},query:{limit:n,cursor:r}})}giveFeedback(t,n,r={}){let s={method:"POST",path:"/api/messages/{messageId}/feedback",flags:"bi"};return this.call(s,{...r,params:{messageId:t},body:n})}async call(t,n){let r=await this.headers(this.visitorToken);return h(this.settings,t,{...n,headers:r},A)}async headers(t){return{"x-visitor-token":t,"x-user-token":await z(this.userToken)}}#e(t){return this.model?{model:this.model,...t}:t}};var Bt={method:"GET",path:"/api/stream",flags:""};async function*Y(e,t){let{signal:n,visitorToken:r,userToken:s,maxRetries:o=Number.POSITIVE_INFINITY,...i}=t,{since:a}=i,d=C({open:async c=>h(e,Bt,{query:{...i,since:a},headers:{accept:"text/event-stream","x-visitor-token":r,"x-user-token":await z(s),"last-event-id":c},maxRetries:o,...n===void 0?{}:{signal:n}},x),judge:()=>"continue",maxRetries:o,firstDelayMs:e.retryDelayMs,signal:n});for await(let{id:c,event:u,data:g}of d){let y=JSON.parse(g);u==="hello"&&(a??=y.position),yield c===void 0?{type:u,data:y}:{type:u,position:Number(c),...y}}}function Se(e,t,n={}){let{visitorToken:r,userToken:s}=e;return Y(e.settings,{...n,conversation:t,...r===void 0?{}:{visitorToken:r},...s===void 0?{}:{userToken:s}})}function Ge(e,t,n={},r={}){let s={method:"POST",path:"/api/conversations/{sessionId}/hand-over",flags:"bi"};return e.call(s,{...r,params:{sessionId:t},body:n})}function Lt(e,t,n,r={}){let s={method:"PUT",path:"/api/conversations/{sessionId}/seen",flags:"b"};return e.call(s,{...r,params:{sessionId:t},body:{messageId:n}})}function Ft(e,t,n,r={}){let s={method:"POST",path:"/api/conversations/{sessionId}/typing",flags:"b"};return e.call(s,{...r,params:{sessionId:t},body:{isTyping:n}})}function jt(e,t,n={}){let r={method:"POST",path:"/api/conversations/{sessionId}/close",flags:"h"};return e.call(r,{...n,params:{sessionId:t}})}var Ie=class{#e;constructor(t){this.#e=_t(t),this.#e.catch(()=>{})}async tell(t,n){(await this.#e).send(JSON.stringify({type:"typing",conversationId:t,isTyping:n}))}close(){this.#e.then(t=>t.close(),()=>{})}};async function _t(e){let t={method:"POST",path:"/api/stream/tickets",flags:"i"};if(typeof WebSocket>"u")throw new TypeError("Node has WebSocket from version 22 on.");let{ticket:n}=await e.call(t,{}),r=new WebSocket(`${e.settings.endpoint.replace(/^http/,"ws")}/api/stream?ticket=${n}`);return new Promise((s,o)=>{r.addEventListener("open",()=>s(r)),r.addEventListener("error",()=>o(new Error("The connection for typing cannot be opened.")))})}var{rawJSON:Re}=JSON;function rt(){if(Re===void 0)throw new TypeError("bigIntegers needs Node 22 or a newer browser.")}function st(e){return JSON.parse(e,(n,r,{source:s=""})=>typeof r=="number"&&!Number.isSafeInteger(r)&&/^-?\d+$/.test(s)?BigInt(s):r)}function ot(e){return JSON.stringify(e,(t,n)=>typeof n=="bigint"&&Re?Re(String(n)):n)}function v(e){return e instanceof ReadableStream||typeof Object(e)[Symbol.asyncIterator]=="function"}function X(e){if(e instanceof ReadableStream)return e;let t=e[Symbol.asyncIterator]();return new ReadableStream({async pull(n){let{done:r,value:s}=await t.next();r?n.close():n.enqueue(typeof s=="string"?new TextEncoder().encode(s):s)},async cancel(){await t.return?.()}})}function at(e){let t=Object.entries(e).flatMap(([r,s])=>(Array.isArray(s)?s:[s]).filter(o=>o!=null).map(o=>[r,o]));if(t.some(([,r])=>v(dt(r))))return Vt(t);let n=new FormData;for(let{name:r,value:s,fileName:o}of t.map(([i,a])=>Ee(i,a)))typeof s=="string"?n.append(r,s):n.append(r,s,o);return n}function dt(e){return v(e)?e:e.content}function Ee(e,t){if(t instanceof Blob)return{name:e,value:t,fileName:t.name??"file"};if(t instanceof ArrayBuffer||ArrayBuffer.isView(t))return Ee(e,{content:t});let{content:n,type:r="",name:s="file"}=Object(t);return n===void 0?{name:e,value:typeof t=="object"?JSON.stringify(t):String(t)}:{name:e,value:new Blob([n],{type:r}),fileName:s}}function Vt(e){let t=T();async function*n(){let o=new TextEncoder;for(let[i,a]of e){let d=dt(a),c=v(d)?X(d):void 0,u=c===void 0?Ee(i,a):a,g=c===void 0?u.fileName:u.name??"file",y=c===void 0?u.value.type:u.type,b=g===void 0?"":`; filename="${it(g)}"`,I=g===void 0?"":`\r
content-type: ${y||"application/octet-stream"}`;yield o.encode(`--${t}\r
content-disposition: form-data; name="${it(i)}"${b}${I}\r
\r
`);let E=u.value,l=(c??(typeof E=="string"?new Blob([E]):E).stream()).getReader();try{for(let p=await l.read();!p.done;p=await l.read())yield p.value}finally{await l.cancel()}yield o.encode(`\r
`)}yield o.encode(`--${t}--\r
`)}let r=n();return{stream:new ReadableStream({async pull(o){let{done:i,value:a}=await r.next();i?o.close():o.enqueue(a)},async cancel(){await r.return()}}),contentType:`multipart/form-data; boundary=${t}`}}function it(e){return e.replace(/[\r\n"]/g,t=>`%${t.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function L({flags:e,mediaType:t},n){Kt({...n.headers,"idempotency-key":n.idempotencyKey});let{body:r,contentType:s}=n;if(r===void 0)return{begin:()=>({})};if(r instanceof FormData)return B(r,ct(r));if((e.includes("u")||e.includes("y")&&typeof r=="string")&&Ht(r)){let i=r instanceof Blob&&r.type!==""?r.type:void 0;return{...Jt(r),contentType:s??i??t??"application/yaml"}}if(e.includes("f")&&(!e.includes("b")||"file"in r)){let i=at(r);return i instanceof FormData?B(i,ct(i)):{...pt(i.stream),contentType:i.contentType}}return{...B(ot(r)),contentType:s??"application/json"}}function Kt(e){for(let[t,n=""]of Object.entries(e))if(!/^[\t\x20-\x7e\x80-\xff]*$/.test(n))throw new TypeError(`${t} has characters that no header has.`)}function B(e,t=0){return{begin:()=>({body:e}),bytes:t}}function Jt(e){return v(e)?pt(X(e)):typeof e=="string"?B(e,e.length):B(e,e instanceof Blob?e.size:e.byteLength)}function pt(e){return{isOnce:!0,begin(t,n){let r=e.getReader();return{body:new ReadableStream({async pull(o){let{done:i,value:a}=await r.read();t.signal.aborted||t.set(n),i?o.close():o.enqueue(a)},cancel:o=>r.cancel(o)}),duplex:"half"}}}}function Ht(e){return typeof e=="string"||e instanceof Blob||e instanceof ArrayBuffer||e instanceof Uint8Array||v(e)}function ct(e){let t=0;for(let n of e.values())t+=typeof n=="string"?n.length:n.size;return t}var zt={G:"GET",P:"POST",U:"PUT",A:"PATCH",D:"DELETE"},F=Qt();function Qt(){let e=new Map,t=(s,o)=>e.set(s,[...e.get(s)??[],o]),n="",r="";for(let s of Ye.split(`
`)){let[o="",i="",...a]=s.split(" ");if(o[0]==="="){n=o.slice(1),r=i;continue}let d=g=>a.find(y=>y[0]===g)?.slice(1),c=/^[a-z]/.test(a[0]??"")?a[0]:"",u={name:o,method:zt[i[0]],path:r+i.slice(1),flags:c,write:L,mediaType:d("@"),tag:d(":")?.split("=")};t(n,u);for(let g of a){let[y="",b=""]=g.slice(1).split(".");g[0]==="~"&&t(y,{...u,name:b})}}return e}var lt;function Z(e){lt??=new Map([...F.values()].flat().flatMap(r=>r.tag?[]:[[`${r.method} ${r.path}`,r]]));let[t="",n=""]=e.split(" ");return lt.get(e)??{method:t,path:n,flags:"",write:L}}function ee(e){let{log:t,fetch:n}=e;if(t===void 0)return e;let r=n??((...i)=>fetch(...i)),s=new WeakMap;return{...e,fetch:async(i,a)=>{let{method:d="GET",headers:c={}}=a??{},u=(s.get(c)??0)+1;s.set(c,u);let g=performance.now(),y=b=>t({operation:Yt(d,String(i)),attempt:u,durationMs:performance.now()-g,...b});try{let b=await r(i,a),I=b.headers.get("x-request-id");return y({status:b.status,...I===null?{}:{requestId:I}}),b}catch(b){throw y({error:b.name}),b}}}}function Yt(e,t){let n=t.replace(/[?#].*$/,""),r=[...F.values()].flat().filter(o=>o.method===e&&Xt(o.path).test(n)).map(o=>o.path),[s]=r.sort((o,i)=>ut(i)-ut(o));return`${e} ${s??"an unknown path"}`}function Xt(e){return new RegExp(`${e.replace(/[.+*?^$()|[\]\\]/g,"\\$&").replace(/\{\w+\}/g,"[^/]+")}$`)}function ut(e){return e.replace(/\{\w+\}/g,"").length}function te(e){for(let t of["maxRetries","timeoutMs","retryDelayMs"])if(e[t]!==void 0&&!(e[t]>=0))throw new TypeError(`${t} must be a number of 0 or more.`)}async function j(e,t,n,r){te(n);let{accessToken:s}=e;if(s===void 0)return h(e,t,n,r);let o=await s();try{return await h(mt(e,o),t,n,r)}catch(i){if(!(i instanceof m)||i.status!==401||Zt(n.body))throw i;let a=await s(o);if(a===o)throw i;return h(mt(e,a),t,n,r)}}function mt(e,t){return Object.create(e,{apiKey:{value:()=>t}})}function Zt(e){return v(e)||Object.values(Object(e)).some(v)}async function Oe(e,t,n,r){let s=e.headers.get("content-type")??"text/",o=/^application\/(\w+\+)?json/.test(s);if(!o&&!/^text\/(?!event)|xml|yaml/.test(s))return re(e,t,n);if(o)return A(e,t,n,r);let i=await e.text();return t.end(),i===""?void 0:i}async function ft(e,t,n){return Oe(e,t,n,st)}function ne(e,t,n){let{status:r,headers:s}=e;return e.body!==null?new Response(re(e,t,n),{status:r,headers:s}):(t.end(),e)}function re(e,t,n){let r=e.body?.getReader();return new ReadableStream({async pull(s){t.set(ke);try{let{done:o,value:i}=await r?.read()??{done:!0,value:void 0};if(t.set(void 0),!o)return s.enqueue(i);t.end(),s.close()}catch(o){let{aborted:i,reason:a}=t.signal;throw t.end(),i?a:$(o,n)}},async cancel(){t.end(),await r?.cancel().catch(()=>{})}})}function se(e){async function*t(){let r;do{let s=await e(r);yield s,r=s.nextCursor??void 0}while(r!==void 0)}async function*n(){for await(let{data:r}of t())yield*r}return Object.assign(n(),{page:()=>e(void 0),pages:t})}function q(e,t,n,r){let s=j(e,t,n,async(i,...a)=>(await en(t,i,a[1].key),{data:await(r??(e.bigIntegers?ft:Oe))(i,...a),response:i})),o=s.then(({data:i})=>i);return Object.assign(o,{withResponse(){return o.catch(()=>{}),s}})}async function en({path:e},t,n){if(t.headers.get("content-type")?.startsWith("text/html")&&/^\/(?:api|v1)\//.test(e))throw N(t,U(await t.text(),n))}function gt(e,t,n){let r=[...n],s=Object.fromEntries([...t.path.matchAll(/\{(\w+)\}/g)].map(([,c])=>[c,r.shift()])),o=/[bfu]/.test(t.flags)?tn(t,r.shift()):void 0,{query:i,options:a}=t.flags.includes("q")?nn(r.shift()):{query:{},options:{}},d={...a,...r.shift(),params:s,query:i,body:o};return t.flags.includes("w")?Pe(e,t,d).replace(/^http/,"ws"):t.flags.includes("s")?sn(e,t,d):t.flags.includes("d")?q(e,t,d,ne):t.flags.includes("p")?se(c=>{let u=c===void 0?d:{...d,query:{...i,cursor:c}};return q(e,t,u)}):q(e,t,d)}function tn({tag:e,path:t,flags:n},r){return e!==void 0?{[e[0]]:e[1],...r}:typeof r=="string"&&t==="/api/auth/refresh"?{refreshToken:r}:r??(n.includes("b")?{}:void 0)}function nn(e){let t={},n={};for(let[r,s]of Object.entries(e??{}))(rn.test(r)?t:n)[r]=s;return{query:n,options:t}}var rn=/^(?:signal|timeoutMs|maxRetries|idempotencyKey|contentType|headers)$/;async function*sn(e,t,n){yield*await j(e,t,{...n,headers:{...n.headers,accept:"text/event-stream"}},x)}var oe=class extends m{},ie=class extends m{},ae=class extends m{},de=class extends m{},ce=class extends m{},pe=class extends m{},le=class extends m{},ue=class extends m{},me=class extends m{},on={400:oe,401:ie,403:ae,404:de,409:ce,413:pe,422:le,429:ue};function yt(e){return on[e]??(e>=500?me:m)}var _={explain:an,readForeign:dn,toProblem:(e,t)=>new(yt(Number(e.status)))(e,t),isDone:(e,t)=>e==="DELETE"&&t instanceof m&&t.status===404};function an(e,t){for(let n=e;n;n=n.cause){if(n.code==="ECONNREFUSED")return`Nothing listens at ${t}. Check the port, and whether the server runs.`;if(n.code==="ENOTFOUND")return`No machine has the name in ${t}.`;if(n.code==="ERR_SSL_WRONG_VERSION_NUMBER"||n.code==="ERR_SSL_PACKET_LENGTH_TOO_LONG")return`The server at ${t} speaks http here: begin the endpoint with http://.`}}function dn(e){let t=e.error;if(!(typeof t?.message!="string"||typeof t.code!="string"))return{title:t.message,detail:t.message,code:t.code}}var Te=class{constructor(t={}){let{bigIntegers:n=!1,accessToken:r}=t;n&&rt(),this.settings=Object.assign(Q(ee(cn(t)),_),{bigIntegers:n}),te(this.settings),Object.defineProperty(this.settings,"accessToken",{value:r});for(let[s,o]of F){let i=c=>(...u)=>gt(this.settings,c,u),a;Object.defineProperty(this,s,{get:()=>a??=Object.fromEntries(o.map(c=>[c.name,i(c)])),enumerable:!0})}}as(t){return new fe({...this.settings,apiKey:t??null})}request(t,...[n]){return q(this.settings,Z(t),n??{})}list(t,...[n]){let{query:r,...s}=n??{};return se(i=>q(this.settings,Z(t),{...s,query:i===void 0?{...r}:{...r,cursor:i}}))}watch(t={}){return Y(this.settings,t)}async open(t,n){return j(this.settings,Z(t),n,re)}};function cn(e){let{accessToken:t}=e;return t===void 0?e:{...e,apiKey:()=>t()}}var fe=Te;var Ae=class extends W{constructor(t={}){super(ee(t),_),this.parley=new fe(this.settings)}async*stream(t,n={}){try{yield*super.stream(t,n)}catch(r){throw r instanceof m&&r.constructor===m?_.toProblem(r.document,r.retryAfterMs):r}}choose(t,n,r={}){return this.send({message:t.title,sessionId:n},r)}watch(t,n={}){return Se(this,t,n)}handOver(t,n={},r={}){return Ge(this,t,n,r)}mailTranscript(t,n={},r={}){let s={method:"POST",path:"/api/conversations/{sessionId}/transcript",flags:"bi"};return this.call(s,{...r,params:{sessionId:t},body:n})}};async function pn(e,t,n={}){let r={method:"POST",path:"/api/files",flags:"f",write:L};return await h(e.settings,r,{...n,body:{file:t}},A)}async function ln(e,t,n={}){let r={method:"GET",path:"/api/files/{fileId}",flags:""};return h(e.settings,r,{...n,params:{fileId:t}},ne)}var un={method:"GET",path:"/api/conversations/{sessionId}/events",flags:""};async function*mn(e,t,{from:n="start",maxRetries:r=Number.POSITIVE_INFINITY,signal:s}={}){let{settings:o,visitorToken:i}=e,a={params:{sessionId:t},query:{from:n},maxRetries:r,...s===void 0?{}:{signal:s}},d=C({open:async c=>{let g={...await e.headers(i),accept:"text/event-stream","last-event-id":c};return h(o,un,{...a,headers:g},x)},judge:({id:c,event:u})=>u==="error"&&c===void 0?"reconnect":"continue",maxRetries:r,firstDelayMs:o.retryDelayMs,signal:s});for await(let c of d){let u=fn(c);u!==void 0&&(yield u)}}function fn(e){let{id:t="",event:n,data:r}=e;if(n==="message.created")return{id:t,type:n,message:JSON.parse(r)};if(n!=="error")return H(e);let s=JSON.parse(r);return{id:t,type:"message.failed",messageId:s.messageId,problem:new m(s)}}async function gn(e,t,{rate:n=16e3,...r}={}){if(typeof WebSocket>"u")throw new TypeError("Node has WebSocket from version 22 on.");let s={method:"POST",path:"/api/voice/start",flags:"bi"},o=await e.call(s,{...r,body:t}),i=new URL(o.webSocketUrl,e.settings.endpoint.replace(/^http/,"ws"));i.searchParams.set("rate",String(n));let a=new WebSocket(i);return a.binaryType="arraybuffer",new ge(o,a)}var ge=class{#e;#t=[];#n=()=>{};#s=!1;constructor(t,n){this.started=t,this.#e=n,n.addEventListener("message",({data:r})=>{this.#t.push(typeof r=="string"?JSON.parse(r):{type:"sound",bytes:r}),this.#n()}),n.addEventListener("close",()=>{this.#s=!0,this.#n()})}sendSound(t){this.#e.readyState===1&&this.#e.send(t)}sendText(t){this.#r({type:"text",text:t})}endSound(){this.#r({type:"audio.end"})}interrupt(t){this.#r({type:"interrupt",playedMs:t})}close(){this.#e.close()}async*[Symbol.asyncIterator](){for(;;){let t=this.#t.shift();if(t!==void 0)yield t;else{if(this.#s)return;await new Promise(n=>this.#n=n)}}}#r(t){this.#e.send(JSON.stringify(t))}};var yn={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;","\0":"�"};function P(e){return e.replace(/[&<>"'\0]/g,t=>yn[t])}var bn=["http:","https:","mailto:"],bt=/[\\`*_~![\]<\n]|https?:\/\//gi,hn=/\(([^\s<>()"'\\]{1,2000})(?:[ \t\n]+(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?\)/y,wn=/<([^\s<>"'\\]{1,2000})>/y,vn=/https?:\/\/[^\s<>"'`\\]{1,2000}/iy,Pn=/[!-/:-@[-`{-~]/,ht=/[\p{L}\p{N}]/u,kn={"*":["em"],"**":["strong"],"***":["em","strong"],_:["em"],__:["strong"],___:["em","strong"],"~~":["del"]};function V(e){let t=[],n=[],r=new Map,s=0,o=new qe(e),i=0;for(;;){bt.lastIndex=i;let l=bt.exec(e),p=l?.index??e.length;if(p>i&&t.push(P(e.slice(i,p))),l===null)return t.join("");i=p+a(l[0],p)}function a(l,p){if(l==="\\")return u(p);if(l==="`")return g(p);if(l==="*"||l==="_"||l==="~")return y(l,p);if(l===`
`)return d(`<br>
`,1);if(l==="["||l==="!"&&e[p+1]==="["){let f=l==="["?"[":"![";return E("["),d(f,f.length)}return l==="]"?b(p):l==="<"?I(c(wn,p)?.[1],"<",p,2):l.length>1?I(xn(c(vn,p)?.[0]),l,p,0):d("!",1)}function d(l,p){return t.push(l),p}function c(l,p){return l.lastIndex=p,l.exec(e)}function u(l){let p=e[l+1]??"";return p===`
`?d(`<br>
`,2):Pn.test(p)?d(P(p),2):d("\\",1)}function g(l){let p=Ce(e,l),f=o.find(p,l+p);return f===void 0?d("`".repeat(p),p):d(`<code>${P(e.slice(l+p,f))}</code>`,f+p-l)}function y(l,p){let f=Ce(e,p),S=l.repeat(f),O=kn[S],$e=e[p-1]??" ",We=e[p+f]??" ",Gt=l==="_"&&ht.test($e)&&ht.test(We);if(O===void 0||Gt)return d(S,f);let Be=/\s/.test($e)?void 0:J(S);return Be!==void 0?(t[Be.place]=O.map(be=>`<${be}>`).join(""),d([...O].reverse().map(be=>`</${be}>`).join(""),f)):(/\s/.test(We)||E(S),d(S,f))}function b(l){let p=r.get("[")?c(hn,l+1):null,f=p===null?void 0:wt(p[1]);return p===null||f===void 0?(n.at(-1)?.mark==="["&&n.length>s&&J("["),d("]",1)):(t[J("[").place]=f,s=n.length,r.set("[",0),d("</a>",1+p[0].length))}function I(l,p,f,S){let O=l===void 0||r.get("[")?void 0:wt(l);return O===void 0?d(P(e.slice(f,f+p.length)),p.length):d(`${O}${P(l)}</a>`,l.length+S)}function E(l){n.push({mark:l,place:t.length}),r.set(l,(r.get(l)??0)+1)}function J(l){if(r.get(l))for(let p=n.pop();p!==void 0;p=n.pop()){let f=p.mark==="["&&n.length<s;if(s=Math.min(s,n.length),!f&&(r.set(p.mark,r.get(p.mark)-1),p.mark===l))return p}}}function Ce(e,t){let n=t+1;for(;e[n]===e[t];)n++;return n-t}function xn(e){return e?.replace(/[.,:;!?)\]*_]{1,20}$/,"")}var qe=class{#e=new Map;#t=new Map;constructor(t){for(let n=t.indexOf("`");n>=0;n=t.indexOf("`",n)){let r=Ce(t,n),s=this.#e.get(r);s===void 0?this.#e.set(r,[n]):s.push(n),n+=r}}find(t,n){let r=this.#e.get(t)??[],s=this.#t.get(t)??0;for(;s<r.length&&r[s]<n;)s++;return this.#t.set(t,s),r[s]}};function wt(e){if(!/^(?:https?:\/\/|mailto:)/i.test(e)||!URL.canParse(e))return;let t=new URL(e);if(!(!bn.includes(t.protocol)||t.username!==""||t.password!==""))return`<a href="${P(t.href)}" target="_blank" rel="noopener noreferrer nofollow">`}var In=/^[ \t|:-]+$/,vt=/^(:?)-+(:?)$/;function Pt(e,t){if(t===void 0||!e.includes("|")||!t.includes("|")||!In.test(t))return!1;let n=ye(t);return n.every(r=>vt.test(r))&&n.length===ye(e).length}function kt(e){let[t="",n="",...r]=e,s=ye(n).map(Sn),o=(a,d)=>`<tr>
${ye(a).map((c,u)=>`<${d}${s[u]??""}>${V(c)}</${d}>
`).join("")}</tr>
`,i=r.length===0?"":`<tbody>
${r.map(a=>o(a,"td")).join("")}</tbody>
`;return`<table>
<thead>
${o(t,"th")}</thead>
${i}</table>
`}function Sn(e){let[,t,n]=vt.exec(e)??[];return t&&n?' align="center"':n?' align="right"':t?' align="left"':""}function ye(e){let t=e.trim(),n=[],r="",s=t.startsWith("|")?1:0;for(let o=s;o<t.length;o++)t[o]!=="|"&&t[o]!=="\\"||(r+=t.slice(s,o),s=o+1,t[o]==="|"?(n.push(r.trim()),r=""):(r+=t[o+1]==="|"?"|":t.slice(o,o+2),s=o+2,o++));return r=(r+t.slice(s)).trim(),r===""&&n.length>0?n:[...n,r]}var Gn=4,Rn=200,xt=/^ {0,3}(`{3,}|~{3,})/,En=/^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,Me=/^ {0,3}(#{1,6})(?:[ \t]|$)/,K=/^ {0,3}> ?/,R=/^( {0,40})(?:[-*+]|(\d{1,9})[.)])[ \t]+/;function On(e){return De(e.replace(/\r\n?/g,`
`).split(`
`),0)}function De(e,t){let n=[],r=[],s=()=>{r.length>0&&n.push(`<p>${V(r.splice(0).join(`
`).trim())}</p>
`)};for(let o=0;o<e.length;){let i=e[o],a=Tn(e,o,t);if(a===o){i.trim()===""?s():r.push(i.trimStart()),o++;continue}s(),n.push(Mn(e.slice(o,a),t)),o=a}return s(),n.join("")}function Tn(e,t,n){let r=e[t],s=Ue(r);if(s!==void 0)return Cn(e,t,s);if(Ne(r)||Me.test(r))return t+1;let o=n<Gn;if(!(o&&It(r))&&Pt(r,e[t+1]))return An(e,t);if(!o)return t;let i=t;if(K.test(r))for(;i<e.length&&K.test(e[i]);)i++;else if(R.test(r))for(i++;i<e.length&&qn(e,i);)i++;return i}function Ue(e){let[t,n]=xt.exec(e)??[];return n?.startsWith("`")&&e.includes("`",t.length)?void 0:n}function It(e){return K.test(e)||R.test(e)}function An(e,t){let n=s=>s.includes("|")&&!It(s)&&!Me.test(s)&&Ue(s)===void 0,r=t+2;for(;r<e.length&&n(e[r]);)r++;return r}function Cn(e,t,n){for(let r=t+1;r<e.length;r++)if(St(e[r],n))return r+1;return e.length}function St(e,t){let n=xt.exec(e)?.[1];return n?.startsWith(t)===!0&&e.trim()===n}function Ne(e){return e.length<=Rn&&En.test(e)}function qn(e,t){let n=e[t];if(n.trim()!=="")return!Ne(n)&&(R.test(n)||/^ {2}/.test(n));let r=e[t+1]??"";return R.test(r)||/^ {2}/.test(r)&&r.trim()!==""}function Mn(e,t){let n=e[0],r=Ue(n);if(r!==void 0)return Dn(e,r);if(Ne(n))return`<hr>
`;let s=Me.exec(n)?.[1]?.length;if(s!==void 0)return`<h${s}>${V(Un(n,s))}</h${s}>
`;if(K.test(n)){let o=e.map(i=>i.replace(K,""));return`<blockquote>
${De(o,t+1)}</blockquote>
`}return R.test(n)?Nn(e,t):kt(e)}function Dn(e,t){let n=e.length>1&&St(e.at(-1),t);return`<pre><code>${P(e.slice(1,n?-1:void 0).join(`
`))}</code></pre>
`}function Un(e,t){let n=e.trim().slice(t).trim(),r=n.length;for(;n[r-1]==="#";)r--;return r===0||/\s/.test(n[r-1])?n.slice(0,r).trimEnd():n}function Nn(e,t){let[,n="",r]=R.exec(e[0]),s=r!==void 0,o=[];for(let d of e){let c=R.exec(d);c!==null&&c[1].length<=n.length+1?o.push([d.slice(c[0].length)]):o.at(-1).push(d.replace(/^ {1,40}/,u=>u.slice(n.length+2)))}let i=s&&Number(r)!==1?` start="${Number(r)}"`:"",a=s?"ol":"ul";return`<${a}${i}>
${o.map(d=>`<li>${$n(d,t)}</li>
`).join("")}</${a}>
`}function $n(e,t){let n=De(e,t+1).trimEnd();return e.every((s,o)=>s.trim()!==""||o===e.length-1)?n.replace(/^<p>([\s\S]*?)<\/p>/,"$1"):n}var mo={unwrap:Le};export{W as Chat,Ae as Chatbot,ce as Conflict,ae as Forbidden,oe as InvalidRequest,de as NotFound,fe as Parley,m as ParleyProblem,w as ParleyUnreachable,ue as RateLimited,me as ServerFailure,pe as TooLarge,Ie as Typing,ie as Unauthenticated,le as Unprocessable,ge as VoiceSession,k as WebhookRefused,jt as closeConversation,ln as downloadFile,mn as followConversation,Ge as handOver,On as renderMarkdown,gn as startVoice,Lt as tellSeen,Ft as tellTyping,pn as uploadFile,Se as watchConversation,mo as webhooks};
