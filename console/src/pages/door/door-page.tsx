import "./door.css";
import type { PasskeyAnswer } from "@parley/client";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Field, faultOf } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { begin, stranger, useSession } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { readPasskey } from "./read-passkey.ts";

type SignIn = Awaited<ReturnType<typeof stranger.auth.signIn>>;
type Pending = Extract<SignIn, { secondFactorRequired: true }>;

/** Signs in with address and password, and with a second factor where the account has one. */
export function SignInPage() {
  const { door: texts } = useTexts();
  const [pending, setPending] = useState<Pending | undefined>();
  const form = useForm(async (fields) => {
    const answer = await stranger.auth.signIn({
      email: fields.email ?? "",
      password: fields.password ?? "",
      session: "cookie",
    });
    if ("secondFactorRequired" in answer) setPending(answer);
    else begin(answer);
  });
  const session = useSession();
  const isEnded = session.kind === "signed-out" && session.isEnded;
  useEnter();
  if (pending !== undefined) return <SecondFactor pending={pending} restart={() => setPending(undefined)} />;
  return (
    <Door title={texts.welcome} text={isEnded ? texts.ended : texts.welcomeText}>
      <form onSubmit={form.submit}>
        <Field label={texts.email} name="email" type="email" autoComplete="username" required />
        <Field label={texts.password} name="password" type="password" autoComplete="current-password" required />
        <Outcome form={form} label={texts.signIn} />
      </form>
      <p className="beneath">
        <Link className="link" to="/forgot">
          {texts.forgot}
        </Link>
        <span>
          {texts.noAccount}{" "}
          <Link className="link" to="/sign-up">
            {texts.signUp}
          </Link>
        </span>
      </p>
    </Door>
  );
}

function SecondFactor({ pending, restart }: { pending: Pending; restart: () => void }) {
  const { door: texts } = useTexts();
  const { secondFactorToken, methods, passkeyOptions } = pending;
  const pass = async (proof: { code: string } | { passkey: PasskeyAnswer }) =>
    begin(await stranger.auth.passSecondFactor({ secondFactorToken, session: "cookie", ...proof }));
  const form = useForm(({ code = "" }) => pass({ code: code.replaceAll(" ", "") }));
  const byPasskey = useForm(async () => pass({ passkey: await readPasskey(passkeyOptions) }));
  useEnter();
  return (
    <Door title={texts.secondTitle} text={texts.secondText}>
      <div className="stack">
        {methods.includes("passkey") && passkeyOptions !== undefined && (
          <form onSubmit={byPasskey.submit}>
            <Outcome form={byPasskey} label={texts.passkey} />
          </form>
        )}
        {(methods.includes("totp") || methods.includes("recovery-code")) && (
          <form onSubmit={form.submit}>
            <Field label={texts.code} name="code" autoComplete="one-time-code" required minLength={6} maxLength={40} />
            <Outcome form={form} label={texts.confirm} />
          </form>
        )}
      </div>
      <p className="beneath">
        <button type="button" className="button quiet" onClick={restart}>
          {texts.back}
        </button>
      </p>
    </Door>
  );
}

/** Makes an account with a workspace of its own. */
export function SignUpPage() {
  const { door: texts } = useTexts();
  const form = useForm(async ({ email = "", password = "", name, workspaceName }) =>
    begin(
      await stranger.auth.signUp({
        ...{ email, password, session: "cookie" },
        ...(name ? { name } : {}),
        ...(workspaceName ? { workspaceName } : {}),
      }),
    ),
  );
  useEnter("/start");
  return (
    <Door title={texts.start} text={texts.startText}>
      <form onSubmit={form.submit}>
        <Field label={texts.workspace} name="workspaceName" autoComplete="organization" maxLength={100} />
        <Field label={texts.name} name="name" autoComplete="name" maxLength={100} />
        <Field
          {...{ label: texts.email, name: "email", type: "email", autoComplete: "username", required: true }}
          fault={faultOf(form.error, "email")}
        />
        <Field
          {...{ label: texts.password, name: "password", type: "password", autoComplete: "new-password" }}
          {...{ required: true, minLength: 10, maxLength: 128, hint: texts.passwordHint }}
          fault={faultOf(form.error, "password")}
        />
        <Outcome form={form} label={texts.signUp} />
      </form>
      <p className="beneath">
        <span>
          {texts.hasAccount}{" "}
          <Link className="link" to="/sign-in">
            {texts.signIn}
          </Link>
        </span>
      </p>
    </Door>
  );
}

