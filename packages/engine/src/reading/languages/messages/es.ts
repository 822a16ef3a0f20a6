import { patternList, phraseList, wordSet } from "../../../language.ts";
import type { MessageWords } from "../../message/message-words.ts";

/** These are the words of messages in Spanish. */
export const es: MessageWords = {
  quotationMarks: ["«", "»"],
  actions: {
    add: phraseList(
      "anadir | anade | anado | agregar | agrego | crear | creo | creacion | abrir | abro | apertura | insertar | registrar | registrarse | registro | dar de alta | darse de alta | alta | poner | empezar | comenzar | iniciar | nuevo | nueva | incluir | adjuntar | configurar | invitar | invito | invitacion",
    ),
    remove: phraseList(
      "eliminar | elimino | eliminacion | borrar | borro | borrado | quitar | quito | suprimir | retirar | desinstalar | desinstalo | deshacerse | deshacerme | sacar | expulsar | vaciar",
    ),
    cancel: phraseList(
      "cancelar | cancelo | cancelacion | anular | anulo | anulacion | dar de baja | darse de baja | darme de baja | baja | rescindir | terminar | cerrar | cierro | cierre | desuscribir | desuscribirse | desistir | desistimiento | parar | detener",
    ),
    change: phraseList(
      "cambiar | cambio | modificar | modifico | modificacion | editar | edito | edicion | corregir | corrijo | correccion | renombrar | sustituir | reemplazar | ajustar | ajuste | adaptar | personalizar | personalizacion | configurar | rectificar",
    ),
    enable: phraseList("activar | activo | activacion | habilitar | encender | permitir"),
    disable: phraseList(
      "desactivar | desactivo | desactivacion | deshabilitar | apagar | suspender | pausar | silenciar",
    ),
    block: phraseList(
      "bloquear | bloqueo | restringir | restriccion | impedir | evitar | limitar | excluir | vetar | denunciar",
    ),
    hide: phraseList("ocultar | oculto | esconder | archivar | archivo"),
    show: phraseList(
      "mostrar | muestro | ver | veo | consultar | consulta | encontrar | encuentro | buscar | busco | busqueda | comprobar | revisar | seguir | seguimiento | visualizar | localizar",
    ),
    share: phraseList("compartir | comparto | publicar | publico | publicacion | insertar | dar acceso | reenviar"),
    invite: phraseList("invitar | invito | invitacion"),
    connect: phraseList(
      "conectar | conecto | conexion | vincular | vinculo | enlazar | integrar | integracion | sincronizar | sincronizacion | asociar | emparejar | unirse | unirme",
    ),
    disconnect: phraseList("desconectar | desconecto | desvincular | separar | abandonar | salir"),
    install: phraseList("instalar | instalo | instalacion | desplegar"),
    update: phraseList("actualizar | actualizo | actualizacion | renovar | renuevo | renovacion | mejorar"),
    export: phraseList(
      "exportar | exporto | exportacion | descargar | descargo | descarga | guardar | bajar | extraer | copia de seguridad | copias de seguridad",
    ),
    import: phraseList("importar | importo | importacion | subir | subo | subida | cargar | carga"),
    pay: phraseList("pagar | pago | abonar | abono | cobrar | cobro | cargo | facturar"),
    buy: phraseList(
      "comprar | compro | compra | pedir | pedido | pido | adquirir | contratar | contrato | suscribir | suscribirse | suscripcion",
    ),
    refund: phraseList(
      "reembolsar | reembolso | devolver | devuelvo | devolucion | recuperar … dinero | reintegro | reintegrar",
    ),
    send: phraseList("enviar | envio | mandar | mando | remitir | entregar | entrega | presentar | presentacion"),
    restore: phraseList(
      "restaurar | restauro | restauracion | recuperar | recupero | recuperacion | restablecer | deshacer | deshago | reactivar | vuelvo atras | volver atras | traer … de vuelta",
    ),
    reset: phraseList("restablecer | restablecimiento | reiniciar | reinicio | resetear"),
    verify: phraseList(
      "verificar | verifico | verificacion | confirmar | confirmacion | autenticar | autenticacion | validar | validacion | acreditar | comprobar",
    ),
    print: phraseList("imprimir | imprimo | impresion"),
    signIn: phraseList(
      "iniciar sesion | inicio sesion | inicio de sesion | entrar | entro | acceder | accedo | acceso | ingresar | loguear | loguearme | login | identificarse",
    ),
    signOut: phraseList("cerrar sesion | cierre de sesion | cierro sesion | salir de la cuenta | desloguear"),
    contact: phraseList(
      "contactar | contacto | llamar | llamo | telefonear | escribir | hablar | comunicar | reclamar | reclamacion | queja | quejarme",
    ),
    move: phraseList("mover | muevo | trasladar | traslado | transferir | transferencia | migrar | ordenar | mudar"),
    book: phraseList("reservar | reservo | reserva | pedir cita | cita | programar | aplazar | reprogramar"),
    copy: phraseList("copiar | copio | copia | duplicar | duplico | clonar"),
  },
  statements: {
    negations: /\b(?:no|nunca|jamas|sin|ningun[oa]?|nadie|nada|tampoco|ni|imposible)\b/,
    reasons:
      /\b(?:porque|ya que|puesto que|dado que|debido a|a causa|por (?:motivos|razones|seguridad|eso|ley|lo tanto)|para (?:que|evitar|garantizar|proteger|asegurar)|a fin de|gracias a|de lo contrario|si no|la razon|el motivo|la ley|legal|evita|protege|impide)\b/,
    fault:
      /^(?:el |la |los |las |posibles? )?(?:problemas?|sintomas?|causas?|motivos?|razon|razones|pregunta|error|explicacion|contexto|por que (?:sucede|ocurre|pasa)(?: esto)?|que (?:pasa|sucede|ocurre))$/,
    remedy:
      /^(?:la |las |posibles? |nuestra )?(?:solucion|soluciones|resolucion|correccion|respuesta|que (?:hacer|puedo hacer|puede hacer|debo hacer|hago)(?: (?:cuando|si) (?:ocurre|sucede|pasa)(?: (?:esto|este error|este problema))?)?|como (?:resolver|solucionar|corregir|arreglar|resolverlo|solucionarlo|corregirlo|arreglarlo)(?: (?:el|este) (?:problema|error))?)$/,
  },
  questionForms: {
    please: "por favor|porfa|porfavor|perdon|perdone|disculpe|disculpa|disculpen|oiga|oye",
    request: String.raw`que (?:me|nos) (?:digas|diga|digan|digais|expliques|explique|expliquen|expliqueis)|(?:me |nos )?(?:puede|puedes|pueden|podeis|podria|podrias|podrian|podriais)(?: usted)?(?: por favor)? (?:decir|decirme|decirnos|explicar|explicarme|explicarnos|indicar|indicarme|informar|informarme|aclarar|aclararme)(?: sobre)?|(?:dime|digame|diganme|decidme|explicame|expliqueme|expliquenme|explicadme|indicame|indiqueme|informeme|cuentame|aclareme)|(?:dame|deme|denme|dadme)(?= (?:el|la|los|las|su|sus|tu|tus|vuestro|vuestra|vuestros|vuestras|mas|informacion|detalles)\b)|(?:me gustaria|nos gustaria|quisiera|querria|queria|quiero|necesito|necesitaria|desearia|deseo) (?:saber|conocer|preguntar|consultar|preguntarles?|preguntarle)(?: sobre)?|(?:quiero|necesito|quisiera) que me (?:diga|digas|digan|digais|explique|expliques|expliquen)|(?:tengo|tenia) una? (?:pregunta|duda|consulta)(?: (?:sobre|acerca de|respecto a|con))?|una (?:pregunta|duda|consulta)(?: (?:sobre|acerca de|respecto a))?|(?:sabe|sabes|saben|sabeis)(?= (?:si|cuando|como|donde|cuanto|cuanta|que|cual|cuales)\b)|me pregunto|puedo preguntar`,
    why: /^(?:(?:y|pero|hola|buenas) )*(?:por que|porque|cual es (?:el motivo|la razon)|a que se debe|como es que)\b|\b(?:saber|entiendo|explicar) por que\b/,
    howTo:
      /^(?:(?:y|pero|hola|buenas|por favor) )*(?:como(?! (?:te llamas|se llama|es de))|de que (?:manera|forma)|donde (?:puedo|podemos|se|encuentro|esta el boton|cambio|veo|tengo que|debo|hay que)|que (?:tengo que|debo|hay que|puedo|hago|hacer)|cual es (?:la forma|la manera|el proceso|el procedimiento)|cuales son los pasos|(?:quiero|quisiera|necesito|querria|me gustaria|deseo|intento|estoy intentando|trato de|queremos)|pasos para|instrucciones)\b|\b(?:saber|decirme|explicar\w*|dime) como\b|\bcomo (?:se|puedo|hago|hacer|puede)\b/,
    yesNo:
      /^(?:(?:y|pero|hola|buenas|o) )*(?:es|son|esta|estan|estoy|soy|hay|puedo|puede|pueden|podemos|podria|podrian|puedes|se puede|se pueden|tengo|tiene|tienen|tienes|debo|debe|hace|hacen|ofrecen|ofrece|aceptan|acepta|existe|sirve|funciona|vale|necesito (?:un|una)|ha|han|he|es posible|acaso|entregan|envian|hago falta|hace falta)\b/,
    fact: /\b(?:que|quien|quienes|cuando|donde|adonde|cual|cuales|cuanto|cuanta|cuantos|cuantas)\b/,
  },
  vague: {
    whereabouts: phraseList("donde esta la ubicacion | donde estamos | donde se encuentra"),
    complaints: wordSet(`
      dificultad dificultades
      incidencia incidencias
      funciona funcionan funcionar va van ayuda ayudar ayudame ayudenme problema problemas error
      errores fallo fallos falla fallan mal roto rota averiado bug bugs bloqueado bloqueada atascado
      raro rara extrano extrana lento lenta colgado cuelga perdido perdida complicado dificil urgente
      urgencia pasa ocurre sucede nada otra vez siempre sigue igual correctamente bien sale incorrecto
      incorrecta entiendo pregunta preguntas consulta duda dudas solucion solucionar resolver auxilio
    `),
    things: wordSet(`
      sitio web pagina paginas app aplicacion sistema programa software cosa cosas numero numeros
      cifra cifras datos pantalla boton todo algo servicio producto funcion plataforma cuenta
    `),
    messages: patternList(
      {},
      String.raw`
      ^(?:(?:quiero|quisiera|necesito|deseo|me quiero) )?(?:quejarme|quejar|poner una (?:queja|reclamacion)|hacer una (?:queja|reclamacion)|queja|reclamacion)$
      ^(?:no )?(?:estoy|estamos) (?:muy |nada |tan )*(?:content[oa]s?|satisfech[oa]s?|descontent[oa]s?|decepcionad[oa]s?)$
      ^(?:uf+|buf+|grr+|no me (?:has|ha|han) entendido|no me entiendes?|me (?:has|ha) entendido mal|(?:hola )?hay alguien(?: ahi)?)$
      ^(?:por que|porque|como|que|donde|cuando|quien|eh+|mm+|hm+|prueba|test|asdf\w*|qwerty\w*)$
      ^no (?:me )?(?:ha |han )?(?:sirve|sirvio|servido|ayuda|ayudo|ayudado|funciono|funcionado|soluciono|resuelto|es util|fue util)(?: (?:de |para )?nada)?$
      ^(?:nada|no pasa nada|no ocurre nada|nada funciona|sigue igual|lo mismo(?: de siempre)?|otra vez(?: lo mismo)?|sigo igual)$
      ^(?:no )?(?:lo |me )?(?:entiendo|se|puedo|encuentro|consigo|sale|deja)(?: nada| que hacer| como hacerlo| hacerlo)?$
      ^(?:y ahora(?: que)?|que (?:hago|pasa|ha pasado|ocurre|sucede)(?: ahora| aqui)?)$
      ^(?:mis |los |las |todos (?:mis |los )?)?(?:\w+ )?(?:numeros|cifras|resultados|datos|todo|esto|eso) (?:\w+ )?(?:esta|estan|parecen|parece|salen|sale|se ven|es|son) (?:muy |todos? )?(?:mal|raros?|raras?|extranos?|incorrectos?|incorrectas?|equivocad[oa]s?|rotos?)$
      `,
    ),
  },
  chatter: patternList(
    {},
    `
      ^(?:y |pero |oye |dime )*(?:eres|estas|tu eres|no eres)(?: (?:muy|tan|realmente|de verdad|un|una|siempre|ya|bastante|demasiado))* (?:casado|casada|soltero|soltera|cansado|cansada|aburrido|aburrida|feliz|contento|contenta|triste|enfadado|enfadada|enojado|enojada|solo|sola|vivo|viva|muerto|muerta|gay|enamorado|enamorada|loco|loca|borracho|borracha|despierto|despierta|viejo|vieja|joven|listo|lista|inteligente|tonto|tonta|estupido|gracioso|graciosa|divertido|guapo|guapa|bonito|bonita|sexy|lindo|linda|feo|fea|hombre|mujer|chico|chica|nino|nina|mi amigo|celoso|celosa|malo|mala|raro|rara|pesado|pesada|patetico|patetica|molesto|molesta|mentiroso|mentirosa)$
      ^(?:y |pero |oye )*(?:puedes|quieres|sabes|tienes|comes|duermes|suenas|me amas|me quieres|me odias|te gusto|sientes|lloras|cantas|bailas|piensas|te casarias|te quieres casar)(?: (?:tu|me|un|una|a|algun|alguna|muchos|conmigo|de verdad|alguna vez))*(?: (?:casarte|casarte conmigo|comer|dormir|sonar|reir|hacerme reir|llorar|cantar|cantarme una cancion|bailar|amar|hambre|sed|sueno|miedo|sentimientos|emociones|novia|novio|amigos|familia|padres|hijos|madre|hermanos|aficiones|contarme un chiste|contar un chiste|contar chistes|chistes|salir conmigo))?$
      ^(?:por favor )?(?:cuentame|dime|cantame|hazme|cuenta)(?: (?:un|una|otro|otra|algo))* ?(?:chiste|historia|cuento|cancion|poema|gracioso|reir)$|^casate conmigo$|^(?:te (?:quiero|amo|odio|adoro|extrano)|me gustas|me caes bien)(?: (?:mucho|tambien|tanto))*$
      ^(?:soy|estoy|me siento)(?: (?:muy|tan|un|una))* (?:guapo|guapa|feo|fea|gordo|gorda|tonto|tonta|listo|lista|aburrido|aburrida|cansado|cansada|triste|feliz|contento|contenta|solo|sola|enamorado|enamorada|soltero|soltera)$|^(?:me aburro|tengo (?:mucha )?(?:hambre|sueno|sed))$
    `,
  ),
  courtesies: {
    greeting: phraseList(
      "hola | holaa | ola | buenas | hola buenas | buenos dias | buen dia | buenas tardes | buenas noches | hola buenos dias | hola buenas tardes | muy buenas | muy buenos dias | hey | hi | hello | saludos | que tal buenas | encantado | encantada | mucho gusto | un placer | bienvenido | bns dias | bnas | feliz ano | feliz ano nuevo | feliz navidad | felices fiestas",
    ),
    thanks: phraseList(
      "gracias | muchas gracias | muchisimas gracias | mil gracias | gracias mil | grax | grcs | gcias | graciass | te lo agradezco | se lo agradezco | te agradezco | le agradezco | agradecido | agradecida | muy agradecido | muy agradecida | thanks | thx | me ha ayudado | me ayudo | me sirvio | me ha servido | muy util | util | problema resuelto | solucionado | resuelto | ya funciona | ahora funciona | ya esta | funciono perfecto | funciona perfecto | ya me funciona | todo solucionado | todo resuelto | ya lo encontre | ya lo he encontrado | eres un sol | eres genial | sois geniales | sois los mejores | muy amable | muy amables | que amable | que rapido | me salvaste | me has salvado | era justo lo que buscaba | justo lo que buscaba | justo lo que necesitaba",
    ),
    goodbye: phraseList(
      "adios | hasta luego | hasta pronto | hasta manana | hasta la proxima | hasta la vista | hasta otra | chao | chau | ciao | nos vemos | nos vemos pronto | bye | que tengas un buen dia | que tenga un buen dia | que tenga buen dia | que tengas buen dia | que tengas buena tarde | que tenga buena tarde | buen dia | buen fin de semana | buena tarde | feliz dia | feliz tarde | feliz noche | que descanses | que pases buen dia | cuidate | cuidese | un saludo | un cordial saludo | saludos cordiales | atentamente | besos | un abrazo | abrazos | eso es todo | eso seria todo | nada mas | es todo | ninguna pregunta mas",
    ),
    wellbeing: phraseList(
      "como estas | como esta | como esta usted | que tal | que tal estas | que tal todo | como va | como va todo | como te va | como le va | como andas | como vas | todo bien | estas bien | esta bien usted | que hay | que pasa contigo | que onda | que mas | como te encuentras | como se encuentra | y tu | y usted | y vos | como te sientes | como ha ido tu dia | que tal tu dia | como va tu dia | que haces",
    ),
    identity: phraseList(
      "quien eres | quien es usted | que eres | quien sos | como te llamas | como se llama | como se llama usted | cual es tu nombre | cual es su nombre | tu nombre | tienes nombre | con quien hablo | con quien estoy hablando | quien te creo | quien te ha creado | quien te hizo | quien te programo | quien es tu creador | presentate | presentese | hablame de ti | cuentame sobre ti | cuentame de ti | de donde eres | cuantos anos tienes | que edad tienes",
    ),
    abilities: phraseList(
      "que puedes hacer | que puede hacer | que puedes hacer por mi | que puede hacer por mi | que sabes hacer | que sabe hacer | que haces tu | a que te dedicas | para que sirves | para que estas | en que puedes ayudarme | en que me puedes ayudar | en que puede ayudarme | en que me puede ayudar | como puedes ayudarme | como me puedes ayudar | como puede ayudarme | me puedes ayudar | puedes ayudarme | me puede ayudar | puede ayudarme | me ayudas | podrias ayudarme | podria ayudarme | pueden ayudarme | ayudame | ayudeme | necesito ayuda | necesito tu ayuda | necesito su ayuda | quiero ayuda | tengo una pregunta | tengo una duda | tengo una consulta | tengo unas preguntas | tengo dudas | una pregunta | una consulta | puedo preguntarte algo | puedo hacerte una pregunta | puedo hacer una pregunta | te puedo hacer una pregunta | que te puedo preguntar | que puedo preguntar | que puedo preguntarte | que sabes | como funcionas | cuales son tus funciones",
    ),
    compliment: phraseList(
      "eres genial | eres el mejor | eres la mejor | eres increible | eres muy amable | eres amable | eres muy util | eres util | eres inteligente | eres muy inteligente | eres listo | eres lista | eres divertido | eres gracioso | eres simpatico | eres simpatica | eres un crack | eres fantastico | eres fantastica | es usted muy amable | muy amable | buen trabajo | bien hecho | gran trabajo | excelente trabajo | excelente servicio | te quiero | te amo | me gustas | me encanta | me encantas | me caes bien | genial | excelente | estupendo | fantastico | maravilloso | increible | impresionante | bravo | felicidades | enhorabuena | buen bot",
    ),
    apology: phraseList(
      "perdon | perdona | perdone | disculpa | disculpe | disculpas | mis disculpas | lo siento | lo siento mucho | lo lamento | perdoname | ups | sorry | mi culpa | fue mi culpa | fue mi error | mil disculpas",
    ),
    agreement: phraseList(
      "ok | okay | okey | oki | vale | vale vale | bien | muy bien | de acuerdo | dale | bueno | perfecto | claro | claro que si | por supuesto | entiendo | entendido | lo entiendo | ya entiendo | comprendo | ya veo | ya | listo | si | sip | sii | no | nop | no gracias | exacto | exactamente | correcto | cierto | es verdad | tienes razon | super | guay | chevere | interesante | esta bien | todo claro | no pasa nada | no hay problema | sin problema | no importa | da igual | dejalo | olvidalo | de nada | con gusto | ah | ah ok | oh | aja | mm | hmm | bueno saberlo | estoy bien | muy bien gracias | yo tambien | igualmente | wow | wow cool",
    ),
    laughter: phraseList(
      "jaja | jajaja | jeje | jejeje | jiji | lol | que gracioso | que risa | gracioso | muy gracioso | xd | jsjs",
    ),
    links: phraseList(
      "a todos | a todas | todos | amigo | amiga | senor | senora | senorita | equipo | bot | asistente | a ti | a usted | a ustedes | a vosotros | tu | usted | por todo | por la ayuda | por tu ayuda | por su ayuda | por la respuesta | por tu respuesta | por su respuesta | por la informacion | por la info | por tu tiempo | por su tiempo | por ayudarme | por eso | de verdad | de todos modos | de todas formas | de antemano | y | muy | tan | mucho | pues | entonces | ahora | tambien | ya | hoy | por favor | porfa | porfavor | ah | oh | bueno | pero | es | esta | eso | que | muchas",
    ),
  },
  letters: {
    salutations: String.raw`estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|muy senor(?:a|es)?|a quien corresponda`,
    addressees: String.raw`senor(?:a|es|as|ita)?|sra?|sres|don|dona|a|todos|todas|equipo|y|mi[oa]s?|amigos|de|atencion|al|cliente`,
    asides: String.raw`espero que [^.!?\n]{0,60}|(?:tengo|tenemos) una (?:pregunta|duda|consulta)|(?:muchas |mil )?gracias(?: (?:de antemano|por (?:su|tu|la|el|todo|adelantado))[^.!?\n]{0,60})?|qued[oa] (?:a la espera|atent[oa])[^.!?\n]{0,60}|que (?:tengan?|tengas|pasen?) [^.!?\n]{0,30}`,
    signOffs: String.raw`(?:un |reciba un )?(?:cordial |afectuoso |fuerte )?(?:saludos?|abrazos?)(?: (?:cordial(?:es)?|atentos|afectuosos?))?|atentamente|cordialmente|(?:muchas )?gracias|atte|hasta pronto`,
    devices: String.raw`enviado (?:desde|con) [^.!?\n]{1,40}`,
    notices: {
      mail: String.raw`e-?mail|mensaje|correo|comunicacion`,
      secret: String.raw`confidencial|secret`,
      stray: String.raw`por error|no es (?:usted )?(?:el|su) destinatari|exclusivamente|unicamente|uso exclusivo`,
    },
  },
};
