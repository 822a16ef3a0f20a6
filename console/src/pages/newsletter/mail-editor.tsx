import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { xml } from "@codemirror/lang-xml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, keymap, placeholder } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";

/** Puts a text where the cursor is. */
export type MailEditorHandle = { insert: (text: string) => void };
type Props = {
  ref?: Ref<MailEditorHandle>;
  format: "markdown" | "mjml";
  /** The text at the beginning. What changes later is told by `change`. */
  text: string;
  label: string;
  hint: string;
  change: (text: string) => void;
};

const colours = HighlightStyle.define([
  { tag: [tags.heading, tags.tagName], color: "var(--accent)", fontWeight: "600" },
  { tag: tags.strong, fontWeight: "600" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.link, tags.url, tags.attributeValue], color: "var(--info)" },
  { tag: [tags.attributeName, tags.monospace], color: "var(--warn)" },
  { tag: [tags.comment, tags.processingInstruction, tags.angleBracket], color: "var(--text-3)" },
]);
const languageOf = { markdown: () => markdown(), mjml: () => xml() };

/** Writes a mail. It is loaded when a campaign is written: its parts weigh more than the rest of the page. */
export function MailEditor({ ref, format, text, label, hint, change }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const language = useRef(new Compartment());
  const first = useRef({ format, text, label, hint });
  const told = useRef(change);
  told.current = change;
  useImperativeHandle(ref, () => ({
    insert(inserted) {
      const editor = view.current;
      editor?.dispatch(editor.state.replaceSelection(inserted));
      editor?.focus();
    },
  }));
  useEffect(() => {
    const { format, text, label, hint } = first.current;
    const editor = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: text,
        extensions: [
          // The page runs and styles nothing that does not come with its nonce.
          EditorView.cspNonce.of(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? ""),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "true" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) told.current(update.state.doc.toString());
          }),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          placeholder(hint),
          syntaxHighlighting(colours),
          language.current.of(languageOf[format]()),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(languageOf[format]()) });
  }, [format]);
  return <div ref={place} className="mail-editor" />;
}
