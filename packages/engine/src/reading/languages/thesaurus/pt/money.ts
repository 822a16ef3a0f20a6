import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name bills, prices, subscriptions and banking in the Portuguese of customers and of
 * help pages.
 */
export const money = groupList(`
  dinheiro vivo, em espécie, numerário
  fatura, recibo, nota fiscal, comprovante, conta, boleto
  faturação, faturamento, cobrança, pagamento
  endereço de cobrança, morada de faturação, dados de faturação
  conta, fatura, recibo, cobrança
  talão, recibo, comprovativo de compra
  a fatura não chega, não tenho a fatura, baixar fatura, descarregar fatura, ver fatura, segunda via, baixar … fatura, descarregar … fatura, não … recebi … fatura
  segunda via do boleto, boleto vencido, boleto, fatura
  papel para a empresa, nota fiscal, fatura, recibo
  fatura com contribuinte, fatura com nif, nota fiscal com cnpj, nif, contribuinte, cpf na nota
  fatura errada, corrigir a fatura, nota fiscal errada, dados de faturação, nota de crédito, corrigir … fatura, alterar … fatura
  conta alta, conta veio alta, fatura mais alta, fatura elevada, valor da fatura
  fatura eletrônica, fatura eletrónica, fatura digital, fatura sem papel, fatura por e-mail
  extrato, movimentos da conta, resumo da conta
  dia da cobrança, quando cobram, data de cobrança, data de vencimento, ciclo de faturação
  preço, custo, tarifa, taxa, valor, quanto custa, caro
  barato, econômico, acessível
  grátis, gratuito, sem custo, de graça, sem pagar
  imposto, iva, taxa, tributo
  moeda, euro, real, dinheiro
  quanto custa, quanto sai, quanto fica, preço, custo
  grana, pilas, guito, dinheiro
  sai caro, caro demais, muito caro, preço elevado, preço
  baixou de preço, ficou mais barato, queda de preço, descida de preço, diferença de preço
  mais barato em outro lugar, mais barato noutro sítio, cobrir a oferta, preço da concorrência, melhor preço
  preço diferente, preço não bate, preço errado, preço incorreto
  custos escondidos, taxas ocultas, custos adicionais, sobretaxa, suplemento
  comissão, taxa, tarifa, encargos
  taxas, comissões, custos
  orçamento, pedir cotação, proposta de preço
  sem iva, isento de iva, isenção de impostos, com iva, impostos incluídos
  finanças, fisco, receita federal, autoridade tributária, impostos
  irs, imposto de renda, declaração de impostos, declaração de irs
  deduzir, dedução, dedutível, despesa dedutível, abater no imposto
  retenção na fonte, reter imposto, retenção
  contabilidade, livros contábeis
  despesas, nota de despesas, reembolso de despesas, ajudas de custo
  câmbio de moeda, taxa de câmbio, converter moeda
  pagar, pagamento, quitar, liquidar
  forma de pagamento, método de pagamento, cartão de crédito, meio de pagamento, como posso pagar
  transferência, débito direto, conta bancária, iban, pix
  pagamento recusado, cartão recusado, pagamento falhou, negado
  cobrado, debitado, descontado
  cobrado duas vezes, cobrança duplicada, pago duas vezes
  parcelar, prestações, parcelas, parcelado
  em atraso, atrasado, pendente, vencido
  acertar a conta, quitar, pagar, liquidar
  pagar em dinheiro, pagamento em dinheiro, dinheiro vivo, numerário
  pagar na entrega, pagamento na entrega, contra reembolso, à cobrança
  visa, mastercard, cartão, cartão bancário
  cartão novo, trocar o cartão, mudar o cartão, outro cartão, atualizar cartão, atualizar forma de pagamento, trocar … cartão, mudar … cartão, atualizar … cartão
  cartão vencido, cartão expirado, cartão caducado, novo cartão, atualizar forma de pagamento
  mudar a forma de pagamento, pagar com outra coisa, alterar método de pagamento, forma de pagamento
  tirar o cartão, apagar o cartão, remover forma de pagamento, cartão guardado, cartão salvo, tirar … cartão, apagar … cartão, remover … cartão
  paypal, carteira digital, apple pay, google pay, mb way, pix
  não consigo pagar, não passa o cartão, cartão não passa, não aceita o cartão, pagamento recusado, cartão recusado, erro no pagamento, não … aceita … cartão, recusa … cartão, recusaram … cartão
  não passou, não foi aprovado, recusado, negado
  pagamento preso, pagamento pendente, pagamento em processamento, em análise
  cobraram a mais, cobrado a mais, cobrança a mais, valor cobrado errado, cobrança indevida, cobrança excessiva, cobraram … a mais, cobrado … a mais
  cobrança indevida, cobrança errada, cobrança incorreta, contestar cobrança
  não reconheço a cobrança, cobrança estranha, cobrança desconhecida, débito desconhecido, compra não reconhecida, cobrança não autorizada
  continuam cobrando, continuam a cobrar, cobraram de novo, cobrança depois do cancelamento, cobrança após cancelar, cobraram … cancelei, cobrado … cancelei, cobrando … cancelei
  cobraram sem avisar, cobrança inesperada, renovação automática
  valor retido, dinheiro preso, cativo, pré-autorização, cobrança provisória
  paguei e não, pagamento não aparece, pagamento não caiu, pagamento não compensado, pagamento não registado
  esqueci de pagar, esqueci-me de pagar, pagamento atrasado, fatura em atraso, fatura vencida
  sem dinheiro para pagar, dificuldade para pagar, dificuldades de pagamento, acordo de pagamento, negociar dívida
  pagar mais tarde, pagar depois, adiar o pagamento, prorrogar pagamento
  pagamento único, uma vez só, de uma vez, à vista
  pagar por mês, pagar todo mês, pagamento mensal, cobrança mensal, faturação mensal
  pagar por ano, pagar o ano todo, pagamento anual, cobrança anual, faturação anual
  rachar a conta, dividir a conta, pagar a meias, dividir despesas
  gorjeta, gratificação
  donativo, doação, doar
  reembolso, dinheiro de volta, reembolsar, estorno, ressarcimento, devolver o dinheiro
  devolução, devolver, trocar, troca, retornar
  quero o meu dinheiro, meu dinheiro de volta, devolvem o dinheiro, devolver o dinheiro, reembolso, estorno, devolver … dinheiro, devolvam … dinheiro, quero … dinheiro, recuperar … dinheiro
  devolvem, devolver, reembolsar, reembolso
  quando devolvem, cadê meu reembolso, onde está o reembolso, reembolso não recebido, prazo do reembolso, quanto demora o reembolso
  estorno não caiu, estorno não apareceu, prazo do estorno, estorno, reembolso
  reembolso parcial, uma parte do dinheiro, proporcional
  parte proporcional, proporcional, pro rata, dias não usados
  mandar de volta, enviar de volta, devolver, devolução, mandar … de volta, enviar … de volta
  etiqueta de devolução, etiqueta de envio, código de postagem, autorização de postagem
  prazo de devolução, até quando posso devolver, dias para devolver
  não gostei, não me agrada, não era o que esperava, devolução, devolver
  não serve, não serviu, ficou grande, ficou pequeno, fica grande, tamanho errado, outro tamanho, troca de tamanho
  devolver um presente, trocar um presente, presente repetido, devolução de presente
  vale-compra, crédito na loja, vale de compras, saldo a favor
  desconto, cupom, cupão, código promocional, promoção, oferta, vale
  estudante, escola, universidade, educação
  cartão presente, vale-presente, vale presente, cartão oferta
  presente, oferecer, prenda
  fidelidade, pontos, recompensa
  crédito, saldo, recarga, pré-pago
  cupons, código de desconto, cupom, código promocional, vale
  o código não funciona, o cupom não funciona, não aceita o cupom, cupom inválido, código inválido, código promocional
  resgatar, usar um vale, usar o cupom, aplicar o código, trocar pontos
  em saldos, em liquidação, promoção, desconto, black friday, em promoção
  desconto de boas-vindas, primeira compra, desconto para novos clientes
  carteira de estudante, cartão de estudante, desconto para estudantes, meia-entrada
  idoso, reformado, aposentado, terceira idade, sénior, desconto para idosos
  família numerosa, desconto família, plano família
  saldo do cartão presente, saldo do vale, cartão presente, cartão oferta
  milhas, pontos, recompensas, programa de fidelidade
  pontos não caíram, não recebi os pontos, faltam pontos, pontos pendentes
  cartão de sócio, cartão de fidelidade, cartão cliente, programa de fidelidade
  pôr saldo, colocar créditos, botar crédito, carregar saldo, recarregar, recarga, adicionar fundos
  tirar o dinheiro, resgatar o dinheiro, sacar o saldo, levantar o saldo, saque, levantamento
  ganhos, rendimentos, pagamentos recebidos
  teste, teste grátis, período de teste, experimentar, testar, demonstração, avaliação gratuita
  assinatura, plano, subscrição, mensalidade, contrato
  mensal, por mês, todo mês, cada mês
  anual, por ano, todo ano, cada ano
  mês grátis, semana grátis, teste grátis, período de teste, avaliação gratuita
  acaba o teste, terminou o teste, fim do período de teste, depois do teste
  versão gratuita, plano gratuito, grátis, sem pagar
  versão paga, plano pago, premium, pro
  plano família, conta familiar, dividir a assinatura, partilhar a subscrição, compartilhar a assinatura
  assinatura, mensalidade, subscrição, anuidade
  o que inclui, o que vem, o que está incluído, recursos do plano, incluído
  qual plano, que plano, comparar planos, diferença entre planos
  no máximo, máximo, limite, teto, até
  fidelização, permanência, prazo mínimo, duração do contrato, preso
  rescindir, sair do contrato, rescisão antecipada, cancelar antes
  aumento de preço, mais caro, subida de preço, reajuste
  indemnização, indenização, compensação, ressarcimento, direito a
  contestar, contestação, reclamar, não concordo, disputa
  mudei de ideias, desistir, arrependimento, direito de livre resolução, voltar atrás
  preso ao contrato, amarrado, fidelização, fidelidade, prazo mínimo
  multa por sair, multa de rescisão, quebra de contrato, multa por cancelar, penalização
  aviso prévio, avisar antes, pré-aviso, antecedência
  fim do contrato, acaba o contrato, término do contrato
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
  abrir conta no banco, conta nova, abertura de conta, abrir conta
  depositar, pôr dinheiro na conta, fazer um depósito
  mandar dinheiro, fazer um pix, fazer uma transferência, transferência, ted
  a transferência não chega, transferência não caiu, pix não caiu, transferência pendente, quanto demora uma transferência
  mandei para a conta errada, pix errado, transferência errada, anular transferência, devolver transferência
  na hora, transferência imediata, transferência instantânea, pix
  mandar dinheiro para fora, transferência internacional, swift, transferência sepa, remessa
  caixa engoliu o cartão, multibanco ficou com o cartão, cartão retido, cartão capturado
  cartão não chega, cartão não chegou, cartão novo não chegou, entrega do cartão
  ativar o cartão, desbloquear cartão novo, ativação do cartão, ativar … cartão, desbloquear … cartão
  senha do cartão, pin do cartão, ver pin, alterar pin
  congelar o cartão, bloqueio temporário, pausar o cartão, bloquear cartão temporariamente, congelar … cartão
  limite do cartão, limite de gastos, limite diário, aumentar limite, aumentar … limite, subir … limite
  contactless, pagamento por aproximação, aproximação, sem contacto
  pagar com o celular, pagar com o telemóvel, pagamento móvel, google pay, apple pay
  cartão de débito, débito
  cartão virtual, cartão digital
  pagar no estrangeiro, usar o cartão lá fora, usar cartão no exterior, iof, compra internacional
  conta negativa, no vermelho, a descoberto, cheque especial, saldo insuficiente
  sem saldo, não tenho saldo, saldo insuficiente, fundos insuficientes
  pedir um empréstimo, empréstimo pessoal, solicitar empréstimo, financiar
  pagar o empréstimo antes, amortizar, amortização antecipada, quitação antecipada
  prestação do empréstimo, parcela, prestação, mensalidade
  fiador, avalista, garantia
  plano de pensões, reforma, aposentadoria, previdência
  investir, investimento, ações, investir na bolsa, fundos de investimento
  criptomoedas, bitcoin, cripto
  chargeback, contestar a compra, contestação de compra, reclamar ao banco
  fraude, burla, golpe, suspeito, não fui eu
  ordenado, salário, vencimento
  mais rápido, mais velocidade, plano superior
  fui enganado, me enganaram, caí num golpe, fui burlado, golpe, burla, fraude
  holerite, contracheque, recibo de vencimento, salário
  pontos expiram, perder pontos, validade dos pontos
  dívida, devo, em atraso, fatura em atraso, por pagar
  débito devolvido, devolvido pelo banco, recusado
  aos poucos, em prestações, parcelar, parcelado, fracionar
  estão me cobrando, empresa de cobrança, cobrança de dívida, devedor
  nome sujo, nome negativado, serasa, dívida
  juros de mora, multa por atraso
  instituição financeira, banco
  depositar um cheque, descontar um cheque, pagar com cheque
`);
