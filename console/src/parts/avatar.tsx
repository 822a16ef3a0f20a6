import { Icon } from "./icon.tsx";

type Props = {
  name: string;
  /** The path of the person's picture, which lies over the letters. */
  picture?: string | null | undefined;
  large?: boolean;
  machine?: boolean;
};

/** Shows somebody's picture, else the letters of the name on a colour that stays the same; a machine has a drawing. */
export function Avatar({ name, picture, large = false, machine = false }: Props) {
  if (machine)
    return (
      <span className="avatar machine" aria-hidden="true">
        <Icon name="bot" />
      </span>
    );
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}+]/u.test(word));
  const letters = words.length > 1 ? words[0]![0]! + words.at(-1)![0]! : (words[0] ?? "?").slice(0, 2);
  const tint = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 4;
  return (
    <span className={`avatar t${tint}${large ? " large" : ""}`} aria-hidden="true">
      {letters.toUpperCase()}
      {picture && <img src={picture} alt="" />}
    </span>
  );
}
