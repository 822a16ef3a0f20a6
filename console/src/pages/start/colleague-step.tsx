import { useQuery } from "@tanstack/react-query";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Choice, Field, faultOf } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const roles = ["agent", "admin", "owner"] as const;

/** Invites a colleague, and gives the link that can be passed on. */
export function ColleagueStep() {
  const { settings: texts } = useTexts();
  const invited = useQuery({
    queryKey: ["members", "invitations"],
    queryFn: () => parley.invitations.list({ limit: 100 }).page(),
  });
  const invite = useDeed((body: Parameters<typeof parley.invitations.create>[0]) => parley.invitations.create(body), {
    renews: ["members"],
  });
  return (
    <>
      <form
        className="row ending"
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const role = roles.find((each) => each === fields.get("role")) ?? "agent";
          if (!invite.isPending) invite.mutate({ email: `${fields.get("email") ?? ""}`.trim(), role });
        }}
      >
        <div className="grow">
          <Field
            {...{ label: texts.inviteEmail, name: "email", type: "email", required: true }}
            fault={faultOf(invite.error, "email")}
          />
        </div>
        <Choice
          {...{
            label: texts.role,
            name: "role",
            options: roles.map((role) => ({ value: role, label: texts.roles[role] })),
          }}
        />
        <button type="submit" className="button primary" aria-disabled={invite.isPending}>
          {texts.invite}
        </button>
      </form>
      {invite.isError && <ProblemNotice error={invite.error} />}
      {invite.data?.url !== undefined && (
        <div className="stack" role="status">
          <p className="small">{texts.inviteLink}</p>
          <code className="line-to-copy">{invite.data.url}</code>
          <div className="row">
            <CopyButton text={invite.data.url} />
          </div>
        </div>
      )}
      {(invited.data?.data.length ?? 0) > 0 && (
        <ul className="learnt" aria-label={texts.open}>
          {invited.data?.data.map(({ id, email, role }) => (
            <li key={id}>
              <span className="grow cut">{email}</span>
              <span className="chip">{texts.roles[role]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
