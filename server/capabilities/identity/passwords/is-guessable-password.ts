/**
 * A password below this many bits (2.7 × 10⁸ guesses) is guessable. Four random words of a word
 * list have far more.
 */
const GUESSABLE_BELOW_BITS = 28;

/**
 * Counts the bits of one piece of a password, for an attacker who tries words, rows of keys, years
 * and repetitions first.
 */
const BITS = {
  word: 8,
  personal: 1,
  row: 6,
  year: 6.5,
  again: 3,
  disguise: 1,
  digit: 3.3,
  letter: 4.7,
  mark: 2.5,
  nextMark: 5,
  other: 8,
};

/**
 * Words that people choose as passwords, alone or combined, in several languages. The list was
 * written for this file.
 */
const WORDS = `
  password passwort kennwort motdepasse contrasena wachtwoord losenord parola senha haslo heslo jelszo salasana пароль pass passw psswd
  admin administrator root user username guest login logon signin access account secret private default change changeme system server
  test tester testing temp temporary sample example demo master manager office company business service support internet computer
  laptop windows microsoft apple google facebook android iphone samsung linux ubuntu oracle database network security hacker
  welcome willkommen bienvenue bienvenido hello hallo hola bonjour goodbye letmein opensesame sesame trustno1 whatever nothing something
  iloveyou ilove loveyou loveme lovely love forever together always happy lucky magic angel angels heaven jesus christ god bless blessed
  princess prince queen king sweet sweety honey baby babygirl girl boy beautiful pretty family mother father sister brother friend friends
  dragon monkey tiger lion eagle falcon panther wolf bear horse pony dolphin shark snake spider turtle kitten kitty cat dog doggy puppy
  chicken rabbit bunny butterfly buster shadow ginger pepper cookie chocolate cheese banana orange cherry strawberry peanut coffee
  sunshine sunflower summer winter spring autumn rainbow flower rose star stars moon sun sky snow storm thunder lightning fire ocean
  january february march april june july august september october november december sommer herbst fruhling
  monday tuesday wednesday thursday friday saturday sunday weekend holiday vacation birthday christmas
  red green blue black white yellow purple silver golden gold diamond crystal
  football soccer baseball basketball hockey tennis golf rugby cricket player champion ninja pirate cowboy soldier warrior hunter ranger
  superman batman spiderman ironman starwars startrek pokemon pikachu naruto minecraft fortnite matrix gandalf frodo potter vader jedi
  liverpool arsenal chelsea manchester united barcelona madrid juventus bayern milan yankees lakers cowboys steelers eagles dallas
  london paris berlin london newyork america canada australia england germany deutschland france espana italia mexico brasil india china
  michael daniel jessica ashley jennifer michelle nicole andrew anthony joshua matthew robert william thomas charlie jordan george harley
  amanda justin brandon samantha natasha maria anna martin peter thomas andrea alexander alex david john james sarah laura hannah thomas
  oliver jack harry oscar max maximilian sophie emma julia marina victoria elizabeth patrick richard steven kevin brian jason nathan
  mustang ferrari porsche mercedes corvette camaro yamaha honda toyota harley freedom money dollar million winner victory power success
  music guitar drummer metallica nirvana slipknot elvis beatles rockstar hiphop dance party pizza hotdog bubbles snoopy garfield mickey
  please thankyou killer zombie vampire demon devil satan phantom ghost mystery phoenix genesis legend hunter2 fuckyou
  asdf qwer zxcv wasd abcd abc123 aaa111 pass123 admin123
  parley chatbot voicebot assistant conversation visitor workspace knowledge
  correcthorsebatterystaple thequickbrownfox tobeornottobe maytheforcebewithyou onceuponatime nevergonnagiveyouup openthedoor
  donttellanyone mypassword thisismypassword ihatepasswords iforgot dontforget notapassword nopassword secretpassword
`;

/**
 * Sequences that people type in either direction: rows, columns and zigzags of keyboards, the
 * alphabet, digits.
 */
