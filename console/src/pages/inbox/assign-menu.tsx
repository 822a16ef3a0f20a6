import { useMembers } from "../../session/use-members.ts";
import { useTexts } from "../../texts/texts.ts";

type Props = { assignee: { id: string; name: string | null } | null; assign: (id: string | null) => void };

/** Chooses who takes care of the conversation. */
export function AssignMenu({ assignee, assign }: Props) {
  const { inbox: texts } = useTexts();
  const { members: known } = useMembers();
  const isKnown = assignee === null || known.some(({ id }) => id === assignee.id);
  return (
    <select
      className="input compact assign"
      aria-label={texts.assignTo}
      title={texts.assignTo}
      value={assignee?.id ?? ""}
      onChange={({ target }) => assign(target.value === "" ? null : target.value)}
    >
      <option value="">{texts.nobody}</option>
      {!isKnown && <option value={assignee.id}>{assignee.name ?? texts.colleague}</option>}
      {known.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name ?? email}
        </option>
      ))}
    </select>
  );
}
