import { Icon } from "../../../parts/icon.tsx";
import { setNotices, useNoticesOn } from "../../../session/use-notices.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Turns the tone and the notifications for what is the person's own on and off. */
export function NoticesButton() {
  const { inboxTools: texts } = useTexts();
  const isOn = useNoticesOn();
  const label = isOn ? texts.noticesOn : texts.noticesOff;
  return (
    <button
      type="button"
      className="button quiet square"
      aria-label={texts.notices}
      aria-pressed={isOn}
      title={label}
      onClick={() => void setNotices(!isOn)}
    >
      <Icon name={isOn ? "bell" : "bell-off"} />
    </button>
  );
}
