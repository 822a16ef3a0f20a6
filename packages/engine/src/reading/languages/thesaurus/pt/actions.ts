import { groupList } from "../../../thesaurus/group-list.ts";

/** These groups name what customers do in the Portuguese of customers and of help pages. */
export const actions = groupList(`
  excluir, apagar, remover, eliminar, deletar, tirar, livrar-se de, exclusão
  excluir minha conta, apagar a conta, encerrar a conta, fechar a conta, eliminar a conta, encerramento da conta
  desinstalar, remover, apagar, desinstalação
  jogar fora, deitar fora, botar no lixo, pôr no lixo, excluir, apagar, eliminar, jogar … fora, deitar … fora, jogar … no lixo
  me livrar de, livrar-me de, ver-me livre de, excluir, eliminar, remover
  tirar alguém, expulsar alguém, pôr fora, remover membro, remover usuário, remover utilizador, tirar o acesso, tirar … da equipe, tirar … da equipa, expulsar … da equipa
  sair do grupo, deixar o grupo, abandonar o grupo
  tirar do grupo, expulsar do grupo, remover do grupo
  apagar os meus dados, excluir meus dados, eliminação de dados, direito ao esquecimento, apagar … dados, excluir … dados, eliminar … dados
  apaguei sem querer, excluí sem querer, apagado por engano, excluído por engano, recuperar itens excluídos
  esvaziar, limpar, apagar tudo
  cancelar, anular, encerrar, terminar, rescindir, desistir, cancelamento
  cancelar inscrição, descadastrar, deixar de receber, cancelar a assinatura
  cancelar, cancelamento
  parar a assinatura, acabar com a assinatura, cancelar a assinatura, não renovar, cancelar … assinatura, cancelar … subscrição, parar … assinatura
  cancelar a renovação, desativar a renovação automática, para não renovar, não renovar
  cancelar o pedido, anular a encomenda, cancelar a encomenda, cancelamento do pedido, cancelar … pedido, cancelar … encomenda, anular … encomenda
  cancelar a reserva, anular a reserva, cancelamento da reserva, cancelar … reserva, anular … reserva
  desmarcar, cancelar a consulta, cancelar a marcação, cancelar o agendamento, cancelar … consulta, cancelar … marcação, desmarcar … consulta
  não quero mais e-mails, parar de receber e-mails, cancelar inscrição, descadastrar, cancelar a subscrição
  dar baixa, cancelar, encerrar
  adicionar, acrescentar, incluir, criar, inserir, juntar
  criar, fazer, novo, abrir, gerar, criação
  configurar, ajustar, preparar, configuração, definir
  começar, iniciar, primeiros passos, arrancar
  montar, configurar, pôr a funcionar, instalar
  pôr a funcionar, colocar para funcionar, configuração inicial, configurar
  sou novo aqui, acabei de chegar, primeiros passos, por onde começo, começar
  alterar, mudar, editar, modificar, trocar, atualizar, corrigir, alteração, mudança
  renomear, mudar o nome, alterar o nome, novo nome
  substituir, trocar, cambiar
  personalizar, adaptar, personalização, sob medida
  nome novo, mudança de nome, alteração de nome, apelido, sobrenome
  casei, me casei, certidão de casamento, mudança de nome, alteração de nome
  divórcio, separação, separei, ex-marido, ex-mulher
  mexer em, editar, alterar, modificar
  corrigir um erro, escrevi mal, escrevi errado, coloquei errado, enganei, dado incorreto, alterar
  acertar, corrigir, retificar, emendar
  trocar por outro, substituir, troca
  do meu jeito, personalizar, personalizado
  ativar, ligar, habilitar, ativação
  desativar, desligar, desabilitar, desativação
  silenciar, sem som, não perturbe
  acender, ligar, ativar
  baixar o som, tirar o som, silenciar, sem som, modo silencioso
  parar de tocar, parar de incomodar, silenciar, não perturbe, não incomodar
  pausar, suspender, congelar, interromper, pausa
  retomar, continuar, reativar
  dar uma pausa, pôr em pausa, colocar em pausa, pausar, suspender temporariamente, congelar, pôr … em pausa, colocar … em pausa
  parar um tempo, parar por uns tempos, pausar, pausa, suspensão temporária
  retomar, voltar a ativar, reativar
  voltar, regressar, reativar
  bloquear, proibir, banir, bloqueio
  ignorar, filtrar, deixar de fora, omitir, desconsiderar
  limitar, restringir, limite, máximo, cota, restrição
  permitir, autorizar, deixar, conceder, permissão
  ocultar, esconder, invisível, não mostrar
  impedir o acesso, bloquear, restringir acesso
  pular, saltar, omitir
  teto, limite, limite máximo, máximo permitido
  dar permissão, permitir, autorizar
  ninguém veja, não quero que vejam, ocultar, esconder, privado
  mostrar, ver, exibir, visualizar, consultar, visível, aparecer
  encontrar, procurar, buscar, pesquisar, localizar, onde está, onde fica
  acompanhar, rastrear, seguir, medir, acompanhamento
  verificar, conferir, confirmar, validar, testar, checar
  onde olho, onde aparece, consultar
  dar uma olhada, dar uma vista de olhos, consultar
  achar, localizar
  sigo, segue, seguir
  ter a certeza, ter certeza, verificar, confirmar
  autenticar, provar que sou eu, verificar identidade, confirmar identidade
  compartilhar, partilhar, dar acesso, link público, enviar para
  publicar, tornar público, lançar, publicação
  mandar o link, passar o link, compartilhar link, partilhar ligação, enviar link, mandar … link, passar … link
  dar acesso, compartilhar, partilhar, permissão de leitura
  pôr na internet, colocar na internet, botar no ar, pôr no ar, publicar, publicar online
  convidar, convite, adicionar utilizador, adicionar usuário, adicionar membro, adicionar colega, adicionar colaborador
  participar, entrar, juntar-se, tornar-se membro, aderir
  abandonar, deixar, sair
  chamar alguém, adicionar alguém, convidar, adicionar membro, adicionar usuário, adicionar utilizador, adicionar … à equipe, adicionar … à equipa, colocar … na equipe
  indicar um amigo, trazer um amigo, convidar um amigo, programa de indicação, recomendar a um amigo, indicar … amigo, convidar … amigo
  entrar no grupo, juntar-me, aderir, participar, inscrever
  conectar, ligar, vincular, associar, emparelhar, integrar
  desconectar, desvincular, desligar
  integração, extensão, plugin, complemento
  plugar, conectar, ligar
  ligar na tomada, ligar à corrente, tomada, corrente elétrica
  juntar contas, unir contas, fundir contas
  tirar da tomada, desligar da corrente, desligar da tomada
  compatível com, conecta com, integração
  combinar, fundir, unir, juntar
  dividir, separar, repartir
  copiar, duplicar, clonar, cópia
  mover, transferir, migrar, passar, deslocar
  ordenar, classificar, organizar, ordem
  misturar, juntar, unir, combinar
  dividir, repartir
  distribuir, repartir, dividir
  fazer uma cópia, copiar, duplicar
  copiar e colar, colar, copiar, copiar … colar
  levar os meus dados, portabilidade de dados, exportar dados, baixar meus dados, descarregar os meus dados
  passar de um lugar para outro, passar para outro, mover, migrar, transferir
  mudar a ordem, reordenar, ordenar
  arrumar, organizar, ordenar
  arrastar, arrastar e soltar, mover
  importar, carregar, enviar, subir, upload, importação
  exportar, baixar, extrair, exportação, descarregar
  baixar, descarregar, download, salvar, guardar, transferir
  cópia de segurança, backup, salvar, guardar
  pôr um ficheiro, colocar um arquivo, enviar arquivo, carregar ficheiro, anexar arquivo
  colocar os dados, introduzir dados, inserir dados, importar dados
  tirar os dados, extrair os dados, exportar dados
  sacar o ficheiro, puxar, baixar, descarregar, download
  guardar alterações, salvar alterações, gravar alterações, salvo, guardado
  cópia por segurança, cópia de segurança, backup
  restaurar, recuperar, repor, restauração, recuperação
  desfazer, reverter, voltar atrás
  lixeira, lixo, reciclagem, itens excluídos
  trazer de volta, recuperar, restaurar, trazer … de volta
  resgatar, recuperar, restaurar
  desfaz, desfaço, desfazer, reverter
  versão anterior, histórico de versões, restaurar versão
  redefinir, resetar, repor, reiniciar, redefinição
  reiniciar, religar, ligar de novo, reinício
  sincronizar, sincronização, em todos os dispositivos
  atualizar, atualização, nova versão, última versão, update
  versão, edição
  começar do zero, recomeçar, redefinir, repor, definições de fábrica
  reiniciar, religar, voltar a ligar
  pôr em dia, atualizar, última versão
  sincronizar, em todos os dispositivos
  mudar de plano, upgrade, plano superior, trocar de plano
  renovar, renovação, prolongar, estender, prorrogar
  expirar, vencer, caducar, vencimento, expirado, validade
  válido, validade, vigente
  subir de plano, passar para um plano melhor, plano superior, upgrade, fazer upgrade
  descer de plano, plano mais barato, plano inferior, downgrade, fazer downgrade, passar para um plano menor
  renova sozinho, renovou sozinho, renovação automática, renova automaticamente
  já não vale, não vale mais, venceu, caducou, expirado, vencido
  até quando vale, até quando serve, prazo de validade, validade, data de validade
  baixar, reduzir, diminuir, cortar
  aumentar, subir, elevar, mais alto
  diminuir o tamanho, comprimir, reduzir tamanho
  deixar maior, ampliar, aumentar tamanho
  atribuir, responsável, delegar
  passar para outro, encarregar outro, delegar, reatribuir, atribuir a outra pessoa
  dar, oferecer, partilhar, compartilhar, ceder
  ceder, passar, transferir
  enviar, mandar, anexar, carregar
  mando, mandar, enviar
  reenviar, voltar a enviar, mandar de novo, enviar novamente
  escolher, selecionar, optar, escolha, seleção
  assinalar, marcar a caixa, caixa de seleção, opção
  clicar, carregar no botão, apertar, tocar, pressionar, premir
  deslizar, arrastar o dedo, rolar
  anotar, apontar, tomar nota
  programar, deixar programado, agendar, planear, planejar
  adiantar, antecipar, antecipado
  prolongar, estender, alargar o prazo
  encurtar, reduzir, cortar
  deter, interromper
  evitar, impedir, prevenir
  descartar alterações, rejeitar alterações, não guardar
  me virar sozinho, desenrascar, por conta própria, autoatendimento
  calcular, fazer as contas, cálculo, estimar
  contar, contagem, total
  votar, votação, enquete, sondagem, inquérito
  jogar, jogo
  escutar, ouvir, reproduzir, áudio
  reproduzir, dar play, reprodução, tocar vídeo
  girar, rodar, virar
  cortar a foto, recortar imagem, recorte
  perdeu, perdi, perco, perder, perdido
  vendeu, vendi, vender, venda
  recebeu, recebi, receber, recebido
  devolveu, devolvi, devolver, devolução
  esqueceu, esqueci, esquecer, esquecido
  escolheu, escolhi, escolher
  preencheu, preenchi, preencher
  escreveu, escrevi, escrever
  abriu, abri, abrir
  pediu, pedi, pedir, pedido
  saiu, saí, sair
  transferiu, transferi, transferir
  trouxe, traz, trago, trazer
`);
