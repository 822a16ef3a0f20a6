import { groupList } from "../../../thesaurus/group-list.ts";

/** These groups name faults and messages in the Portuguese of customers and of help pages. */
export const symptoms = groupList(`
  não funciona, quebrado, avariado, com defeito, falha, erro
  erro, problema, falha, avaria, bug, defeito
  resolver, solucionar, corrigir, consertar, solução
  travado, congelado, não responde, trava, bloqueado
  lento, lentidão, demora, velocidade
  fora do ar, indisponível, offline, caiu
  desapareceu, sumiu, falta, perdido, não aparece, não encontro
  errado, incorreto, equivocado
  duplicado, repetido, duas vezes, em dobro
  não pega, não anda, não presta, avaria
  não liga, não arranca, não acende, não inicia
  está morto, não dá sinal, não responde, não liga
  não carrega, não abre, página não carrega, erro ao carregar
  fica carregando, fica a carregar, fica a rodar, bolinha girando
  tela branca, ecrã branco, fica em branco, página em branco
  tela preta, ecrã preto, fica tudo preto, sem imagem
  travou, travando, fica travado, encravou, bloqueou, congelou, congelado
  fecha sozinho, fecha sozinha, sai sozinho, encerramento inesperado, falha ao abrir
  dá erro, deu erro, dá pau, deu pau, mensagem de erro, código de erro
  deu ruim, bugou, bugado, erro, falha
  engasga, aos soluços, picotando, lag
  muito devagar, demora muito, demora séculos, lento, lentidão, desempenho
  caiu, está em baixo, saiu do ar, fora do ar, interrupção do serviço, estado do serviço
  manutenção, interrupção programada
  sumiu, sumiram, desapareceu, desapareceram, desaparecer, perdido
  não me aparece, não aparece a opção, não aparece
  não vejo o botão, não acho o botão, botão não aparece, opção indisponível
  está cinza, a cinzento, não dá para clicar, botão desativado
  o botão não faz nada, clico e nada, botão não responde
  não bate, não bate certo, não coincide, diferença, discrepância
  números estranhos, dados errados, dados incorretos, estatísticas incorretas
  aparece duas vezes, sai em duplicado, duplicado, em dobro
  vazio, em branco, sem dados
  letras estranhas, símbolos estranhos, caracteres estranhos, codificação
  desconfigurado, desformatado, todo torto, visualização, formato
  desfocado, embaçado, borrado, má qualidade, resolução
  não se ouve, não sai som, não tem som, sem som, sem áudio
  não me ouvem, ninguém me ouve, microfone
  faz barulho, barulho, ruído, barulho estranho
  cheiro de queimado, cheira a queimado, fumaça, fumo, faísca
  aquece, esquenta, quente, superaquecimento, sobreaquecimento
  pinga, vaza, vazamento de água, fuga de água
  entupido, emperrado, preso
  não fecha, não encaixa, desajustado
  antes dava, parou de funcionar, deixou de funcionar
  desde a atualização, depois de atualizar, após a atualização, nova versão
  fiz besteira, fiz asneira, enganei, errei, erro
  jeitinho, gambiarra, truque, alternativa, solução temporária
  passos para resolver, resolução de problemas, solução de problemas
  cai, vai abaixo, desliga-se, instável, falha
  notificação, aviso, alerta, lembrete
  lembrete, lembrar, aviso
  e-mail, email, correio eletrônico, correio eletrónico, mensagem, mail
  endereço de e-mail, e-mail, correio
  boletim, newsletter, lista de e-mails
  spam, lixo eletrônico, indesejado
  não recebi o e-mail, e-mail não chega, não recebo
  me avisa, avisem, avisa-me, notificação, aviso, notificações
  não me avisa, não recebo avisos, não recebo notificações, notificações não chegam, não … recebo … notificações, não … recebo … avisos
  avisos demais, muitas notificações, demasiadas notificações, desativar notificações
  janela que aparece, mensagem que salta, pop-up, janela emergente
  bolinha vermelha, notificação
  vibração, toque, som de notificação, campainha
  notificações push, avisos no celular, avisos no telemóvel, notificações móveis
  notificação por e-mail, avisos por e-mail, e-mails de aviso
  enchem de e-mails, muitos e-mails, demasiados e-mails, propaganda, e-mails promocionais, cancelar inscrição, muitos … e-mails
  propaganda, publicidade, e-mails comerciais, marketing, anúncios
  telemarketing, ligações de venda, chamadas comerciais, chamadas indesejadas
  pasta de lixo, lixo eletrônico, lixo eletrónico, pasta de spam, spam
  caixa de entrada, caixa de correio, inbox
  os e-mails vão para o spam, caem no spam, cai no spam, entregabilidade
  o e-mail volta, e-mail voltou, e-mail devolvido, erro de entrega
  redirecionar e-mail, encaminhar e-mail, reencaminhar, encaminhamento
  resposta automática, fora do escritório, ausência, mensagem de ausência
  rodapé do e-mail, assinatura do e-mail, assinatura de e-mail
  link de confirmação, ativar conta, confirmar e-mail, verificar e-mail, e-mail de confirmação
  link expirado, o link não funciona, link quebrado, link inválido
  assinantes, lista de contatos, lista de contactos, destinatários
`);
