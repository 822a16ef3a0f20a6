import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { browserMemory } from "../memory/browser-memory.ts";
import { parley } from "./session.ts";

/** Keeps the key of the line in this browser: the server shows a key once, and this one is public anyway. */
const kept = "parley-chat-key";

/** Gives the line that puts the chat on a website, once its key is made, and whether a website has shown it. */
export function useChatLine(name: string) {
  const queries = useQueryClient();
  const [id, text] = (browserMemory.read(kept) ?? "").split(" ");
  const keys = useQuery({ queryKey: ["keys"], queryFn: () => parley.keys.list({ limit: 100 }).page() });
  const found = keys.data?.data.find((each) => each.id === id);
  // A line that was made in another browser is known by the website that shows it.
  const seenOn = (found ?? keys.data?.data.find(({ firstPageOrigin }) => firstPageOrigin !== null))?.firstPageOrigin;
  const make = useMutation({
    mutationFn: (origin: string) =>
      parley.keys.create({ name, kind: "publishable", allowedOrigins: [originOf(origin)] }),
    onSuccess: (made) => browserMemory.keep(kept, `${made.id} ${made.key}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ["keys"] }),
  });
  const allow = useMutation({
    mutationFn: (origin: string) =>
      parley.keys.update(found?.id ?? "", { allowedOrigins: [...(found?.allowedOrigins ?? []), origin] }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["keys"] }),
  });
  const address = document.querySelector<HTMLMetaElement>("meta[name=parley]")?.dataset.address ?? location.origin;
  const key = found === undefined ? undefined : text;
  const line = `<script src="${address}/widget.js" data-key="${key}" async></script>`;
  return { keys, found, seenOn: seenOn ?? null, key, line, make, allow };
}

/** People paste the address of a page; a key names the origin alone. */
function originOf(address: string): string {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) ? new URL(whole).origin : address;
}
