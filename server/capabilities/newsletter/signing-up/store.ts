import type { Transaction } from "../../../kernel/storage/database.ts";
import { execute } from "../../../kernel/storage/sql.ts";
import type { SpamReason } from "../../forms/index.ts";
import type { Consent } from "../schema.ts";

/** The SQL of sign-ups. */

export type SignUp = {
  workspaceId: string;
  listId: string;
  /** For an address that is new. */
  subscriberId: string;
  proofId: string;
  email: string;
  addressHash: Buffer;
  mailboxHash: Buffer;
  name: string | null;
  /**
   * The form says this language. Without it the list decides, then the settings, then the browser.
   */
  language: string | null;
  browserLanguage: string | null;
  source: string | null;
  isSpam: boolean;
  spamPoints: number;
  spamReasons: readonly SpamReason[];
  ip: string;
  userAgent: string;
  formId: string | null;
  page: string | null;
  /** The host of the page. */
  site: string | null;
  consent: Consent | null;
  at: Date;
};

/** An attacker cannot fill the table with proofs of one address. */
const mostRequestsKept = 20;

/**
 * Stores sign-ups for addresses that differ from each other. Spam changes nothing of an address that is
 * known. A mail of confirmation is owed for every subscription that waits, unless the address complained,
 * came back or was blocked by a member.
 */
export async function insertSignUps(tx: Transaction, signUps: readonly SignUp[]): Promise<void> {
  const rows = signUps.map((each) => ({
    workspace_id: each.workspaceId,
    list_id: each.listId,
    subscriber_id: each.subscriberId,
    proof_id: each.proofId,
    email: each.email,
    address_hash: each.addressHash.toString("hex"),
    mailbox_hash: each.mailboxHash.toString("hex"),
    name: each.name,
    language: each.language,
    browser_language: each.browserLanguage,
    source: each.source,
    is_spam: each.isSpam,
    spam_points: each.spamPoints,
    spam_reasons: each.spamReasons,
    ip: each.ip,
    user_agent: each.userAgent,
    form_id: each.formId,
    page: each.page,
    site: each.site,
    consent: each.consent,
    at: each.at,
  }));
  await execute(tx)`
    with given as materialized (
      select given.workspace_id, list_id, subscriber_id, proof_id, email,
        decode(given.address_hash, 'hex') as address_hash, decode(given.mailbox_hash, 'hex') as mailbox_hash, given.name,
        coalesce(given.language, list.language, settings.language, browser_language) as language, source, is_spam,
        spam_points, spam_reasons, ip, user_agent, form_id, page, site, consent, at
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (workspace_id uuid, list_id uuid,
        subscriber_id uuid, proof_id uuid, email text, address_hash text, mailbox_hash text, name text, language text,
        browser_language text, source text, is_spam boolean, spam_points integer, spam_reasons jsonb, ip text, user_agent text, form_id text,
        page text, site text, consent jsonb, at timestamptz)
      -- A list that was deleted a moment ago takes nobody.
      join newsletter_list list on list.workspace_id = given.workspace_id and list.id = given.list_id
      left join newsletter_settings settings on settings.workspace_id = given.workspace_id
    ), taken as (
      insert into subscriber as known (workspace_id, id, email, address_hash, name, language, is_spam, spam_points,
        spam_reasons, created_at, updated_at)
      select workspace_id, subscriber_id, email, address_hash, name, language, is_spam, spam_points, spam_reasons, at, at
      -- In one order, so that two nodes do not wait for each other.
      from given order by workspace_id, address_hash
      on conflict (workspace_id, address_hash) do update set
        email = excluded.email,
        -- Of a person who has confirmed, a stranger changes nothing.
        name = case when known.contact_id is null then coalesce(excluded.name, known.name) else known.name end,
        language =
          case when known.contact_id is null then coalesce(excluded.language, known.language) else known.language end,
        state = case when known.state = 'erased' then 'active' else known.state end,
        is_spam = known.is_spam and (excluded.is_spam or known.taught is not distinct from 'spam'),
        spam_points = case when known.is_spam then excluded.spam_points else known.spam_points end,
        spam_reasons = case when known.is_spam then excluded.spam_reasons else known.spam_reasons end,
        updated_at = excluded.updated_at
      where not excluded.is_spam or known.is_spam
      returning workspace_id, id, address_hash, state, is_spam
    ), subscribed as (
      insert into subscription as known (workspace_id, subscriber_id, list_id, status, source, requested_at)
      select taken.workspace_id, taken.id, given.list_id, 'pending', given.source, given.at
      from taken join given on given.workspace_id = taken.workspace_id and given.address_hash = taken.address_hash
      order by taken.workspace_id, taken.id
      on conflict (workspace_id, subscriber_id, list_id) do update set
        status = case when known.status = 'unsubscribed' then 'pending' else known.status end,
        source = case when known.status = 'unsubscribed' then excluded.source else known.source end,
        requested_at = case when known.status = 'unsubscribed' then excluded.requested_at else known.requested_at end
      returning workspace_id, subscriber_id, status
    ), proved as (
      insert into subscription_proof (workspace_id, id, subscriber_id, list_id, step, at, ip, user_agent, form_id, page,
        consent, language)
      select taken.workspace_id, given.proof_id, taken.id, given.list_id, 'requested', given.at, given.ip,
        given.user_agent, given.form_id, given.page, given.consent, given.language
      from taken join given on given.workspace_id = taken.workspace_id and given.address_hash = taken.address_hash
      where (
        select count(*) from (
          select from subscription_proof proof
          where proof.workspace_id = taken.workspace_id and proof.subscriber_id = taken.id and step = 'requested'
          limit ${mostRequestsKept}) kept) < ${mostRequestsKept}
    )
    insert into owed_opt_in as known (workspace_id, subscriber_id, mailbox_hash, spam_points, site, owed_since, next_at)
    select taken.workspace_id, taken.id, given.mailbox_hash, given.spam_points, given.site, given.at, given.at
    from taken join given on given.workspace_id = taken.workspace_id and given.address_hash = taken.address_hash
    join subscribed on subscribed.workspace_id = taken.workspace_id and subscribed.subscriber_id = taken.id
    where subscribed.status = 'pending' and not taken.is_spam and taken.state = 'active'
      and not exists (
        select from suppression where suppression.workspace_id = taken.workspace_id
          and suppression.address_hash = taken.address_hash and reason in ('bounced', 'complained', 'member'))
    order by taken.workspace_id, taken.id
    on conflict (workspace_id, subscriber_id) do update set
      spam_points = least(known.spam_points, excluded.spam_points), site = excluded.site`;
}
