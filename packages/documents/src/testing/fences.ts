/** A Markdown text, and which of its lines are fenced code: "x" for each that is. */
type Case = readonly [text: string, lines: string];

/** All readers of fences agree on these, wherever the walls keep them apart. */
export const fences: readonly Case[] = [
  ["```\na\n```\nb", "xxx-"],
  ["~~~sh\na\n~~~\nb", "xxx-"],
  ["```npm start```\na\n\nb", "----"],
  ["``` a `b` c\na", "--"],
  ["````md ``` x\na\n\nb", "----"],
  ["~~~ a `b` ~~~\na\n~~~\nb", "xxx-"],
  ["``\na\n``", "---"],
  ["````\n```\na\n````\nb", "xxxx-"],
  ["```\na\n~~~\nb\n```\nc", "xxxxx-"],
  ["```\na\n`````  \nb", "xxx-"],
  ["```\na\n```js\nb\n```\nc", "xxxxx-"],
  ["```\na\n```b```\nc\n```\nd", "xxxxx-"],
  ["  ```\n  a\n  ```\nb", "xxx-"],
  ["```\na\n\nb", "xxxx"],
];

/** These stand in lists and quotations, which not every reader takes apart by lines. */
export const enclosedFences: readonly Case[] = [
  ["- ```sh\n  a\n  ```\n\nb", "xxx--"],
  ["2. ~~~\n   a\n   ~~~\n3. b", "xxx-"],
  ["- ```npm start```\n- a", "--"],
  ["> ```\n> a\n> ```\n> b", "xxx-"],
  ["> ```\n> a\n\nb", "xx--"],
  ["> ```\n> a\n```\nb\n```\nc", "xxxxx-"],
  ["- > ```\n  > a\n  > ```\n- b", "xxx-"],
  ["- a\n  ```sh\n  b\n\n\nc\n\n## d", "-xxxx---"],
  ["1. ```\n   a\n2. b\n\nc", "xx---"],
  ["- ```\na\n\nb\n```\nc", "xxxxx-"],
  ["- a\n\n```\nb\n  c\nd\n```\ne", "--xxxxx-"],
];
