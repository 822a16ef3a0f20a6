/** The languages of eSpeak NG 1.52 that people speak, by its own names. */
export const espeakLanguages: readonly string[] =
  `af am an ar as az ba be bg bn bs ca cs cv cy da de el en-gb en-us eo es es-419 et eu fa fi fo fr-fr fr-be fr-ch ga
  gd gn gu haw he hi hr ht hu hy ia id is it ja ka kk kl kn ko kok ku ky la lb lt lv mi mk ml mr ms mt my nb ne nl om
  or pa pap pl pt pt-br quc ro ru sd shn si sk sl sq sr sv sw ta te th ti tk tn tr tt ug uk ur uz vi cmn yue`.split(
    /\s+/,
  );
