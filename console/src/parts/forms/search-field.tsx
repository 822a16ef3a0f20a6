import { useEffect, useState } from "react";
import { Icon } from "../icon.tsx";

const pauseMs = 250;

/** Searches while one types, as soon as the fingers rest. */
export function SearchField(props: { label: string; value: string; change: (value: string) => void }) {
  const { label, value, change } = props;
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => change(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <search className="search-field">
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}
