import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name figures, dates, appointments and contact in the Portuguese of customers and of
 * help pages.
 */
export const work = groupList(`
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
  quantas pessoas visitam, quantas visitas, número de visitas, visitantes
  de onde vem as pessoas, de onde vêm as visitas, origem do tráfego, referências, origem
  como vai o negócio, desempenho, vendas
  faturado, vendas, volume de vendas
  relatório por e-mail, relatório automático, relatório agendado, enviar relatório
  tirar uma lista, listagem, lista, exportar lista
  colunas, campos, colunas da tabela
  campo próprio, campo personalizado, dado adicional
  comparar com o ano passado, comparar períodos, comparação
  semana passada, mês passado, intervalo de datas, período
  filtrar por, filtro, mostrar apenas
  as minhas visitas, não contar minhas visitas, excluir visitas, excluir ip
  bots, robôs, tráfego falso
  funil, conversões, etapas
  página mais vista, mais visto, páginas mais visitadas
  na hora, no momento, ao vivo, tempo real
  quem fez o quê, histórico, registro de atividade, registo de atividade
  tarefa, afazer, lista de tarefas
  subtarefa, lista de verificação, checklist
  marcar como feito, dar por concluído, concluir, finalizar
  prioridade, importante, urgência
  fluxo de trabalho, automação
  bater ponto, picar o ponto, ponto eletrônico, registo de ponto, controlo de horas
  registo de horas, folha de horas, horas trabalhadas
  dias de folga, folga, férias, ausência
  baixa médica, estou doente, atestado, licença médica
  licença-maternidade, licença de maternidade, paternidade, nascimento
  horas extra, horas extraordinárias, banco de horas
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
  a que horas abre, até que horas, que horas fecha, horário de funcionamento, horário
  abrem ao domingo, aberto no feriado, fim de semana, horário em feriados
  hora de ponta, horário de pico, muita gente, fila, tempo de espera
  fazer fila, fila, espera, senha de atendimento
  marcar hora, marcar horário, tirar senha, agendar, marcação, agendamento
  não há vagas, não tem horário, sem vagas, lotado, sem disponibilidade, lista de espera
  vaga livre, disponibilidade, horário livre
  mudar a hora, mudar a consulta, remarcar, reagendar, alterar a marcação, mudar … consulta, mudar … marcação, remarcar … consulta
  não vou poder ir, surgiu um imprevisto, cancelar reserva, desmarcar
  vou chegar atrasado, chego tarde, atraso, chegar atrasado
  não compareci, faltei à consulta, não comparência
  grupo grande, reserva de grupo, reserva para grupos
  reservei errado, enganei na data, data errada, mudar a reserva
  confirmação da reserva, não recebi a reserva, comprovante de reserva, localizador
  avisar antes, me lembrar, lembrete, aviso
  sincronizar o calendário, google agenda, google calendar, outlook, calendário
  toda semana, todas as semanas, semanal, periódico, recorrente
  chamada de vídeo, videochamada, videoconferência, reunião online, zoom
  entrar na reunião, participar na reunião, link da reunião
  mostrar a minha tela, compartilhar tela, partilhar ecrã, apresentar ecrã
  ingressos, bilhetes, entradas, passagens
  não recebi os ingressos, bilhetes não chegaram, baixar ingresso, descarregar bilhetes, ingresso digital
  vender o ingresso, passar o bilhete, transferir ingresso, transferir bilhete, revender
  cancelaram o evento, show cancelado, concerto cancelado, evento cancelado, evento adiado
  cadeira, assento, lugar marcado
  lotação, capacidade, vagas disponíveis
  show, concerto, espetáculo, evento
  curso online, aula pela internet, ensino a distância, ead
  entrar num curso, me matricular, inscrever no curso, matrícula, inscrição
  largar o curso, trancar a matrícula, desistir do curso, cancelar matrícula, anular inscrição
  professor, docente, instrutor, tutor, formador
  aluno, estudante, participante
  reprovar, chumbar, repetir exame
  diploma, canudo, certificado
  colégio, escola, liceu
  creche, jardim de infância, infantário, educação infantil
  cantina, refeitório, merenda, refeição escolar
  faculdade, universidade, uni, campus
  solicitação, pedido, chamado, caso
  contato, contacto, falar com, ligar, telefone, atendimento, escrever
  suporte, ajuda, assistência, atendimento ao cliente, apoio ao cliente
  reclamação, queixa, reclamar, insatisfeito
  opinião, avaliação, comentário, sugestão
  falar com alguém, pessoa de verdade, falar com uma pessoa, atendente, atendimento, contato, contacto
  ligar para vocês, telefonar, número de telefone, telefone de atendimento
  mandar mensagem, escrever para vocês, formulário de contato, formulário de contacto, contato
  ninguém responde, não respondem
  quanto demoram a responder, prazo de resposta
  abrir um chamado, abrir um ticket, abrir um pedido, pedido de suporte, criar chamado
  fazer queixa, livro de reclamações, queixar, apresentar reclamação, ouvidoria
  mau atendimento, péssimo atendimento, insatisfeito, queixa, reclamação
  deixar opinião, fazer avaliação, escrever avaliação, avaliar
  estrelas, pontuação, avaliação
  faz falta, sugestão, proposta, pedido de funcionalidade
  whatsapp, zap, telegram, mensagens
  redes sociais, instagram, facebook, twitter
  exame final, prova final
  nota do exame, resultado do exame
  trabalho de casa, lição de casa, trabalho da aula
  turno de trabalho, escala de trabalho, horário de trabalho
  módulo, unidade do curso, aula
  palestrante, orador, conferencista
  bolsa de estudo, bolsa de estudos, apoio ao estudo
  biblioteca, empréstimo de livros
`);