const ROWS = `
  01234567890 13579 24680 147258369 123654789 1122334455667788990 112233445566778899 102030405060708090 159357 159753 1q2w3e4r5t6y7u8i9o0p
  q1w2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/ qazwsxedcrfvtgbyhnujmikolp 1qazxsw23edcvfr45tgbnhy6 zaq12wsxcde34rfvbgt5
  qawsedrftgyhujikolp qaywsxedc abcdefghijklmnopqrstuvwxyz aabbccddeeffgghhiijj a1b2c3d4e5f6g7h8i9j0 1a2b3c4d5e6f7g8h9i0j
  qwertyuiop[] qwertzuiop azertyuiop asdfghjkl;' qsdfghjklm yxcvbnm wxcvbn zxcvbnm,./ !@#$%^&*()_+ !"§$%&/()= йцукенгшщзхъ фывапролджэ ячсмитьбю
`;

const DISGUISES: Record<string, string> = {
  "0": "o",
  "1": "il",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  "€": "e",
  "!": "i",
  "|": "il",
  $: "s",
  "+": "t",
  "(": "c",
};

const LONGEST_UNIT = 12;

type Branch = { next: Map<string, Branch>; bits?: number };

const wordTree = treeOf(wordsIn(WORDS), BITS.word);
const rowsByStart = indexRows(wordsIn(ROWS));

/**
 * Tells whether an attacker finds the password early: it consists of well-known words, rows of
 * keys, repetitions, years and digits, in upper or lower case, or with digits in place of letters.
 * Works offline, from patterns instead of a list of stolen passwords, in about a millisecond at
 * most (decision 0016).
 *
 * @example
 * isGuessablePassword("P@ssw0rd2024"); // true isGuessablePassword("velvet otter hums quietly"); //
 * false
 */
export function isGuessablePassword(password: string): boolean {
  return guessBits(password) < GUESSABLE_BELOW_BITS;
}

/** Tells whether the password is little more than the name or the e-mail address of its owner. */
export function isTooPersonal(password: string, person: { email: string; name?: string | undefined }): boolean {
  const pieces = `${person.email} ${person.name ?? ""}`.split(/[\s@]+/);
  const words = [person.email, ...pieces, ...pieces.flatMap((piece) => piece.split(/[^\p{L}\p{N}]+/u))]
    .map((word) => lettersOf(word).join("").toLowerCase())
    .filter((word) => word.length >= 3);
  const impersonalBits = guessBits(password);
  const bits = guessBits(password, treeOf(words, BITS.personal));
  return bits < GUESSABLE_BELOW_BITS && bits < impersonalBits;
}

function guessBits(password: string, personalTree?: Branch): number {
  const letters = lettersOf(password);
  const bits = cheapestBits(letters, personalTree);
  // A separator between all pieces is guessed once, however often it occurs.
  const separator = letters.find((letter) => " -_.".includes(letter));
  if (separator === undefined) return bits;
  const joined = letters.filter((letter) => letter !== separator);
  return Math.min(bits, cheapestBits(joined, personalTree) + BITS.mark);
}

/**
 * Returns the cheapest way to build the text from pieces, as bits: `bits[end]` is what everything
 * before `end` costs.
 */
function cheapestBits(letters: readonly string[], personalTree: Branch | undefined): number {
  const lower = letters.map((letter) => letter.toLowerCase());
  const capitalsBefore = countCapitals(letters, lower);
  const repeats = measureRepeats(lower);
  const bits = new Array<number>(letters.length + 1).fill(Number.POSITIVE_INFINITY);
  bits[0] = 0;
  for (let start = 0; start < letters.length; start++) {
    const reach = (end: number, cost: number) => {
      const hasCapital = capitalsBefore[end] !== capitalsBefore[start];
      const total = bits[start]! + cost + (hasCapital ? BITS.disguise : 0);
      if (total < bits[end]!) bits[end] = total;
    };
    reach(start + 1, bitsOfLetter(lower[start]!, lower[start - 1]));
    walkTree(wordTree, lower, start, 0, reach);
    if (personalTree) walkTree(personalTree, lower, start, 0, reach);
    reachAlongRows(lower, start, reach);
    reachByRepeating(lower, start, repeats, reach);
    if (/^(19[3-9]|20[0-4])\d$/.test(lower.slice(start, start + 4).join(""))) reach(start + 4, BITS.year);
  }
  return bits[letters.length]!;
}

type Reach = (end: number, cost: number) => void;

