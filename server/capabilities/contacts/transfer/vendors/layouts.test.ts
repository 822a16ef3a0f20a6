import assert from "node:assert/strict";
import { test } from "node:test";
import { type Person, signUp } from "../../../../testing/client.ts";
import { useTestServer } from "../../../../testing/test-server.ts";

/** Each service has two files here. In one of them, a person has left. */

const server = useTestServer();

const send = async ({ client }: Person, what: string, file: string, query = "") =>
  (await client.post(`/api/${what}/import${query}`, file, { headers: { "content-type": "text/csv" } })).body;

const mailchimp =
  "Email Address,First Name,Last Name,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,";

const files: [service: string, statuses: Record<string, string>, file: string, contact: object][] = [
  [
    "Mailchimp",
    { "ida@example.com": "confirmed", "uwe@example.com": "pending" },
    `${mailchimp}LAST_CHANGED,LEID,EUID,NOTES,TAGS
ida@example.com,Ida,Berg,+49 30 901821,2,2023-01-05 08:00:00,192.0.2.1,2023-01-05 08:01:10,192.0.2.1,52.5,13.4,1,2,Europe/Berlin,DE,BE,2024-01-01 00:00:00,11,e1,,"""vip"",""press"""
uwe@example.com,Uwe,,,2,2023-01-06 08:00:00,,,,,,,,,,,2024-01-01 00:00:00,12,e2,,`,
    { name: "Ida Berg", phone: "+4930901821", tags: ["vip", "press"] },
  ],
  [
    "Mailchimp",
    { "lea@example.com": "unsubscribed", "tom@example.com": "bounced" },
    `${mailchimp}UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON,CLEAN_TIME,LAST_CHANGED,LEID,EUID,NOTES,TAGS
lea@example.com,Lea,Wolf,,2,2022-03-01 09:00:00,192.0.2.3,2022-03-01 09:02:00,192.0.2.3,,,,,,,,2024-04-30 17:12:09,Spring,NORMAL,,2024-04-30 17:12:09,13,e3,,
tom@example.com,Tom,,,2,2022-03-01 09:00:00,,2022-03-01 09:02:00,192.0.2.3,,,,,,,,,,,2023-09-09 10:00:00,2024-04-30 17:12:09,14,e4,,`,
    { name: "Lea Wolf", tags: [] },
  ],
  [
    "Ghost",
    { "kim@example.com": "pending" },
    `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
64f0,kim@example.com,Kim Rao,likes tea,true,false,,2024-02-01T10:00:00.000Z,,"early, paid",`,
    { name: "Kim Rao", tags: ["early", "paid"], custom: { note: "likes tea", created_at: "2024-02-01T10:00:00.000Z" } },
  ],
  [
    "Ghost",
    { "max@example.com": "unsubscribed", "amy@example.com": "unsubscribed", "joe@example.com": "pending" },
    `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
64f1,max@example.com,Max,,false,true,cus_1,2024-02-01T10:00:00.000Z,,,
64f2,amy@example.com,Amy,,true,false,,2024-02-01T10:00:00.000Z,2024-06-01T10:00:00.000Z,,
64f3,joe@example.com,Joe,,true,false,,2024-02-01T10:00:00.000Z,,,`,
    { name: "Max", tags: [] },
  ],
  [
    "Substack",
    { "eva@example.com": "pending" },
    `email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at
eva@example.com,true,2027-01-01T00:00:00.000Z,yearly,false,2023-05-05T05:05:05.000Z,2023-05-06T05:05:05.000Z`,
    { email: "eva@example.com" },
  ],
  [
    "Substack",
    { "ole@example.com": "unsubscribed", "pia@example.com": "pending" },
    `email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at
ole@example.com,false,,other,true,2023-05-05T05:05:05.000Z,
pia@example.com,false,,other,false,2023-05-05T05:05:05.000Z,`,
    { email: "ole@example.com" },
  ],
  [
    "listmonk",
    { "nora@example.com": "pending" },
    `uuid,email,name,attributes,status,created_at,updated_at
0b1f5c1e-0000-4000-8000-000000000001,nora@example.com,Nora Lund,"{""city"": ""Oslo""}",enabled,2024-03-03 12:00:00.123456+00,2024-03-03 12:00:00.123456+00`,
    { name: "Nora Lund" },
  ],
  [
    "listmonk",
    { "bert@example.com": "unsubscribed", "carl@example.com": "unsubscribed", "dora@example.com": "pending" },
    `uuid,email,name,attributes,status,created_at,updated_at
0b1f5c1e-0000-4000-8000-000000000002,bert@example.com,Bert,{},blocklisted,2024-03-03T12:00:00Z,2024-03-03T12:00:00Z
0b1f5c1e-0000-4000-8000-000000000003,carl@example.com,Carl,{},disabled,2024-03-03T12:00:00Z,2024-03-03T12:00:00Z
0b1f5c1e-0000-4000-8000-000000000004,dora@example.com,Dora,{},enabled,2024-03-03T12:00:00Z,2024-03-03T12:00:00Z`,
    { name: "Bert" },
  ],
  [
    "Keila",
    { "finn@example.com": "pending" },
    `Email,First name,Last name,Data,Status,External ID
finn@example.com,Finn,Aalto,"{""age"": 40}",active,`,
    { name: "Finn Aalto" },
  ],
  [
    "Keila",
    { "gwen@example.com": "unsubscribed", "hugo@example.com": "bounced", "iris@example.com": "pending" },
    `Email,First name,Last name,Data,Status,External ID
gwen@example.com,Gwen,,,unsubscribed,
hugo@example.com,Hugo,,,unreachable,
iris@example.com,Iris,,,active,7`,
    { name: "Gwen" },
  ],
  [
    "HubSpot",
    { "jan@example.com": "pending" },
    `Record ID,First Name,Last Name,Email,Phone Number,Company name,Lead Status,Create Date,Additional email addresses
501,Jan,Smit,jan@example.com,+31 20 794 7000,Smit BV,New,2024-01-02 09:30,jan.smit@example.com;smit@example.com`,
    { name: "Jan Smit", phone: "+31207947000", company: "Smit BV" },
  ],
  [
    "HubSpot",
    { "kai@example.com": "unsubscribed", "lil@example.com": "bounced", "mia@example.com": "pending" },
    `Record ID,First Name,Last Name,Email,Unsubscribed from all email,Email hard bounce reason,Create Date
502,Kai,,kai@example.com,Yes,,2024-01-02 09:30
503,Lil,,lil@example.com,,UNKNOWN_USER,2024-01-02 09:30
504,Mia,,mia@example.com,No,,2024-01-02 09:30`,
    { name: "Kai" },
  ],
  [
    "HubSpot",
    { "nia@example.com": "unsubscribed", "ole@example.com": "unsubscribed", "pia@example.com": "pending" },
    `Record ID,First Name,Email,Unsubscribed from all email,Opted out of email: Marketing Information,Opted out of email: One to One
505,Nia,nia@example.com,,true,
506,Ole,ole@example.com,false,false,Yes
507,Pia,pia@example.com,false,false,`,
    { name: "Nia" },
  ],
  [
    "Zoho CRM",
    { "rea@example.com": "pending" },
    `Record Id,Contact Owner.id,First Name,Last Name,Email,Account Name,Phone,Secondary Email,Mailing Country,Created Time
zcrm_1,zcrm_9,Rea,Lang,rea@example.com,Lang KG,030 901820,rea.lang@example.com,Germany,2024-01-02 09:30:00`,
    { name: "Rea Lang", phone: "+4930901820", company: "Lang KG", custom: { "Mailing Country": "Germany" } },
  ],
  [
    "Zoho CRM",
    { "sam@example.com": "unsubscribed", "tim@example.com": "pending" },
    `Record Id,First Name,Last Name,Email,Phone,Mobile,Email Opt Out,Country
zcrm_2,Sam,Voss,sam@example.com,01 4020 5000,,true,Frankreich
zcrm_3,Tim,Voss,tim@example.com,,,false,`,
    { name: "Sam Voss", phone: "+33140205000", custom: { Country: "Frankreich" } },
  ],
  [
    "Google Contacts",
    { "otto@example.com": "pending" },
    `First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value
Otto,,Krug,Krug AG,,vip ::: * myContacts,* Work,otto@example.com,Home,otto.krug@example.com,Mobile,+49 30 901822,Work,+49 30 901823`,
    { name: "Otto Krug", company: "Krug AG", tags: ["vip"], phone: "+4930901822" },
  ],
  [
    "Google Contacts",
    { "rita@example.com": "unsubscribed", "sven@example.com": "pending" },
    `Name,Given Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value
Rita Moor,Rita,Moor,* myContacts ::: Unsubscribed,*,rita@example.com,Mobile,
Sven Ek,Sven,Ek,* myContacts,*,sven@example.com,Mobile,`,
    { name: "Rita Moor", tags: ["Unsubscribed"] },
  ],
  [
    "Outlook",
    { "tess@example.com": "pending" },
    `First Name,Middle Name,Last Name,Company,Business Phone,Mobile Phone,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,Categories,Priority
Tess,,Vale,Vale Ltd,+44 20 7946 0000,+44 7911 123456,tess@example.com,SMTP,Tess Vale,tv@example.com,Red;Press,Normal`,
    { name: "Tess Vale", phone: "+447911123456", company: "Vale Ltd", tags: ["Red", "Press"] },
  ],
  [
    "Outlook",
    { "vera@example.com": "unsubscribed", "walt@example.com": "pending" },
    `Vorname;Nachname;Firma;Telefon geschäftlich;E-Mail-Adresse;E-Mail 2: Adresse;Kategorien
Vera;Thal;Thal GmbH;;vera@example.com;;Presse, Abgemeldet
Walt;Thal;Thal GmbH;;walt@example.com;;Presse`,
    { name: "Vera Thal", company: "Thal GmbH", tags: ["Presse", "Abgemeldet"] },
  ],
];

