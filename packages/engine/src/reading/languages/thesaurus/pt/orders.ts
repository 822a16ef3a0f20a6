import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name orders, delivery, returns and repairs in the Portuguese of customers and of
 * help pages.
 */
export const orders = groupList(`
  comprar, encomendar, pedir, pedido, encomenda, compra, adquirir
  carrinho, cesto, cesta
  esgotado, sem estoque, indisponível, fora de stock
  disponível, em estoque, disponibilidade
  produto, artigo, mercadoria, item
  fazer um pedido, fazer uma encomenda, encomendar
  pedi duas vezes, comprei duas vezes, pedido duplicado, encomenda duplicada
  pedido não aparece, não vejo a encomenda, meus pedidos, as minhas encomendas, histórico de pedidos
  confirmação do pedido, confirmação da encomenda, e-mail de confirmação, resumo do pedido
  mudar o pedido, alterar a encomenda, modificar o pedido, editar pedido, mudar … pedido, alterar … pedido, alterar … encomenda
  endereço errado, morada errada, coloquei o endereço errado, endereço de entrega, morada de entrega, alterar endereço de entrega, mudar … endereço … entrega, alterar … morada … entrega, mudar … morada … entrega
  pedir de novo, comprar outra vez, repetir pedido
  pedido mínimo, compra mínima, valor mínimo
  pré-venda, reserva antecipada, pré-encomenda
  quando volta, voltar a ter, reposição, de volta ao estoque, avise-me quando chegar, reposição de stock
  acabou, esgotado, sem estoque, sem stock
  lista de desejos, favoritos, guardados, salvos
  segunda mão, usado, recondicionado, seminovo
  original, produto autêntico, imitação, falsificação
  atacado, grossista, por atacado, grande quantidade
  embrulhar para presente, papel de presente, embrulho de presente
  nome gravado, personalizado, com o meu nome
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
  mandam, enviam, envio, entrega
  mandam para, enviam para, entregam em, países de entrega, envio internacional
  frete grátis, portes grátis, sem custo de envio, envio gratuito
  frete, portes, custo de envio, taxa de envio
  entrega rápida, envio expresso, para amanhã, entrega urgente, sedex
  dia da entrega, escolher o dia, faixa horária, escolher data de entrega, hora da entrega
  mudar o dia da entrega, reagendar entrega, outro dia de entrega, alterar data de entrega
  onde está a minha encomenda, cadê minha encomenda, cadê meu pedido, rastreio, rastrear pedido, seguir encomenda, onde … encomenda, onde … pedido
  o rastreio não muda, rastreio parado, rastreio não atualiza, sem atualização, estado do envio
  ainda não saiu, não enviaram, não foi despachado, em preparação, em separação
  a encomenda não chega, pedido não chegou, pacote não chegou, encomenda perdida, não recebi, atraso na entrega, pedido não recebido, não … chegou … encomenda, encomenda … não … chegou, pedido … não … chegou, pacote … não … chegou
  está atrasado, pedido atrasado, encomenda atrasada, atraso na entrega
  diz que foi entregue, aparece como entregue, marcado como entregue, consta como entregue, pedido não recebido
  deixaram na porta, deixado à porta, na portaria, local seguro
  não estava em casa, ninguém em casa, ausente, tentativa de entrega, entrega falhada
  entregaram a outra pessoa, entregue ao vizinho, entregue em outro endereço, endereço errado
  devolvido ao remetente, voltou para o remetente, devolvido ao armazém
  ponto de recolha, ponto de retirada, retirar na loja, levantar na loja, cacifo
  agência dos correios, ctt, ponto de recolha
  ir buscar, buscar eu mesmo, retirar, levantamento na loja, retirada na loja
  outra pessoa pode retirar, levantar por mim, autorizar retirada
  vêm buscar, passam para buscar, recolha em casa, coleta em casa, recolha ao domicílio, coleta
  parado na alfândega, preso na alfândega, retido na alfândega, desalfandegamento, desembaraço
  pagar na alfândega, direitos aduaneiros, taxa de importação, impostos de importação
  falta alguma coisa, falta uma peça, veio faltando, veio incompleto, encomenda incompleta, item em falta, falta … na encomenda, faltou … no pedido, faltando … no pedido
  a caixa veio vazia, caixa vazia, pacote vazio
  mandaram outra coisa, não foi o que pedi, veio outro, artigo errado, produto errado, produto trocado, mandaram … errado, enviaram … errado, veio … errado, recebi … errado
  cor errada, outra cor, cor diferente, produto errado
  chegou quebrado, veio quebrado, chegou partido, veio partido, chegou danificado, amassado, produto danificado, chegou … quebrado, veio … quebrado, chegou … partido, chegou … danificado
  caixa, embalagem, pacote, embrulho
  embalagem original, caixa original, por abrir, lacrado, selado
  em várias caixas, vários pacotes, envio parcial, envios separados, entrega parcial
  subir até o apartamento, entrega no andar, entrega ao domicílio, entrega em casa
  assinatura na entrega, assinar ao receber, entregar em mãos
  motorista, motoboy, condutor, entregador, estafeta
  danificado, quebrado, defeituoso, avariado, estragado, defeito
  garantia, garantido, coberto
  reparar, conserto, consertar, reparação, assistência técnica, arranjar
  peça, peça de reposição, sobressalente
  arranjar, reparar, avariado, estragado
  estafeta, entregador, transportadora
  rachado, trincado, fissura, quebrado, ecrã partido, tela quebrada
  rasgado, rasgão, descosturado, descosido
  riscado, arranhado, arranhão, amolgado, amassado
  manchado, mancha, sujo
  partiu, ficou partido, quebrou, quebrado, partiu-se
  quebrou, deixou de funcionar, parou de funcionar, avariado, quebrado
  molhou, caiu na água, dano por água, molhado
  caiu no chão, deixei cair, queda, dano acidental
  veio com defeito, defeito de fábrica, defeituoso, defeito de fabrico
  tem garantia, na garantia, dentro da garantia, cobertura da garantia
  sem o talão, perdi o recibo, sem nota fiscal, sem fatura, comprovante de compra, prova de compra, perdi … talão, perdi … recibo
  levar para arrumar, mandar arranjar, levar para consertar, assistência técnica, reparação, oficina
  peças, acessórios, peças de reposição
  recall, retirada do mercado, recolha do produto
  arrumar, consertar, reparar, conserto
  montar, montagem, instalar
  aparelho antigo, recolha, reciclar, levar o velho
  vizinho, ausente, outra pessoa, não estou em casa, deixar
  instruções de montagem, como se monta, como montar, montagem
  parafuso, parafusos, peças de montagem, ferramenta
  lavar, lavagem, limpeza
  desmontar, tirar as peças
  material, tecido
  guia de tamanhos, que tamanho, tabela de medidas, medidas
  trocar por outro tamanho, troca de tamanho, troca, trocar … tamanho
  trocar por outra cor, troca de cor, troca
  entregar, devolver, levar, deixar
  provador, experimentar a roupa, provar a roupa
`);
