import { capability } from "../../kernel/capability.ts";
import { deleteEndedBlocks } from "./blocking/unblock-visitor.ts";
import { deleteEndedSecrets } from "./delete-ended-secrets.ts";
import {
  contactChanged,
  contactCreated,
  contactErased,
  contactMerged,
  contactUnmerged,
  visitorBlocked,
  visitorUnblocked,
} from "./events.ts";
import { sealedIdentitySecrets } from "./identity-secrets.ts";
import { ContactId, ErasureId, SegmentId, VisitorId } from "./ids.ts";
import { contactsOfPerson } from "./people/contacts-of-person.ts";
import { noticedUsers } from "./people/noticed-users.ts";
import { cleanAfterErasure } from "./rights/clean-after-erasure.ts";
import { contactErasables } from "./rights/contact-erasables.ts";
import { contactRetention } from "./rights/contact-retention.ts";
import { routes } from "./routes.ts";
import { contactTexts } from "./texts/contact-texts.ts";

export { blockVisitor } from "./blocking/block-visitor.ts";
export { isAnyBlocked } from "./blocking/is-any-blocked.ts";
export { refuseBlocked } from "./blocking/refuse-blocked.ts";
export { isBlockedPerson, isPersonBlocked } from "./blocking/store.ts";
export { unblockVisitor } from "./blocking/unblock-visitor.ts";
export { identifyCaller, proofMissing } from "./identify-caller.ts";
export { ContactId, SegmentId } from "./ids.ts";
export { countJoined } from "./merging/store.ts";
export { findVerifiedEmail } from "./people/find-verified-email.ts";
export { foldBlanks } from "./people/fold-blanks.ts";
export { addressIdOf, type Identity } from "./people/identity.ts";
export { contactIdsOfPerson } from "./people/known-person.ts";
export { firstIdOf, momentOfId } from "./people/moment-of-id.ts";
export { noticedUsers } from "./people/noticed-users.ts";
export { parsePhoneNumber, requirePhoneNumber, withoutExtension } from "./people/parse-phone-number.ts";
export { placePerson } from "./people/place-person.ts";
export { readContact } from "./people/read-contact.ts";
export { CountryText, CustomFields, EmailText, PersonName, PhoneText } from "./people/schema.ts";
export { searchQuery, searchWordsOf } from "./people/search-words.ts";
export {
  findContactFields,
  findRoots,
  isAddressOfConversation,
  linkConversation,
  nameOfContact,
  unlinkConversation,
  withRoots,
} from "./people/store.ts";
export { linkCaller, sayWhoSpeaks, whoSpeaks } from "./people/who-speaks.ts";
export { visitorProblems } from "./problems.ts";
export { identifiedVisitorOf, reassignVisitor, retryReassignment } from "./reassign-visitor.ts";
export { BlockedVisitor, VisitorHeaders } from "./schema.ts";
export type { Conditions } from "./segments/conditions.ts";
export { contactsInSegment } from "./segments/contacts-in-segment.ts";
export { isSegment } from "./segments/segments.ts";
export { Csv } from "./transfer/csv.ts";
export { type Departure, departureOfWord } from "./transfer/departure.ts";
export type { ImportFields } from "./transfer/field-of-columns.ts";
export { importMediaTypes } from "./transfer/files/open-file.ts";
export { type ImportCall, type ImportOutcome, importRows, type RowContext } from "./transfer/import-rows.ts";
export { NotedRows } from "./transfer/noted-rows.ts";
export { fieldsOfContacts, type RowFault, readContactRow } from "./transfer/read-contact-row.ts";
export { forSpreadsheet, ImportQuery, ImportReport, maxImportBytes } from "./transfer/schema.ts";
export { templateOf } from "./transfer/template-of.ts";
export { meaningOfCell, usualField } from "./transfer/texts/file-words.ts";
export { withOwnAddresses } from "./transfer/with-own-addresses.ts";
export { isVisitorOfUser, visitorOfPerson, visitorOfUser } from "./visitor-of-user.ts";
export { VisitorToken } from "./visitor-token.ts";

/**
 * The people whom a workspace serves: anonymous visitors, users whose identity its server proves, and
 * contacts, of whom it keeps a record.
 */
export const contacts = capability({
  name: "contacts",
  texts: contactTexts,
  scopes: [
    {
      name: "contacts:read",
      summary: "Read and export contacts and what is stored about them, and list who is blocked",
    },
    {
      name: "contacts:write",
      summary: "Make, change, merge, import, block and erase contacts and users",
      isBounded: true,
    },
  ],
  tables: [
    "blocked_visitor",
    "contact",
    "contact_conversation",
    "contact_identity",
    "erasure",
    "identity_secret",
    "imported_row",
    "joined_by_number",
    "segment",
  ],
  ids: [VisitorId, ContactId, ErasureId, SegmentId],
  routes,
  events: [
    visitorBlocked,
    visitorUnblocked,
    contactCreated,
    contactChanged,
    contactMerged,
    contactUnmerged,
    contactErased,
  ],
  personalData: contactsOfPerson,
  erasables: contactErasables,
  retention: [contactRetention],
  jobs: [deleteEndedBlocks, deleteEndedSecrets, cleanAfterErasure],
  sealed: [sealedIdentitySecrets],
  stop: (kernel) => noticedUsers(kernel).idle(),
});