for (const [service, statuses, file, contact] of files) {
  test(`a file of ${service} with ${Object.values(statuses).join(", ")} is known by its columns`, async () => {
    const owner = await signUp(server.client);
    const subscribers = await send(owner, "newsletter/subscribers", file, "?ask=true");
    assert.deepEqual(
      [subscribers.layout, subscribers.failed, subscribers.created],
      [service, 0, Object.keys(statuses).length],
      JSON.stringify(subscribers),
    );
    assert.deepEqual(
      subscribers.notes.filter(({ row }: { row: number }) => row === 0),
      [],
    );
    const stored = (await owner.client.get("/api/newsletter/subscribers?limit=100")).body.data;
    const byEmail = stored.map(({ email, status }: Record<string, string>) => [email, status]);
    assert.deepEqual(Object.fromEntries(byEmail), statuses);
    const contacts = await send(owner, "contacts", file);
    assert.deepEqual([contacts.layout, contacts.failed], [service, 0], JSON.stringify(contacts));
    const [email] = Object.keys(statuses);
    const found = (await owner.client.get(`/api/contacts?email=${encodeURIComponent(email!)}`)).body.data[0];
    assert.partialDeepStrictEqual(found, contact);
  });
}

test("the second address and number of a person lead to the contact, too", async () => {
  const owner = await signUp(server.client);
  const [, , google] = files.find(([service]) => service === "Google Contacts")!;
  await send(owner, "contacts", google);
  const [otto] = (await owner.client.get("/api/contacts?email=otto.krug@example.com")).body.data;
  assert.equal(otto.name, "Otto Krug");
  assert.deepEqual(otto.identities.map(({ value }: { value: string }) => value).sort(), [
    "+4930901822",
    "+4930901823",
    "otto.krug@example.com",
    "otto@example.com",
  ]);
});