function walkTree(
  branch: Branch,
  lower: readonly string[],
  position: number,
  disguiseBits: number,
  reach: Reach,
): void {
  if (branch.bits !== undefined) reach(position, branch.bits + disguiseBits);
  const letter = lower[position];
  if (letter === undefined) return;
  const plain = branch.next.get(letter);
  if (plain) walkTree(plain, lower, position + 1, disguiseBits, reach);
  for (const meant of DISGUISES[letter] ?? "") {
    const disguised = branch.next.get(meant);
    if (disguised) walkTree(disguised, lower, position + 1, BITS.disguise, reach);
  }
}

function reachAlongRows(lower: readonly string[], start: number, reach: Reach): void {
  const places = rowsByStart.get(lower.slice(start, start + 3).join("")) ?? [];
  for (const { row, index } of places) {
    let length = 3;
    while (start + length < lower.length && lower[start + length] === row[index + length]) length++;
    reach(start + length, BITS.row);
  }
}

function reachByRepeating(lower: readonly string[], start: number, repeats: readonly Uint8Array[], reach: Reach): void {
  const runLength = (repeats[1]![start + 1] ?? 0) + 1;
  if (runLength >= 3) reach(start + runLength, bitsOfLetter(lower[start]!) + BITS.disguise);
  for (let unit = 2; unit <= LONGEST_UNIT && unit <= start; unit++) {
    const length = repeats[unit]![start]!;
    // An attacker guesses a repetition once, however often the unit is repeated.
    if (length >= unit) reach(start + length, BITS.again);
  }
}

/**
 * `[unit][start]`: for how many characters from `start` on the text equals itself `unit` characters
 * earlier.
 */
function measureRepeats(lower: readonly string[]): Uint8Array[] {
  return Array.from({ length: LONGEST_UNIT + 1 }, (_, unit) => {
    const lengths = new Uint8Array(lower.length + 1);
    for (let start = lower.length - 1; start >= unit; start--) {
      // A byte is enough: passwords have at most 128 characters, and a longer repetition is counted
      // in parts.
      if (lower[start] === lower[start - unit]) lengths[start] = Math.min(lengths[start + 1]! + 1, 255);
    }
    return lengths;
  });
}

function countCapitals(letters: readonly string[], lower: readonly string[]): number[] {
  let count = 0;
  const capitalsBefore = [0];
  for (let position = 0; position < letters.length; position++) {
    if (letters[position] !== lower[position]) count++;
    capitalsBefore.push(count);
  }
  return capitalsBefore;
}

function bitsOfLetter(letter: string, previous?: string): number {
  if (letter >= "0" && letter <= "9") return BITS.digit;
  if (letter >= "a" && letter <= "z") return BITS.letter;
  if (letter > "~") return BITS.other;
  if (letter === previous) return BITS.disguise;
  // Everybody adds a single "!" or "-". A mark after another mark is a choice among thirty.
  return previous !== undefined && /[!-/:-@[-`{-~]/.test(previous) ? BITS.nextMark : BITS.mark;
}

/**
 * Returns the characters without accents and in normal width, so that "pässwörd" is read like
 * "password".
 */
function lettersOf(text: string): string[] {
  return Array.from(text.normalize("NFKD").replace(/\p{M}/gu, ""));
}

function wordsIn(text: string): string[] {
  return lettersOf(text).join("").toLowerCase().trim().split(/\s+/);
}

function treeOf(words: readonly string[], bits: number): Branch {
  const root: Branch = { next: new Map() };
  for (const word of words) {
    add(root, Array.from(word), bits);
    add(root, Array.from(word).reverse(), bits + BITS.disguise);
  }
  return root;
}

function add(root: Branch, letters: readonly string[], bits: number): void {
  let branch = root;
  for (const letter of letters) {
    const next = branch.next.get(letter) ?? { next: new Map() };
    branch.next.set(letter, next);
    branch = next;
  }
  branch.bits = Math.min(bits, branch.bits ?? bits);
}

function indexRows(rows: readonly string[]): Map<string, { row: string[]; index: number }[]> {
  const places = new Map<string, { row: string[]; index: number }[]>();
  for (const row of rows.flatMap((text) => [Array.from(text), Array.from(text).reverse()])) {
    for (let index = 0; index + 3 <= row.length; index++) {
      const start = row.slice(index, index + 3).join("");
      places.set(start, [...(places.get(start) ?? []), { row, index }]);
    }
  }
  return places;
}