/** Has the link mailed with which a new password is chosen. */
export function ForgotPage() {
  const { door: texts } = useTexts();
  const [isSent, setSent] = useState(false);
  const form = useForm(async ({ email = "" }) => {
    await stranger.auth.forgotPassword({ email });
    setSent(true);
  });
  return (
    <Door title={texts.forgotTitle} text={texts.forgotText}>
      {isSent ? (
        <div role="status" className="stack">
          <p>{texts.sent}</p>
          <p className="small muted">{texts.noMail}</p>
        </div>
      ) : (
        <form onSubmit={form.submit}>
          <Field label={texts.email} name="email" type="email" autoComplete="username" required />
          <Outcome form={form} label={texts.sendLink} />
        </form>
      )}
      <p className="beneath">
        <Link className="link" to="/sign-in">
          {texts.back}
        </Link>
      </p>
    </Door>
  );
}

/** Accepts an invitation: with a new password, or with that of the account. */
export function InvitationPage() {
  const { door: texts } = useTexts();
  const { token } = useSearch({ from: "/invitation" });
  const form = useForm(async ({ password = "", name }) =>
    begin(
      await stranger.invitations.accept({
        ...{ token: token ?? "", password, session: "cookie" },
        ...(name ? { name } : {}),
      }),
    ),
  );
  useEnter();
  return (
    <Door title={texts.invitedTitle} text={token === undefined ? texts.noToken : texts.invitedText}>
      {token === undefined ? (
        <p className="beneath">
          <Link className="link" to="/sign-in">
            {texts.back}
          </Link>
        </p>
      ) : (
        <form onSubmit={form.submit}>
          <Field label={texts.name} name="name" autoComplete="name" maxLength={100} />
          <Field
            {...{ label: texts.password, name: "password", type: "password", autoComplete: "new-password" }}
            {...{ required: true, maxLength: 128, hint: texts.passwordHint }}
          />
          <Outcome form={form} label={texts.join} />
        </form>
      )}
    </Door>
  );
}

function Door({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { door: texts } = useTexts();
  return (
    <main className="door">
      <div>
        <p className="brand">
          <span className="logo">
            <Icon name="message-circle" />
          </span>
          Parley
        </p>
        <div className="card">
          <h1>{title}</h1>
          <p>{text}</p>
          {isSecureContext ? (
            children
          ) : (
            <p className="problem" role="alert">
              {texts.needsHttps}
            </p>
          )}
        </div>
      </div>
    </main>
  );
}

type Form = { submit: (event: FormEvent<HTMLFormElement>) => void; isBusy: boolean; error: unknown };

/** Sends the fields of a form once, and keeps what went wrong. */
function useForm(send: (fields: Record<string, string>) => Promise<unknown>): Form {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
    );
    send(fields)
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return { submit, isBusy, error };
}

function Outcome({ form, label }: { form: Form; label: string }) {
  return (
    <>
      {form.error !== undefined && <ProblemNotice error={form.error} />}
      <button type="submit" className="button primary wide" aria-disabled={form.isBusy}>
        {label}
      </button>
    </>
  );
}

/** Leads a person who has signed in to the page that was wanted, or to `usual`. */
function useEnter(usual: "/" | "/start" = "/"): void {
  const session = useSession();
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const isIn = session.kind === "signed-in";
  useEffect(() => {
    if (!isIn) return;
    // A path of the console alone: a link must not lead people to another site after they signed in.
    const isOwn = next !== undefined && /^\/(?!\/)[\w/.?=&%-]*$/.test(next);
    if (isOwn) router.history.replace(`/console${next.replace(/^\/console/, "")}`);
    else void router.navigate({ to: usual });
  }, [isIn, next, router, usual]);
}
