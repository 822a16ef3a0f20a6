import type { Contact } from "@parley/client";
import { Link } from "@tanstack/react-router";
import { columnVisibilityFeature, createColumnHelper, tableFeatures } from "@tanstack/react-table";
import { useState } from "react";
import { browserMemory } from "../../memory/browser-memory.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Moment } from "../../parts/moment.tsx";
import type { Texts } from "../../texts/en.ts";
import { contactName } from "./contact-name.ts";

export const contactFeatures = tableFeatures({ columnVisibilityFeature });

const chosenAtFirst = ["email", "company", "tags", "origin", "createdAt"];
const key = "parley-contact-columns";
const mostTags = 3;
const fieldPrefix = "custom:";

/** Gives the columns of contacts, with one for each field of the workspace's own. The person comes first. */
export function contactColumns(texts: Texts["contacts"], fields: readonly string[]) {
  const helper = createColumnHelper<typeof contactFeatures, Contact>();
  return helper.columns([
    helper.display({
      id: "person",
      header: texts.person,
      cell: ({ row }) => <Person contact={row.original} texts={texts} />,
    }),
    helper.accessor("email", { header: texts.email, cell: ({ getValue }) => getValue() }),
    helper.accessor("phone", { header: texts.phone, cell: ({ getValue }) => getValue() }),
    helper.accessor("company", { header: texts.company, cell: ({ getValue }) => getValue() }),
    helper.accessor("tags", { header: texts.tags, cell: ({ getValue }) => <Tags tags={getValue()} /> }),
    helper.accessor("origin", { header: texts.origin, cell: ({ getValue }) => texts.origins[getValue()] }),
    helper.accessor("createdAt", { header: texts.came, cell: ({ getValue }) => <Moment at={getValue()} /> }),
    helper.accessor("updatedAt", { header: texts.changed, cell: ({ getValue }) => <Moment at={getValue()} /> }),
    helper.accessor(({ identities }) => identities.find(({ kind }) => kind === "user")?.value ?? "", {
      id: "userId",
      header: texts.user,
      cell: ({ getValue }) => getValue(),
    }),
    ...fields.map((field) =>
      helper.accessor(({ custom }) => `${custom[field] ?? ""}`, {
        id: fieldPrefix + field,
        header: field,
        cell: ({ getValue }) => getValue(),
      }),
    ),
  ]);
}

/** Keeps in this browser which columns are shown. */
export function useChosenColumns(): { chosen: readonly string[]; toggle: (id: string) => void } {
  const [chosen, setChosen] = useState(read);
  return {
    chosen,
    toggle(id) {
      const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
      browserMemory.keep(key, JSON.stringify(next));
      setChosen(next);
    },
  };
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(browserMemory.read(key) ?? "null");
    if (Array.isArray(kept)) return kept.filter((each) => typeof each === "string");
  } catch {
    // Something else wrote there: the columns are chosen again.
  }
  return chosenAtFirst;
}

function Person({ contact, texts }: { contact: Contact; texts: Texts["contacts"] }) {
  const name = contactName(contact, texts.nobody);
  const beneath = [contact.email, contact.phone, contact.company].find((each) => each !== null && each !== name);
  return (
    <Link className="who-is" to="/contacts/$contactId" params={{ contactId: contact.id }}>
      <Avatar name={name} />
      <span className="grow">
        <span className="name cut">{name}</span>
        <span className="beneath tiny faint cut">{beneath}</span>
      </span>
      {contact.blocked && <span className="chip bad">{texts.blocked}</span>}
    </Link>
  );
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <span className="tags">
      {tags.slice(0, mostTags).map((tag) => (
        <span key={tag} className="chip">
          <span className="cut">{tag}</span>
        </span>
      ))}
      {tags.length > mostTags && <span className="tiny faint">+{tags.length - mostTags}</span>}
    </span>
  );
}
