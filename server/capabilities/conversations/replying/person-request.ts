/** How people ask for a person, by language: a deed, and with whom. Read in lower case, without accents and punctuation. */
const requests: readonly { deed: RegExp; whom: RegExp; endsWithDeed?: true }[] = [
  {
    deed: /\b(?:speak|talk|chat|connect|connected|transfer|transferred|put me through|pass me|hand me over|get me)\b/,
    whom: /\b(?:human|human being|a person|real person|live person|agent|operator|representative|someone real|somebody real|(?:to|with) (?:someone|somebody|staff|support|an? (?:employee|colleague|advis[eo]r|manager))|your (?:staff|team|colleagues?))\b/,
  },
  {
    deed: /\b(?:sprechen|reden|chatten|verbinden|verbunden|verbinde|telefonieren|weiterleiten)\b/,
    whom: /\b(?:mensch|menschen|mitarbeiter|mitarbeiterin|mitarbeitern|berater|beraterin|kollegen|kollegin|jemand|jemandem|jemanden|echten person|einer person)\b/,
    endsWithDeed: true,
  },
  {
    deed: /\b(?:parler|discuter|passez|passer|mettre en relation|etre mis en relation|mise en relation)\b/,
    whom: /\b(?:humain|une personne|vraie personne|conseiller|conseillere|quelqu'un|quelquun|un agent|operateur|un employe)\b/,
  },
  {
    deed: /\b(?:hablar|chatear|comunicarme|comuniqueme|paseme|pasame|conecteme)\b/,
    whom: /\b(?:humano|una persona|persona real|agente|operador|operadora|alguien|asesor|asesora)\b/,
  },
  {
    deed: /\b(?:falar|conversar|transferir|transfira|passe)\b/,
    whom: /\b(?:humano|uma pessoa|pessoa real|atendente|alguem|operador|operadora)\b/,
  },
  {
    deed: /\b(?:parlare|chattare|passi|passatemi|mettermi in contatto)\b/,
    whom: /\b(?:umano|una persona|persona reale|operatore|operatrice|qualcuno|un addetto)\b/,
  },
  {
    deed: /\b(?:spreken|praten|chatten|doorverbinden|doorverbonden|verbinden)\b/,
    whom: /\b(?:mens|een persoon|echt persoon|medewerker|iemand|collega)\b/,
    endsWithDeed: true,
  },
];

/** A whole message, or one that asks to be called. */
const alone: readonly RegExp[] = [
  /^(?:a |an |the )?(?:real |live )?(?:human|person|agent|operator|representative)(?: (?:please|now|pls))*$/,
  /^(?:einen? )?(?:echten? |richtigen? )?(?:mensch|menschen|mitarbeiter)(?: bitte)?$/,
  /\b(?:call|ring|phone) me(?: back)?(?: (?:please|at|on|under|tomorrow|today|now|later|when|asap)\b|$| \+?\d)/,
  /\b(?:rufen sie mich|ruft mich|ruf mich)\b.{0,60}\b(?:an|zuruck)\b/,
  /\b(?:rappelez|appelez)[ -]moi\b/,
  /\b(?:llameme|llamenme|llamame)\b/,
  /\b(?:ligue|liguem|liga) (?:para mim|me)\b|\bme (?:ligue|liguem)\b/,
  /\b(?:mi chiami|chiamatemi|richiamatemi|mi richiami)\b/,
  /\b(?:bel|belt) (?:me|mij)\b/,
];

const notWanted =
  /\b(?:do not|don't|dont|no need|without|instead of|nicht|kein|keinen|ne pas|no quiero|nao quero|non voglio|niet|geen)\b/;
const longestRequest = 240;
const phone = /(?<![\d\w])\+?\(?\d[\d\s()/.-]{4,20}\d(?!\w)/;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;

export type PersonRequest = { phone?: string; email?: string };

/** What somebody says who asks for a person, or to be called; undefined for a message that asks for something else. */
export function readPersonRequest(message: string): PersonRequest | undefined {
  if (message.length > longestRequest) return undefined;
  const folded = message.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
  const spoken = folded
    .replace(/[!?.,;:]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (notWanted.test(spoken)) return undefined;
  const isAsked = requests.some(({ deed, whom, endsWithDeed }) => {
    const [deedAt, whomAt] = [spoken.search(deed), spoken.search(whom)];
    return deedAt >= 0 && whomAt >= 0 && (endsWithDeed || deedAt < whomAt);
  });
  if (!isAsked && !alone.some((pattern) => pattern.test(spoken))) return undefined;
  const number = phone.exec(message)?.[0].trim();
  const address = email.exec(message)?.[0];
  return { ...(number && { phone: number }), ...(address && { email: address }) };
}

const yes =
  /^(?:yes|yes please|yep|yeah|yup|sure|ok|okay|please do|do it|go ahead|of course|confirm|ja|ja bitte|jawohl|gerne|klar|oui|oui merci|d'accord|bien sur|si|si por favor|claro|de acuerdo|sim|sim por favor|pode ser|certo|va bene|certamente|graag|prima|ja graag)(?: (?:please|thanks|thank you|bitte|danke|merci|gracias|obrigado|grazie))?$/;
const no =
  /^(?:no|no thanks|no thank you|nope|nah|cancel|stop|don't|do not|not now|nein|nein danke|nicht|abbrechen|non|non merci|annuler|no gracias|cancelar|nao|nao obrigado|no grazie|annulla|nee|nee dank je|niet doen)(?: (?:please|thanks|thank you|bitte|danke|merci|gracias|obrigado|grazie))?$/;

/** What a message says to a question that wants a yes or a no; undefined for anything else. */
export function readConsent(message: string): "yes" | "no" | undefined {
  const folded = message.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
  const spoken = folded
    .replace(/[!?.,;:]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (yes.test(spoken)) return "yes";
  return no.test(spoken) ? "no" : undefined;
}
