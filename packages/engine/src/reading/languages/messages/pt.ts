import { patternList, phraseList, wordSet } from "../../../language.ts";
import type { MessageWords } from "../../message/message-words.ts";

/** These are the words of messages in Portuguese. */
export const pt: MessageWords = {
  quotationMarks: ["“", "”"],
  actions: {
    add: phraseList(
      "adicionar | adiciono | adicao | acrescentar | criar | crio | criacao | abrir | abro | abertura | inserir | insiro | cadastrar | cadastro | registar | registrar | registro | registo | inscrever | inscricao | comecar | iniciar | novo | nova | incluir | anexar | configurar | convidar | convido | convite",
    ),
    remove: phraseList(
      "remover | removo | remocao | eliminar | elimino | eliminacao | apagar | apago | excluir | excluo | exclusao | deletar | tirar | retirar | desinstalar | desinstalo | livrar | limpar | expulsar",
    ),
    cancel: phraseList(
      "cancelar | cancelo | cancelamento | anular | anulacao | rescindir | rescisao | encerrar | encerro | encerramento | terminar | fechar | fecho | desinscrever | dar baixa | revogar | desistir | desistencia | parar",
    ),
    change: phraseList(
      "alterar | altero | alteracao | mudar | mudo | mudanca | modificar | modificacao | editar | edito | edicao | trocar | corrigir | corrijo | correcao | renomear | substituir | ajustar | adaptar | personalizar | personalizacao | configurar | retificar",
    ),
    enable: phraseList("ativar | ativo | ativacao | activar | habilitar | ligar | permitir"),
    disable: phraseList(
      "desativar | desativo | desativacao | desactivar | desabilitar | desligar | suspender | pausar | silenciar",
    ),
    block: phraseList("bloquear | bloqueio | restringir | restricao | impedir | evitar | limitar | banir | denunciar"),
    hide: phraseList("ocultar | oculto | esconder | arquivar"),
    show: phraseList(
      "mostrar | mostro | ver | vejo | exibir | consultar | consulta | encontrar | encontro | procurar | buscar | pesquisar | pesquisa | verificar | acompanhar | rastrear | visualizar | localizar",
    ),
    share: phraseList(
      "compartilhar | compartilho | partilhar | partilho | partilha | publicar | publico | publicacao | incorporar | dar acesso | encaminhar",
    ),
    invite: phraseList("convidar | convido | convite"),
    connect: phraseList(
      "conectar | conecto | conexao | ligar a | ligacao | vincular | associar | integrar | integracao | sincronizar | sincronizacao | emparelhar | entrar em",
    ),
    disconnect: phraseList("desconectar | desconecto | desvincular | desassociar | abandonar | deixar"),
    install: phraseList("instalar | instalo | instalacao"),
    update: phraseList("atualizar | atualizo | atualizacao | renovar | renovo | renovacao | fazer upgrade | upgrade"),
    export: phraseList(
      "exportar | exporto | exportacao | baixar | baixo | descarregar | descarregamento | transferir o ficheiro | download | salvar | guardar | copia de seguranca | backup",
    ),
    import: phraseList("importar | importo | importacao | carregar | carrego | carregamento | subir | upload"),
    pay: phraseList("pagar | pago | pagamento | cobrar | cobranca | faturar | debitar | debito"),
    buy: phraseList(
      "comprar | compro | compra | encomendar | encomenda | pedir | pedido | adquirir | assinar | assinatura | subscrever | contratar",
    ),
    refund: phraseList(
      "reembolsar | reembolso | devolver | devolvo | devolucao | estornar | estorno | dinheiro de volta | troca",
    ),
    send: phraseList(
      "enviar | envio | mandar | mando | remeter | entregar | entrega | expedir | apresentar | submeter",
    ),
    restore: phraseList(
      "restaurar | restauro | restauracao | recuperar | recupero | recuperacao | desfazer | desfaco | reativar | repor | volto atras | voltar atras | trazer … de volta",
    ),
    reset: phraseList("redefinir | redefino | redefinicao | repor | reiniciar | reinicio | resetar"),
    verify: phraseList(
      "verificar | verifico | verificacao | confirmar | confirmacao | autenticar | autenticacao | validar | validacao | comprovar",
    ),
    print: phraseList("imprimir | imprimo | impressao"),
    signIn: phraseList(
      "entrar | entro | iniciar sessao | inicio de sessao | fazer login | login | logar | acessar | aceder | acesso",
    ),
    signOut: phraseList("sair | saio | terminar sessao | encerrar sessao | logout | deslogar"),
    contact: phraseList(
      "contactar | contatar | contato | contacto | ligar para | telefonar | escrever | falar | reclamar | reclamacao",
    ),
    move: phraseList("mover | movo | transferir | transferencia | migrar | ordenar | deslocar"),
    book: phraseList("reservar | reservo | reserva | marcar | agendar | agendamento | marcacao | adiar | remarcar"),
    copy: phraseList("copiar | copio | copia | duplicar | duplico | duplicacao | clonar"),
  },
  statements: {
    negations: /\b(?:nao|nunca|jamais|sem|nenhum|nenhuma|ninguem|nada|nem|tampouco|impossivel)\b/,
    reasons:
      /\b(?:porque|pois|ja que|uma vez que|visto que|dado que|devido a|por causa|por (?:motivos|razoes|isso|lei|seguranca)|para (?:que|evitar|garantir|proteger|assegurar)|a fim de|gracas a|caso contrario|senao|a razao|o motivo|a lei|legal|evita|protege|impede)\b/,
    fault:
      /^(?:o |a |os |as |possiveis |possivel )?(?:problemas?|sintomas?|causas?|motivos?|razao|razoes|pergunta|erro|explicacao|contexto|por ?que (?:isso|isto)? ?(?:acontece|ocorre)(?: isso| isto)?)$/,
    remedy:
      /^(?:a |as |possiveis |possivel |nossa )?(?:solucao|solucoes|resolucao|correcao|resposta|o que (?:fazer|posso fazer|pode fazer|devo fazer)|como (?:resolver|solucionar|corrigir|arrumar|resolvelo|resolver isso|resolver isto)(?: (?:o|este|esse) (?:problema|erro))?)$/,
  },
  questionForms: {
    please: "por favor|por gentileza|faz favor|desculpe|desculpa|com licenca",
    request: String.raw`que (?:me|nos) (?:digas|diga|digam|expliques|explique|expliquem)|(?:me |voce |voces )*(?:pode|podes|podem|poderia|poderiam|podia|podias)(?: me| por favor)* (?:dizer|explicar|informar|indicar|esclarecer)(?: me| nos)?|(?:me |nos )?(?:diga|digam|diz|explique|expliquem|explica|indique|informe)(?: me| nos)?|(?:me de|me deem|deme|deem me|me passe|me passa)(?= (?:o|a|os|as|seu|sua|seus|vosso|vossa|mais|informacoes|detalhes)\b)|(?:gostaria|gostariamos|queria|quero|preciso|gostava|desejo|desejava)(?: de)? (?:saber|conhecer|perguntar|entender)(?: sobre)?|(?:tenho|tinha) uma (?:pergunta|duvida|questao)(?: (?:sobre|acerca de|quanto a))?|uma (?:pergunta|duvida)(?: (?:sobre|acerca de))?|(?:sabe|sabem|sabes|saberia)(?: me)? (?:dizer|informar)(?: me)?|posso perguntar`,
    why: /^(?:(?:e|mas|ola|oi|bom dia) )*(?:por que|porque|porque e que|por qual motivo|qual (?:e )?(?:o motivo|a razao))\b|\b(?:saber|entender|entendo|explicar) (?:porque|por que)\b/,
    howTo:
      /^(?:(?:e|mas|ola|oi|bom dia|por favor) )*(?:como(?! (?:te chamas|voce se chama|se chama|assim|esta|vai))|de que (?:forma|maneira|modo)|onde (?:posso|podemos|e que|encontro|fica o botao|vejo|devo|altero|mudo|se)|(?:o )?que (?:devo|preciso|tenho de|tenho que|posso|faco|fazer)|qual (?:e )?(?:o procedimento|a forma|o processo)|quais sao os passos|(?:quero|queria|gostaria|preciso|desejo|estou tentando|estou a tentar|tento|queremos|gostariamos)|passos para|instrucoes|passo a passo)\b|\b(?:saber|dizer|explicar|me diga) como\b|\bcomo (?:se|posso|faco|fazer|e que)\b/,
    yesNo:
      /^(?:(?:e|mas|ola|oi|bom dia|ou) )*(?:e possivel|sera que|e|sao|esta|estao|estou|ha|existe|existem|posso|pode|podem|podemos|poderia|da para|tem|tenho|temos|tens|devo|deve|faz|fazem|oferecem|aceitam|aceita|funciona|vale|foi|foram|preciso de|e preciso|entregam|enviam)\b/,
    fact: /\b(?:que|quem|quando|onde|qual|quais|quanto|quanta|quantos|quantas)\b/,
  },
  vague: {
    whereabouts: phraseList("onde fica a localizacao | onde ficamos"),
    complaints: wordSet(`
      dificuldade dificuldades
      funciona funcionam funcionar ajuda ajudar ajude ajudem problema problemas erro erros falha falhas
      falhou errado errada errados erradas quebrado quebrada quebrou avariado bug bugs travado travada
      travou trava estranho estranha estranhos lento lenta perdido perdida complicado dificil urgente
      urgencia acontece aconteceu nada novo novamente outra vez sempre continua igual mal bem
      corretamente certo entendo consigo deu socorro pergunta perguntas duda duvida duvidas resolver
      resolvido solucao conserta alguem
    `),
    things: wordSet(`
      site pagina paginas app aplicativo aplicacao sistema programa software coisa coisas numero
      numeros dados tela ecra botao tudo algo servico produto funcao plataforma conta
    `),
    messages: patternList(
      {},
      String.raw`
      ^(?:(?:quero|queria|preciso de|gostaria de) )?(?:reclamar|apresentar (?:uma )?reclamacao|fazer (?:uma )?reclamacao|reclamacao|queixa)$
      ^(?:nao )?(?:estou|estamos) (?:muito |nada |tao )*(?:content[ea]s?|satisfeit[oa]s?|descontentes?|insatisfeit[oa]s?|decepcionad[oa]s?|desiludid[oa]s?)$
      ^(?:aff+|uff+|grr+|nao (?:me )?(?:entendeu|percebeu)(?: mal)?|(?:voce )?(?:me )?entendeu (?:me )?mal|(?:ola )?(?:ha|tem) alguem ai|esta ai alguem)$
      ^(?:por que|porque|como|que|o que|onde|quando|quem|eh+|hm+|hein|teste|test|asdf\w*|qwerty\w*|alo)$
      ^nao (?:me )?(?:deu certo|ajuda|ajudou(?: me)?|foi util|e util|funcionou|resolveu|serve|serviu)(?: (?:de |para )?nada)?$
      ^(?:nada|nao acontece nada|nada acontece|nada funciona|continua (?:igual|na mesma)|o mesmo(?: de sempre)?|de novo|na mesma)$
      ^(?:nao )?(?:o )?(?:entendo|sei|consigo|encontro|percebo|posso)(?: nada| o que fazer| como fazer| fazer)?$
      ^(?:e agora|o que (?:faco|aconteceu|se passa|esta acontecendo)(?: agora)?|que (?:faco|se passa))$
      ^(?:meus |os |as |todos (?:os )?)?(?:\w+ )?(?:numeros|resultados|dados|valores|tudo|isto|isso) (?:\w+ )?(?:esta|estao|parece|parecem|e|sao) (?:muito |todos? )?(?:errad[oa]s?|estranh[oa]s?|incorret[oa]s?|mal|quebrad[oa]s?)$
      `,
    ),
  },
  chatter: patternList(
    {},
    `
      ^(?:e |mas |olha )*(?:es|estas|tu es|voce e|voce esta|nao es)(?: (?:muito|tao|mesmo|realmente|um|uma|sempre|ja|bastante|demasiado))* (?:casado|casada|solteiro|solteira|cansado|cansada|chato|chata|aborrecido|entediado|entediada|feliz|contente|triste|zangado|zangada|bravo|brava|sozinho|sozinha|vivo|viva|morto|morta|gay|apaixonado|apaixonada|louco|louca|bebado|bebada|acordado|acordada|velho|velha|jovem|esperto|esperta|inteligente|burro|burra|estupido|estupida|engracado|engracada|bonito|bonita|lindo|linda|sexy|fofo|fofa|feio|feia|homem|mulher|rapaz|rapariga|menino|menina|meu amigo|ciumento|ciumenta|mau|ma|estranho|estranha|patetico|patetica|irritante|mentiroso|mentirosa)$
      ^(?:e |mas |olha )*(?:(?:tu |voce )?(?:podes|pode|queres|quer|sabes|sabe|tens|tem|comes|come|dormes|dorme|sonhas|sonha|amas-me|me ama|gostas de mim|gosta de mim|sentes|sente|choras|chora|cantas|canta|dancas|danca|pensas|pensa))(?: (?:me|um|uma|algum|alguma|muitos|comigo|mesmo|alguma vez))*(?: (?:casar|casar comigo|comer|dormir|sonhar|rir|fazer-me rir|me fazer rir|chorar|cantar|dancar|amar|fome|sede|sono|medo|sentimentos|emocoes|namorada|namorado|amigos|familia|pais|filhos|mae|irmaos|passatempos|contar uma piada|contar piadas|contar-me uma piada|me contar uma piada|piadas|sair comigo))?$
      ^(?:por favor )?(?:conta-me|conta|conte-me|conte|me conte|me conta|diz-me|diga-me|canta-me|cante)(?: (?:um|uma|outra|outro|algo))* ?(?:piada|historia|anedota|cancao|musica|poema|engracado)$|^casa comigo$|^faz-me rir$|^(?:eu )?(?:amo-te|te amo|odeio-te|te odeio|adoro-te|te adoro|gosto de ti|gosto de voce)(?: (?:muito|tambem|tanto))*$
      ^(?:sou|estou|sinto-me|eu sou|eu estou)(?: (?:muito|tao|um|uma))* (?:bonito|bonita|feio|feia|gordo|gorda|burro|burra|chateado|aborrecido|aborrecida|entediado|entediada|cansado|cansada|triste|feliz|contente|sozinho|sozinha|apaixonado|apaixonada|solteiro|solteira|com fome|com sono|com sede)$
    `,
  ),
  courtesies: {
    greeting: phraseList(
      "olá | oi | oie | oii | opa | ei | hey | hi | hello | alo | bom dia | boa tarde | boa noite | bd | bdia | boas | ora viva | viva | saudacoes | prazer | prazer em conhecer | muito prazer | bem vindo | e ai | eai | feliz ano novo | feliz natal | boas festas",
    ),
    thanks: phraseList(
      "obrigado | obrigada | muito obrigado | muito obrigada | obg | obgd | obrigadao | obrigadinho | obrigadinha | brigado | brigada | vlw | valeu | grato | grata | agradecido | agradecida | agradeco | te agradeco | lhe agradeco | mil obrigados | thanks | thx | ajudou | ajudou muito | ajudou me | me ajudou | isso ajudou | foi util | muito util | util | problema resolvido | resolvido | esta resolvido | ja esta resolvido | agora funciona | ja funciona | deu certo | ja encontrei | muito gentil | muito simpatico | muito simpatica | voces sao otimos | voces sao demais | voce e demais | es um anjo | voce e um anjo | salvou me | me salvou | era isso que eu precisava | que rapido | foi rapido",
    ),
    goodbye: phraseList(
      "adeus | tchau | tchau tchau | xau | ate logo | ate breve | ate amanha | ate mais | ate a proxima | ate ja | ate depois | flw | falou | fui | bye | tenha um bom dia | tem um bom dia | um bom dia | bom fim de semana | bom final de semana | boa semana | boa continuacao | bom trabalho | bom descanso | fica bem | fique bem | se cuida | cuide se | beijos | bjs | bjos | bj | beijinhos | abraco | abracos | um abraco | cumprimentos | com os melhores cumprimentos | atenciosamente | att | saudacoes cordiais | e tudo | e so isso | so isso | era isso | nada mais | mais nada",
    ),
    wellbeing: phraseList(
      "tudo bem | td bem | tudo bom | tudo certo | tudo joia | tudo ok | tudo bem contigo | tudo bem com voce | como vai | como vai voce | como voce vai | como voce esta | como esta | como estas | como esta voce | como vc esta | como vao as coisas | como anda | como andas | como tem passado | beleza | blz | e voce | e tu | e contigo | esta tudo bem | voce esta bem | estas bem | que tal | como foi o seu dia | como foi seu dia | como esta sendo seu dia | como se sente | quais as novidades",
    ),
    identity: phraseList(
      "quem e voce | quem e vc | quem es tu | quem es | voce e quem | o que e voce | o que es tu | o que es | qual e o seu nome | qual e o teu nome | qual o seu nome | qual seu nome | qual o teu nome | seu nome | como te chamas | como voce se chama | como se chama | tem nome | voce tem nome | tens nome | com quem falo | com quem estou falando | com quem estou a falar | quem te criou | quem criou voce | quem te fez | quem te programou | quem o criou | apresente se | apresenta te | se apresente | fale sobre voce | fala de ti | fale me de si | me fale de voce | de onde voce e | de onde es | quantos anos voce tem | quantos anos tens | qual a sua idade | qual e a tua idade",
    ),
    abilities: phraseList(
      "o que voce pode fazer | o que voce faz | o que voce sabe fazer | o que vc faz | o que podes fazer | o que sabes fazer | o que fazes | que sabes fazer | o que pode fazer | o que pode fazer por mim | o que voce pode fazer por mim | para que serves | para que voce serve | pra que voce serve | como pode me ajudar | como pode ajudar | como podes ajudar me | como voce pode me ajudar | como me podes ajudar | em que pode me ajudar | em que podes ajudar me | pode me ajudar | pode ajudar me | podes ajudar me | podes me ajudar | voce pode me ajudar | poderia me ajudar | podem me ajudar | podem ajudar me | me ajuda | me ajude | ajuda me | ajude me | preciso de ajuda | preciso da sua ajuda | preciso da tua ajuda | tenho uma pergunta | tenho uma duvida | tenho duvidas | tenho algumas perguntas | uma pergunta | uma duvida | posso fazer uma pergunta | posso te perguntar uma coisa | posso perguntar uma coisa | posso perguntar | o que posso perguntar | o que posso te perguntar | o que voce sabe | o que sabes | como voce funciona | como funcionas | quais sao as suas funcoes",
    ),
    compliment: phraseList(
      "voce e demais | voce e otimo | voce e otima | voce e incrivel | voce e o melhor | voce e a melhor | voce e legal | voce e muito legal | voce e inteligente | voce e muito inteligente | voce e engracado | voce e gentil | voce e muito util | voce e util | es o melhor | es otimo | es fantastico | es incrivel | es fixe | es muito fixe | es simpatico | es inteligente | es engracado | es util | bom trabalho | otimo trabalho | excelente trabalho | bem feito | muito bem feito | parabens | eu te amo | te amo | amo te | adoro te | gosto de voce | gosto de ti | adorei | amei | otimo | otima | excelente | fantastico | maravilhoso | incrivel | impressionante | espetacular | show | show de bola | sensacional | genial | bravo",
    ),
    apology: phraseList(
      "desculpa | desculpe | desculpas | desculpem | me desculpe | desculpa me | desculpe me | peco desculpa | peco desculpas | perdao | perdoe me | me perdoe | sinto muito | lamento | foi mal | ops | oops | sorry | minha culpa | erro meu | com licenca",
    ),
    agreement: phraseList(
      "ok | okay | oki | certo | esta bem | ta bem | ta bom | ta | esta bom | bem | muito bem | bom | muito bom | perfeito | claro | claro que sim | com certeza | com certeza que sim | entendi | entendido | percebi | percebo | entendo | compreendo | compreendi | sim | ss | s | nao | n | nao obrigado | nao obrigada | exato | exatamente | correto | isso | isso mesmo | e isso | verdade | e verdade | tens razao | tem razao | legal | fixe | bacana | massa | interessante | joia | combinado | sem problema | sem problemas | nao faz mal | nao importa | tanto faz | deixa | deixa pra la | deixa estar | esquece | de nada | por nada | disponha | ah | ah ok | oh | aha | hum | hmm | estou bem | eu estou bem | tudo otimo | eu tambem | igualmente | bom saber | e bom saber | pois | pois e | pois claro | ya | top | wow | wow cool",
    ),
    laughter: phraseList(
      "kkk | kkkk | kkkkk | rs | rsrs | rsrsrs | haha | hahaha | hehe | hehehe | huehue | lol | engracado | muito engracado | que engracado | xd",
    ),
    links: phraseList(
      "a todos | a todas | todos | pessoal | gente | galera | amigo | amiga | meu amigo | cara | senhor | senhora | equipe | equipa | bot | assistente | a voce | a voces | para voce | pra voce | para ti | a ti | voce | voces | vc | por tudo | pela ajuda | pela sua ajuda | pela tua ajuda | pela resposta | pela sua resposta | pela informacao | pelas informacoes | pelo seu tempo | pela atencao | pelo apoio | por isso | por ajudar | por me ajudar | mesmo | de verdade | desde ja | e | muito | muita | tao | entao | agora | tambem | hoje | ja | por favor | pf | pfv | ah | oh | mas | que | foi | isso | e muito | so | um | uma | querido | querida",
    ),
  },
  letters: {
    salutations: String.raw`prezad[oa]s?|car[oa]s?|querid[oa]s?|exm[oa]s?|estimad[oa]s?`,
    addressees: String.raw`senhor(?:a|es|as)?|sr[as]?|dra?|a|todos|todas|equip[ea]|e|ou|pessoal`,
    asides: String.raw`espero que [^.!?\n]{0,60}|(?:tenho|temos) uma (?:pergunta|duvida|questao)|(?:muito |desde ja )?obrigad[oa]s?(?: (?:desde ja|pela|pelo|por (?:tudo|sua)|antecipadamente)[^.!?\n]{0,60})?|(?:desde ja )?agradec(?:o|emos)(?: (?:desde ja|a|pela|antecipadamente)[^.!?\n]{0,60})?|(?:fico |ficamos )?(?:no aguardo|a espera)[^.!?\n]{0,60}|tenham? um[^.!?\n]{0,30}`,
    signOffs: String.raw`(?:com )?(?:os )?(?:melhores|cordiais) (?:cumprimentos|saudacoes)|cumprimentos|atenciosamente|cordialmente|(?:um )?abracos?|saudacoes|(?:muito )?obrigad[oa]|ate (?:breve|logo)`,
    devices: String.raw`enviado (?:do|da|pelo|via|a partir) [^.!?\n]{1,40}`,
    notices: {
      mail: String.raw`e-?mail|mensagem|correio|comunicacao`,
      secret: String.raw`confidencia|sigilos`,
      stray: String.raw`por (?:engano|erro)|nao (?:e|for|seja|sendo)[^.]{0,20} destinatari|exclusivamente|uso exclusivo`,
    },
  },
};
