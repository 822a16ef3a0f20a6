// Long because everything of Portuguese is in one file.

import {
  type Endings,
  kindByPattern,
  type Language,
  patternList,
  phraseList,
  stripEndings,
  wordSet,
} from "../../language.ts";
import { namesOfModels } from "../names-of-models.ts";
import { rememberStems } from "../remember-stems.ts";
import { pt as messageWords } from "./messages/pt.ts";
import { pt as thesaurus } from "./thesaurus/pt.ts";

/** A visitor may ask for such a person. */
const personWords = String.raw`(?:(?:um|uma|o|a|os|seu|sua|vosso|vossa|algum|alguma|ao|com) )*(?:(?:outro|outra|verdadeira|verdadeiro) )*(?:humano|humana|ser humano|pessoa|atendente|operador|operadora|alguem|representante|funcionario|funcionaria|gerente|chefe|responsavel|supervisor|supervisora|colega|tecnico|assistente humano|apoio ao cliente|servico ao cliente|suporte|equipa|equipe|consultor|consultora)\b`;

export const pt: Language = {
  code: "pt",
  ...messageWords,
  thesaurus,
  typicalLetters: "ãõ",
  stopWords: wordSet(`
    relativamente referente acerca respeito
    o a os as um uma uns umas e ou mas que de do da dos das em no na nos nas ao aos a com contra
    desde entre ate para pra por pelo pela pelos pelas sem sob sobre eu me meu minha meus minhas tu
    te teu tua voce voces ele ela eles elas nos nosso nossa se seu sua seus suas lhe lhes este esta
    isto estes estas esse essa isso aquele aquela sou es e somos sao era eram foi foram ser sido
    sera estao estou estar tem tenho temos ter ha havia posso pode podem podemos devo deve devem
    fazer faz faco vou vai nao sim ja muito mais tambem como quando onde quem qual quais quanto
    quanta quantos quantas porque
    serei serao seria terei tera terao teria havera estarei estara estaria poderei podera poderao
    poderia
    vos vosso vossa vossos vossas nossos nossas dele dela deles delas nele nela neste nesta nesse
    nessa deste desta desse dessa disso disto naquele seja sejam fosse fossem tinha tinham teriam
    comigo contigo consigo nem embora tenham tenha fazemos fazem num numa
    durante apos perante aonde estamos poder devemos dever vao assim esses essas aquilo ai la
  `),
  distinctiveStopWords: wordSet("que como quando onde quem qual quais quanto quanta quantos quantas nao sem"),
  fillerWords: wordSet(`
    problema problemas
    ola obrigado obrigada favor quero queria gostaria preciso precisa saber dizer diga encontrar
    pergunta resposta possivel tudo todo toda todos tempo coisa algo oi bom boa quer queremos
    precisamos precisava sei sabe diz encontro encontra perguntar responder explicar possibilidade
    possibilidades todas coisas algum alguma alguns algumas alguem ninguem nada feito tive vamos
    vao ir fui estava dou dar ponho colocar vejo ve ver olhar acontece acontecer tento tentar
    tentei consegue conseguir deixo deixar usar uso usa utilizar muita muitos muitas pouco poucos
    varios varias cada qualquer outro outra outros outras mesmo mesma mesmos proprio propria forma
    maneira modo tipo ainda sempre agora atualmente realmente exatamente simplesmente normalmente
    talvez aproximadamente ontem hoje recentemente breve rapido rapidamente urgente aqui ali entao
    pois enquanto antes depois so somente apenas alem info informacao informacoes ajuda ajudar
    ajudem funciona infelizmente quase bem vc vcs q pq tb tbm td hj obg pfv ne
    nunca menos pouca poucas nenhum nenhuma
    levar fica ficam trazer
  `),
  circumstances: wordSet(`
    amanha noite tarde manha semana semanas mes meses ano anos dia dias hora horas minuto minutos
    segunda terca quarta quinta sexta sabado domingo feira janeiro fevereiro marco abril maio
    junho julho agosto setembro outubro novembro dezembro passado passada proximo proxima ultimo
    ultima repente finalmente dois duas tres quatro cinco seis sete oito nove dez cem par natal
    verao inverno primavera outono mae pai filho filha mulher marido esposa esposo companheira
    companheiro namorada namorado irmao irma pais avo filhos crianca criancas chefe amigo amiga
    amigos vizinho vizinha colega primo tio tia sogra bebe cozinha quarto sala banheiro cave
    garagem corredor sotao jardim casa apartamento escritorio comprei comprado disse disseram
    notei decidi aconteceu cheguei chegou comecei parei quis pensei ouvi recebi liguei escrevi li
    vi frustrado zangado desesperado chateado desiludido preocupado confuso estupido ridiculo
    terrivel maldito gente equipa equipe totalmente completamente absolutamente bastante unico
    unica pequeno pequena grande enorme momento ideia problema confusao estudante residencia
    aldeia cidade carro cao gato vez sitio lado pena adoro odeio gosto gosta espero senhorio
    inquilino
    melhor melhores pior barato barata diferenca diferencas vs versus comparar comparacao
    aceitam aceita aceitar oferecem oferece oferecer vir
  `),
  fillerWordsAfter: new Map([["a", wordSet("partir")]]),
  backReferences: wordSet("ele ela eles elas seu sua seus suas este esta isto estes isso alem depois ali"),
  alsoCalled: ["tambem chamado", "tambem chamada", "antigo", "antiga", "ou"],
  elidedWords: wordSet(""),
  compoundLinks: null,
  verbPrefixes: wordSet(""),
  stem: rememberStems(stem),
  sentences: {
    abbreviations: wordSet("dr dra sr sra"),
    abbreviationsOftenLast: wordSet("sr"),
    abbreviationsBeforeNumbers: wordSet("art"),
    openers: wordSet(""),
    stepWords: wordSet(""),
  },
  answerKinds: {
    kindAsked: kindByPattern([
      ["weight", /\bpesam?\b|\bpeso\b/],
      [
        "money",
        /\bquanto (?:(?:voces |voce |eles )?cobra\w*|custa|custam|e|sao|pago|vale|fica)\b|\bpreco\b|\btarifa\b|\bque valor\b|\bqual (?:e )?o (?:valor|custo|montante)\b|\bquanto .*\bpag\w*/,
      ],
      [
        "moment",
        /^(?:\S+ ){0,2}quando\b|\bquando$|\bque horas?\b|\bcom que rapidez\b|\bquao rapido\b|\b(?:que|qual|quais) (?:dias?|ano|datas?|mes)\b|\bhorario\b/,
      ],
      ["extent", /\bquanto (?:tempo|dura|demora|mede)\b|\b(?:que|qual (?:e )?o) prazo\b|\bcomprimento\b|\bduracao\b/],
      ["size", /\b(?:altura|profundidade|largura)\b/],
      ["number", /\bquant[oa]s?\b|\bque idade\b/],
      ["place", /^(?:\S+ ){0,2}a?onde\b|\ba?onde$|\bendereco\b|\bmorada\b/],
      ["person", /\bquem\b/],
    ]),
    kindWords: {
      money: wordSet("custa custam custar vale preco precos tarifa pagar pago valor custo montante cobram cobra"),
      moment: wordSet("hora horas dia ano data mes horario rapidez rapido"),
      extent: wordSet("tempo dura demora mede comprimento duracao prazo"),
      weight: wordSet("pesa pesam peso"),
      size: wordSet("altura profundidade largura alto"),
      number: wordSet("idade numero"),
      place: wordSet("endereco morada fica situado situada"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        dois duas tres quatro cinco seis sete oito nove dez onze doze treze quinze vinte trinta
        quarenta cinquenta sessenta setenta oitenta noventa mil meia
      `),
      money: wordSet("euro euros real reais libra libras dolar dolares"),
      free: wordSet("gratis gratuito gratuita"),
      moment: wordSet(`
        janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
        segunda terca quarta quinta sexta sabado domingo meio-dia meianoite verao inverno outono
        primavera seculo
      `),
      length: wordSet("metro metros quilometro quilometros centimetro centimetros"),
      duration: wordSet(`
        segundo segundos minuto minutos hora horas dia dias semana semanas mes meses ano anos
      `),
      weight: wordSet("grama gramas quilo quilos"),
    },
    connectingWords: wordSet("ate a as de e o"),
    ambiguousWords: wordSet("hora"),
  },
  places: {
    prepositions: ["em", "no", "na", "perto de"],
    articles: ["o\\s+"],
    landmarkWords: ["ao lado d[aeo]", "atrás d[aeo]"],
    placeWords: ["rua", "praça", "ao lado", "atrás"],
    streetWords: ["rua", "praça", "avenida"],
  },
  names: {
    beforePlaces: ["das?", "dos?"],
    withinPlaces: ["de", "da"],
    withinPersons: ["de", "da"],
  },
  phrases: {
    noAnswer: "Não sei a resposta.",
    canHelpWith: "Posso ajudar com:",
    chooseOne: "Refere-se a um destes temas?",
    doYouMean: (title) => `Refere-se a ${title}?`,
    greeting: "Olá! O que deseja saber?",
    welcome: "De nada.",
    goodbye: "Até logo!",
    nature: "Sou um assistente automático, não uma pessoa. O que deseja saber?",
    askForQuestion: "O que deseja saber?",
    askBack: "Pode dar-me mais detalhes? É sobre um destes temas?",
    offerPerson: "Se preferir falar com um colega, basta dizer.",
    calm: "Lamento. Diga-me em poucas palavras do que precisa.",
    fine: "Estou bem, obrigado! O que deseja saber?",
    glad: "Obrigado, fico contente por ajudar.",
    allRight: "Certo. Deseja saber mais alguma coisa?",
    abilities: "Sou um assistente automático e respondo a perguntas.",
    notKnownPart: (part) => `Sobre ${part}: não sei a resposta.`,
    restLater: "Envie-me o resto numa nova mensagem.",
    askForContact:
      "Vou transmitir o seu pedido, e um colega entrará em contacto consigo. Qual é o seu nome, e em que número de telefone (com o indicativo do país) ou endereço de e-mail podemos contactá-lo?",
    askForContactAgain:
      "Não consegui ler aí um número de telefone nem um endereço de e-mail. Escreva o número com o indicativo do país, por exemplo +351 21 123 4567, ou um endereço de e-mail.",
    contactNoted: (details) =>
      `Anotei o seguinte:\n\n${details}\n\nUm colega entrará em contacto consigo. Se algo não estiver certo, escreva-o de novo.`,
    handOver: "Vou passar a conversa a um colega, que responderá aqui.",
    teamIsAway: (back) =>
      `A nossa equipa está ausente neste momento. Um colega responderá aqui quando voltarmos: ${back}.`,
    personAnswers: "Um colega responderá aqui.",
    transcript: {
      subject: "Transcrição de uma conversa",
      visitor: "Visitante",
      assistant: "Assistente",
      team: "Equipa",
      sources: "Fontes",
      isCut: "As mensagens anteriores foram omitidas.",
    },
    askToHandOver: "Quer que eu passe a um colega? Responda sim ou não.",
    askToAct: "Devo fazer isto? Responda sim ou não.",
    leftOut: (count) => `${count} caracteres omitidos`,
    notDone: "Está bem, não faço.",
    done: "Está feito.",
    didNotWork: "Não funcionou.",
    mayBeDone: "Houve uma interrupção. Talvez esteja feito, talvez não. Por favor, verifique.",
    goesOnIn: (title) => `Continua em ${title}.`,
    aloud: {
      code: "Código",
      longCode: "Código que não leio em voz alta.",
      stillLooking: "Ainda estou à procura. Diga «continue» para ouvir a resposta.",
      oneMoment: "Um momento, por favor.",
      moreFollows: "Diga «continue» para ouvir o resto.",
      notHeard: "Não ouvi nenhuma pergunta. Repita, por favor.",
      anythingElse: "O que mais deseja saber?",
      failed: "Algo correu mal. Pergunte de novo, por favor.",
      tooMany: "Neste momento chegam demasiados pedidos. Tente de novo daqui a um minuto.",
    },
  },
  smallTalk: {
    clarification: /^(?:o )?que quer dizer(?: com isso)?$|^nao (?:percebo|entendo|entendi)$|^como assim$/,
    nature: patternList(
      {
        machine: `(?:bot|chatbot|robo|robot|ia|inteligencia artificial|${namesOfModels})`,
        anyMachine: `(?:bot|chatbot|robo|robot|ia|inteligencia artificial|maquina|computador|programa|${namesOfModels})`,
      },
      `
      ^(?:e |mas |ola |oi )*(?:es|voce e|tu es|o senhor e|isto e|isso e|e) (?:mesmo |realmente )?(?:um |uma )?(?:<machine>|(?:humano|humana|ser humano|pessoa))(?: (?:real|de verdade|a serio))?(?: ou .*)?$
      ^(?:e |mas |ola |oi )*(?:estou a falar|estou falando|falo|estou a conversar|estou conversando) com (?:um |uma )?(?:<anyMachine>|(?:humano|ser humano|pessoa))(?: (?:real|de verdade))?(?: ou .*)?$
      ^(?:e |mas )*(?:isto e|isso e|este chat e|as respostas sao) (?:tudo )?(?:automatico|automaticas|automatizado|automatizadas)(?: ou .*)?$
      `,
    ),
  },
  persons: {
    speaker: wordSet("eu me mim meu minha meus minhas"),
    listener: wordSet("tu te voce seu sua teu tua ti contigo"),
    toReader: wordSet("nosso nossa nossos nossas tu teu tua voce voces contigo"),
    toReaderVerb:
      /^(?!(?:ani|anoni|deci|extre|inti|legiti|maxi|mini|oti|pri|proxi|seti|supre|ulti)mos$)\p{L}{2,}[aei]mos$/u,
  },
  followUps: {
    also: /\b(?:tambem|tampouco|igualmente)\b/,
    opening: /^(?:e|ou|mas|tambem|nao)\b/,
    addition: /^(?:nao )?(?:quero|queria) dizer\b|\b(?:quero dizer|queria dizer|digo)$/,
    pronouns: wordSet("ele ela eles elas o a os as lhe isso isto esse essa este esta ali seu sua"),
    articles: wordSet("o a os as esta"),
  },
  dialogue: {
    joins: "e|bem como|assim como|ou|mas",
    joiningAdverbs: "depois",
    furtherAdverbs: "tambem|alem disso|por outro lado|outra coisa|em segundo lugar|adicionalmente|ainda por cima",
    strongJoins: "e tambem|e ainda|alem disso",
    beforeQuestionWords: "a|com|contra|de|desde|em|entre|para|por|segundo|sob|sobre|ate",
    openers:
      "como|quant[oa]s?|quando|onde|aonde|por que|porque|quem|qual|quais|o que|que(?! (?:me|te|se|nao|o|a) )|posso|pode|podemos|podem|da para|e possivel|ha|devo|tenho de|tenho que|preciso|existe|a que|de que",
    ordinals: [
      wordSet("primeiro primeira 1o um"),
      wordSet("segundo segunda 2o dois"),
      wordSet("terceiro terceira 3o tres"),
      wordSet("quarto quarta 4o quatro"),
    ],
    last: wordSet("ultimo ultima"),
    besideOrdinals: wordSet("o a os as numero opcao tema por favor quero prefiro obrigado obrigada sim nao e"),
    both: /^(?:sim |ok )?(?:ambos|ambas|(?:os|as) (?:dois|duas))(?: por favor)?$/,
    all: /^(?:sim |ok )?(?:(?:os|as) (?:tres|quatro)|todos|todas|tudo|todos (?:eles|estes|esses)|todas (?:elas|estas|essas))(?: por favor)?$/,
    none: /^(?:nao )?(?:(?:nenhuma?|nada)(?: (?:dest[ae]s?|dess[ae]s?|del[ae]s|disso|disto|d[ao]s \S+)(?: \S+)?)?|nem (?:um|uma) nem outr[oa]|outra coisa|nao e (?:isso|isto))$|^nao$/,
  },
  personRequests: {
    or: "ou",
    requests: patternList(
      { person: personWords },
      String.raw`
      \b(?:falar|conversar|contactar) (?:com|a) <person>(?! mais)
      \b(?:passe|passa|passem|transfira|transfere|transfiram|ponha|ponham|coloque|ligue|encaminhe|direcione|de)[ -]me\b.{0,30}<person>
      \b(?:me )?(?:passar|transferir|ligar|encaminhar|colocar|conectar)(?:[ -]me)? (?:em contacto com|em contato com|para|com|a) <person>
      \bem (?:contacto|contato) com <person>
      \b(?:quero|queria|preciso|gostaria|prefiro|exijo|desejo)(?: de| de ter| ter| ver)? (?:um|uma|o) (?:humano|ser humano|pessoa|atendente|operador|representante|gerente|funcionario|supervisor|responsavel)(?:$| (?:real|humano|de verdade|por favor|ja|agora|que))
      \bser atendid[oa] por <person>
      \bcomo (?:posso|consigo|faco para) (?:contactar|contatar|chegar a|ter) (?:um |uma |alguem)(?:humano|pessoa|atendente|operador)?(?:$| (?:real|humano|de verdade))
      \bha alguem\b.{0,25}\bfalar\b
      \b(?:posso|podia|poderia|podemos) (?:ter|ver|receber|obter)(?: ajuda de)? (?:um |uma )(?:humano|ser humano|pessoa|atendente|operador|representante|funcionario)(?: (?:real|humano|humana|de verdade|por favor|agora))*$
      \b(?:queixar-me|reclamar|queixar) (?:com|a) (?:um |uma )(?:humano|ser humano|pessoa|gerente|supervisor)\b
      ^(?:um |uma |o |por favor )*(?:humano|atendente|operador|operadora|pessoa real|representante|apoio ao cliente)(?: (?:por favor|ja|agora|humano))*$
      `,
    ),
    callBacks: patternList(
      { person: personWords },
      String.raw`
      \b(?:ligue|liguem|liga|ligar|telefone|telefonem|contacte|contactem|contate) (?:para mim|me)\b|\b(?:ligue|liguem|ligar|liga|contacte|contactem|contactar|telefonar|telefonem)[ -]me\b|\bme (?:ligue|liguem|ligar|contactar|contatar|telefonar|contacte|contate)\b
      \balguem (?:me )?(?:pode|podia|poderia)(?: me)? (?:ligar|contactar|contatar|telefonar)
      \b(?:deixar|dar)(?:-vos|-lhe|-lhes)? (?:o meu (?:numero|telefone|contacto|contato)|os meus (?:dados|contactos|contatos))\b
      `,
    ),
    introductions: {
      sure: ["o meu nome é", "meu nome é", "chamo-me", "me chamo", "nome:"],
      likely: ["sou", "sou o", "sou a", "fala"],
    },
    negations: /\bnao (?:quero|preciso|me|desejo|e preciso|queria|ligue|liguem)\b|\bsem\b|\bnunca\b/,
    refusedMachine:
      /\bnao quero (?:falar com )?(?:um |uma |este |esta )?(?:bot|chatbot|robo|robot|maquina|computador)\b/,
    anger: patternList(
      {
        very: "(?:(?:tao|muito|mesmo|realmente|completamente|totalmente|absolutamente|uma|um|uns|umas) )*",
        bad: "(?:inutil|inuteis|ridicul[oa]s?|inaceitavel|inaceitaveis|vergonha|vergonhos[oa]s?|idiotas?|estupid[oa]s?|imbecil|imbecis|burr[oa]s?|incompetentes?|merda|absurdo|palhacada|pessim[oa]s?|incapazes|lixo|piada|golpe|golpistas|ladroes|vigaristas|burla)",
      },
      String.raw`
      \bque (?:desastre|porcaria|merda|bagunca|desgraca)(?: de (?:servico|atendimento|loja|empresa|site|app|bot))?\b
      \b(?:merda|porra|caralho|filh[oa]s? da puta|puta que pariu|estou fart[oa]|fart[oa] (?:disto|disso|de voces|de esperar)|de saco cheio|perda de tempo|perder (?:o meu )?tempo|nao (?:entende|entendes|entendem|percebes|percebe|percebem|serve|serves|servem) (?:de |para )?nada|nao me ajuda\w*|(?:o |a )?(?:pessimo|pior) (?:servico|empresa|loja|atendimento)|que (?:vergonha|palhacada|absurdo|lixo)|(?:esta|estao|estas) (?:a brincar|brincando|gozando|a gozar)(?: comigo)?|wtf)\b
      \b(?:isto|isso|e|es|sao|voce|voces|(?:este|esse|o vosso|o seu) (?:servico|bot|robo))(?: e| es| sao)? <very><bad>(?:$| (?:e|mas|este)\b)
      ^<very><bad>$
      \b(?:estou|fico|isto deixa-me|me deixa) <very>(?:furios[oa]|irritad[oa]|zangad[oa]|indignad[oa])\b
      \b(?:odeio|detesto) (?:isto|isso|este \w+|esta \w+|voces)$
      `,
    ),
  },
  consent: {
    yes: phraseList(`
      sim | sim sim | pode ser | certo | claro | claro que sim | ok | esta bem | esta bom | ta bom |
      tudo bem | correto | correcto | exato | exatamente | com certeza | isso mesmo | pode fazer |
      pode | faca isso | faz isso | faca | pode avancar | avance | prossiga | siga | va em frente |
      confirmo | eu confirmo | confirmado | de acordo | concordo | beleza | combinado |
      sem problema
    `),
    no: phraseList(`
      nao | nao obrigado | nao obrigada | cancelar | nao faca | nao faca isso | nao faz isso |
      nao faz | deixa | deixa estar | deixe estar | deixa para la | agora nao | ainda nao |
      hoje nao | melhor nao | claro que nao | com certeza nao | de jeito nenhum | nunca
    `),
    courtesies: phraseList(`
      obrigado | obrigada | muito obrigado | muito obrigada | por favor | se faz favor | agora |
      entao | perfeito | otimo | muito bem
    `),
    links: phraseList(`
      o | a | os | as | meu | minha | um | uma | isso | isto | para mim
    `),
  },
  spoken: {
    interjections: phraseList(`
      oh | ah | eh | hum | hm | mm | ha | ue | opa | nossa | puxa | uau
    `),
    backchannels: phraseList(`
      mhm | hm | hmm | aham | sim | sim sim | ok | okay | certo | bem | muito bem | entendi | percebi |
      claro | exato | esta bem | ta bom | oh | otimo
    `),
    interruptions: phraseList(`
      pare | para | espere | espera | um momento | um segundo | nao | nao nao | silencio | chega |
      pausa | cale se | desculpe | com licenca | cancelar
    `),
    requests: phraseList(`
      sim | sim por favor | não | não obrigado | olá | bom dia | obrigado | muito obrigado | adeus |
      ajuda | repita por favor | mais uma vez por favor | como disse | mais devagar por favor |
      continue | não importa | é tudo | começar de novo | uma pessoa por favor | quero falar com uma
      pessoa | quero falar com um atendente | ligue-me
    `),
    unfinished: wordSet(`
      e ou mas porque se quando que quem o a os as um uma meu minha seu sua de do da para com por em
      no na sao era eu hum entao ao
    `),
    goOn: phraseList(`
      continue | continua | continuar | prossiga | mais | o resto | e depois
    `),
    notUnderstood: "Desculpe, não entendi.",
    recordingStopped: "A gravação foi apagada e nada mais é gravado.",
    tooLong: "Desculpe, isso foi longo demais para mim. Diga em poucas palavras, por favor.",
    knowsPhrasesOnly: "Desculpe, não entendi. Por voz conheço apenas certas perguntas; tente com outras palavras.",
  },
};

const endings: Endings = [
  ["amentos", "", 3],
  ["amento", "", 3],
  ["imento", "", 3],
  ["acao", "", 3],
  ["icao", "", 3],
  ["xao", "ct", 3],
  ["ucao", "u", 3],
  ["mente", "", 4],
  ["ando", "", 3],
  ["endo", "", 3],
  ["indo", "", 3],
  ["aram", "", 3],
  ["eram", "", 3],
  ["iram", "", 3],
  ["adas", "", 3],
  ["ados", "", 3],
  ["idas", "", 3],
  ["idos", "", 3],
  ["ada", "", 3],
  ["ado", "", 3],
  ["ida", "", 3],
  ["ido", "", 3],
  ["imos", "", 3],
  ["ais", "al", 2],
  ["eis", "el", 2],
  ["ns", "m", 3],
  ["es", "", 3],
  ["am", "", 4],
  ["em", "", 3],
  ["ou", "", 3],
  ["ei", "", 4],
  ["ar", "", 3],
  ["er", "", 3],
  ["ir", "", 3],
  ["os", "", 3],
  ["as", "", 3],
  ["s", "", 4],
  ["o", "", 3],
  ["a", "", 3],
  ["e", "", 3],
];

/** "próximos" is no form of a verb, as "abrimos" is. */
const adjectiveInMos = /^(?:ani|anoni|deci|inti|legiti|maxi|mini|oti|proxi|seti|ulti)mos$/;

/** Stems whose vowel or ending changes: "aberto" and "abrir". */
const changedStems = new Map(
  Object.entries({ abert: "abr", abertur: "abr", cobert: "cobr", escrit: "escrev", ofert: "oferec" }),
);

/** "cartões" are several of a "cartão"; "paguei" keeps the sound of "pagar", and
 * "devolução" is the noun of "devolver". */
function stem(word: string): string {
  if (adjectiveInMos.test(word)) return word.slice(0, -2);
  const plain = stripEndings(word.replace(/[ao]es$/, "ao"), endings, 2)
    .replace(/gu$/, "g")
    .replace(/qu$/, "c")
    .replace(/olu$/, "olv");
  return changedStems.get(plain) ?? plain;
}
