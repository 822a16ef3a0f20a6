import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Choice, Field, faultOf } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley, useSession } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const roles = ["owner", "admin", "agent"] as const;
type Role = (typeof roles)[number];

/** Shows who belongs to the workspace, and invites others. */
export function MembersPart() {
  const { settings: texts } = useTexts();
  const session = useSession();
  const [link, setLink] = useState<string | undefined>();
  const members = useQuery({ queryKey: ["members"], queryFn: () => parley.members.list({ limit: 100 }).page() });
  const invitations = useQuery({
    queryKey: ["members", "invitations"],
    queryFn: () => parley.invitations.list({ limit: 100 }).page(),
  });
  const change = useDeed(({ id, role }: { id: string; role: Role }) => parley.members.update(id, { role }), {
    renews: ["members"],
    says: texts.saved,
  });
  const invite = useDeed((invited: { email: string; role: Role }) => parley.invitations.create(invited), {
    renews: ["members"],
    says: ({ email }) => texts.invited(email),
    done: ({ url }) => setLink(url),
  });
  const withdraw = useDeed((id: string) => parley.invitations.delete(id), { renews: ["members"] });
  const me = session.kind === "signed-in" ? session : undefined;
  const mayChange = me?.workspace.role !== "agent";
  return (
    <>
      <Card title={texts.members}>
        <Waiting read={members} height={100} />
        {change.isError && <ProblemNotice error={change.error} />}
        <ul>
          {members.data?.data.map(({ id, name, email, picture, role, emailVerified }) => (
            <li key={id}>
              <Avatar name={name ?? email} picture={picture} />
              <div className="grow">
                <p className="strong cut">{name ?? email.replace(/@.*/, "")}</p>
                <p className="small muted cut">
                  {email}
                  {!emailVerified && ` · ${texts.unverified}`}
                </p>
              </div>
              {mayChange && id !== me?.user.id ? (
                <select
                  className="input role"
                  aria-label={`${texts.role}: ${name ?? email}`}
                  value={role}
                  onChange={({ target }) => change.mutate({ id, role: target.value as Role })}
                >
                  {roles.map((each) => (
                    <option key={each} value={each}>
                      {texts.roles[each]}
                    </option>
                  ))}
                </select>
              ) : (
                <span className="chip">{texts.roles[role]}</span>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {mayChange ? (
        <Card title={texts.invite}>
          <div className="pad stack">
            <form
              className="inline"
              onSubmit={(event) => {
                event.preventDefault();
                const fields = new FormData(event.currentTarget);
                invite.mutate({ email: `${fields.get("email") ?? ""}`, role: fields.get("role") as Role });
              }}
            >
              <Field
                {...{ label: texts.inviteEmail, name: "email", type: "email", required: true }}
                fault={faultOf(invite.error, "email")}
              />
              <Choice
                {...{ label: texts.role, name: "role", defaultValue: "agent" }}
                options={roles.map((value) => ({ value, label: texts.roles[value], title: texts.roleHints[value] }))}
              />
              <button type="submit" className="button primary" aria-disabled={invite.isPending}>
                {texts.invite}
              </button>
            </form>
            {invite.isError && <ProblemNotice error={invite.error} />}
            {link !== undefined && (
              <div className="shown" role="status">
                <p className="small">{texts.inviteLink}</p>
                <code>{link}</code>
                <div className="row">
                  <CopyButton text={link} />
                </div>
              </div>
            )}
          </div>
          {(invitations.data?.data.length ?? 0) > 0 && (
            <ul aria-label={texts.open}>
              {invitations.data?.data.map(({ id, email, role }) => (
                <li key={id}>
                  <span className="grow cut">{email}</span>
                  <span className="chip">{texts.roles[role]}</span>
                  <button type="button" className="button quiet" onClick={() => withdraw.mutate(id)}>
                    {texts.withdraw}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ) : (
        <p className="small muted">{texts.readOnly}</p>
      )}
    </>
  );
}
