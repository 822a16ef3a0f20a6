// Long because each group of words has a line.

import { groupList } from "../../thesaurus/group-list.ts";

/** What customers and help pages call the same thing in Portuguese. */
export const pt = groupList(`
  excluir, apagar, remover, eliminar, deletar, tirar, livrar-se de, exclusão
  excluir minha conta, apagar a conta, encerrar a conta, fechar a conta, eliminar a conta, encerramento da conta
  desinstalar, remover, apagar, desinstalação
  cancelar, anular, encerrar, terminar, rescindir, desistir, cancelamento
  cancelar inscrição, descadastrar, deixar de receber, cancelar a assinatura
  adicionar, acrescentar, incluir, criar, inserir, juntar
  criar, fazer, novo, abrir, gerar, criação
  configurar, ajustar, preparar, configuração, definir
  começar, iniciar, primeiros passos, arrancar
  alterar, mudar, editar, modificar, trocar, atualizar, corrigir, alteração, mudança
  renomear, mudar o nome, alterar o nome, novo nome
  substituir, trocar, cambiar
  personalizar, adaptar, personalização, sob medida
  ativar, ligar, habilitar, ativação
  desativar, desligar, desabilitar, desativação
  silenciar, sem som, não perturbe
  pausar, suspender, congelar, interromper, pausa
  retomar, continuar, reativar
  bloquear, proibir, banir, bloqueio
  ignorar, filtrar, deixar de fora, omitir, desconsiderar
  limitar, restringir, limite, máximo, cota, restrição
  permitir, autorizar, deixar, conceder, permissão
  ocultar, esconder, invisível, não mostrar
  mostrar, ver, exibir, visualizar, consultar, visível, aparecer
  encontrar, procurar, buscar, pesquisar, localizar, onde está, onde fica
  acompanhar, rastrear, seguir, medir, acompanhamento
  verificar, conferir, confirmar, validar, testar, checar
  compartilhar, partilhar, dar acesso, link público, enviar para
  publicar, tornar público, lançar, publicação
  convidar, convite, adicionar utilizador, adicionar usuário, adicionar membro, adicionar colega, adicionar colaborador
  participar, entrar, juntar-se, tornar-se membro, aderir
  abandonar, deixar, sair
  conectar, ligar, vincular, associar, emparelhar, integrar
  desconectar, desvincular, desligar
  integração, extensão, plugin, complemento
  combinar, fundir, unir, juntar
  dividir, separar, repartir
  copiar, duplicar, clonar, cópia
  mover, transferir, migrar, passar, deslocar
  ordenar, classificar, organizar, ordem
  importar, carregar, enviar, subir, upload, importação
  exportar, baixar, extrair, exportação, descarregar
  baixar, descarregar, download, salvar, guardar, transferir
  cópia de segurança, backup, salvar, guardar
  restaurar, recuperar, repor, restauração, recuperação
  desfazer, reverter, voltar atrás
  lixeira, lixo, reciclagem, itens excluídos
  redefinir, resetar, repor, reiniciar, redefinição
  reiniciar, religar, ligar de novo, reinício
  sincronizar, sincronização, em todos os dispositivos
  atualizar, atualização, nova versão, última versão, update
  versão, edição
  mudar de plano, upgrade, plano superior, trocar de plano
  renovar, renovação, prolongar, estender, prorrogar
  expirar, vencer, caducar, vencimento, expirado, validade
  válido, validade, vigente
  dinheiro vivo, em espécie, numerário
  entrar, iniciar sessão, fazer login, login, acessar, aceder, logar
  sair, terminar sessão, logout, encerrar sessão, deslogar
  bloqueado, sem acesso, não consigo entrar, perdi o acesso
  cadastrar, registar, registrar, criar conta, inscrever, cadastro, registo, abrir conta
  conta, perfil, usuário, cadastro
  nome de usuário, nome de utilizador, usuário, login
  senha, palavra-passe, password, pin, código de acesso, chave
  esqueci a senha, senha esquecida, recuperar senha, redefinir senha, perdi a senha
  dois fatores, 2fa, verificação em duas etapas, autenticação de dois fatores, duas etapas
  código de recuperação, chave de recuperação, código de emergência
  código de verificação, código de confirmação, código de segurança
  segurança, proteção, seguro, proteger
  hackeado, invadido, conta roubada, phishing
  criptografia, criptografado, encriptado, cifrado
  privado, confidencial, secreto, pessoal
  privacidade, proteção de dados, dados pessoais, lgpd, rgpd
  cookies, rastreamento, consentimento
  consentimento, autorização, aprovação
  termos, condições, regras, regulamento
  colega, membro da equipe, membro da equipa, funcionário, colaborador, empregado
  membro, participante, usuário, utilizador
  equipe, equipa, grupo, organização, time
  convidado, visitante, externo
  função, permissão, direito, nível de acesso, papel
  administrador, admin, gestor, proprietário, responsável
  proprietário, dono, titular
  transferir a propriedade, mudar de titular, novo dono, trocar a titularidade
  acesso, entrada, acessar
  licença, chave de licença, número de série
  cliente, comprador, consumidor
  vendedor, lojista, loja, fornecedor
  empresa, companhia, negócio, organização, firma
  fatura, recibo, nota fiscal, comprovante, conta, boleto
  faturação, faturamento, cobrança, pagamento
  endereço de cobrança, morada de faturação, dados de faturação
  preço, custo, tarifa, taxa, valor, quanto custa, caro
  barato, econômico, acessível
  grátis, gratuito, sem custo, de graça, sem pagar
  imposto, iva, taxa, tributo
  moeda, euro, real, dinheiro
  pagar, pagamento, quitar, liquidar
  forma de pagamento, método de pagamento, cartão de crédito, meio de pagamento, como posso pagar
  transferência, débito direto, conta bancária, iban, pix
  pagamento recusado, cartão recusado, pagamento falhou, negado
  cobrado, debitado, descontado
  cobrado duas vezes, cobrança duplicada, pago duas vezes
  parcelar, prestações, parcelas, parcelado
  em atraso, atrasado, pendente, vencido
  reembolso, dinheiro de volta, reembolsar, estorno, ressarcimento, devolver o dinheiro
  devolução, devolver, trocar, troca, retornar
  desconto, cupom, cupão, código promocional, promoção, oferta, vale
  estudante, escola, universidade, educação
  cartão presente, vale-presente, vale presente, cartão oferta
  presente, oferecer, prenda
  fidelidade, pontos, recompensa
  crédito, saldo, recarga, pré-pago
  teste, teste grátis, período de teste, experimentar, testar, demonstração, avaliação gratuita
  assinatura, plano, subscrição, mensalidade, contrato
  mensal, por mês, todo mês, cada mês
  anual, por ano, todo ano, cada ano
  comprar, encomendar, pedir, pedido, encomenda, compra, adquirir
  carrinho, cesto, cesta
  esgotado, sem estoque, indisponível, fora de stock
  disponível, em estoque, disponibilidade
  produto, artigo, mercadoria, item
  entrega, envio, frete, entregar, enviar, remessa
  custo de envio, frete, portes, taxa de entrega
  prazo de entrega, quando chega, tempo de entrega, quanto demora
  pacote, encomenda, embrulho, caixa
  rastrear pedido, onde está meu pedido, código de rastreio, número de rastreamento, rastreio
  transportadora, entregador, correios, carteiro
  retirar, levantar, buscar, recolha, retirada
  exterior, internacional, estrangeiro, outros países
  alfândega, importação
  não chegou, extraviado, não recebi, perdido
  danificado, quebrado, defeituoso, avariado, estragado, defeito
  garantia, garantido, coberto
  reparar, conserto, consertar, reparação, assistência técnica, arranjar
  peça, peça de reposição, sobressalente
  não funciona, quebrado, avariado, com defeito, falha, erro
  erro, problema, falha, avaria, bug, defeito
  resolver, solucionar, corrigir, consertar, solução
  travado, congelado, não responde, trava, bloqueado
  lento, lentidão, demora, velocidade
  fora do ar, indisponível, offline, caiu
  desapareceu, sumiu, falta, perdido, não aparece, não encontro
  errado, incorreto, equivocado
  duplicado, repetido, duas vezes, em dobro
  notificação, aviso, alerta, lembrete
  lembrete, lembrar, aviso
  e-mail, email, correio eletrônico, correio eletrónico, mensagem, mail
  endereço de e-mail, e-mail, correio
  boletim, newsletter, lista de e-mails
  spam, lixo eletrônico, indesejado
  não recebi o e-mail, e-mail não chega, não recebo
  relatório, resumo, sumário, balanço
  estatísticas, números, dados, métricas, análise
  painel, visão geral, página inicial, dashboard
  gráfico, diagrama, curva
  tráfego, visitas, visitantes, acessos
  meta, objetivo, conversão
  filtro, filtrar, segmento
  período, intervalo, datas
  tempo real, ao vivo, agora
  histórico, registro, registo, passado, atividade
  atraso, demora, atrasado, espera
  adiar, remarcar, mudar a data
  prazo, data limite, até quando, vencimento
  horário, horário de funcionamento, aberto, quando abre, horas de abertura
  fechado, feriado, encerrado
  férias, licença, ausência
  consulta, marcação, agendamento, reserva, hora
  reservar, marcar, agendar, reserva
  remarcar, mudar a reserva, outra data, alterar a marcação
  calendário, agenda, horário
  recorrente, repetir, periódico
  evento, reunião, encontro
  curso, aula, formação, oficina
  bilhete, ingresso, entrada, passagem
  solicitação, pedido, chamado, caso
  contato, contacto, falar com, ligar, telefone, atendimento, escrever
  suporte, ajuda, assistência, atendimento ao cliente, apoio ao cliente
  reclamação, queixa, reclamar, insatisfeito
  opinião, avaliação, comentário, sugestão
  telefone, celular, telemóvel, smartphone, ligar
  número de telefone, número de celular, número de telemóvel
  aplicativo, app, aplicação, programa, software
  computador, pc, portátil, notebook
  dispositivo, aparelho, máquina, equipamento
  celular novo, telemóvel novo, troquei de celular, perdi o celular, outro dispositivo
  navegador, chrome, firefox, safari, browser
  site, página, sítio, website
  link, ligação, url, endereço
  internet, rede, wifi, conexão, ligação
  sem internet, offline, sem conexão
  cabo, fio
  bateria, pilha, carga
  armazenamento, espaço, memória, capacidade
  sem espaço, armazenamento cheio, mais espaço
  arquivo, ficheiro, documento, anexo
  anexo, arquivo anexado, anexar
  pasta, diretório, álbum
  foto, imagem, fotografia
  vídeo, filme, clipe
  captura de tela, captura de ecrã, print
  tamanho do arquivo, muito grande, arquivo grande
  formato, tipo de arquivo, extensão
  planilha, folha de cálculo, excel, csv, tabela
  imprimir, impressão, papel
  digitalizar, escanear, código qr
  formulário, requerimento, ficha
  preencher, completar
  enviar, submeter, entregar, apresentar
  solicitar, pedir, requerer, solicitação, requerimento
  estado, situação, andamento, status
  processar, tratar, analisar, processamento
  aprovar, aceitar, conceder, autorizar
  recusar, rejeitar, negar, recusado, indeferido
  certificado, comprovante, comprovativo, declaração, atestado
  identidade, documento de identidade, passaporte, cartão de cidadão, rg
  carteira de motorista, carta de condução, habilitação
  residência, domicílio, morada, endereço
  mudança, mudança de endereço, novo endereço, alteração de morada
  endereço, morada, localização, onde, local, rua
  estacionamento, estacionar, parque
  acessibilidade, cadeira de rodas, deficiência
  prefeitura, câmara, administração, órgão público
  auxílio, subsídio, benefício, apoio
  assinatura, assinar, assinado
  documentos necessários, documentação, papéis, o que preciso
  recurso, recorrer, contestar
  multa, penalidade, juros
  requisito, condição, necessário, obrigatório
  compatível, compatibilidade, suportado
  idioma, língua, tradução, traduzir
  fuso horário, hora local
  configurações, definições, opções, preferências, ajustes
  botão, ícone, tecla
  modo escuro, modo noturno, tema, aparência
  letra, fonte, tamanho do texto
  foto de perfil, avatar, imagem de perfil
  etiqueta, tag, palavra-chave, marcador
  categoria, seção, tipo, grupo
  modelo, exemplo
  comentário, nota, observação
  mensagem, chat, conversa
  incorporar, inserir, widget, colocar no meu site
  api, interface, desenvolvedor
  token, chave de api, chave
  automático, automaticamente, sozinho, automação
  à mão, manual, manualmente
  em massa, vários de uma vez, todos de uma vez, em lote
  tudo, todos, inteiro, completo
  rascunho, não publicado
  arquivar, arquivo
  antigo, anterior, velho, prévio
  novo, recente, último, atual
  temporário, provisório, por um tempo
  definitivo, para sempre, permanente, irreversível
  família, casa, parceiro, parentes
  criança, menor, filho, crianças
  idade, maior de idade, idade mínima
  animal, cão, cachorro, gato
  falecimento, morte, herdeiro
  urgente, emergência, imediatamente
  comparar, diferença, comparação
  alternativa, outra opção, em vez de
  recurso, função, funcionalidade, opção
  guia, tutorial, manual, instruções, documentação
  tamanho, medida, dimensão
  alergia, alérgeno, intolerância, glúten
  vegetariano, vegano, sem carne
  comida, prato, refeição
  quarto, alojamento, hotel, hospedagem
  chegada, chegar, check-in
  saída, check-out, partida
  bagagem, mala, bolsa
  carro, automóvel, veículo
  bicicleta, bike
  alugar, aluguel, aluguer, locação
  caução, depósito, sinal, entrada
  seguro, segurado, cobertura
  roubo, roubado, furto
  perdidos e achados, perdido, esquecido
  emprego, vaga, trabalho, carreira
  baixar, reduzir, diminuir, cortar
  aumentar, subir, elevar, mais alto
  no máximo, máximo, limite, teto, até
  fidelização, permanência, prazo mínimo, duração do contrato, preso
  rescindir, sair do contrato, rescisão antecipada, cancelar antes
  aumento de preço, mais caro, subida de preço, reajuste
  indemnização, indenização, compensação, ressarcimento, direito a
  contestar, contestação, reclamar, não concordo, disputa
  mudei de ideias, desistir, arrependimento, direito de livre resolução, voltar atrás
  esqueci, tarde demais, perdi o prazo, perdido
  mudar de casa, mudança, nova casa, nova morada, mudar-se
  conta bancária, dados bancários, iban, nib, número da conta, mudar de banco
  débito direto, débito automático, autorização, debitar, cobrança
  transferência permanente, ordem permanente, transferência agendada
  transferência, enviar dinheiro, transferir, mandar dinheiro
  dinheiro, multibanco, caixa automático, levantamento, levantar, sacar
  bloquear cartão, cartão perdido, cartão roubado, cancelar cartão
  descoberto, saldo negativo, no vermelho
  juros, taxa de juro, rendimento, remuneração
  poupança, poupar, conta poupança, guardar dinheiro
  empréstimo, crédito, hipoteca, pedir emprestado, financiamento
  sinistro, participar sinistro, participação, acionar o seguro
  franquia
  cartão sim, sim, esim, chip
  manter o número, portabilidade, ficar com o número
  roaming, estrangeiro, no exterior, em viagem
  dados móveis, gigas, gigabytes, pacote de dados
  router, modem, roteador, hub
  alcance, cobertura, sinal, receção, muito longe
  luz, led, piscar, a piscar, indicador, pisca
  emparelhar, vincular, ligar, adicionar dispositivo, conectar
  repor, redefinir, resetar, definições de fábrica
  reiniciar, reinício, arrancar de novo
  firmware, atualização, nova versão, atualizar
  apito, ruído, som, apita, alarme
  gravação, vídeo, clipe, imagens
  técnico, instalador, visita, instalação ao domicílio
  contador, leitura, medidor, consumo
  apagão, corte de energia, sem luz, falha de energia
  cortar, suspender, corte do serviço, desligar
  falecido, faleceu, óbito, morte, herança, herdeiro
  procuração, em nome de, autorizado, tutor, representante
  conjunta, partilhada, em comum, cotitular
  fraude, burla, golpe, suspeito, não fui eu
  ordenado, salário, vencimento
  mais rápido, mais velocidade, plano superior
  montar, montagem, instalar
  aparelho antigo, recolha, reciclar, levar o velho
  vizinho, ausente, outra pessoa, não estou em casa, deixar
  pontos expiram, perder pontos, validade dos pontos
  registo de horas, folha de horas, horas trabalhadas
  atribuir, responsável, delegar
  só leitura, apenas ver, leitor
  obrigatório, obrigado a, forçoso
  correio de voz, voicemail, caixa postal, atendedor
  cai, vai abaixo, desliga-se, instável, falha
  sair, mudar de operadora, mudar de fornecedor, ir para outra
  mudar para vocês, ser cliente, aderir, contratar
  dívida, devo, em atraso, fatura em atraso, por pagar
  débito devolvido, devolvido pelo banco, recusado
  aos poucos, em prestações, parcelar, parcelado, fracionar
  conta, fatura, recibo, cobrança
  senha, palavra-passe, código de acesso, pin
  gigas, megas, dados, gb
  velocidade reduzida, esgotado, acabar, sem dados
  morar, casa, habitação, domicílio, residência
  roubado, furto, roubo, levaram
  queixa, polícia, boletim de ocorrência, participação
  dar, oferecer, partilhar, compartilhar, ceder
  viajar, viagem, estrangeiro, férias, fora
  papéis, documentos, documentação, o que preciso
  entregar, devolver, levar, deixar
  enviar, mandar, anexar, carregar
  câmara, câmera, cam, webcam
  frigorífico, geladeira
  computador, pc, portátil
  telemóvel, celular, telefone, smartphone
  carro, automóvel, veículo
  talão, recibo, comprovativo de compra
  estafeta, entregador, transportadora
  arranjar, reparar, avariado, estragado
`);
