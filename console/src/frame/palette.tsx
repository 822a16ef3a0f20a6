import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue, useId, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icon-shapes.ts";
import { personName } from "../parts/person-name.ts";
import { Sheet } from "../parts/sheet.tsx";
import { parley } from "../session/session.ts";
import { useTexts } from "../texts/texts.ts";
import { day, settings, start, workshop } from "./rooms.ts";

type Found = { id: string; group: string; icon: IconName; name: string; go: () => unknown };

const mostOfAGroup = 5;

/** Finds pages, conversations, sources and contacts by a word, and goes there. */
export function Palette({ close }: { close: () => void }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const list = useId();
  const [word, setWord] = useState("");
  const [chosen, setChosen] = useState(0);
  const wanted = useDeferredValue(word.trim().toLowerCase());
  const isAsked = wanted.length > 1;
  const conversations = useQuery({
    queryKey: ["conversations", "palette"],
    queryFn: () => parley.conversations.list({ order: "activity", limit: 100 }).page(),
  });
  const sources = useQuery({
    queryKey: ["sources", "palette", wanted],
    queryFn: () => parley.knowledge.list({ q: wanted, limit: mostOfAGroup }).page(),
    enabled: isAsked,
  });

  const contacts = useQuery({
    queryKey: ["contacts", "palette", wanted],
    queryFn: () => parley.contacts.list({ q: wanted, limit: mostOfAGroup }).page(),
    enabled: isAsked,
  });

  const rooms = [...day, ...workshop, settings, start].map(
    ({ to, name, icon }): Found => ({
      id: to,
      group: texts.palette.pages,
      icon,
      name: texts.nav[name],
      go: () => navigate({ to } as { to: "/" }),
    }),
  );
  const talks = (isAsked ? (conversations.data?.data ?? []) : []).map((talk): Found => {
    const name = personName(talk, texts.inbox.visitor);
    const words = talk.lastMessage?.text.replaceAll(/\s+/g, " ").slice(0, 60) ?? "";
    return {
      id: talk.id,
      group: texts.palette.conversations,
      icon: "inbox",
      name: words === "" ? name : `${name}: ${words}`,
      go: () =>
        navigate({ to: "/inbox/$conversationId", params: { conversationId: talk.id }, search: { show: "open" } }),
    };
  });
  const fits = ({ name }: Found) => name.toLowerCase().includes(wanted);
  const found: Found[] = [
    ...rooms.filter(fits),
    ...talks.filter(fits).slice(0, mostOfAGroup),
    ...(contacts.data?.data ?? []).map(
      ({ id, name, email, phone }): Found => ({
        id,
        group: texts.palette.contacts,
        icon: "users",
        name: [name, email ?? phone].filter((each) => each !== null).join(" · "),
        go: () => navigate({ to: "/contacts/$contactId", params: { contactId: id } }),
      }),
    ),
    ...(sources.data?.data ?? []).map(
      ({ id, title, type }): Found => ({
        id,
        group: texts.palette.sources,
        icon: "book-open",
        name: title,
        go: () => navigate({ to: "/knowledge", search: { kind: type } }),
      }),
    ),
  ];
  const at = Math.min(chosen, Math.max(0, found.length - 1));
  const take = (one: Found | undefined) => {
    if (one === undefined) return;
    close();
    void one.go();
  };
  return (
    <Sheet title={texts.palette.title} close={close}>
      <div className="palette">
        <input
          className="input"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
          aria-label={texts.search}
          placeholder={texts.palette.placeholder}
          value={word}
          onChange={({ target }) => {
            setWord(target.value);
            setChosen(0);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") setChosen(Math.min(at + 1, found.length - 1));
            else if (event.key === "ArrowUp") setChosen(Math.max(at - 1, 0));
            else if (event.key === "Enter") take(found[at]);
            else return;
            event.preventDefault();
          }}
        />
        {found.length === 0 && <p className="muted">{texts.palette.none}</p>}
        <div className="options" id={list} role="listbox" aria-label={texts.palette.title} tabIndex={-1}>
          {found.map((one, index) => (
            <div
              key={one.id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onMouseMove={() => setChosen(index)}
              onClick={() => take(one)}
              onKeyDown={() => undefined}
            >
              <Icon name={one.icon} />
              <span className="grow cut">{one.name}</span>
              <span className="tiny faint">{one.group}</span>
            </div>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
