import { mutantsOf } from "../mutant.ts";

const capabilities = "server/capabilities";
const leadTests = [`${capabilities}/leads/capturing/capture-lead.test.ts`];
const formTests = [`${capabilities}/leads/capturing/answer-form.test.ts`];
const spamTests = [`${capabilities}/forms/judge-submission.test.ts`];

/** These guard what a lead tells its sender, what keeps spam apart, and where a form may lead. */
export const mutantsOfLeads = [
  ...mutantsOf(`${capabilities}/leads/capturing/capture-lead.ts`, leadTests, [
    [
      "a browser is told the contact's own id",
      'caller.kind !== "publishable-key" && rootId !== null',
      "rootId !== null",
    ],
    [
      "a page says which user it is without a proof",
      'caller.kind === "publishable-key" ? caller.userId : (userId ?? undefined)',
      "userId ?? caller.userId",
    ],
  ]),
  ...mutantsOf(`${capabilities}/contacts/people/store.ts`, leadTests, [
    [
      "a user who claims an address becomes its owner",
      "where verified or not exists (select from wanted other where other.number = matched.number and other.verified)",
      "where true",
    ],
  ]),
  ...mutantsOf(
    `${capabilities}/contacts/people/store.ts`,
    [`${capabilities}/contacts/people/people-of-one-number.test.ts`],
    [
      ["a number joins people", "and wanted.kind <> 'phone'\n        limit 1", "limit 1"],
      [
        "a stranger adds a number to a known person",
        "first_known.contact_id is null or given.may_add as takes_all",
        "true as takes_all",
      ],
      [
        "the rights of a person take in who shares the number",
        "and other.contact_id <> all(${contactIds}::uuid[]))",
        "and false)",
      ],
    ],
  ),
  ...mutantsOf(`${capabilities}/forms/answer-form.ts`, formTests, [
    ["a form leads on to any page", "origins?.includes(origin) ? href", "origins ? href"],
  ]),
  ...mutantsOf("server/http/admitting/admit.ts", formTests, [
    ["a form takes a secret key", 'key.startsWith("parley_pk_")', 'key.startsWith("parley_")'],
  ]),
  ...mutantsOf(`${capabilities}/forms/spend-proof.ts`, spamTests, [
    [
      "a proof of work counts any number of times",
      "(await spend(tx, { workspaceId, ...proof }))",
      "proof.hash.length > 0",
    ],
  ]),
  ...mutantsOf(`${capabilities}/forms/proof-of-work.ts`, spamTests, [
    ["any solution of a proof of work counts", "if (verified && !isExpired)", "if (!isExpired)"],
  ]),
  ...mutantsOf(`${capabilities}/forms/form-timestamp.ts`, spamTests, [
    ["any timestamp of a form is signed", "return isOurs && ageMs", "return ageMs"],
  ]),
  ...mutantsOf(`${capabilities}/forms/judge-submission.ts`, spamTests, [
    ["the honeypot says nothing", "(isFilled(guards._gotcha) ?", "(isFilled(undefined) ?"],
  ]),
  ...mutantsOf(
    "packages/documents/src/csv/write-csv.ts",
    [`${capabilities}/contacts/transfer/import-contacts.test.ts`],
    [["a spreadsheet runs a cell", "phoneNumber.test(value) ? value", "value !== null ? value"]],
  ),
  ...mutantsOf(
    `${capabilities}/leads/leads-of-person.ts`,
    [`${capabilities}/contacts/people/contacts.test.ts`],
    [
      [
        "spam of an erased person stays",
        "eraseLeads(kernel, tx, person.workspaceId, person),\n  },",
        "eraseLeads(kernel, tx, person.workspaceId, { ...person, emails: [], phones: [] }),\n  },",
      ],
    ],
  ),
  ...mutantsOf(
    `${capabilities}/leads/mailing/store.ts`,
    [`${capabilities}/leads/mailing/show-lead-page.test.ts`],
    [["the link in a lead's mail never ends", "and expires_at > ${now}`", "and ${now}::timestamptz is not null`"]],
  ),
  ...mutantsOf(
    `${capabilities}/leads/sent-forms/first-lead-of-form.ts`,
    [`${capabilities}/leads/sent-forms/first-lead-of-form.test.ts`],
    [["a second click on a form is a second lead", "isFirst: id === own", "isFirst: true"]],
  ),
  ...mutantsOf(
    `${capabilities}/leads/capturing/without-hidden-characters.ts`,
    [`${capabilities}/leads/capturing/without-hidden-characters.test.ts`],
    [["a name turns the line of a list around", '(text ?? "").replace(hidden, "")', '(text ?? "")']],
  ),
  ...mutantsOf(
    `${capabilities}/contacts/transfer/known-rows.ts`,
    [`${capabilities}/contacts/transfer/import-contacts.test.ts`],
    [
      [
        "a file that is sent again makes contacts twice",
        'hashes.some((each) => known.has(each.toString("hex")))',
        "hashes.length === 0",
      ],
      ["two imports at once make a contact twice", "await lockWorkspace(tx, workspaceId);", ""],
    ],
  ),
  ...mutantsOf(
    `${capabilities}/conversations/transcripts/refuse-foreign-address.ts`,
    [`${capabilities}/conversations/transcripts/mail-transcript.test.ts`],
    [
      [
        "a visitor mails a transcript to a stranger",
        "if (texts.some((text) => isWrittenIn(text, email))) return;",
        "if (texts.length >= 0) return;",
      ],
      [
        "the end of a written address counts as written",
        'word.replace(/[.!?]+$/, "") === email',
        'word.replace(/[.!?]+$/, "").endsWith(email)',
      ],
    ],
  ),
];
