import { renderMarkdown } from "@parley/client";
import { useLayoutEffect, useRef } from "react";

/**
 * Shows Markdown that anybody may have written. The client's renderer escapes every tag; what it gives is parsed
 * apart from the page, where no script runs and nothing is loaded.
 */
export function Markdown({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parsed = new DOMParser().parseFromString(renderMarkdown(text), "text/html");
    for (const element of parsed.querySelectorAll("script, style, iframe, object, img, form")) element.remove();
    place.current?.replaceChildren(...parsed.body.childNodes);
  }, [text]);
  return <div className="markdown" ref={place} dir="auto" />;
}
