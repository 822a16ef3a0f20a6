import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name devices, networks, files and apps in the Portuguese of customers and of help
 * pages.
 */
export const devices = groupList(`
  telefone, celular, telemóvel, smartphone, ligar
  número de telefone, telefone, contato telefônico, número de celular, número de telemóvel
  aplicativo, app, aplicação, programa, software
  computador, pc, portátil, notebook
  dispositivo, aparelho, máquina, equipamento
  celular novo, telemóvel novo, troquei de celular, perdi o celular, outro dispositivo
  navegador, chrome, firefox, safari, browser
  computador, pc, portátil
  telemóvel, celular, telefone, smartphone
  telemóvel, smartphone, iphone, android, celular
  laptop, notebook, computador portátil, portátil
  tablet, ipad
  mouse, rato, teclado
  relógio, smartwatch, relógio inteligente, pulseira
  fone, fones de ouvido, auriculares, auscultadores
  caixa de som, coluna de som, alto-falante, altifalante
  tv, televisão, televisor, smart tv
  consola, console, playstation, xbox, nintendo
  impressora, imprimir
  celular perdido, perdi o telemóvel, roubaram meu celular, telefone roubado, dispositivo perdido, perdi … celular, perdi … telemóvel, roubaram … celular, roubaram … telemóvel
  celular quebrado, telemóvel partido, quebrei o celular, dispositivo danificado
  mudei de número, troquei de número, novo número, alterar número de telefone, mudei … número, troquei … número, mudar … número
  trocar de celular, mudar de telemóvel, passar para o novo celular, transferir para outro dispositivo, novo dispositivo
  em vários aparelhos, quantos dispositivos, número de dispositivos, limite de dispositivos
  loja de aplicativos, loja de aplicações, play store, app store, baixar aplicativo
  instalar o app, baixar o app, instalar a aplicação, instalação
  o app fecha, aplicativo trava, a aplicação não abre, aplicativo fecha
  atualizar o app, última versão do app, atualização do aplicativo, atualização da aplicação
  cache, limpar cache, dados de navegação, arquivos temporários
  janela anônima, janela anónima, modo privado, navegação privada
  bloqueador de anúncios, adblock, bloqueador
  tela, ecrã, página, display
  janela, aba, separador, página
  atalho, atalho de teclado, combinação de teclas
  menu principal, barra lateral, navegação
  site, página, sítio, website
  link, ligação, url, endereço
  internet, rede, wifi, conexão, ligação
  sem internet, offline, sem conexão
  cabo, fio
  bateria, pilha, carga
  rede, wifi, internet, ligação
  sem internet, caiu a internet, não há internet, não tem internet, internet não funciona, sem ligação
  não conecta, não se liga, não pega o wifi, não apanha a rede, erro de conexão, erro de ligação
  a internet cai, o wifi cai, cai a ligação, conexão instável, ligação instável
  wifi fraco, sinal fraco, pouca rede, mau sinal, má cobertura
  internet lenta, internet devagar, velocidade da internet, conexão lenta
  senha do wifi, palavra-passe do wifi, senha da rede
  fibra, banda larga, adsl
  domínio, endereço web, nome de domínio
  meu próprio endereço, domínio próprio, domínio personalizado
  passar o domínio, mudar o domínio, transferir domínio, código de autorização, passar … domínio, mudar … domínio, transferir … domínio
  dns, servidores de nomes, registros dns, registos dns
  cadeado no navegador, não é seguro, não seguro, https, ssl, certificado ssl
  site caiu, site fora do ar, página em baixo, site indisponível, erro 404, erro 500
  hospedagem, alojamento web, hosting, servidor
  ftp, enviar o site, publicar site
  caixa de e-mail, caixa postal, conta de e-mail
  loja online, loja virtual, comércio eletrônico, e-commerce
  google, buscadores, motores de busca, seo
  tomada, corrente elétrica
  carregador, cabo de carregamento, adaptador
  descarrega rápido, bateria dura pouco, bateria não dura, duração da bateria
  sem bateria, ficou sem bateria, bateria fraca, bateria descarregada
  trocar a pilha, trocar as pilhas, mudar a bateria, substituir bateria, trocar … pilha, trocar … bateria, mudar … pilha
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
  nuvem, armazenamento online, disco virtual
  liberar espaço, libertar espaço, espaço de armazenamento
  não abre o arquivo, ficheiro estragado, arquivo corrompido, ficheiro corrompido
  não sobe, não consigo subir, erro ao enviar, erro no upload, erro ao carregar ficheiro
  não baixa, não consigo baixar, não descarrega, erro no download
  pesado demais, muito pesado, grande demais, tamanho máximo, limite de tamanho
  comprimido, zip, pasta compactada
  pdf, documento, baixar em pdf
  word, documento de texto, docx
  jpg, png, formato de imagem
  fotos, imagens, galeria, álbum
  filme, série, vídeo
  gigas, megas, dados, gb
  velocidade reduzida, esgotado, acabar, sem dados
  câmara, câmera, cam, webcam
  foto de capa, imagem de fundo, capa
  imprimir em papel, em papel, cópia impressa
  digitalizado, foto do documento, cópia digitalizada
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
  menu de configurações, onde configuro, configurações, definições
  pôr em português, na minha língua, mudar o idioma, idioma, pôr … em português, mudar … idioma, mudar … língua
  está em inglês, aparece em inglês, outro idioma, mudar o idioma
  a hora está errada, hora errada, fuso horário, hora incorreta
  formato de data, dia e mês, formato de hora
  letra pequena, letra grande, não consigo ler, tamanho do texto, aumentar texto
  cores, cor, aparência
  logotipo, logótipo
  layout, desenho, disposição, aspecto
  conversa, mensagens, tópico
  não lido, por ler, não lida
  emoji, figurinha, reação
  mencionar, arroba, menção
  favorito, estrela, destaque
  autocolante, adesivo, etiqueta
  trecho de código, script
  de uma vez, tudo de uma vez, em massa, em lote
  obrigatório, obrigado a, forçoso
  padrão, predefinido, por defeito, pré-definido, de série
  campo obrigatório, obrigatório preencher, obrigatório
  beta, versão de teste, acesso antecipado
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
  correio de voz, voicemail, caixa postal, atendedor
  sair, mudar de operadora, mudar de fornecedor, ir para outra
  mudar para vocês, ser cliente, aderir, contratar
  mudar de operadora, trocar de operadora, portabilidade, trazer o meu número
  levar o meu número, manter meu número, ficar com o número, portabilidade
  chip, cartão sim
  chip perdido, segunda via do chip, novo sim, cartão sim perdido
  puk, pin do sim, sim bloqueado, código puk
  sem rede, não tem sinal, sem sinal, cobertura, sem serviço
  acabaram os dados, gastei os dados, acabou a internet, sem dados, limite de dados, dados esgotados, pacote adicional
  estou fora, fora do país, de viagem, roaming, no exterior, no estrangeiro
  ligar para fora, ligações internacionais, chamadas internacionais
  número oculto, ocultar número, chamada anónima, número privado
  desviar chamadas, desvio de chamadas, encaminhar chamadas
  chamada em espera, pôr em espera, espera
  mensagens pagas, serviços de valor acrescentado, números especiais
  linha fixa, telefone fixo, fixo
  caixinha, aparelho do wifi, router, roteador, modem
  box, caixa da tv, descodificador, decodificador
  canais, canal, televisão
  tv sem sinal, não se vê a televisão, televisão não funciona
  luz vermelha, fica vermelho, led vermelho, indicador vermelho
  luz amarela, fica amarelo, luz laranja, led amarelo, led laranja
  luz verde, luz azul, led verde, led azul
  piscando, luz a piscar, pisca, intermitente
  apitando, a apitar, apita, apito, bip, alarme
  alarme dispara, disparou o alarme, falso alarme, alarme
  deteta movimento, detecta movimento, sensor de movimento, detecção de movimento
  sensor, detector, detetor
  fumaça, fumo, detector de fumaça, detetor de fumo, incêndio
  campainha, videoporteiro, interfone, intercomunicador
  fechadura, fechadura inteligente, tranca
  não abre a porta, fechadura não abre, porta bloqueada
  fiquei trancado, fiquei na rua, sem chave, trancado fora
  perdi a chave, cópia da chave, chave perdida, perdi … chave, perdi … chaves
  termostato, termóstato, temperatura, aquecimento
  lâmpada, candeeiro, luminária
  persiana, estore, cortina, toldo
  aspirador, robô aspirador, aspirador de pó
  máquina de lavar, lavadora, máquina de lavar louça, lava-louças, secadora
  frigorífico, geladeira
  forno, fogão, micro-ondas
  cafeteira, máquina de café, café
  ar condicionado, clima, refrigeração
  alexa, assistente de voz, google home, controle por voz, controlo por voz
  comando à distância, controle remoto, controlo remoto, telecomando
  manter pressionado, segurar o botão, carregar no botão, pressionar botão
  não aparece no app, não encontra o aparelho, dispositivo não encontrado, não emparelha, não pareia
  parear o aparelho, parear dispositivo, emparelhar, emparelhamento
  bluetooth, sem fio, sem fios, wireless
  visão noturna, de noite, escuro
  ver o que gravou, gravações, vídeo gravado, histórico de vídeo
  cartão de memória, cartão sd, microsd
  modo de suspensão, hibernar, dormir
  pôr na parede, pendurar na parede, montagem na parede, suporte
  impermeável, à prova d'água, chuva, resistente à água, exterior
  regra automática, automação
`);
