/* @parley/client 0.2.0 */
var P=class extends Error{constructor(n,r){super(r);this.name="WebhookRefused";this.reason=n}};async function Ae(e,t,n,{toleranceSeconds:r=300,nowMs:s=Date.now()}={}){let o=await gt(n),i=ce(t,"webhook-id"),a=ce(t,"webhook-timestamp"),d=ce(t,"webhook-signature");if(!i||!a||!d)throw new P("missing","The headers webhook-id, webhook-timestamp and webhook-signature are required.");if(i.includes(".")||!/^\d{1,12}$/.test(a))throw new P("malformed","webhook-id or webhook-timestamp is not valid by Standard Webhooks.");let l=yt(`${i}.${a}.`,e);if(!await ft(o,d,l))throw new P("wrong","No signature matches. Check that the secret is this endpoint's, and that the body is unchanged.");if(Math.abs(s/1e3-Number(a))>r)throw new P("expired",`The delivery is more than ${r} seconds old, or its time is in the future.`);let u=typeof e=="string"?e:new TextDecoder().decode(e);return{id:i,...JSON.parse(u)}}async function ft(e,t,n){for(let r of t.split(" ")){let[s,o=""]=r.split(","),i=s==="v1"?qe(o):void 0;if(i!==void 0&&await crypto.subtle.verify("HMAC",e,i,n))return!0}return!1}function gt(e){let t=qe(e.replace(/^whsec_/,""));if(t===void 0||t.length===0)throw new TypeError("The secret must be whsec_ followed by base64.");return crypto.subtle.importKey("raw",t,{name:"HMAC",hash:"SHA-256"},!1,["verify"])}function ce(e,t){if(e instanceof Headers)return e.get(t)??void 0;let n=Object.entries(e).find(([r])=>r.toLowerCase()===t)?.[1];return typeof n=="string"?n:n?.[0]}function qe(e){try{return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}catch{return}}function yt(e,t){let n=new TextEncoder,[r,s]=[n.encode(e),typeof t=="string"?n.encode(t):t],o=new Uint8Array(r.length+s.length);return o.set(r),o.set(s,r.length),o}var m=class extends Error{constructor(n,r){super(`${q(n.code)}: ${q(n.detail)}`);this.name="ParleyProblem";this.status=Number(n.status),this.code=q(n.code),this.title=q(n.title),this.detail=q(n.detail),this.errors=Array.isArray(n.errors)?n.errors:[],this.requestId=n.requestId,this.retryAfterMs=r,this.document=n}};function q(e){return typeof e=="string"?e:""}var b=class extends Error{constructor(n,r={}){super(n,{cause:r.cause});this.name="ParleyUnreachable";this.isTimeout=r.isTimeout??!1}};var bt=3e4,ht=6e4;function pe(e){return e>501&&e<505}function le(e,t){return Math.min(bt,e*2**(t-1))*(.5+Math.random()/2)}function Ce(e){return e instanceof m&&e.code==="request-in-progress"}function Me(e,t){if(t.failures>t.maxRetries)return;let n=le(t.firstDelayMs,t.failures);if(e instanceof b)return t.isRepeatable?n:void 0;if(!(e instanceof m)||e.status!==429&&!pe(e.status)||!t.isRepeatable&&e.status!==429)return;let{retryAfterMs:r=0}=e;return r>ht?void 0:Math.max(n,r)}function De({event:e,data:t}){let n=JSON.parse(t);switch(e){case"message.started":case"message.delayed":case"message.delta":case"message.citation":return{type:e,...n};case"message.completed":case"message.interrupted":return{type:e,messageId:n.messageId,answer:n};case"error":throw new m(n);default:return}}var wt=/completed$|interrupted$|^error$/;function Ue({id:e,event:t,data:n},r){let s=JSON.parse(n);return r!==void 0&&(s.messageId??r)!==r?"skip":wt.test(t)?t==="error"&&e===void 0&&pe(s.status)?"reconnect":"end":"continue"}var k=class{#e=new AbortController;#t;#n;constructor(t){t?.throwIfAborted(),this.#t=t,t?.addEventListener("abort",this.#r,{once:!0})}get signal(){return this.#e.signal}set(t){if(clearTimeout(this.#n),t===void 0)return;let n=()=>this.#e.abort(new b(`Nothing arrived for ${t} ms.`,{isTimeout:!0}));this.#n=setTimeout(n,t)}end(){clearTimeout(this.#n),this.#t?.removeEventListener("abort",this.#r),this.#e.abort()}#r=()=>this.#e.abort(this.#t?.reason)};async function C(e,t){let n=new k(t);await new Promise(r=>{n.signal.addEventListener("abort",r),n.set(e)}),n.end(),t?.throwIfAborted()}async function Ne(e,{key:t,extras:n}){let r=await e.text(),s=t===void 0?r:r.replaceAll(t,"[key]"),o=e.headers.get("content-type")?.startsWith("application/problem"),i=n?.toProblem??We,a=vt(e.headers.get("retry-after")),d;try{let l=JSON.parse(s);d=o?l:n?.readForeign(l)}catch{}return d?i({status:e.status,...d},a):ue(e,s,i,a)}var We=(...e)=>new m(...e);function ue({status:e,headers:t},n,r=We,s){let o="unexpected-answer",i=`The answer has status ${e} and is neither JSON nor a problem document.`,a=t.get("x-request-id")??void 0;return r({status:e,code:o,title:i,detail:i,requestId:a,body:n.slice(0,1e3)},s)}function vt(e){let t=Number(e??"x")*1e3+Date.now()||Date.parse(e??"");return Number.isNaN(t)?void 0:Math.max(0,t-Date.now())}async function $e(e,t){let n=0,r=0,s=!1;for(;;)try{return await Pt(e,t)}catch(o){if(e.signal?.throwIfAborted(),s&&e.extras?.isDone(e.method,o))return t(new Response(null,{status:204}),new k(void 0),e);if(Ce(o)&&r<e.timeoutMs){let a=Math.max(o.retryAfterMs??0,e.firstDelayMs);r+=a,await C(a,e.signal);continue}n++;let i=Me(o,{...e,failures:n});if(i===void 0)throw o;s||=!(o instanceof m)||o.status!==429,await C(i,e.signal)}}async function Pt(e,t){let{url:n,method:r,headers:s,body:o,signal:i}=e,a=new k(i);try{a.set(e.timeoutMs);let d=o.begin(()=>a.set(e.timeoutMs)),l={method:r,headers:s,...d,signal:a.signal,credentials:"omit"},u=await e.fetch(n,l);if(!u.ok)throw await Ne(u,e);return await t(u,a,e)}catch(d){throw a.end(),i?.aborted?i.reason:M(d,e)}}function M(e,{url:t,key:n,extras:r}){if(e instanceof m||e instanceof b)return e;let s=t.split("/",3).join("/"),o=n!==void 0&&`${e} ${e.cause}`.includes(n),i=r?.explain(e,s)??`The connection to ${s} was lost.`;return new b(i,o?{}:{cause:e})}var Be="2026-11-27",Le=`=answerTests /api/answer-tests
create P bi
list G qp
delete D/{pinId}
run P/run i
report G/report
getMail G/mail
putMail U/mail b
=approvals /api/approvals
list G qp
get G/{approvalId}
decide P/{approvalId} bi
=assistants /api/assistants
list G p
create P bi ~assistants.make
get G/{assistantId}
update A/{assistantId} b ~assistants.change
delete D/{assistantId}
=audit /api/audit
list G qp
=auth /api/auth
signUp P/signup bi
me G/me
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
putSeen U/conversations/{sessionId}/seen b
giveFeedback P/messages/{messageId}/feedback bi
mailTranscript P/conversations/{sessionId}/transcript bi
replay P/conversations/{sessionId}/replay b
typing P/conversations/{sessionId}/typing b
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
=pages 
getInvitation G/account/invitation q
invitation P/account/invitation b
getSecondFactor G/account/second-factor
secondFactor P/account/second-factor b
confirmSecondFactor P/account/second-factor/confirm b
getVerifyEmail G/account/verify-email q
verifyEmail P/account/verify-email b
getResetPassword G/account/reset-password q
resetPassword P/account/reset-password b
getOutbox G/account/outbox
outbox P/account/outbox b
lead G/lead/{token}
getConfirmation G/newsletter/confirm/{token}
confirmation P/newsletter/confirm/{token} b
getLeaving G/newsletter/leave/{token}
leaving P/newsletter/leave/{token}
getPreferences G/newsletter/preferences/{token}
preferences P/newsletter/preferences/{token} b
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
clientFile G/client/{file} d
clientFileOfVersion G/client/{version}/{file} d
keySet G/.well-known/jwks.json
getWidgetJs G/widget.js
getWidget G/widget/{build}/{file}
getChat G/chat/{key} q
getWidgetSetting G/widget/settings/{file}
=toolboxes /api/toolboxes
list G p
create P bi
refresh P/{toolboxId}/refresh
delete D/{toolboxId}
=totp /api/auth/totp
create P
delete D b
confirm P/confirm b
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
=workspaceSettings /api/settings
getRetention G/retention
updateRetention A/retention b
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
keep P/{workspaceId}/keep`;function Fe({method:e,flags:t}){return e!=="POST"||/[ih]/.test(t)}function $(e,t){let n=globalThis.process?.env??{},{endpoint:r=n.PARLEY_URL??"",apiKey:s=n.PARLEY_API_KEY}=e;if(!/^https?:\/\/[^@/]+(?:[/?#]|$)/i.test(r))throw new TypeError("endpoint or PARLEY_URL must be a URL of http or https without a password.");if(s===void 0||s==="")throw new TypeError("apiKey or PARLEY_API_KEY is missing. With null, there is none.");let o={endpoint:r.replace(/\/+$/,""),allowBrowser:e.allowBrowser??!1,maxRetries:e.maxRetries??3,timeoutMs:e.timeoutMs??6e4,retryDelayMs:e.retryDelayMs??500,fetch:e.fetch??((...i)=>fetch(...i)),apiKey:s,extras:t};return typeof s=="string"&&je(s,o.allowBrowser),o}async function _e({apiKey:e,allowBrowser:t}){if(typeof e!="function")return e??void 0;let n=await e();return je(n,t),n}function je(e,t){if(!/^[\x21-\x7e]+$/.test(e))throw new TypeError("apiKey has characters that no key has.");if(("document"in globalThis||"importScripts"in globalThis)&&!t&&e.startsWith("parley_sk_"))throw new TypeError("In a browser use a publishable key, or set allowBrowser.")}function G(){return crypto.getRandomValues(new Uint8Array(16)).join("-")}async function Ve(e,t,n){let r=me(e,t,n),s=await _e(e),o=(t.write??kt)(t,n),i={accept:"application/json, */*","parley-version":Be};s!==void 0&&(i.authorization=`Bearer ${s}`),o.contentType!==void 0&&(i["content-type"]=o.contentType),t.flags.includes("i")&&(i["idempotency-key"]=n.idempotencyKey??G());for(let[a,d]of Object.entries(n.headers??{}))d!==void 0&&(i[a.toLowerCase()]=d);return{url:r,method:t.method,headers:i,body:o,isRepeatable:Fe(t),maxRetries:o.isOnce?0:n.maxRetries??e.maxRetries,timeoutMs:(n.timeoutMs??e.timeoutMs)+(o.bytes??0)/16,firstDelayMs:e.retryDelayMs,signal:n.signal,fetch:e.fetch,key:s,extras:e.extras}}function kt(e,{body:t}){return t===void 0?{begin:()=>({})}:{begin:()=>({body:JSON.stringify(t)}),contentType:"application/json"}}function me({endpoint:e},{path:t},{params:n={},query:r={}}){return e+xt(t,n)+It(r)}function xt(e,t){return e.replace(/\{(\w+)\}/g,(n,r)=>{let s=String(t[r]??"");if(/^\.{0,2}$/.test(s))throw new TypeError(`${r} cannot be "${s}".`);return encodeURIComponent(s)})}function It(e){let t=new URLSearchParams;for(let[n,r]of Object.entries(e))r!=null&&t.append(n,String(r));return String(t).replace(/^(?=.)/,"?")}async function g(e,t,n,r){return $e(await Ve(e,t,n),r)}var E=async(e,t)=>{let n=await e.text();t.end();try{return n===""?void 0:JSON.parse(n)}catch{throw ue(e,n)}};var fe=45e3;async function*O(e,t,n){let r=e.body?.getReader(),s=new TextDecoder,o="";try{for(;;){t.set(fe);let i=await r?.read();if(t.set(void 0),!i?.value)return;o+=s.decode(i.value,{stream:!0});let a=o.split(/\r\n\r\n|\n\n|\r\r/);o=a.pop()??"";for(let d of a){let l=Rt(d);l!==void 0&&(yield l)}}}catch(i){let{aborted:a,reason:d}=t.signal;throw a?d:M(i,n)}finally{t.end(),r?.cancel().catch(()=>{})}}function Rt(e){let t,n="message",r=[];for(let s of e.split(/\r\n|\n|\r/)){let[,o,i=""]=/^([^:]*)(?:: ?(.*))?$/s.exec(s)??[];o==="id"?t=i:o==="event"?n=i:o==="data"&&r.push(i)}return r.length===0?void 0:{id:t,event:n,data:r.join(`
`)}}async function*B(e){let t,n;for(let r=0;r<=e.maxRetries;r++){r>0&&await C(le(e.firstDelayMs,r),e.signal);let s=await e.open(t);try{for await(let o of s){e.signal?.throwIfAborted();let i=e.judge(o);if(i==="reconnect")break;if(o.id!==void 0&&(t=o.id,r=0),i!=="skip"&&(yield o),i==="end")return}}catch(o){n=o}e.signal?.throwIfAborted()}throw new b("The stream was lost too often.",{cause:n})}async function L(e){return typeof e=="function"?e():e}var Je="/api/conversations/{sessionId}/",He=e=>({method:"GET",path:Je+e,flags:""}),Ke={method:"POST",path:"/api/chatbot/send",flags:"bi"},D=class{constructor({model:t,visitorToken:n,userToken:r,...s}={},o){this.settings=$(s,o),this.model=t,this.visitorToken=n,this.userToken=r}async send(t,n={}){let r=await this.call(Ke,{...n,body:this.#e(t)});return this.visitorToken=r.visitorToken??this.visitorToken,r}async*stream(t,n={}){let{settings:r}=this,s={idempotencyKey:G(),...n},o=this.visitorToken,i,a=this.#e(t),d=B({open:async l=>{let u={...await this.headers(o),accept:"text/event-stream"},y=i===void 0?{body:a}:{params:i,headers:{...u,"last-event-id":l}};return g(r,i?He("events"):Ke,{...s,headers:u,...y},O)},judge:l=>Ue(l,i?.messageId),maxRetries:n.maxRetries??r.maxRetries,firstDelayMs:r.retryDelayMs,signal:n.signal});for await(let l of d){let u=De(l);u!==void 0&&(u.type==="message.started"&&(i=u,o=u.visitorToken??o,this.visitorToken=o),"answer"in u&&o!==void 0&&(u.answer.visitorToken=o),yield u)}}async stop(t,n={}){let r={method:"POST",path:`${Je}stop`,flags:"h"};return(await this.call(r,{...n,params:{sessionId:t}})).stopped}history(t,{limit:n,cursor:r,...s}={}){return this.call(He("messages"),{...s,params:{sessionId:t},query:{limit:n,cursor:r}})}giveFeedback(t,n,r={}){let s={method:"POST",path:"/api/messages/{messageId}/feedback",flags:"bi"};return this.call(s,{...r,params:{messageId:t},body:n})}async call(t,n){let r=await this.headers(this.visitorToken);return g(this.settings,t,{...n,headers:r},E)}async headers(t){return{"x-visitor-token":t,"x-user-token":await L(this.userToken)}}#e(t){return this.model===void 0?t:{model:this.model,...t}}};var St={method:"GET",path:"/api/stream",flags:""};async function*F(e,t){let{signal:n,visitorToken:r,userToken:s,maxRetries:o=Number.POSITIVE_INFINITY,...i}=t,{since:a}=i,d=B({open:async l=>g(e,St,{query:{...i,since:a},headers:{accept:"text/event-stream","x-visitor-token":r,"x-user-token":await L(s),"last-event-id":l},maxRetries:o,...n===void 0?{}:{signal:n}},O),judge:()=>"continue",maxRetries:o,firstDelayMs:e.retryDelayMs,signal:n});for await(let{id:l,event:u,data:y}of d){let h=JSON.parse(y);u==="hello"&&(a??=h.position),yield l===void 0?{type:u,data:h}:{type:u,position:Number(l),...h}}}function ye(e,t,n={}){let{visitorToken:r,userToken:s}=e;return F(e.settings,{...n,conversation:t,...r===void 0?{}:{visitorToken:r},...s===void 0?{}:{userToken:s}})}function be(e,t,n={},r={}){let s={method:"POST",path:"/api/conversations/{sessionId}/hand-over",flags:"bi"};return e.call(s,{...r,params:{sessionId:t},body:n})}var ge=class{#e;constructor(t){this.#e=Gt(t),this.#e.catch(()=>{})}async tell(t,n){(await this.#e).send(JSON.stringify({type:"typing",conversationId:t,isTyping:n}))}close(){this.#e.then(t=>t.close(),()=>{})}};async function Gt(e){let t={method:"POST",path:"/api/stream/tickets",flags:"i"},{ticket:n}=await e.call(t,{}),r=new WebSocket(`${e.settings.endpoint.replace(/^http/,"ws")}/api/stream?ticket=${n}`);return new Promise((s,o)=>{r.addEventListener("open",()=>s(r)),r.addEventListener("error",()=>o(new Error("The connection for typing cannot be opened.")))})}async function Qe(e,t,n){let r=e.headers.get("content-type")??"text/",s=/^application\/(\w+\+)?json/.test(r);if(!s&&!/^text\/(?!event)|xml|yaml/.test(r))return j(e,t,n);if(s)return E(e,t,n);let o=await e.text();return t.end(),o===""?void 0:o}function _(e,t,n){let{status:r,headers:s}=e;return e.body!==null?new Response(j(e,t,n),{status:r,headers:s}):(t.end(),e)}function j(e,t,n){let r=e.body?.getReader();return new ReadableStream({async pull(s){t.set(fe);try{let{done:o,value:i}=await r?.read()??{done:!0,value:void 0};if(t.set(void 0),!o)return s.enqueue(i);t.end(),s.close()}catch(o){let{aborted:i,reason:a}=t.signal;throw t.end(),i?a:M(o,n)}},async cancel(){t.end(),await r?.cancel().catch(()=>{})}})}function V(e){async function*t(){let r;do{let s=await e(r);yield s,r=s.nextCursor??void 0}while(r!==void 0)}async function*n(){for await(let{data:r}of t())yield*r}return Object.assign(n(),{page:()=>e(void 0),pages:t})}function T(e,t,n,r=Qe){let s=g(e,t,n,async(i,...a)=>({data:await r(i,...a),response:i})),o=s.then(({data:i})=>i);return Object.assign(o,{withResponse(){return o.catch(()=>{}),s}})}function ze(e,t,n){let r=[...n],s=Object.fromEntries([...t.path.matchAll(/\{(\w+)\}/g)].map(([,l])=>[l,r.shift()])),o=/[bfu]/.test(t.flags)?Et(t,r.shift()):void 0,{query:i,options:a}=t.flags.includes("q")?Ot(r.shift()):{query:{},options:{}},d={...a,...r.shift(),params:s,query:i,body:o};return t.flags.includes("w")?me(e,t,d).replace(/^http/,"ws"):t.flags.includes("s")?At(e,t,d):t.flags.includes("d")?T(e,t,d,_):t.flags.includes("p")?V(l=>{let u=l===void 0?d:{...d,query:{...i,cursor:l}};return T(e,t,u)}):T(e,t,d)}function Et({tag:e,path:t,flags:n},r){return e!==void 0?{[e[0]]:e[1],...r}:typeof r=="string"&&t==="/api/auth/refresh"?{refreshToken:r}:r??(n.includes("b")?{}:void 0)}function Ot(e){let t={},n={};for(let[r,s]of Object.entries(e??{}))(Tt.test(r)?t:n)[r]=s;return{query:n,options:t}}var Tt=/^(?:signal|timeoutMs|maxRetries|idempotencyKey|contentType|headers)$/;async function*At(e,t,n){yield*await g(e,t,{...n,headers:{...n.headers,accept:"text/event-stream"}},O)}function Xe(e){let t=Object.entries(e).flatMap(([r,s])=>(Array.isArray(s)?s:[s]).filter(o=>o!=null).map(o=>[r,o]));if(t.some(([,r])=>Ze(r)!==void 0))return qt(t);let n=new FormData;for(let{name:r,value:s,fileName:o}of t.map(([i,a])=>et(i,a)))typeof s=="string"?n.append(r,s):n.append(r,s,o);return n}function Ze(e){let t=e?.content;return t instanceof ReadableStream?t:void 0}function et(e,t){if(t instanceof Blob)return{name:e,value:t,fileName:t.name??"file"};let{content:n,type:r="",name:s="file"}=Object(t);return n===void 0?{name:e,value:typeof t=="object"?JSON.stringify(t):String(t)}:{name:e,value:new Blob([n],{type:r}),fileName:s}}function qt(e){let t=G();async function*n(){let o=new TextEncoder;for(let[i,a]of e){let d=Ze(a),l=d===void 0?et(i,a):a,u=d===void 0?l.fileName:l.name,y=d===void 0?l.value.type:l.type,h=u===void 0?"":`; filename="${Ye(u)}"`,A=u===void 0?"":`\r
content-type: ${y||"application/octet-stream"}`;yield o.encode(`--${t}\r
content-disposition: form-data; name="${Ye(i)}"${h}${A}\r
\r
`);let I=l.value,R=(d??(typeof I=="string"?new Blob([I]):I).stream()).getReader();for(let c=await R.read();!c.done;c=await R.read())yield c.value;yield o.encode(`\r
`)}yield o.encode(`--${t}--\r
`)}let r=n();return{stream:new ReadableStream({async pull(o){let{done:i,value:a}=await r.next();i?o.close():o.enqueue(a)},async cancel(){await r.return()}}),contentType:`multipart/form-data; boundary=${t}`}}function Ye(e){return e.replace(/[\r\n"]/g,t=>`%${t.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`)}function H({flags:e,mediaType:t},{body:n,contentType:r}){if(n===void 0)return{begin:()=>({})};if(n instanceof FormData)return U(n,tt(n));if((e.includes("u")||e.includes("y")&&typeof n=="string")&&Mt(n)){let o=n instanceof Blob&&n.type!==""?n.type:void 0;return{...Ct(n),contentType:r??o??t??"application/yaml"}}if(e.includes("f")&&(!e.includes("b")||"file"in n)){let o=Xe(n);return o instanceof FormData?U(o,tt(o)):{...nt(o.stream),contentType:o.contentType}}return{...U(JSON.stringify(n)),contentType:r??"application/json"}}function U(e,t=0){return{begin:()=>({body:e}),bytes:t}}function Ct(e){return e instanceof ReadableStream?nt(e):typeof e=="string"?U(e,e.length):U(e,e instanceof Blob?e.size:e.byteLength)}function nt(e){return{isOnce:!0,begin(t){let n=e.getReader();return{body:new ReadableStream({async pull(s){let{done:o,value:i}=await n.read();t(),o?s.close():s.enqueue(i)},cancel:s=>n.cancel(s)}),duplex:"half"}}}}function Mt(e){return typeof e=="string"||e instanceof Blob||e instanceof ArrayBuffer||e instanceof Uint8Array||e instanceof ReadableStream}function tt(e){let t=0;for(let n of e.values())t+=typeof n=="string"?n.length:n.size;return t}var Dt={G:"GET",P:"POST",U:"PUT",A:"PATCH",D:"DELETE"},he=Ut();function Ut(){let e=new Map,t=(s,o)=>e.set(s,[...e.get(s)??[],o]),n="",r="";for(let s of Le.split(`
`)){let[o="",i="",...a]=s.split(" ");if(o[0]==="="){n=o.slice(1),r=i;continue}let d=y=>a.find(h=>h[0]===y)?.slice(1),l=/^[a-z]/.test(a[0]??"")?a[0]:"",u={name:o,method:Dt[i[0]],path:r+i.slice(1),flags:l,write:/[fuy]/.test(l)?H:void 0,mediaType:d("@"),tag:d(":")?.split("=")};t(n,u);for(let y of a){let[h="",A=""]=y.slice(1).split(".");y[0]==="~"&&t(h,{...u,name:A})}}return e}var rt;function K(e){rt??=new Map([...he.values()].flat().flatMap(r=>r.tag?[]:[[`${r.method} ${r.path}`,r]]));let[t="",n=""]=e.split(" ");return rt.get(e)??{method:t,path:n,flags:""}}var J=class extends m{},Q=class extends m{},z=class extends m{},Y=class extends m{},X=class extends m{},Z=class extends m{},ee=class extends m{},te=class extends m{},ne=class extends m{},Nt={400:J,401:Q,403:z,404:Y,409:X,413:Z,422:ee,429:te};function st(e){return Nt[e]??(e>=500?ne:m)}var re={explain:Wt,readForeign:$t,toProblem:(e,t)=>new(st(Number(e.status)))(e,t),isDone:(e,t)=>e==="DELETE"&&t instanceof m&&t.status===404};function Wt(e,t){for(let n=e;n;n=n.cause){if(n.code==="ECONNREFUSED")return`Nothing listens at ${t}. Check the port, and whether the server runs.`;if(n.code==="ENOTFOUND")return`No machine has the name in ${t}.`;if(n.code==="ERR_SSL_WRONG_VERSION_NUMBER"||n.code==="ERR_SSL_PACKET_LENGTH_TOO_LONG")return`The server at ${t} speaks http here: begin the endpoint with http://.`}}function $t(e){let t=e.error;if(!(typeof t?.message!="string"||typeof t.code!="string"))return{title:t.message,detail:t.message,code:t.code}}var we=class{constructor(t={}){this.settings=$(t,re);for(let[n,r]of he){let s=a=>(...d)=>ze(this.settings,a,d),o;Object.defineProperty(this,n,{get:()=>o??=Object.fromEntries(r.map(a=>[a.name,s(a)])),enumerable:!0})}}as(t){return new se({...this.settings,apiKey:t??null})}request(t,...[n]){return T(this.settings,K(t),n??{})}list(t,...[n]){let{query:r,...s}=n??{};return V(i=>T(this.settings,K(t),{...s,query:i===void 0?{...r}:{...r,cursor:i}}))}watch(t={}){return F(this.settings,t)}async open(t,n){return g(this.settings,K(t),n,j)}},se=we;var ve=class extends D{constructor(t={}){super(t,re),this.parley=new se(this.settings)}choose(t,n,r={}){return this.send({message:t.title,sessionId:n},r)}watch(t,n={}){return ye(this,t,n)}handOver(t,n={},r={}){return be(this,t,n,r)}mailTranscript(t,n={},r={}){let s={method:"POST",path:"/api/conversations/{sessionId}/transcript",flags:"bi"};return this.call(s,{...r,params:{sessionId:t},body:n})}};async function Bt(e,t,n={}){let r={method:"POST",path:"/api/files",flags:"f",write:H};return await g(e.settings,r,{...n,body:{file:t}},E)}async function Lt(e,t,n={}){let r={method:"GET",path:"/api/files/{fileId}",flags:""};return g(e.settings,r,{...n,params:{fileId:t}},_)}async function Ft(e,t,{rate:n=16e3,...r}={}){let s={method:"POST",path:"/api/voice/start",flags:"bi"},o=await e.call(s,{...r,body:t}),i=new URL(o.webSocketUrl,e.settings.endpoint.replace(/^http/,"ws"));i.searchParams.set("rate",String(n));let a=new WebSocket(i);return a.binaryType="arraybuffer",new oe(o,a)}var oe=class{#e;#t=[];#n=()=>{};#r=!1;constructor(t,n){this.started=t,this.#e=n,n.addEventListener("message",({data:r})=>{this.#t.push(typeof r=="string"?JSON.parse(r):{type:"sound",bytes:r}),this.#n()}),n.addEventListener("close",()=>{this.#r=!0,this.#n()})}sendSound(t){this.#e.readyState===1&&this.#e.send(t)}sendText(t){this.#s({type:"text",text:t})}endSound(){this.#s({type:"audio.end"})}interrupt(t){this.#s({type:"interrupt",playedMs:t})}close(){this.#e.close()}async*[Symbol.asyncIterator](){for(;;){let t=this.#t.shift();if(t!==void 0)yield t;else{if(this.#r)return;await new Promise(n=>this.#n=n)}}}#s(t){this.#e.send(JSON.stringify(t))}};var _t={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;","\0":"�"};function w(e){return e.replace(/[&<>"'\0]/g,t=>_t[t])}var jt=["http:","https:","mailto:"];function Pe(e){if(!/^(?:https?:\/\/|mailto:)/i.test(e)||!URL.canParse(e))return;let t=new URL(e);if(!(!jt.includes(t.protocol)||t.username!==""||t.password!==""))return`<a href="${w(t.href)}" target="_blank" rel="noopener noreferrer nofollow">`}var ot=/[\\`*_~![\]<\n]|https?:\/\//gi,Vt=/\(([^\s<>()"'\\]{1,2000})(?:[ \t\n]+(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?\)/y,Ht=/<([^\s<>"'\\]{1,2000})>/y,Kt=/https?:\/\/[^\s<>"'`\\]{1,2000}/iy,Jt=/[!-/:-@[-`{-~]/,it=/[\p{L}\p{N}]/u,Qt={"*":["em"],"**":["strong"],"***":["em","strong"],_:["em"],__:["strong"],___:["em","strong"],"~~":["del"]};function N(e){let t=[],n=[],r=new Map,s=0,o=new xe(e),i=0;for(;;){ot.lastIndex=i;let c=ot.exec(e),p=c?.index??e.length;if(p>i&&t.push(w(e.slice(i,p))),c===null)return t.join("");i=p+a(c[0],p)}function a(c,p){if(c==="\\")return u(p);if(c==="`")return y(p);if(c==="*"||c==="_"||c==="~")return h(c,p);if(c===`
`)return d(`<br>
`,1);if(c==="["||c==="!"&&e[p+1]==="["){let f=c==="["?"[":"![";return ae("["),d(f,f.length)}return c==="]"?A(p):c==="<"?I(l(Ht,p)?.[1],"<",p,2):c.length>1?I(zt(l(Kt,p)?.[0]),c,p,0):d("!",1)}function d(c,p){return t.push(c),p}function l(c,p){return c.lastIndex=p,c.exec(e)}function u(c){let p=e[c+1]??"";return p===`
`?d(`<br>
`,2):Jt.test(p)?d(w(p),2):d("\\",1)}function y(c){let p=ke(e,c),f=o.find(p,c+p);return f===void 0?d("`".repeat(p),p):d(`<code>${w(e.slice(c+p,f))}</code>`,f+p-c)}function h(c,p){let f=ke(e,p),v=c.repeat(f),S=Qt[v],Ee=e[p-1]??" ",Oe=e[p+f]??" ",mt=c==="_"&&it.test(Ee)&&it.test(Oe);if(S===void 0||mt)return d(v,f);let Te=/\s/.test(Ee)?void 0:R(v);return Te!==void 0?(t[Te.place]=S.map(de=>`<${de}>`).join(""),d([...S].reverse().map(de=>`</${de}>`).join(""),f)):(/\s/.test(Oe)||ae(v),d(v,f))}function A(c){let p=r.get("[")?l(Vt,c+1):null,f=p===null?void 0:Pe(p[1]);return p===null||f===void 0?(n.at(-1)?.mark==="["&&n.length>s&&R("["),d("]",1)):(t[R("[").place]=f,s=n.length,r.set("[",0),d("</a>",1+p[0].length))}function I(c,p,f,v){let S=c===void 0||r.get("[")?void 0:Pe(c);return S===void 0?d(w(e.slice(f,f+p.length)),p.length):d(`${S}${w(c)}</a>`,c.length+v)}function ae(c){n.push({mark:c,place:t.length}),r.set(c,(r.get(c)??0)+1)}function R(c){if(r.get(c))for(let p=n.pop();p!==void 0;p=n.pop()){let f=p.mark==="["&&n.length<s;if(s=Math.min(s,n.length),!f&&(r.set(p.mark,r.get(p.mark)-1),p.mark===c))return p}}}function ke(e,t){let n=t+1;for(;e[n]===e[t];)n++;return n-t}function zt(e){return e?.replace(/[.,:;!?)\]*_]{1,20}$/,"")}var xe=class{#e=new Map;#t=new Map;constructor(t){for(let n=t.indexOf("`");n>=0;n=t.indexOf("`",n)){let r=ke(t,n),s=this.#e.get(r);s===void 0?this.#e.set(r,[n]):s.push(n),n+=r}}find(t,n){let r=this.#e.get(t)??[],s=this.#t.get(t)??0;for(;s<r.length&&r[s]<n;)s++;return this.#t.set(t,s),r[s]}};var Yt=/^[ \t|:-]+$/,at=/^(:?)-+(:?)$/;function dt(e,t){if(t===void 0||!e.includes("|")||!t.includes("|")||!Yt.test(t))return!1;let n=ie(t);return n.every(r=>at.test(r))&&n.length===ie(e).length}function ct(e){let[t="",n="",...r]=e,s=ie(n).map(Xt),o=(a,d)=>`<tr>
${ie(a).map((l,u)=>`<${d}${s[u]??""}>${N(l)}</${d}>
`).join("")}</tr>
`,i=r.length===0?"":`<tbody>
${r.map(a=>o(a,"td")).join("")}</tbody>
`;return`<table>
<thead>
${o(t,"th")}</thead>
${i}</table>
`}function Xt(e){let[,t,n]=at.exec(e)??[];return t&&n?' align="center"':n?' align="right"':t?' align="left"':""}function ie(e){let t=e.trim(),n=[],r="",s=t.startsWith("|")?1:0;for(let o=s;o<t.length;o++)t[o]!=="|"&&t[o]!=="\\"||(r+=t.slice(s,o),s=o+1,t[o]==="|"?(n.push(r.trim()),r=""):(r+=t[o+1]==="|"?"|":t.slice(o,o+2),s=o+2,o++));return r=(r+t.slice(s)).trim(),r===""&&n.length>0?n:[...n,r]}var Zt=4,en=200,pt=/^ {0,3}(`{3,}|~{3,})/,tn=/^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,Ie=/^ {0,3}(#{1,6})(?:[ \t]|$)/,W=/^ {0,3}> ?/,x=/^( {0,40})(?:[-*+]|(\d{1,9})[.)])[ \t]+/;function nn(e){return Re(e.replace(/\r\n?/g,`
`).split(`
`),0)}function Re(e,t){let n=[],r=[],s=()=>{r.length>0&&n.push(`<p>${N(r.splice(0).join(`
`).trim())}</p>
`)};for(let o=0;o<e.length;){let i=e[o],a=rn(e,o,t);if(a===o){i.trim()===""?s():r.push(i.trimStart()),o++;continue}s(),n.push(dn(e.slice(o,a),t)),o=a}return s(),n.join("")}function rn(e,t,n){let r=e[t],s=Se(r);if(s!==void 0)return on(e,t,s);if(Ge(r)||Ie.test(r))return t+1;let o=n<Zt;if(!(o&&lt(r))&&dt(r,e[t+1]))return sn(e,t);if(!o)return t;let i=t;if(W.test(r))for(;i<e.length&&W.test(e[i]);)i++;else if(x.test(r))for(i++;i<e.length&&an(e,i);)i++;return i}function Se(e){let[t,n]=pt.exec(e)??[];return n?.startsWith("`")&&e.includes("`",t.length)?void 0:n}function lt(e){return W.test(e)||x.test(e)}function sn(e,t){let n=s=>s.includes("|")&&!lt(s)&&!Ie.test(s)&&Se(s)===void 0,r=t+2;for(;r<e.length&&n(e[r]);)r++;return r}function on(e,t,n){for(let r=t+1;r<e.length;r++)if(ut(e[r],n))return r+1;return e.length}function ut(e,t){let n=pt.exec(e)?.[1];return n?.startsWith(t)===!0&&e.trim()===n}function Ge(e){return e.length<=en&&tn.test(e)}function an(e,t){let n=e[t];if(n.trim()!=="")return!Ge(n)&&(x.test(n)||/^ {2}/.test(n));let r=e[t+1]??"";return x.test(r)||/^ {2}/.test(r)&&r.trim()!==""}function dn(e,t){let n=e[0],r=Se(n);if(r!==void 0)return cn(e,r);if(Ge(n))return`<hr>
`;let s=Ie.exec(n)?.[1]?.length;if(s!==void 0)return`<h${s}>${N(pn(n,s))}</h${s}>
`;if(W.test(n)){let o=e.map(i=>i.replace(W,""));return`<blockquote>
${Re(o,t+1)}</blockquote>
`}return x.test(n)?ln(e,t):ct(e)}function cn(e,t){let n=e.length>1&&ut(e.at(-1),t);return`<pre><code>${w(e.slice(1,n?-1:void 0).join(`
`))}</code></pre>
`}function pn(e,t){let n=e.trim().slice(t).trim(),r=n.length;for(;n[r-1]==="#";)r--;return r===0||/\s/.test(n[r-1])?n.slice(0,r).trimEnd():n}function ln(e,t){let[,n="",r]=x.exec(e[0]),s=r!==void 0,o=[];for(let d of e){let l=x.exec(d);l!==null&&l[1].length<=n.length+1?o.push([d.slice(l[0].length)]):o.at(-1).push(d.replace(/^ {1,40}/,u=>u.slice(n.length+2)))}let i=s&&Number(r)!==1?` start="${Number(r)}"`:"",a=s?"ol":"ul";return`<${a}${i}>
${o.map(d=>`<li>${un(d,t)}</li>
`).join("")}</${a}>
`}function un(e,t){let n=Re(e,t+1).trimEnd();return e.every((s,o)=>s.trim()!==""||o===e.length-1)?n.replace(/^<p>([\s\S]*?)<\/p>/,"$1"):n}var bs={unwrap:Ae};export{D as Chat,ve as Chatbot,X as Conflict,z as Forbidden,J as InvalidRequest,Y as NotFound,se as Parley,m as ParleyProblem,b as ParleyUnreachable,te as RateLimited,ne as ServerFailure,Z as TooLarge,ge as Typing,Q as Unauthenticated,ee as Unprocessable,oe as VoiceSession,P as WebhookRefused,Lt as downloadFile,be as handOver,nn as renderMarkdown,Ft as startVoice,Bt as uploadFile,ye as watchConversation,bs as webhooks};
