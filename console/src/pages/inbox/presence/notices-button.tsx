import { IconButton } from "../../../parts/icon-button.tsx";
import { setNotices, useNoticesOn } from "../../../session/use-notices.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Turns the tone and the notifications for what is the person's own on and off. */
export function NoticesButton() {
  const { inboxTools: texts } = useTexts();
  const isOn = useNoticesOn();
  const label = isOn ? texts.noticesOn : texts.noticesOff;
  return (
    <IconButton
      icon={isOn ? "bell" : "bell-off"}
      label={texts.notices}
      aria-pressed={isOn}
      title={label}
      onClick={() => void setNotices(!isOn)}
    />
  );
}
