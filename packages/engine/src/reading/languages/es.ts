// Long because everything of Spanish is in one file.

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
import { es as messageWords } from "./messages/es.ts";
import { es as thesaurus } from "./thesaurus/es.ts";

/** A visitor may ask for such a person. */
const personWords = String.raw`(?:(?:un|una|el|la|su|tu|algun|alguna|con|al|de los|los) )*(?:(?:verdadero|verdadera|otro|otra) )*(?:humano|humana|ser humano|persona|agente|operador|operadora|alguien|asesor|asesora|representante|empleado|empleada|encargado|encargada|jefe|jefa|gerente|responsable|supervisor|supervisora|companero|companera|tecnico|(?:el )?servicio (?:al|de atencion al) cliente|atencion al cliente|soporte|equipo|director)\b`;

export const es: Language = {
  code: "es",
  ...messageWords,
  thesaurus,
  typicalLetters: "ñ¿¡",
  stopWords: wordSet(`
    respecto referente acerca
    el la los las un una unos unas lo y e o u pero sino que de del al a ante con contra desde en
    entre hacia hasta para por segun sin sobre tras durante yo me mi mis tu te ti tus usted ustedes
    el ella ello nosotros nos nuestro nuestra nuestros vosotros ellos ellas le les se su sus este
    esta esto estos estas ese esa eso esos esas aquel soy eres es somos son era eran fue fueron ser
    sido sera estan estoy estar he has ha hemos han habia haber hay puedo puede pueden podemos
    poder debo debe deben tengo tiene tienen tener hace hacer no si ya muy mas tambien como cuando
    donde quien quienes cual cuales cuanto cuanta cuantos cuantas porque adonde
    sere seras seremos seran seria tendre tendras tendra tendran habra estare estara estaran
    estaria podre podras podra podran podria podrias
    os vuestro vuestra vuestros vuestras nuestras sois estais habeis teneis haceis podeis quereis
    aquella aquellos aquellas aquello aunque menos mio mia mios mias tuyo tuya suyo suya cuyo cuya
    sea sean fuera haya hayan conmigo contigo consigo hago hacemos hacen hizo hice tenia tenian
    teniamos hubiera mientras
    mediante ni estamos tienes puedes debes debemos vas tampoco ahi asi
  `),
  distinctiveStopWords: wordSet(`
    que como cuando donde quien quienes cual cuales cuanto cuanta cuantos cuantas no sin
  `),
  fillerWords: wordSet(`
    incidencia incidencias problema problemas
    hola gracias favor quiero quisiera queria necesito necesita saber decir dime encontrar
    pregunta respuesta posible todo toda todos tiempo cosa algo puedo ofrecen ofrece buenas buenos
    quiere queremos gustaria necesitamos necesitaba sabe digame diga encuentro encuentra preguntar
    responder explicar posibilidad posibilidades todas cosas algun alguna alguno algunos algunas
    alguien nadie nada hecho haga tenemos tuve voy va vamos van ir fui estaba doy da dar dan pongo
    pone poner veo ve ver mirar miro llega llego pasa pasar pasado intento intentar intentado
    conseguir dejo deja dejar usar uso usa utilizar mucho mucha muchos muchas poco pocos varios
    varias cada cualquier cualquiera otro otra otros otras mismo misma mismos propio propia forma
    manera modo tipo tema aun todavia siempre ahora actualmente realmente exactamente simplemente
    normalmente quizas tal vez aproximadamente ayer hoy recientemente pronto rapido rapidamente
    urgente aqui alli entonces pues antes despues solo solamente ademas info informacion ayudar
    ayudarme funciona desgraciadamente casi tan bien q ke xq pq porq tb tmb k xfa pls aver osea
    bajo nunca jamas poca pocas ningun ninguna
    sacarme cojo coger llevar traer
  `),
  circumstances: wordSet(`
    manana anteayer noche tarde semana semanas mes meses ano anos dia dias hora horas minuto
    minutos rato lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril
    mayo junio julio agosto septiembre octubre noviembre diciembre pasada proximo proxima ultimo
    ultima repente finalmente dos tres cuatro cinco seis siete ocho nueve diez cien par navidad
    verano invierno primavera otono madre padre mama papa hijo hija mujer marido esposa esposo
    pareja novia novio hermano hermana padres abuela abuelo ninos nino nina jefe jefa amigo amiga
    amigos vecino vecina companero companera primo tio tia suegra bebe cocina dormitorio salon
    bano sotano garaje pasillo habitacion cuarto arriba abajo jardin casa piso oficina metro calle
    compre comprado dijeron dicho notado decidido ocurrido llegado empezado parado querido pensado
    oido recibido llamado escrito leido visto quise quede quedo frustrado enfadado desesperado
    molesto decepcionado preocupado confundido tonto ridiculo terrible maldito gente equipo
    totalmente completamente absolutamente bastante doble unica unico vais dais sabeis debeis
    ofreceis decis poneis cobrais mandais gusta gustan pequeno pequena grande enorme momento idea
    problema lio estudiante residencia pueblo ciudad coche perro gato sitio lado pena broma alegro
    encanta odio quinto ascensor reyes navidades cajon
    mejor peor barato barata baratos baratas diferencia diferencias vs versus comparar
    comparacion
    aceptan aceptais acepta aceptar ofrecer venir
  `),
  fillerWordsAfter: new Map([["a", wordSet("partir")]]),
  backReferences: wordSet(`
    el ella ellos ellas su sus este esta esto estos estas eso ademas luego despues alli
  `),
  alsoCalled: ["tambien llamado", "tambien llamada", "antes", "alias", "o"],
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
      ["weight", /\bpesan?\b|\bpeso\b/],
      [
        "money",
        /\ba cuanto esta\b|\bcuanto (?:sale|salen|cuesta|cuestan|vale|valen|cobra\w*|es|hay que pagar|pago)\b|\bprecio\b|\btarifa\b|\bcuanto (?:\w+ ){1,3}costar\w*|\b(?:que|cual es (?:el|la)) (?:importe|monto|comision|comisiones|coste|costo)\b|\bque (?:cobra\w*|tarifas|precios)\b|\bcuanto .*\bpag\w*/,
      ],
      [
        "moment",
        /^(?:\S+ ){0,2}cuando\b|\bcuando$|\bque hora\b|\bcomo de rapido\b|\bque (?:dias?|ano|fechas?|mes)\b|\bhorario\b/,
      ],
      [
        "extent",
        /\bcuanto (?:tiempo|dura|tarda|mide)\b|\ben cuanto (?:llega|esta|tarda)\b|\bque plazo\b|\bcuanta antelacion\b|\blongitud\b|\bduracion\b/,
      ],
      ["size", /\b(?:altura|profundidad|anchura)\b/],
      ["number", /\bcuant[oa]s?\b|\bque edad\b/],
      ["place", /^(?:\S+ ){0,2}a?donde\b|\ba?donde$|\bdireccion\b/],
      ["person", /\bquien(?:es)?\b/],
    ]),
    kindWords: {
      money: wordSet(
        "cuesta cuestan costar vale valen precio precios tarifa tarifas pagar pago cobran cobra cobrais importe monto coste costo",
      ),
      moment: wordSet("hora dia ano fecha mes horario rapido"),
      extent: wordSet("tiempo dura duran tarda mide longitud duracion plazo"),
      weight: wordSet("pesa pesan peso"),
      size: wordSet("altura profundidad anchura alto"),
      number: wordSet("edad numero"),
      place: wordSet("direccion encuentra situado situada queda"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte
        treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil medio media
      `),
      money: wordSet("euro euros dolar dolares peso pesos libra libras"),
      free: wordSet("gratis gratuito gratuita"),
      moment: wordSet(`
        enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
        lunes martes miercoles jueves viernes sabado sabados domingo domingos mediodia medianoche
        manana verano invierno otono primavera siglo
      `),
      length: wordSet("metro metros kilometro kilometros centimetro centimetros"),
      duration: wordSet(`
        segundo segundos minuto minutos hora horas dia dias semana semanas mes meses ano anos
      `),
      weight: wordSet("kilo kilos gramo gramos kilogramo kilogramos"),
    },
    connectingWords: wordSet("de a al y e o"),
    ambiguousWords: wordSet("mar once media hora"),
  },
  places: {
    prepositions: ["en", "a", "al", "sobre", "cerca de"],
    articles: ["el\\s+", "la\\s+", "los\\s+"],
    landmarkWords: ["frente a", "detrás de", "al lado de"],
    placeWords: ["calle", "plaza", "frente a", "detrás", "al lado"],
    streetWords: ["calle", "plaza", "avenida"],
  },
  names: {
    beforePlaces: ["de", "del"],
    withinPlaces: ["de", "la"],
    withinPersons: ["de"],
  },
  phrases: {
    noAnswer: "No sé la respuesta.",
    canHelpWith: "Puedo ayudarle con:",
    chooseOne: "¿Se refiere a uno de estos temas?",
    doYouMean: (title) => `¿Se refiere a ${title}?`,
    greeting: "¡Hola! ¿Qué desea saber?",
    welcome: "De nada.",
    goodbye: "¡Hasta luego!",
    nature: "Soy un asistente automático, no una persona. ¿Qué desea saber?",
    askForQuestion: "¿Qué desea saber?",
    askBack: "¿Puede darme más detalles? ¿Se trata de uno de estos temas?",
    offerPerson: "Si prefiere hablar con un compañero, dígamelo.",
    calm: "Lo siento. Dígame en pocas palabras qué necesita.",
    fine: "¡Muy bien, gracias! ¿Qué desea saber?",
    glad: "Gracias, me alegra ayudarle.",
    allRight: "De acuerdo. ¿Desea saber algo más?",
    abilities: "Soy un asistente automático y respondo preguntas.",
    notKnownPart: (part) => `Sobre ${part}: no sé la respuesta.`,
    restLater: "Envíeme el resto en un mensaje nuevo.",
    askForContact:
      "Lo transmitiré, y un compañero se pondrá en contacto con usted. ¿Cuál es su nombre y en qué número de teléfono (con el prefijo del país) o correo electrónico podemos localizarle?",
    askForContactAgain:
      "No he podido leer ahí un número de teléfono ni un correo electrónico. Escriba el número con el prefijo del país, por ejemplo +34 910 123 456, o un correo electrónico.",
    contactNoted: (details) =>
      `He anotado lo siguiente:\n\n${details}\n\nUn compañero se pondrá en contacto con usted. Si algo no es correcto, escríbalo de nuevo.`,
    handOver: "Le paso con un compañero, que le responderá aquí.",
    teamIsAway: (back) =>
      `Nuestro equipo no está disponible en este momento. Un compañero le responderá aquí cuando volvamos: ${back}.`,
    personAnswers: "Un compañero le responderá aquí.",
    transcript: {
      subject: "Transcripción de una conversación",
      visitor: "Visitante",
      assistant: "Asistente",
      team: "Equipo",
      sources: "Fuentes",
      isCut: "Se omiten los mensajes anteriores.",
    },
    askToHandOver: "¿Quiere que le pase con un compañero? Responda sí o no.",
    askToAct: "¿Hago esto? Responda sí o no.",
    leftOut: (count) => `${count} caracteres omitidos`,
    notDone: "De acuerdo, lo dejo.",
    done: "Hecho.",
    didNotWork: "No ha funcionado.",
    mayBeDone: "Hubo una interrupción. Puede que esté hecho o que no. Por favor, compruébelo.",
    goesOnIn: (title) => `Continúa en ${title}.`,
    aloud: {
      code: "Código",
      longCode: "Código que no leo en voz alta.",
      stillLooking: "Sigo buscando. Diga «continúe» para oír la respuesta.",
      oneMoment: "Un momento, por favor.",
      moreFollows: "Diga «continúe» para oír el resto.",
      notHeard: "No he oído ninguna pregunta. Repítala, por favor.",
      anythingElse: "¿Qué más desea saber?",
      failed: "Algo ha salido mal. Pregunte de nuevo, por favor.",
      tooMany: "Ahora mismo llegan demasiadas preguntas. Inténtelo de nuevo dentro de un minuto.",
    },
  },
  smallTalk: {
    clarification: /^(?:a )?que (?:quiere decir|se refiere|significa eso)(?: con eso)?$|^no (?:lo )?entiendo$|^como$/,
    nature: patternList(
      {
        machine: `(?:bot|chatbot|robot|ia|inteligencia artificial|${namesOfModels})`,
        anyMachine: `(?:bot|chatbot|robot|ia|inteligencia artificial|maquina|ordenador|computadora|programa|automata|${namesOfModels})`,
      },
      `
      ^(?:y |pero |hola |oye |perdone )*(?:eres|es usted|es|sois|son ustedes|esto es|usted es|tu eres) (?:realmente |de verdad )?(?:un |una )?(?:<machine>|(?:verdadero |verdadera )?(?:humano|humana|ser humano|persona))(?: (?:real|de verdad))?(?: o .*)?$
      ^(?:y |pero |hola |oye )*(?:estoy hablando|hablo|estoy chateando|estoy escribiendo|estoy) (?:hablando )?(?:con|a) (?:un |una )?(?:<anyMachine>|(?:humano|ser humano|persona))(?: (?:real|de verdad))?(?: o .*)?$
      ^(?:y |pero )*(?:es|esto es|este chat es|son sus respuestas|sus respuestas son) (?:todo )?(?:automatico|automaticas|automatizado|automatizadas)(?: o .*)?$
      `,
    ),
  },
  persons: {
    speaker: wordSet("yo me mi mis conmigo"),
    listener: wordSet("tu te ti tus usted"),
    toReader: wordSet(
      "nosotros vosotros vuestro vuestra vuestros vuestras nuestro nuestra nuestros nuestras tu te ti tus usted ustedes",
    ),
    toReaderVerb:
      /^(?!(?:ani|anoni|decimo|extre|inti|legiti|maxi|mini|opti|pri|proxi|septi|supre|ulti)mos$)\p{L}{2,}[aei]mos$/u,
  },
  followUps: {
    also: /\b(?:tambien|tampoco|igualmente)\b/,
    opening: /^(?:y|o|pero|tambien|no)\b/,
    addition:
      /^(?:no )?(?:me refiero a|quiero decir|queria decir)\b|\b(?:me refiero|me referia|quiero decir|queria decir|digo)$/,
    pronouns: wordSet("el ella ellos ellas lo la los las le les eso esto ese esa este esta alli su sus"),
    articles: wordSet("el la los las esta"),
  },
  dialogue: {
    joins: "y|e|asi como|o|pero",
    joiningAdverbs: "luego",
    furtherAdverbs:
      "tambien|ademas|por otro lado|por otra parte|otra cosa|en segundo lugar|aparte de eso|adicionalmente",
    strongJoins: "y tambien|y ademas|ademas",
    beforeQuestionWords: "a|a partir de|bajo|con|contra|de|desde|en|entre|hacia|hasta|para|por|segun|sobre",
    openers:
      "como|cuant[oa]s?|cuando|donde|adonde|por que|quien|quienes|que(?! (?:me|te|se|no|lo|la) )|cual|cuales|puedo|puede|podemos|pueden|se puede|hay|debo|tengo que|es|son|tiene|tienen|hace falta|necesito|a que|de que",
    ordinals: [
      wordSet("primero primera primer 1o uno"),
      wordSet("segundo segunda 2o dos"),
      wordSet("tercero tercera tercer 3o tres"),
      wordSet("cuarto cuarta 4o cuatro"),
    ],
    last: wordSet("ultimo ultima"),
    besideOrdinals: wordSet(
      "el la lo los las numero opcion tema por favor quiero me refiero a prefiero gracias vale si no es",
    ),
    both: /^(?:si |vale )?(?:ambos|ambas|(?:los|las) dos|tanto uno como otro)(?: por favor)?$/,
    all: /^(?:si |vale )?(?:(?:los|las) (?:tres|cuatro)|todos|todas|todo|todos (?:ellos|estos)|todas (?:ellas|estas))(?: por favor)?$/,
    none: /^(?:no )?(?:(?:ningun[oa]?|nada)(?: de (?:est[aeo]s?|es[aeo]s?|ell[ao]s|l[ao]s \S+|lo anterior)(?: \S+)?)?|ni (?:uno|una) ni otr[oa]|otra cosa|no es (?:eso|esto))$|^no$/,
  },
  personRequests: {
    or: "o",
    requests: patternList(
      { person: personWords },
      String.raw`
      \b(?:hablar|chatear|conversar|comunicarme) con <person>(?! mas)
      \b(?:hablar|contactar) a <person>
      \b(?:comuniqueme|comunicame|paseme|pasame|paseneme|conecteme|conectame|transfierame|transfiereme|pongame|ponme|deme|dame|derivame|deriveme|redirijame)\b.{0,30}<person>
      \b(?:pasarme|conectarme|comunicarme|transferirme|ponerme)\b.{0,25}<person>
      \b(?:quiero|quisiera|necesito|me gustaria|prefiero|exijo|deseo)(?: (?:hablar|tener|ver|contactar))? (?:con )?(?:un|una|a un|a una|al|su) (?:humano|ser humano|persona|agente|operador|operadora|asesor|representante|encargado|jefe|gerente|supervisor|empleado)(?:$| (?:real|humano|de verdad|por favor|ya|ahora|que))
      \bcomo (?:puedo |podria )?(?:contactar|contacto|localizar|hablo)(?: con| a)? (?:un |una |alguien|algun )(?:humano|persona|agente|asesor|operador)?(?:$| (?:real|de verdad|por favor))
      \bhay alguien\b.{0,25}\b(?:hablar)\b
      \b(?:puedo|podria|podemos|me puede|me pueden) (?:tener|ver|conseguir|dar|pasar|recibir)(?: ayuda de)?(?: con)? (?:un |una |a un |a una )(?:humano|ser humano|persona|agente|operador|operadora|asesor|representante|encargado)(?: (?:real|humano|humana|de verdad|por favor|ahora))*$
      \bquejarme (?:con|a|ante) (?:un |una )?(?:humano|ser humano|persona|encargado|gerente|supervisor)\b
      ^(?:un |una |el |por favor )*(?:persona por favor|humano|agente|operador|operadora|persona real|asesor|representante|encargado|atencion al cliente)(?: (?:por favor|ya|ahora|humano))*$
      `,
    ),
    callBacks: patternList(
      { person: personWords },
      String.raw`
      \b(?:llameme|llamenme|llamame|llamadme|contacteme|contactenme|contactame)\b
      \b(?:puede|pueden|podria|podrian|podeis|puedes|alguien)\b.{0,25}\b(?:llamarme|contactarme|telefonearme|devolverme la llamada)\b
      \b(?:me|que) (?:puede|pueden|podria|podrian|puedes) (?:llamar|contactar|telefonear)\b|\b(?:alguien|que) me (?:llame|llamen|contacte|contacten)\b
      \b(?:me|mi) (?:puede|podria) (?:llamar|contactar) alguien\b|\balguien (?:me )?(?:puede|podria) (?:llamar|contactar|llamarme|contactarme)
      \b(?:quiero|quisiera|necesito|solicito) (?:que me llamen|que me llame|una llamada)\b
      \b(?:dejar|dejarle|dejarles|dar|darle) (?:mi (?:numero|telefono|correo)|mis datos)\b
      `,
    ),
    introductions: { sure: ["mi nombre es", "me llamo", "nombre:"], likely: ["soy", "habla"] },
    negations: /\bno (?:quiero|necesito|me|deseo|hace falta|quisiera|llame|llamen|hay que)\b|\bsin\b|\bnunca\b/,
    refusedMachine:
      /\bno (?:quiero|deseo) (?:hablar con )?(?:un |una |este |esta )?(?:bot|chatbot|robot|maquina|ordenador)\b/,
    anger: patternList(
      {
        very: "(?:(?:tan|muy|realmente|completamente|totalmente|absolutamente|simplemente|una|un|unos|unas) )*",
        bad: "(?:inutil(?:es)?|ridicul[oa]s?|inaceptables?|indignantes?|verguenza|vergonzos[oa]s?|idiotas?|estupid[oa]s?|imbecil(?:es)?|incompetentes?|mierda|asco|lamentables?|burla|broma|incapaces|estafa|estafadores|ladrones|timo)",
      },
      String.raw`
      \b(?:vaya|menud[oa]|que) (?:desastre|mierda|asco|porqueria|verguenza|timo|estafa|chapuza|caos|birria|basura)(?: de (?:servicio|atencion|tienda|empresa|web|app|soporte|bot))?\b
      \b(?:mierda|joder|carajo|put[oa] (?:bot|servicio|empresa|madre|mierda)|hij[oa]s? de puta|estoy (?:hart[oa]|cansad[oa] de)|hart[oa] de (?:esto|ustedes|vosotros|todo)|ya estoy hart[oa]|perdida de tiempo|perdiendo el tiempo|no (?:entiendes|entiende|entienden|sirves|sirve|sirven) (?:de |para )?nada|no me (?:entiendes|entiende|ayud\w*)|(?:el |la )?(?:pesim[oa]|peor) (?:servicio|empresa|tienda|compania|atencion)|que (?:asco|verguenza|porqueria)|basta ya|me (?:estas|esta|estan) (?:tomando el pelo|vacilando)|wtf)\b
      \b(?:esto|eso|es|eres|son|sois|usted es|(?:su|este|vuestro) (?:servicio|bot|robot) es)(?: es)? <very><bad>(?:$| (?:y|pero|este|su)\b)
      ^<very><bad>$|^que (?:cono|carajo)|^cono$
      \b(?:estoy|me pone|me tienen) <very>(?:furios[oa]|enfadad[oa]|enojad[oa]|indignad[oa]|cabread[oa])\b
      \b(?:odio|detesto) (?:esto|esta \w+|este \w+|su \w+)$
      `,
    ),
  },
  consent: {
    yes: phraseList(`
      si | si si | claro | claro que si | de acuerdo | vale | ok | okey | correcto | exacto |
      exactamente | por supuesto | esta bien | adelante | hazlo | hagalo | haz eso | haga eso |
      procede | proceda | confirmo | lo confirmo | confirmado | dale | desde luego | eso es |
      asi es | estoy de acuerdo | sin problema
    `),
    no: phraseList(`
      no | no gracias | cancelar | mejor no | ahora no | todavia no | aun no | hoy no |
      no lo hagas | no lo haga | no hagas eso | no haga eso | dejalo | dejelo | claro que no |
      por supuesto que no | desde luego que no | de ninguna manera | nunca
    `),
    courtesies: phraseList(`
      gracias | muchas gracias | por favor | porfa | ahora | entonces | perfecto | muy bien |
      genial
    `),
    links: phraseList(`
      lo | la | el | los | las | mi | un | una | eso | esto | para mi
    `),
  },
  spoken: {
    interjections: phraseList(`
      oh | ah | eh | em | este | mm | hm | uy | huy | ay | vaya | uf
    `),
    backchannels: phraseList(`
      mhm | hm | hmm | aja | si | si si | ok | okay | vale | bien | muy bien | ya veo | ya | claro |
      entiendo | entendido | exacto | de acuerdo | oh | genial
    `),
    interruptions: phraseList(`
      para | pare | espera | espere | un momento | un segundo | no | no no | silencio | basta | pausa |
      callate | perdon | disculpe | cancelar | alto
    `),
    requests: phraseList(`
      sí | sí por favor | no | no gracias | hola | gracias | muchas gracias | adiós | ayuda | repita
      por favor | otra vez por favor | cómo dice | más despacio por favor | siga | continúe | no
      importa | eso es todo | empezar de nuevo | una persona por favor | quiero hablar con una
      persona | quiero hablar con un agente | llámeme
    `),
    unfinished: wordSet(`
      y o pero porque si cuando que quien el la los las un una mi mis su sus de del para con por en
      es son era yo eh este entonces a al
    `),
    goOn: phraseList(`
      continue | continua | siga | sigue | mas | el resto | adelante | y despues
    `),
    notUnderstood: "Lo siento, no he entendido eso.",
    recordingStopped: "La grabación se ha borrado y ya no se graba nada más.",
    tooLong: "Lo siento, eso fue demasiado largo. Dígalo en pocas palabras, por favor.",
    knowsPhrasesOnly:
      "Lo siento, no he entendido eso. Por voz solo conozco ciertas preguntas; pruebe con otras palabras.",
  },
};

const endings: Endings = [
  ["amientos", "", 3],
  ["amiento", "", 3],
  ["imiento", "", 3],
  ["aciones", "", 3],
  ["acion", "", 3],
  ["iciones", "", 3],
  ["icion", "", 3],
  ["xiones", "ct", 3],
  ["xion", "ct", 3],
  ["ciones", "", 4],
  ["cion", "", 4],
  ["mente", "", 4],
  ["ando", "", 3],
  ["iendo", "", 3],
  ["aron", "", 3],
  ["ieron", "", 3],
  ["adas", "", 3],
  ["ados", "", 3],
  ["idas", "", 3],
  ["idos", "", 3],
  ["ada", "", 3],
  ["ado", "", 3],
  ["ida", "", 3],
  ["ido", "", 3],
  ["aban", "", 3],
  ["aba", "", 4],
  ["amos", "", 3],
  ["emos", "", 3],
  ["imos", "", 3],
  ["ais", "", 3],
  ["eis", "", 3],
  ["are", "", 4],
  ["ces", "z", 3],
  ["es", "", 3],
  ["an", "", 4],
  ["en", "", 3],
  ["ar", "", 3],
  ["er", "", 3],
  ["ir", "", 3],
  ["os", "", 3],
  ["as", "", 3],
  ["s", "", 4],
  ["o", "", 3],
  ["a", "", 3],
  ["e", "", 3],
  ["i", "", 4],
];
const pronounsOfVerb = /(?<=[aei]r|ndo)(?:[mts]e|nos)?(?:l[aeo]s?)?$/;

/** "próximos" is no form of a verb, as "abrimos" is. */
const adjectiveInMos = /^(?:ani|anoni|decimo|inti|legiti|maxi|mini|opti|proxi|septi|ulti)mos$/;

/** Stems whose vowel or ending changes, whatever stands before them: "devuelve" and "devolver". */
const changedStems = new Map(
  Object.entries({
    ...{
      abiert: "abr",
      abri: "abr",
      apertur: "abr",
      atiend: "atend",
      calient: "calent",
      cierr: "cerr",
      comienz: "comenz",
    },
    ...{ conviert: "convert", corrig: "correg", cubiert: "cubr", cuest: "cost", despid: "desped", duerm: "dorm" },
    ...{ elig: "eleg", elij: "eleg", empiez: "empez", encuentr: "encontr", entiend: "entend", escrit: "escrib" },
    ...{ extiend: "extend", hech: "hac", impid: "imped", inviert: "invert", jueg: "jug", mid: "med", muestr: "mostr" },
    ...{ muev: "mov", obtien: "obten", pid: "ped", pierd: "perd", piens: "pens", prefier: "prefer", prueb: "prob" },
    ...{ recomiend: "recomend", recuerd: "record", refier: "refer", renuev: "renov", repit: "repet" },
    ...{ requier: "requer", resuelt: "resolv", resuelv: "resolv", sig: "seg", sirv: "serv" },
    ...{ sugier: "suger", tien: "ten", transfier: "transfer", vent: "vend", vuelt: "volv" },
    vuelv: "volv",
  }),
);
const changedStem = new RegExp(`(?<=^|con|de|des|man|ob|per|pro|re)(?:${[...changedStems.keys()].join("|")})$`);

/** "recibirlo" is the infinitive with its pronoun; "pagué" keeps the sound of "pagar", and
 * "devolución" is the noun of "devolver". */
function stem(word: string): string {
  if (adjectiveInMos.test(word)) return word.slice(0, -2);
  return stripEndings(word.replace(pronounsOfVerb, ""), endings, 2)
    .replace(/gu$/, "g")
    .replace(/qu$/, "c")
    .replace(/olu$/, "olv")
    .replace(/uy$/, "u")
    .replace(changedStem, (found) => changedStems.get(found)!);
}
