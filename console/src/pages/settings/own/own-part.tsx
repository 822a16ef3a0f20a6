import { Avatar } from "../../../parts/avatar.tsx";
import { Card } from "../../../parts/cards/card.tsx";
import { Field, faultOf } from "../../../parts/field.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley, useSession } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { GrantList } from "../apps/grant-list.tsx";
import { PasskeyCard } from "./passkey-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";

/** Shows the person's own account: address, password and what the sign-in asks for beside it. */
export function OwnPart() {
  return (
    <>
      <Profile />
      <Password />
      <SecondFactorCard />
      <PasskeyCard />
      <GrantList isOfEverybody={false} />
    </>
  );
}

function Profile() {
  const { own: texts, settings } = useTexts();
  const session = useSession();
  const resend = useDeed(() => parley.auth.resendVerification(), { says: texts.mailSent });
  if (session.kind !== "signed-in") return null;
  const { name, email, emailVerified, picture } = session.user;
  return (
    <Card title={settings.own}>
      <ul>
        <li>
          <Avatar name={name ?? email} picture={picture} large />
          <div className="grow">
            <p className="strong cut">{name ?? email}</p>
            {name !== null && <p className="small muted cut">{email}</p>}
          </div>
          {emailVerified ? (
            <span className="chip good">{texts.verified}</span>
          ) : (
            <>
              <span className="chip warn">{settings.unverified}</span>
              <button type="button" className="button" onClick={() => resend.mutate()}>
                {texts.mailAgain}
              </button>
            </>
          )}
        </li>
      </ul>
      {resend.error !== null && <ProblemNotice error={resend.error} />}
      <ProfileForm user={session.user} />
    </Card>
  );
}

function Password() {
  const { own: texts, door } = useTexts();
  const change = useDeed((fields: { password: string; newPassword: string }) => parley.auth.changePassword(fields), {
    says: texts.passwordChanged,
  });
  return (
    <Card title={door.password}>
      <div className="pad">
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (change.isPending) return;
            const form = event.currentTarget;
            const fields = new FormData(form);
            change.mutate(
              { password: `${fields.get("password") ?? ""}`, newPassword: `${fields.get("new") ?? ""}` },
              { onSuccess: () => form.reset() },
            );
          }}
        >
          <Field
            {...{ label: texts.present, name: "password", type: "password", autoComplete: "current-password" }}
            {...{ required: true, fault: faultOf(change.error, "password") }}
          />
          <Field
            {...{ label: texts.next, name: "new", type: "password", autoComplete: "new-password", required: true }}
            {...{ minLength: 10, maxLength: 128, hint: door.passwordHint }}
            fault={faultOf(change.error, "newPassword")}
          />
          {change.isError && <ProblemNotice error={change.error} />}
          <div className="row">
            <button type="submit" className="button primary" aria-disabled={change.isPending}>
              {texts.changePassword}
            </button>
            <span className="small muted">{texts.endsOthers}</span>
          </div>
        </form>
      </div>
    </Card>
  );
}
