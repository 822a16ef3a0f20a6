import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name public services, insurance, travel and daily life in the Portuguese of
 * customers and of help pages.
 */
export const life = groupList(`
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
  burocracia, documentação, documentos
  papéis, documentos, documentação, o que preciso
  o que tenho de levar, o que preciso levar, documentos necessários
  formulário online, pela internet, online, portal, serviço online
  ir pessoalmente, ao balcão, presencial, presencialmente
  como está o meu pedido, como vai o meu processo, estado do pedido, andamento do processo, status do pedido
  disseram que não, foi negado, pedido negado, pedido recusado, indeferimento
  não concordo, recorrer, apresentar recurso
  tenho direito, cumprir os requisitos, quem pode pedir, elegível
  ajuda financeira, apoios, auxílio, subsídio, benefício
  desemprego, fundo de desemprego, seguro-desemprego, subsídio de desemprego, desempregado
  fui despedido, fui demitido, despedimento, demissão, desemprego
  pensão, reforma, aposentadoria, aposentar
  nascimento, bebê, bebé, recém-nascido, certidão de nascimento
  certidão, registro civil, registo civil, cartório
  certidão de casamento, matrimônio, matrimónio, registro civil
  divorciar, divórcio, separar
  comprovante de residência, atestado de residência, comprovativo de morada
  imigração, autorização de residência, visto, sef
  carteira de identidade, bilhete de identidade, cartão de cidadão, rg
  perdi o documento, segunda via, documento perdido, passaporte perdido
  renovar o cartão de cidadão, renovar o passaporte, documento caducado, documento vencido
  certificado digital, assinatura eletrônica, assinatura eletrónica, chave móvel digital, gov.br
  multa de trânsito, multa, infração
  lixo, resíduos, recolha de lixo, coleta de lixo, contentor
  móveis velhos, monos, entulho, recolha de monos
  alvará, licença de obras, reforma
  reboque, guincho, rebocado
  zona azul, parquímetro, estacionamento pago
  matrícula do carro, placa, chapa
  inspeção, vistoria, revisão do veículo
  antigo, anterior, velho, prévio
  novo, recente, último, atual
  temporário, provisório, por um tempo
  definitivo, para sempre, permanente, irreversível
  família, casa, parceiro, parentes
  criança, menor, filho, crianças
  idade, maior de idade, idade mínima
  animal, cão, cachorro
  animal, gato
  falecimento, morte, herdeiro
  urgente, emergência, imediatamente
  falecido, faleceu, óbito, morte, herança, herdeiro
  morreu, faleceu, falecimento, titular falecido, óbito
  morreu, morrer, morte, falecimento
  herança, deixar em testamento, herdar, herdeiros
  comparar, diferença, comparação
  alternativa, outra opção, em vez de
  recurso, função, funcionalidade, opção
  guia, tutorial, manual, instruções, documentação
  tamanho, medida, dimensão
  para que serve, instruções
  vantagens, benefícios, por que escolher
  perguntas frequentes, faq, dúvidas, perguntas
  passo a passo, tutorial, instruções
  alergia, alérgeno, intolerância, glúten
  vegetariano, vegano, sem carne
  comida, prato, refeição
  pedir comida, delivery, comida em casa, entrega de comida
  comida fria, chegou frio, frio, mau estado
  falta um prato, faltou comida, pedido incompleto, item em falta
  restaurante, lanchonete, bar, estabelecimento
  sem glúten, celíaco, glúten
  sem lactose, lactose, leite
  calorias, nutrição, valores nutricionais
  passou do prazo, fora do prazo, vencido, data de validade, prazo de validade
  pular uma semana, saltar uma semana, pular a entrega, pausar entrega
  mesa, reserva de mesa, reservar mesa
  quarto, alojamento, hotel, hospedagem
  chegada, chegar, check-in
  saída, check-out, partida
  bagagem, mala, bolsa
  voo, avião, companhia aérea
  trem, comboio, estação de comboio
  ônibus, autocarro, camioneta
  de metrô, bonde, elétrico
  barco, ferry, cruzeiro
  táxi, viagem
  viagem cancelada, voo cancelado, cancelaram o voo, cancelamento do voo
  voo atrasado, atraso do voo, atraso no voo
  perdi o voo, perdi o comboio, perdi o ônibus, perder o voo
  cartão de embarque, check-in, embarque
  mudar o bilhete, remarcar passagem, mudar o voo, alterar voo, outra data, mudar … bilhete, mudar … voo, remarcar … voo
  nome errado, erro no nome, corrigir nome, alteração de nome
  mala perdida, mala não chegou, bagagem perdida, bagagem extraviada
  mala quebrada, mala partida, bagagem danificada, mala danificada
  mala de mão, bagagem de mão, mochila
  mala extra, bagagem adicional, excesso de bagagem, excesso de peso
  carrinho de bebê, carrinho de bebé, cadeirinha
  viajar com crianças, menor sozinho, menor desacompanhado
  viajar com o meu cão, viajar com cachorro, viajar com animal, animal a bordo
  escolher lugar, janela, corredor, marcação de lugar, escolha de assento
  café da manhã, pequeno-almoço, pensão completa, meia pensão
  entrar mais cedo, chegar mais cedo, check-in antecipado, early check-in
  sair mais tarde, saída tardia, late check-out
  hotel cheio, overbooking, sobrelotação
  berço, cama extra, cama adicional
  recepção do hotel, balcão da recepção, balcão, porteiro
  passageiro, viajante, acompanhante
  hóspede, ocupante, inquilino
  carro, automóvel, veículo
  bicicleta, bike
  alugar, aluguel, aluguer, locação
  caução, depósito, sinal, entrada
  seguro, segurado, cobertura
  roubo, roubado, furto
  perdidos e achados, perdido, esquecido
  emprego, vaga, trabalho, carreira
  carro, automóvel, veículo
  carro alugado, alugar carro, aluguel de carros, rent a car, aluguer de automóveis
  patinete, trotinete, scooter
  acidente, batida, colisão, sinistro
  bateram no meu carro, bateram-me, bati o carro, acidente, sinistro
  avaria na estrada, carro quebrou, fiquei parado, assistência em viagem, reboque
  gasolina, combustível, gasóleo, diesel
  carregar o carro, posto de carregamento, carro elétrico
  pneu furado, furo, pneu
  pedágio, portagem, autoestrada
  vidro partido, para-brisas, vidro quebrado
  sinistro, participar sinistro, participação, acionar o seguro
  franquia, parte que pago
  seguro da casa, seguro de habitação, seguro residencial
  seguro do carro, seguro automóvel, seguro auto
  plano de saúde, seguro de saúde, convênio
  seguro de viagem, cobertura de viagem
  o que cobre, está coberto, entra no seguro, cobertura, incluído
  avisar o seguro, acionar seguro, participar sinistro, comunicar sinistro
  perito, peritagem, vistoria, avaliação de danos
  apólice, contrato de seguro, número da apólice
  carência, período de carência
  beneficiário, segurado, tomador
  assaltaram, ladrões, assalto, roubo, furto
  inundação, inundou, alagamento, danos por água
  incêndio, pegou fogo, queimado
  médico, doutor
  especialista, encaminhamento
  hospital, clínica, internação, urgência
  remédio, receita médica, fármaco
  vacina, vacinação, dose
  dentista, dental, dente
  óculos, lentes de contacto, ótica
  gravidez, estou grávida
  doente, doença, saúde
  psicólogo, terapia, saúde mental
  academia, ginásio, centro desportivo
  mensalidade da academia, entrar no ginásio, inscrição no ginásio, plano
  lesão, lesionado, machucado, atestado médico
  personal, treinador, treino personalizado
  aula cheia, lista de espera, vaga livre, lotação
  armário, cacifo, vestiário, balneário
  treino, malhar, exercício
  atividade, batimentos, frequência cardíaca
  esqueci, tarde demais, perdi o prazo, perdido
  mudar de casa, mudança, nova casa, nova morada, mudar-se
  gravação, vídeo, clipe, imagens
  técnico, instalador, visita, instalação ao domicílio
  contador, leitura, medidor, consumo
  apagão, corte de energia, sem luz, falha de energia
  cortar, suspender, corte do serviço, desligar
  morar, casa, habitação, domicílio, residência
  roubado, furto, roubo, levaram
  queixa, polícia, boletim de ocorrência, participação
  viajar, viagem, estrangeiro, férias, fora
  mudar de apartamento, me mudei, mudei de casa, mudança, nova morada, novo endereço
  apartamento, moradia, habitação
  senhorio, locador, proprietário, dono da casa
  inquilino, locatário, arrendatário
  contrato de aluguel, contrato de arrendamento, arrendamento
  sair da casa, deixar o apartamento, fim do arrendamento, despejo, aviso prévio
  aumento do aluguel, aumento da renda, reajuste do aluguel
  devolver a caução, recuperar a caução, devolução da caução, depósito de garantia, devolver … caução, recuperar … caução
  condomínio, despesas comuns, taxa de condomínio
  umidade, humidade, mofo, bolor, infiltração
  aquecimento, caldeira, água quente, esquentador, chuveiro
  encanador, canalizador, eletricista, reparação
  vizinhos barulhentos, barulho, ruído
  mobilado, mobiliado, móveis
  visitar a casa, ver o apartamento, visita
  casa de férias, alojamento local, aluguel por temporada
  anfitrião, host, proprietário
  faxineira, limpeza, taxa de limpeza
  eletricidade, fornecimento de energia
  gás, gás natural, botijão, botija
  conta de luz, conta da luz, fatura da luz, fatura de energia
  caiu a luz, faltou luz, acabou a luz, sem luz, falha de energia
  cortaram a luz, corte de fornecimento, religação, fornecimento suspenso
  leitura do contador, ler o contador, leitura, medidor
  ligar a luz, pedir a luz, contratar luz, novo contrato de energia
  painéis solares, placas solares, energia solar, autoconsumo
  gasto muito, consumo alto, consumo elevado, consumo
  mudar o titular da luz, mudança de titular, no meu nome
  potência, potência contratada, disjuntor
  tarifa noturna, horas de vazio, tarifa bi-horária, horário econômico
  reciclagem, reciclar, meio ambiente, sustentável
  jardim, relva, grama, rega
  adoção, abrigo, canil
  veterinário, animal de estimação, animal
  cabeleireiro, salão, corte de cabelo
  beleza, massagem
  jornal, revista, assinatura
  livro, ebook, livro digital
  loteria, lotaria, prêmio, sorteio
  advogado, assistência jurídica, jurídico
  escritura, cartório, notário
  oferta de emprego, vaga de emprego, candidatura
  mandar o currículo, cv, currículo, candidatar, candidatura
  entrevista, processo seletivo, recrutamento
  receita culinária, ingredientes
  prémio do seguro, prêmio do seguro, preço do seguro
  aluguel, pagar a renda, renda da casa, arrendamento
  exame médico, exame de sangue, análises clínicas
  escala, transbordo, voo de ligação
  vencedor, sorteio, prêmio
`);
